package zoetrope.internal.video.h264;

import java.util.BitSet;

/**
 * Encodes the changes of a picture since the last picture as a P slice that skips unchanged
 * macroblocks. The time is proportional to the number of changed macroblocks, not to the size of
 * the picture.
 *
 * <p>It uses these tools of ITU-T H.264: inter prediction of 16 x 16 blocks from the last picture
 * with quarter-pixel motion vectors, Intra_16x16 prediction, the 4 x 4 transform, and CAVLC. The
 * deblocking filter must be off. Not thread-safe.
 */
public final class DeltaEncoder {
  /** The minimum QP. With a smaller QP, levels could be too large for CAVLC. */
  private static final int MIN_QP = 10;

  private static final int MAX_QP = 51;

  /** {@code mb_type} in P slices. */
  private static final int INTER_TYPE = 0;

  private static final int FIRST_INTRA = 6;

  /** About how many bits more an intra macroblock needs than an inter macroblock. */
  private static final int INTRA_BITS = 12;

  /** The largest luma SAD (sum of absolute differences) of a macroblock that is not refined. */
  private static final int MAX_UNREFINED_SAD = 64;

  /** If the mean luma difference per pixel is larger than this, a macroblock is not skipped. */
  private static final int MAX_SKIPPED_DIFFERENCE = 12;

  private static final int NONE = -1;

  private static final Prediction.Intra[] INTRA_MODES = Prediction.Intra.values();

  /** If the mean luma difference per pixel is larger than this, intra prediction is tried. */
  private static final int MIN_INTRA_DIFFERENCE = 2;

  /** {@code codeNum} by coded block pattern, for inter prediction (table 9-4). */
  private static final int[] INTER_CBP_CODES = {
    0, 2, 3, 7, 4, 8, 17, 13, 5, 18, 9, 14, 10, 15, 16, 11, //
    1, 32, 33, 36, 34, 37, 44, 40, 35, 45, 38, 41, 39, 42, 43, 19, //
    6, 24, 25, 20, 26, 21, 46, 28, 27, 47, 22, 29, 23, 30, 31, 12
  };

  /** The Lagrange multiplier, the SAD per bit, by QP: 2^((QP - 12) / 6). */
  private static final int[] LAMBDAS = new int[52];

  static {
    for (int i = 0; i < LAMBDAS.length; i++) {
      LAMBDAS[i] = (int) Math.max(1, Math.rint(StrictMath.pow(2, (i - 12) / 6.0)));
    }
  }

  private final YuvPicture source;
  private final YuvPicture decoded;
  private final YuvPicture reference;
  private final MacroblockState map;
  private final MotionSearch search;
  private final Prediction prediction = new Prediction();
  private final Residual residual = new Residual();
  private final BitSet pending = new BitSet();
  private final BitSet coded = new BitSet();
  private final BitSet unrefined = new BitSet();
  private BitWriter out;
  private int skipped;
  private int quantizer;
  private int fineQuantizer;
  private int predictedFor = NONE;
  private int predictedX;
  private int predictedY;
  private int lambda;

  /** Creates an encoder for pictures of {@code width x height} pixels, both even. */
  public DeltaEncoder(int width, int height) {
    source = new YuvPicture(width, height);
    decoded = new YuvPicture(width, height);
    reference = new YuvPicture(width, height);
    map = new MacroblockState(source.columns(), source.rows());
    search = new MotionSearch(source, reference, map);
  }

  /** Returns the buffer for the next picture and its padding. The caller writes to it. */
  public YuvPicture source() {
    return source;
  }

  /**
   * Returns the reconstruction of the last picture. Before {@link #begin}, the caller writes the
   * picture of another encoder to it.
   */
  public YuvPicture decoded() {
    return decoded;
  }

  /** Returns a picture that the caller may use as a buffer until {@link #begin}. */
  public YuvPicture scratch() {
    return reference;
  }

  /** Continues from another encoder's picture, which the caller wrote to {@link #decoded()}. */
  public void begin() {
    restart();
    unrefined.set(0, source.columns() * source.rows());
  }

  /**
   * Continues from another encoder's picture whose {@link #unrefined} macroblocks are known. The
   * result is the same as that of {@link #begin()}, but is computed faster.
   */
  public void begin(BitSet known) {
    restart();
    unrefined.clear();
    unrefined.or(known);
  }

