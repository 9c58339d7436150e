package zoetrope.internal.video.h264;

import java.util.Arrays;

/**
 * What a macroblock differs in from its prediction: transformed, quantised, written, and added up
 * again as decoders will. For one thread at a time.
 */
final class Residual {
  /** The column and the row of the luma blocks in coding order (ITU-T H.264, 6.4.3). */
  private static final int[] BLOCK_X = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};

  private static final int[] BLOCK_Y = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};

  /** Where the blocks of a chroma plane begin among all blocks. */
  private static final int[] FIRST = {0, 16, 20};

  /**
   * What a single coefficient of size 1 is worth, by the zeros before it: blocks that come to less
   * than {@link #WORTH} cost more than they are seen.
   */
  private static final int[] VALUES = {3, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

  private static final int WORTH = 4;

  /** Of each block, row by row: what it differs in, before coding and as decoders will have it. */
  private final int[] differences = new int[24 * 16];

  /** The coefficients of each block in scanning order, and the levels that they become. */
  private final int[] levels = new int[24 * 16];

  /** What decoders take the levels for. */
  private final int[] blocks = new int[24 * 16];

  private final int[] counts = new int[24];
  private final int[] dc = new int[16];
  private final int[][] chromaDc = new int[3][4];
  private final int[] levelsDc = new int[16];
  private final CavlcWriter writer = new CavlcWriter();

  private final Quantizer[] quantizers = new Quantizer[52];
  private Quantizer luma;
  private Quantizer chroma;
  private int lumaRounding;
  private int chromaRounding;
  private int worthWhile;
  private int lumaPattern;
  private int chromaPattern;

  /**
   * Sets how well differences from the last picture are coded.
   *
   * @param parameter {@code QP} of luma, 10 to 51
   * @param fine whether small differences count too
   */
  void quality(int parameter, boolean fine) {
    luma = quantizer(parameter);
    chroma = quantizer(Quantizer.chroma(parameter));
    lumaRounding = fine ? luma.intraRounding() : luma.interRounding();
    chromaRounding = fine ? chroma.intraRounding() : chroma.interRounding();
    worthWhile = fine ? 1 : WORTH;
  }

  private Quantizer quantizer(int parameter) {
    if (quantizers[parameter] == null) {
      quantizers[parameter] = new Quantizer(parameter);
    }
    return quantizers[parameter];
  }

  /** The quantiser parameter of luma. */
  int parameter() {
    return luma.parameter();
  }

  /** Which parts have coefficients: {@code CodedBlockPattern}. */
  int pattern() {
    return 16 * chromaPattern + lumaPattern;
  }

  /** {@code CodedBlockPatternChroma}: 0 nothing, 1 DC only, 2 all. */
  int chromaPattern() {
    return chromaPattern;
  }

  /** {@code CodedBlockPatternLuma}: a bit for each quarter, 1 top left to 8 bottom right. */
  int lumaPattern() {
    return lumaPattern;
  }

  /** Takes the difference of a macroblock from its prediction out of the last picture. */
  void takeInter(YuvPicture source, int mb, Prediction prediction) {
    int at = source.at(0, mb);
    lumaPattern = 0;
    for (int quarter = 0; quarter < 4; quarter++) {
      int worth = 0;
      for (int i = 4 * quarter; i < 4 * quarter + 4; i++) {
        counts[i] = 0;
        if (changeOfLuma(source, at, prediction, i) >= luma.zeroBelow()) {
          subtract(source, 0, at, prediction, i);
          Transform.forward(differences, 16 * i, levels);
          counts[i] = luma.quantize(levels, 16 * i, 0, lumaRounding, blocks);
          worth += counts[i] == 0 ? 0 : worth(i);
        }
      }
      if (worth >= worthWhile) {
        lumaPattern |= 1 << quarter;
      } else {
        Arrays.fill(counts, 4 * quarter, 4 * quarter + 4, 0);
      }
    }
    takeChroma(source, mb, prediction, chromaRounding);
  }

  private int worth(int block) {
    int worth = 0;
    int zeros = 0;
    for (int i = 16 * block; i < 16 * block + 16; i++) {
      if (Math.abs(levels[i]) > 1) {
        return WORTH;
      }
      if (levels[i] == 0) {
        zeros++;
      } else {
        worth += VALUES[zeros];
        zeros = 0;
      }
    }
    return worth;
  }

  /** Takes the difference of a macroblock from its prediction out of the same picture. */
  void takeIntra(YuvPicture source, int mb, Prediction prediction) {
    int at = source.at(0, mb);
    lumaPattern = 0;
    int rounding = luma.intraRounding();
    for (int i = 0; i < 16; i++) {
      subtract(source, 0, at, prediction, i);
      Transform.forward(differences, 16 * i, levels);
      dc[4 * BLOCK_Y[i] + BLOCK_X[i]] = levels[16 * i];
      counts[i] = luma.quantize(levels, 16 * i, 1, rounding, blocks);
      lumaPattern |= counts[i] > 0 ? 15 : 0;
    }
    Transform.hadamard4(dc);
    for (int i = 0; i < 16; i++) {
      int place = Quantizer.SCAN[i];
      levelsDc[i] = luma.quantizeDc(dc[place] >> 1, rounding);
      dc[place] = levelsDc[i];
    }
    Transform.hadamard4(dc);
    for (int i = 0; i < 16; i++) {
      blocks[16 * i] = luma.scaleLumaDc(dc[4 * BLOCK_Y[i] + BLOCK_X[i]]);
    }
    takeChroma(source, mb, prediction, chroma.intraRounding());
  }

  private void takeChroma(YuvPicture source, int mb, Prediction prediction, int rounding) {
    chromaPattern = 0;
    for (int plane = 1; plane < 3; plane++) {
      int[] means = chromaDc[plane];
      int at = source.at(plane, mb);
      if (changeOfChroma(source, at, prediction, plane) < chroma.zeroBelow()) {
        Arrays.fill(means, 0);
        Arrays.fill(counts, FIRST[plane], FIRST[plane] + 4, 0);
        Arrays.fill(blocks, 16 * FIRST[plane], 16 * FIRST[plane] + 64, 0);
        continue;
      }
      for (int i = 0; i < 4; i++) {
        int block = FIRST[plane] + i;
        subtract(source, plane, at, prediction, i);
        Transform.forward(differences, 16 * block, levels);
        means[i] = levels[16 * block];
        counts[block] = chroma.quantize(levels, 16 * block, 1, rounding, blocks);
        chromaPattern = counts[block] > 0 ? 2 : chromaPattern;
      }
      Transform.hadamard2(means);
      for (int i = 0; i < 4; i++) {
        means[i] = chroma.quantizeDc(means[i], rounding);
        chromaPattern = means[i] != 0 ? Math.max(1, chromaPattern) : chromaPattern;
      }
    }
    scaleChromaDc();
  }

  /** Puts the decoded DC into the blocks; the levels stay for writing. */
  private void scaleChromaDc() {
    for (int plane = 1; plane < 3; plane++) {
      System.arraycopy(chromaDc[plane], 0, dc, 0, 4);
      Transform.hadamard2(dc);
      for (int i = 0; i < 4; i++) {
        blocks[16 * (FIRST[plane] + i)] = chroma.scaleChromaDc(dc[i]);
      }
    }
  }

  /** The sum of absolute differences of a block of the luma that begins at {@code at}. */
  private static int changeOfLuma(YuvPicture source, int at, Prediction prediction, int block) {
    byte[] samples = source.plane(0);
    byte[] expected = prediction.plane(0);
    int stride = source.stride(0);
    int i = at + offset(block, stride);
    int j = offset(block, 16);
    long upper = Swar.differences(Swar.get(samples, i, stride), Swar.get(expected, j, 16));
    i += 2 * stride;
    j += 2 * 16;
    long lower = Swar.differences(Swar.get(samples, i, stride), Swar.get(expected, j, 16));
    return Swar.total(upper + lower);
  }

  /** The sum of absolute differences of the chroma that begins at {@code at}. */
  private static int changeOfChroma(YuvPicture source, int at, Prediction prediction, int plane) {
    byte[] samples = source.plane(plane);
    byte[] expected = prediction.plane(plane);
    int i = at;
    long sums = 0;
    for (int j = 0; j < expected.length; j += 8) {
      sums += Swar.differences(Swar.get(samples, i), Swar.get(expected, j));
      i += source.stride(plane);
    }
    return Swar.total(sums);
  }

  /** Where a block of a plane lies, from where the macroblock begins. */
  private static int offset(int block, int stride) {
    return 4 * (BLOCK_Y[block] * stride + BLOCK_X[block]);
  }

  /** Subtracts the prediction of a block of the plane that begins at {@code at}. */
  private void subtract(YuvPicture source, int plane, int at, Prediction prediction, int block) {
    int stride = source.stride(plane);
    int side = YuvPicture.side(plane);
    int i = at + offset(block, stride);
    int to = 16 * (FIRST[plane] + block);
    subtract(
        source.plane(plane), i, stride, prediction.plane(plane), offset(block, side), side, to);
  }

  private void subtract(byte[] a, int i, int stride, byte[] b, int j, int side, int to) {
    for (int k = to; k < to + 16; k += 4) {
      for (int x = 0; x < 4; x++) {
        differences[k + x] = (a[i + x] & 0xff) - (b[j + x] & 0xff);
      }
      i += stride;
      j += side;
    }
  }

  /** Writes the coefficients of a macroblock and notes their counts. */
  void write(BitWriter out, int mb, boolean intra, MacroblockMap map) {
    if (intra) {
      writer.write(out, levelsDc, 0, 16, map.lumaContext(mb, 0, 0));
    }
    for (int i = 0; i < 16; i++) {
      if ((lumaPattern >> i / 4 & 1) != 0) {
        int context = map.lumaContext(mb, BLOCK_X[i], BLOCK_Y[i]);
        writeBlock(out, i, intra ? 15 : 16, context);
        map.lumaCount(mb, BLOCK_X[i], BLOCK_Y[i], counts[i]);
      }
    }
    for (int plane = 1; plane < 3 && chromaPattern > 0; plane++) {
      writer.write(out, chromaDc[plane], 0, 4, CavlcWriter.CHROMA_DC);
    }
    for (int plane = 1; plane < 3 && chromaPattern > 1; plane++) {
      for (int i = 0; i < 4; i++) {
        writeBlock(out, FIRST[plane] + i, 15, map.chromaContext(mb, plane, i & 1, i >> 1));
        map.chromaCount(mb, plane, i & 1, i >> 1, counts[FIRST[plane] + i]);
      }
    }
  }

  private void writeBlock(BitWriter out, int block, int size, int context) {
    if (counts[block] == 0) {
      CodeTable.writeCounts(out, context, 0, 0);
    } else {
      writer.write(out, levels, 16 * block + 16 - size, size, context);
    }
  }

  /** Puts prediction and decoded difference together in {@code decoded}. */
  void add(Prediction prediction, YuvPicture decoded, int mb, boolean intra) {
    addPlane(prediction, decoded, mb, 0, intra);
    addPlane(prediction, decoded, mb, 1, true);
    addPlane(prediction, decoded, mb, 2, true);
  }

  /**
   * The same for one plane; with {@code dc} blocks may have a DC coefficient that is not counted.
   */
  private void addPlane(Prediction prediction, YuvPicture decoded, int mb, int plane, boolean dc) {
    byte[] expected = prediction.plane(plane);
    byte[] samples = decoded.plane(plane);
    int stride = decoded.stride(plane);
    int side = YuvPicture.side(plane);
    int first = decoded.at(plane, mb);
    int count = plane == 0 ? 16 : 4;
    for (int i = 0; i < count; i++) {
      int block = FIRST[plane] + i;
      boolean any = counts[block] > 0 || dc && blocks[16 * block] != 0;
      add(any, block, expected, offset(i, side), side, samples, first + offset(i, stride), stride);
    }
  }

  private void add(
      boolean any, int block, byte[] expected, int j, int side, byte[] to, int at, int stride) {
    int i = 16 * block;
    if (any) {
      Transform.inverse(blocks, i, differences);
    }
    for (int y = 0; y < 4; y++) {
      if (any) {
        for (int x = 0; x < 4; x++) {
          int value = (expected[j + x] & 0xff) + (differences[i + x] + 32 >> 6);
          to[at + x] = (byte) Math.max(0, Math.min(255, value));
        }
      } else {
        Swar.copyFour(expected, j, to, at);
      }
      i += 4;
      j += side;
      at += stride;
    }
  }
}
