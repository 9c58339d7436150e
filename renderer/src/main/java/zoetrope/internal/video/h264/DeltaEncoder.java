package zoetrope.internal.video.h264;

import java.util.BitSet;

/**
 * Codes a picture by what changed since the last one: a P slice of all macroblocks in which those
 * that did not change are skipped. The cost grows with the change, not with the picture.
 *
 * <p>What it uses of ITU-T H.264: prediction from the last picture by whole pixels in blocks of 16
 * x 16, prediction of whole macroblocks from their neighbours, the transform of 4 x 4, CAVLC, one
 * quantiser parameter for all. The deblocking filter has to be off. For one thread at a time.
 */
public final class DeltaEncoder {
  /** The range of quantiser parameters: levels of smaller ones might have no codes. */
  private static final int LEAST = 10;

  private static final int MOST = 51;

  /** {@code mb_type} in P slices. */
  private static final int INTER = 0;

  private static final int FIRST_INTRA = 6;

  /** The bits that an intra macroblock takes more than a moved one, about. */
  private static final int INTRA_BITS = 12;

  /** A difference of luma, summed over a macroblock, that is not worth to be coded again. */
  private static final int SETTLED = 64;

  /** A difference of luma, a pixel, with which no macroblock is left as it was. */
  private static final int MANY = 12;

  private static final int NONE = -1;

  private static final Prediction.Intra[] INTRA_MODES = Prediction.Intra.values();

  /** A difference of luma, a pixel, from which a prediction from the neighbours is tried. */
  private static final int INTRA_FROM = 2;

  /** {@code codeNum} by coded block pattern, for prediction from other pictures (table 9-4). */
  private static final int[] PATTERN_CODES = {
    0, 2, 3, 7, 4, 8, 17, 13, 5, 18, 9, 14, 10, 15, 16, 11, //
    1, 32, 33, 36, 34, 37, 44, 40, 35, 45, 38, 41, 39, 42, 43, 19, //
    6, 24, 25, 20, 26, 21, 46, 28, 27, 47, 22, 29, 23, 30, 31, 12
  };

  /** What a bit is worth in differences of luma, by quantiser parameter: 2^((QP - 12) / 6). */
  private static final int[] WEIGHTS = new int[52];

  static {
    for (int i = 0; i < WEIGHTS.length; i++) {
      WEIGHTS[i] = (int) Math.max(1, Math.rint(StrictMath.pow(2, (i - 12) / 6.0)));
    }
  }

  private final YuvPicture source;
  private final YuvPicture decoded;
  private final YuvPicture reference;
  private final MacroblockMap map;
  private final MotionSearch search;
  private final Prediction prediction = new Prediction();
  private final Residual residual = new Residual();
  private final BitSet pending = new BitSet();
  private final BitSet coded = new BitSet();
  private final BitSet unsettled = new BitSet();
  private BitWriter out;
  private int skipped;
  private int quantizer;
  private int restingQuantizer;
  private int predictedFor = NONE;
  private int predictedX;
  private int predictedY;
  private int bitWeight;

  /** A coder of pictures of {@code width x height} pixels, both even. */
  public DeltaEncoder(int width, int height) {
    source = new YuvPicture(width, height);
    decoded = new YuvPicture(width, height);
    reference = new YuvPicture(width, height);
    map = new MacroblockMap(source.columns(), source.rows());
    search = new MotionSearch(source, reference, map);
  }

  /** The picture to code next; to be written by the caller, all that is not shown too. */
  public YuvPicture source() {
    return source;
  }

  /** The last picture as decoders have it; to be written by the caller before {@link #begin}. */
  public YuvPicture decoded() {
    return decoded;
  }

  /** Room for another picture, of use to the caller until {@link #begin}. */
  public YuvPicture aside() {
    return reference;
  }

  /** Goes on from the picture of another coder, which the caller wrote to {@link #decoded()}. */
  public void begin() {
    restart();
    unsettled.set(0, source.columns() * source.rows());
  }

  /**
   * Goes on from a picture of which it is known what is {@link #rough}: so this need not be found
   * out again, to the same effect.
   */
  public void begin(BitSet rough) {
    restart();
    unsettled.clear();
    unsettled.or(rough);
  }

  private void restart() {
    reference.setRows(0, decoded);
    search.forget();
    predictedFor = NONE;
  }