  private void restart() {
    reference.setRows(0, decoded);
    search.reset();
    predictedFor = NONE;
  }

  /**
   * Returns the macroblocks that another encoder has encoded too coarsely and that must be refined
   * if they do not change. In these macroblocks, the difference of {@code decoded} and {@code
   * source} has coefficients at QP {@code fine}.
   */
  public static BitSet unrefined(YuvPicture source, YuvPicture decoded, int fine) {
    DeltaEncoder encoder = new DeltaEncoder(source.width(), source.height());
    encoder.source.setRows(0, source);
    encoder.decoded.setRows(0, decoded);
    encoder.restart();
    BitSet found = new BitSet();
    for (int mb = 0; mb < source.columns() * source.rows(); mb++) {
      found.set(mb, encoder.needsRefinement(mb, fine));
    }
    return found;
  }

  /**
   * Encodes the picture in {@link #source()}. Writes the slice data to {@code slice}, which
   * contains the slice header already.
   *
   * <p>Changed macroblocks are quantised coarsely, because they will probably change again.
   * Macroblocks that changed in the last picture and do not change in this one are refined once.
   *
   * @param changed the macroblocks, in raster order, that may differ from the previous picture
   * @param coarse {@code QP} of the slice and of changed macroblocks, 10 to 51
   * @param fine {@code QP} of refined macroblocks, 10 to 51
   * @param last whether a static run follows this picture, so that all its macroblocks are encoded
   *     finely
   */
  public void encode(BitWriter slice, BitSet changed, int coarse, int fine, boolean last) {
    out = slice;
    skipped = 0;
    quantizer = coarse;
    fineQuantizer = fine;
    map.clear();
    predictedFor = NONE;
    pending.clear();
    pending.or(changed);
    pending.or(unrefined);
    coded.clear();
    int next = 0;
    for (int mb = pending.nextSetBit(0); mb >= 0; mb = pending.nextSetBit(mb + 1)) {
      skipped += mb - next;
      next = mb + 1;
      map.predictMotion(mb);
      if (changed.get(mb)) {
        setQuality(adaptQuantizer(last ? fine : coarse, mb), last);
        encodeChanged(mb);
      } else if (unrefined.get(mb)) {
        refine(mb);
      } else {
        encodeUnchanged(mb);
      }
      if (!map.hasZeroMotion(mb)) {
        queueNeighbours(mb);
      }
    }
    skipped += source.columns() * source.rows() - next;
    if (skipped > 0) {
      out.ue(skipped);
    }
    for (int mb = coded.nextSetBit(0); mb >= 0; mb = coded.nextSetBit(mb + 1)) {
      reference.copy(decoded, mb);
    }
    unrefined.clear();
    if (!last) {
      unrefined.or(changed);
    }
  }

  /**
   * Returns the QP for a macroblock by adaptive quantisation. It is smaller for flat macroblocks,
   * where errors are visible, and larger for textured macroblocks: half a step for each doubling of
   * the variance.
   */
  private int adaptQuantizer(int qp, int mb) {
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
    return Math.max(MIN_QP, Math.min(MAX_QP, qp + offset));
  }

  private void setQuality(int qp, boolean fine) {
    residual.setQuality(qp, fine);
    lambda = LAMBDAS[qp];
  }

  /**
   * Marks the macroblocks to the right and below, so that they are not skipped without a check. If
   * they were skipped, decoders could apply a predicted motion vector to them.
   */
  private void queueNeighbours(int mb) {
    int columns = source.columns();
    if ((mb + 1) % columns != 0) {
      pending.set(mb + 1);
    }
    if (mb + columns < columns * source.rows()) {
      pending.set(mb + columns);
    }
  }

  /** Skips an unchanged macroblock, or writes a zero motion vector if skipping implies another. */
  private void encodeUnchanged(int mb) {
    if (map.skipX() == 0 && map.skipY() == 0) {
      skipped++;
    } else {
      writeMotion(0, 0);
      out.ue(INTER_CBP_CODES[0]);
    }
  }

  private void refine(int mb) {
    if (needsRefinement(mb, fineQuantizer)) {
      writeInter(mb, 0, 0);
      reconstruct(mb, false);
    } else {
      encodeUnchanged(mb);
    }
  }

