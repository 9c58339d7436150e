package zoetrope.internal.video.h264;

import java.util.Arrays;

/**
 * The residual of a macroblock, which is its difference from the prediction. This class transforms,
 * quantises and writes the residual, and reconstructs the macroblock as a decoder does. Not
 * thread-safe.
 */
final class Residual {
  /** The columns and the rows of the luma blocks in coding order (ITU-T H.264, 6.4.3). */
  private static final int[] BLOCK_X = {0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3};

  private static final int[] BLOCK_Y = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};

  /** The index of the first block of each plane. */
  private static final int[] FIRST = {0, 16, 20};

  /**
   * The score of a coefficient of ±1 by the number of zeros before it. Low scores mean coefficients
   * that are hardly visible but cost bits. They are dropped if the scores of the four blocks in a
   * quarter of the macroblock add up to less than {@link #MIN_SCORE}.
   */
  private static final int[] COEFFICIENT_SCORES = {3, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

  private static final int MIN_SCORE = 4;

  /** The differences of each block, row by row: before the transform, and after its inverse. */
  private final int[] differences = new int[24 * 16];

  /** The coefficients of each block in zigzag order, and after quantisation their levels. */
  private final int[] levels = new int[24 * 16];

  /** The dequantized coefficients of each block in zigzag order. */
  private final int[] dequantized = new int[24 * 16];

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
  private int minScore;
  private int lumaPattern;
  private int chromaPattern;

  /**
   * Sets the quality of inter macroblocks.
   *
   * @param qp {@code QP} of luma, 10 to 51
   * @param fine whether small coefficients are encoded, too
   */
  void setQuality(int qp, boolean fine) {
    luma = quantizer(qp);
    chroma = quantizer(Quantizer.chromaQp(qp));
    lumaRounding = fine ? luma.intraRounding() : luma.interRounding();
    chromaRounding = fine ? chroma.intraRounding() : chroma.interRounding();
    minScore = fine ? 1 : MIN_SCORE;
  }

  private Quantizer quantizer(int qp) {
    if (quantizers[qp] == null) {
      quantizers[qp] = new Quantizer(qp);
    }
    return quantizers[qp];
  }

  int qp() {
    return luma.qp();
  }

  int codedBlockPattern() {
    return 16 * chromaPattern + lumaPattern;
  }

  /**
   * Returns {@code CodedBlockPatternChroma}: 0 if there are no coefficients, 1 if there are only DC
   * coefficients, otherwise 2.
   */
  int chromaPattern() {
    return chromaPattern;
  }

  /**
   * Returns {@code CodedBlockPatternLuma}: a bit for each quarter of the macroblock that has
   * coefficients. The values of the bits are 1 (top left), 2 (top right), 4 (bottom left) and 8
   * (bottom right).
   */
  int lumaPattern() {
    return lumaPattern;
  }

  void encodeInter(YuvPicture source, int mb, Prediction prediction) {
    int at = source.at(0, mb);
    lumaPattern = 0;
    for (int quarter = 0; quarter < 4; quarter++) {
      int score = 0;
      for (int i = 4 * quarter; i < 4 * quarter + 4; i++) {
        counts[i] = 0;
        if (lumaSad(source, at, prediction, i) >= luma.zeroThreshold()) {
          subtract(source, 0, at, prediction, i);
          IntegerTransform.forward(differences, 16 * i, levels);
          counts[i] = luma.quantize(levels, 16 * i, 0, lumaRounding, dequantized);
          score += counts[i] == 0 ? 0 : score(i);
        }
      }
      if (score >= minScore) {
        lumaPattern |= 1 << quarter;
      } else {
        Arrays.fill(counts, 4 * quarter, 4 * quarter + 4, 0);
      }
    }
    encodeChroma(source, mb, prediction, chromaRounding);
  }

  private int score(int block) {
    int score = 0;
    int zeros = 0;
    for (int i = 16 * block; i < 16 * block + 16; i++) {
      if (Math.abs(levels[i]) > 1) {
        return MIN_SCORE;
      }
      if (levels[i] == 0) {
        zeros++;
      } else {
        score += COEFFICIENT_SCORES[zeros];
        zeros = 0;
      }
    }
    return score;
  }

  void encodeIntra(YuvPicture source, int mb, Prediction prediction) {
    int at = source.at(0, mb);
    lumaPattern = 0;
    int rounding = luma.intraRounding();
    for (int i = 0; i < 16; i++) {
      subtract(source, 0, at, prediction, i);
      IntegerTransform.forward(differences, 16 * i, levels);
      dc[4 * BLOCK_Y[i] + BLOCK_X[i]] = levels[16 * i];
      counts[i] = luma.quantize(levels, 16 * i, 1, rounding, dequantized);
      lumaPattern |= counts[i] > 0 ? 15 : 0;
    }
    IntegerTransform.hadamard4(dc);
    for (int i = 0; i < 16; i++) {
      int place = Quantizer.ZIGZAG[i];
      levelsDc[i] = luma.quantizeDc(dc[place] >> 1, rounding);
      dc[place] = levelsDc[i];
    }
    IntegerTransform.hadamard4(dc);
    for (int i = 0; i < 16; i++) {
      dequantized[16 * i] = luma.scaleLumaDc(dc[4 * BLOCK_Y[i] + BLOCK_X[i]]);
    }
    encodeChroma(source, mb, prediction, chroma.intraRounding());
  }

  private void encodeChroma(YuvPicture source, int mb, Prediction prediction, int rounding) {
    chromaPattern = 0;
    for (int plane = 1; plane < 3; plane++) {
      int[] dcs = chromaDc[plane];
      int at = source.at(plane, mb);
      if (chromaSad(source, at, prediction, plane) < chroma.zeroThreshold()) {
        Arrays.fill(dcs, 0);
        Arrays.fill(counts, FIRST[plane], FIRST[plane] + 4, 0);
        Arrays.fill(dequantized, 16 * FIRST[plane], 16 * FIRST[plane] + 64, 0);
        continue;
      }
      for (int i = 0; i < 4; i++) {
        int block = FIRST[plane] + i;
        subtract(source, plane, at, prediction, i);
        IntegerTransform.forward(differences, 16 * block, levels);
        dcs[i] = levels[16 * block];
        counts[block] = chroma.quantize(levels, 16 * block, 1, rounding, dequantized);
        chromaPattern = counts[block] > 0 ? 2 : chromaPattern;
      }
      IntegerTransform.hadamard2(dcs);
      for (int i = 0; i < 4; i++) {
        dcs[i] = chroma.quantizeDc(dcs[i], rounding);
        chromaPattern = dcs[i] != 0 ? Math.max(1, chromaPattern) : chromaPattern;
      }
    }
    scaleChromaDc();
  }

  /**
   * Dequantizes the DC coefficients of chroma. Their levels are not overwritten, because they must
   * still be written.
   */
  private void scaleChromaDc() {
    for (int plane = 1; plane < 3; plane++) {
      System.arraycopy(chromaDc[plane], 0, dc, 0, 4);
      IntegerTransform.hadamard2(dc);
      for (int i = 0; i < 4; i++) {
        dequantized[16 * (FIRST[plane] + i)] = chroma.scaleChromaDc(dc[i]);
      }
    }
  }

  /** Returns the SAD of a luma block in the macroblock whose first sample has index {@code at}. */
  private static int lumaSad(YuvPicture source, int at, Prediction prediction, int block) {
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

  private static int chromaSad(YuvPicture source, int at, Prediction prediction, int plane) {
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

  private static int offset(int block, int stride) {
    return 4 * (BLOCK_Y[block] * stride + BLOCK_X[block]);
  }

  /**
   * Subtracts the prediction from a block of the macroblock whose first sample has index {@code
   * at}.
   */
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

  /** Writes the coefficients of a macroblock and sets their counts in {@code map}. */
  void write(BitWriter out, int mb, boolean intra, MacroblockState map) {
    if (intra) {
      writer.write(out, levelsDc, 0, 16, map.lumaContext(mb, 0, 0));
    }
    for (int i = 0; i < 16; i++) {
      if ((lumaPattern >> i / 4 & 1) != 0) {
        int context = map.lumaContext(mb, BLOCK_X[i], BLOCK_Y[i]);
        writeBlock(out, i, intra ? 15 : 16, context);
        map.setLumaCount(mb, BLOCK_X[i], BLOCK_Y[i], counts[i]);
      }
    }
    for (int plane = 1; plane < 3 && chromaPattern > 0; plane++) {
      writer.write(out, chromaDc[plane], 0, 4, CavlcWriter.CHROMA_DC);
    }
    for (int plane = 1; plane < 3 && chromaPattern > 1; plane++) {
      for (int i = 0; i < 4; i++) {
        writeBlock(out, FIRST[plane] + i, 15, map.chromaContext(mb, plane, i & 1, i >> 1));
        map.setChromaCount(mb, plane, i & 1, i >> 1, counts[FIRST[plane] + i]);
      }
    }
  }

  private void writeBlock(BitWriter out, int block, int size, int context) {
    if (counts[block] == 0) {
      VlcTable.writeCoeffToken(out, context, 0, 0);
    } else {
      writer.write(out, levels, 16 * block + 16 - size, size, context);
    }
  }

  /** Writes the reconstruction to {@code decoded}: the prediction plus the dequantized residual. */
  void reconstruct(Prediction prediction, YuvPicture decoded, int mb, boolean intra) {
    reconstructPlane(prediction, decoded, mb, 0, intra);
    reconstructPlane(prediction, decoded, mb, 1, true);
    reconstructPlane(prediction, decoded, mb, 2, true);
  }

  /**
   * Reconstructs one plane of a macroblock. If {@code dc} is true, {@link #counts} do not include
   * DC coefficients.
   */
  private void reconstructPlane(
      Prediction prediction, YuvPicture decoded, int mb, int plane, boolean dc) {
    byte[] expected = prediction.plane(plane);
    byte[] samples = decoded.plane(plane);
    int stride = decoded.stride(plane);
    int side = YuvPicture.side(plane);
    int first = decoded.at(plane, mb);
    int count = plane == 0 ? 16 : 4;
    for (int i = 0; i < count; i++) {
      int block = FIRST[plane] + i;
      boolean any = counts[block] > 0 || dc && dequantized[16 * block] != 0;
      reconstruct(
          any, block, expected, offset(i, side), side, samples, first + offset(i, stride), stride);
    }
  }

  private void reconstruct(
      boolean any, int block, byte[] expected, int j, int side, byte[] to, int at, int stride) {
    int i = 16 * block;
    if (any) {
      IntegerTransform.inverse(dequantized, i, differences);
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