  /**
   * The macroblocks that another coder coded so roughly that they will be coded once more when they
   * rest: those of {@code decoded} that differ from {@code source} by more than {@code resting}
   * leaves.
   */
  public static BitSet rough(YuvPicture source, YuvPicture decoded, int resting) {
    DeltaEncoder coder = new DeltaEncoder(source.width(), source.height());
    coder.source.setRows(0, source);
    coder.decoded.setRows(0, decoded);
    coder.restart();
    BitSet rough = new BitSet();
    for (int mb = 0; mb < source.columns() * source.rows(); mb++) {
      rough.set(mb, coder.isRough(mb, resting));
    }
    return rough;
  }

  /**
   * Codes {@link #source()}: writes the data of a slice behind its header.
   *
   * <p>What changes is coded roughly, as it will be replaced at once; what has come to rest since
   * the last picture is coded once more, finely.
   *
   * @param changed the macroblocks, row by row, in which the source may differ from the picture
   *     before
   * @param moving the quantiser parameter {@code QP} of the slice and of what changes, 10 to 51
   * @param resting that of what rests
   * @param last whether the picture will stay: then all of it rests
   */
  public void code(BitWriter slice, BitSet changed, int moving, int resting, boolean last) {
    out = slice;
    skipped = 0;
    quantizer = moving;
    restingQuantizer = resting;
    map.clear();
    predictedFor = NONE;
    pending.clear();
    pending.or(changed);
    pending.or(unsettled);
    coded.clear();
    int next = 0;
    for (int mb = pending.nextSetBit(0); mb >= 0; mb = pending.nextSetBit(mb + 1)) {
      skipped += mb - next;
      next = mb + 1;
      map.predict(mb);
      if (changed.get(mb)) {
        quality(adapt(last ? resting : moving, mb), last);
        codeChange(mb);
      } else if (unsettled.get(mb)) {
        settle(mb);
      } else {
        keep(mb);
      }
      if (!map.isStill(mb)) {
        tellNeighbours(mb);
      }
    }
    skipped += source.columns() * source.rows() - next;
    if (skipped > 0) {
      out.unsigned(skipped);
    }
    for (int mb = coded.nextSetBit(0); mb >= 0; mb = coded.nextSetBit(mb + 1)) {
      reference.copy(decoded, mb);
    }
    unsettled.clear();
    if (!last) {
      unsettled.or(changed);
    }
  }

  /**
   * The quantiser parameter for what a macroblock shows: less where little is to be seen, as errors
   * are seen there, more where much is. Half a step for each doubling of the variance.
   */
  private int adapt(int parameter, int mb) {
    byte[] luma = source.plane(0);
    int at = source.at(0, mb);
    int sum = 0;
    int squares = 0;
    for (int y = 0; y < YuvPicture.MACROBLOCK; y++) {
      for (int x = 0; x < YuvPicture.MACROBLOCK; x++) {
        int value = luma[at + x] & 0xff;
        sum += value;
        squares += value * value;
      }
      at += source.stride(0);
    }
    int energy = squares - (int) ((long) sum * sum >> 8);
    int octave = 31 - Integer.numberOfLeadingZeros(Math.max(1, energy));
    int offset = Math.max(-6, Math.min(4, (2 * octave + 1 - 30) / 4));
    return Math.max(LEAST, Math.min(MOST, parameter + offset));
  }

  private void quality(int parameter, boolean fine) {
    residual.quality(parameter, fine);
    bitWeight = WEIGHTS[parameter];
  }

  /** Those right of and below a macroblock that moves would move too if they were just skipped. */
  private void tellNeighbours(int mb) {
    int columns = source.columns();
    if ((mb + 1) % columns != 0) {
      pending.set(mb + 1);
    }
    if (mb + columns < columns * source.rows()) {
      pending.set(mb + columns);
    }
  }

  /** Codes a macroblock that stays as it is. */
  private void keep(int mb) {
    if (map.skippedX() == 0 && map.skippedY() == 0) {
      skipped++;
    } else {
      writeMotion(0, 0);
      out.unsigned(PATTERN_CODES[0]);
    }
  }