  /**
   * Whether the difference between an unchanged macroblock and its reconstruction has coefficients
   * at QP {@code fine}.
   */
  private boolean needsRefinement(int mb, int fine) {
    if (search.sad(mb) <= MAX_UNREFINED_SAD) {
      return false;
    }
    setQuality(adaptQuantizer(fine, mb), true);
    predictFrom(mb, 0, 0);
    return residual.codedBlockPattern() != 0;
  }

  private void encodeChanged(int mb) {
    search.begin(mb, lambda);
    if (trySkip(mb)) {
      return;
    }
    search.search();
    if (search.cost() > MIN_INTRA_DIFFERENCE * 256 && encodeIntraIfBetter(mb, search.cost())) {
      return;
    }
    int dx = search.dx();
    int dy = search.dy();
    predictFrom(mb, dx, dy);
    map.setMotion(mb, dx, dy);
    if (residual.codedBlockPattern() == 0 && dx == map.skipX() && dy == map.skipY()) {
      skipped++;
    } else {
      writeInter(mb, dx, dy);
    }
    reconstruct(mb, false);
  }

  /**
   * Predicts a macroblock and encodes its residual, unless this was done already for the same
   * motion vector.
   */
  private void predictFrom(int mb, int dx, int dy) {
    if (mb != predictedFor || dx != predictedX || dy != predictedY) {
      prediction.predictInter(reference, mb, dx, dy, search);
      encodeDifference(mb, dx, dy);
    }
  }

  private void encodeDifference(int mb, int dx, int dy) {
    residual.encodeInter(source, mb, prediction);
    predictedFor = mb;
    predictedX = dx;
    predictedY = dy;
  }

  /**
   * Skips a macroblock if its residual has no coefficients with the motion vector that a skipped
   * macroblock would have. Returns whether it was skipped.
   */
  private boolean trySkip(int mb) {
    int dx = map.skipX();
    int dy = map.skipY();
    if (!search.allows(dx, dy)) {
      return false;
    }
    prediction.predictInter(reference, mb, dx, dy, search);
    if (search.sad(prediction.plane(0), MAX_SKIPPED_DIFFERENCE * 256)
        > MAX_SKIPPED_DIFFERENCE * 256) {
      return false;
    }
    encodeDifference(mb, dx, dy);
    if (residual.codedBlockPattern() != 0) {
      return false;
    }
    skipped++;
    map.setMotion(mb, dx, dy);
    reconstruct(mb, false);
    return true;
  }

  private boolean encodeIntraIfBetter(int mb, int cost) {
    int leastCost = cost;
    Prediction.Intra best = null;
    for (Prediction.Intra mode : INTRA_MODES) {
      if (Prediction.allows(mode, source, mb)) {
        int intraCost = Prediction.intraSad(mode, decoded, source, mb) + INTRA_BITS * lambda;
        if (intraCost < leastCost) {
          leastCost = intraCost;
          best = mode;
        }
      }
    }
    if (best == null) {
      return false;
    }
    predictedFor = NONE;
    prediction.predictIntraLuma(best, decoded, mb);
    prediction.predictIntraChroma(best, decoded, mb);
    residual.encodeIntra(source, mb, prediction);
    map.setIntra(mb);
    out.ue(skipped);
    skipped = 0;
    int details = residual.lumaPattern() == 0 ? 0 : 12;
    out.ue(FIRST_INTRA + best.luma + 4 * residual.chromaPattern() + details);
    out.ue(best.chroma);
    writeQuantizer();
    residual.write(out, mb, true, map);
    reconstruct(mb, true);
    return true;
  }

  private void writeInter(int mb, int dx, int dy) {
    writeMotion(dx, dy);
    out.ue(INTER_CBP_CODES[residual.codedBlockPattern()]);
    if (residual.codedBlockPattern() != 0) {
      writeQuantizer();
      residual.write(out, mb, false, map);
    }
  }

  private void writeQuantizer() {
    out.se(residual.qp() - quantizer);
    quantizer = residual.qp();
  }

  /** Writes the syntax elements of an inter macroblock that come before the coded block pattern. */
  private void writeMotion(int dx, int dy) {
    out.ue(skipped);
    skipped = 0;
    out.ue(INTER_TYPE);
    out.se(dx - map.predictedX());
    out.se(dy - map.predictedY());
  }

  private void reconstruct(int mb, boolean intra) {
    residual.reconstruct(prediction, decoded, mb, intra);
    coded.set(mb);
  }
}