  /** Codes a macroblock that was coded roughly, or by another coder, and did not change since. */
  private void settle(int mb) {
    if (isRough(mb, restingQuantizer)) {
      writeInter(mb, 0, 0);
      finish(mb, false);
    } else {
      keep(mb);
    }
  }

  /** Whether a macroblock that stays where it was has something left to be coded. */
  private boolean isRough(int mb, int resting) {
    if (search.difference(mb) <= SETTLED) {
      return false;
    }
    quality(adapt(resting, mb), true);
    predictFrom(mb, 0, 0);
    return residual.pattern() != 0;
  }

  private void codeChange(int mb) {
    search.begin(mb, bitWeight);
    if (skips(mb)) {
      return;
    }
    search.search();
    if (search.cost() > INTRA_FROM * 256 && codeIntra(mb, search.cost())) {
      return;
    }
    int dx = search.dx();
    int dy = search.dy();
    predictFrom(mb, dx, dy);
    map.moved(mb, dx, dy);
    if (residual.pattern() == 0 && dx == map.skippedX() && dy == map.skippedY()) {
      skipped++;
    } else {
      writeInter(mb, dx, dy);
    }
    finish(mb, false);
  }

  /** Predicts a macroblock and takes the difference, unless that was what was done last. */
  private void predictFrom(int mb, int dx, int dy) {
    if (mb != predictedFor || dx != predictedX || dy != predictedY) {
      prediction.move(reference, mb, dx, dy, search);
      takeDifference(mb, dx, dy);
    }
  }

  /** Takes the difference of a macroblock from where the prediction has just moved it. */
  private void takeDifference(int mb, int dx, int dy) {
    residual.takeInter(source, mb, prediction);
    predictedFor = mb;
    predictedX = dx;
    predictedY = dy;
  }

  /** Skips a macroblock if nothing of what is left out would be coded. */
  private boolean skips(int mb) {
    int dx = map.skippedX();
    int dy = map.skippedY();
    if (!search.allows(dx, dy)) {
      return false;
    }
    prediction.move(reference, mb, dx, dy, search);
    if (search.difference(prediction.plane(0), MANY * 256) > MANY * 256) {
      return false;
    }
    takeDifference(mb, dx, dy);
    if (residual.pattern() != 0) {
      return false;
    }
    skipped++;
    map.moved(mb, dx, dy);
    finish(mb, false);
    return true;
  }

  /** Codes a macroblock from its neighbours if that is better than {@code cost}. */
  private boolean codeIntra(int mb, int cost) {
    int least = cost;
    Prediction.Intra best = null;
    for (Prediction.Intra mode : INTRA_MODES) {
      if (Prediction.allows(mode, source, mb)) {
        int own = Prediction.difference(mode, decoded, source, mb) + INTRA_BITS * bitWeight;
        if (own < least) {
          least = own;
          best = mode;
        }
      }
    }
    if (best == null) {
      return false;
    }
    predictedFor = NONE;
    prediction.intraLuma(best, decoded, mb);
    prediction.intraChroma(best, decoded, mb);
    residual.takeIntra(source, mb, prediction);
    map.intra(mb);
    out.unsigned(skipped);
    skipped = 0;
    int details = residual.lumaPattern() == 0 ? 0 : 12;
    out.unsigned(FIRST_INTRA + best.luma + 4 * residual.chromaPattern() + details);
    out.unsigned(best.chroma);
    writeQuantizer();
    residual.write(out, mb, true, map);
    finish(mb, true);
    return true;
  }

  private void writeInter(int mb, int dx, int dy) {
    writeMotion(dx, dy);
    out.unsigned(PATTERN_CODES[residual.pattern()]);
    if (residual.pattern() != 0) {
      writeQuantizer();
      residual.write(out, mb, false, map);
    }
  }

  /** Writes {@code mb_qp_delta}. */
  private void writeQuantizer() {
    out.signed(residual.parameter() - quantizer);
    quantizer = residual.parameter();
  }

  /** Writes what precedes the coded block pattern of a macroblock from the last picture. */
  private void writeMotion(int dx, int dy) {
    out.unsigned(skipped);
    skipped = 0;
    out.unsigned(INTER);
    out.signed(dx - map.predictedX());
    out.signed(dy - map.predictedY());
  }

  private void finish(int mb, boolean intra) {
    residual.add(prediction, decoded, mb, intra);
    coded.set(mb);
  }
}
