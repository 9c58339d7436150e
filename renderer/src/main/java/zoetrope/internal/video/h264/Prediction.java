package zoetrope.internal.video.h264;

import java.util.Arrays;

/** The predicted samples of a macroblock, by inter or intra prediction. Not thread-safe. */
final class Prediction {
  /** The modes of Intra_16x16 prediction that are used. */
  enum Intra {
    VERTICAL(0, 2),
    HORIZONTAL(1, 1),
    DC(2, 0);

    /** {@code Intra16x16PredMode}. */
    final int luma;

    /** {@code intra_chroma_pred_mode}. */
    final int chroma;

    Intra(int luma, int chroma) {
      this.luma = luma;
      this.chroma = chroma;
    }
  }

  private static final int GREY = 128;

  private final byte[][] planes = {new byte[256], new byte[64], new byte[64]};

  /**
   * Returns the predicted samples of a plane, row by row; a row has 16 samples in luma, 8 in
   * chroma.
   */
  byte[] plane(int index) {
    return planes[index];
  }

  /** Predicts from a reference picture with a motion vector in quarter pixels. */
  void predictInter(YuvPicture reference, int mb, int dx, int dy, MotionSearch search) {
    if (((dx | dy) & 3) == 0) {
      int stride = reference.stride(0);
      int at = reference.at(0, mb) + (dy >> 2) * stride + (dx >> 2);
      copy(reference.plane(0), at, stride, 16, planes[0]);
    } else {
      search.compensate(dx, dy, planes[0]);
    }
    for (int plane = 1; plane < 3; plane++) {
      int stride = reference.stride(plane);
      int at = reference.at(plane, mb) + (dy >> 3) * stride + (dx >> 3);
      if (((dx | dy) & 7) == 0) {
        copy(reference.plane(plane), at, stride, 8, planes[plane]);
      } else {
        interpolateChroma(reference.plane(plane), at, stride, dx & 7, dy & 7, planes[plane]);
      }
    }
  }

  private static void copy(byte[] samples, int from, int stride, int side, byte[] to) {
    for (int y = 0; y < side; y++) {
      System.arraycopy(samples, from, to, y * side, side);
      from += stride;
    }
  }

  /** Predicts chroma by bilinear interpolation between samples (ITU-T H.264, 8.4.2.2.2). */
  private static void interpolateChroma(
      byte[] samples, int from, int stride, int eighthsX, int eighthsY, byte[] to) {
    int right = Math.min(1, eighthsX);
    int below = Math.min(1, eighthsY) * stride;
    for (int y = 0; y < 8; y++) {
      for (int x = 0; x < 8; x++) {
        int at = from + x;
        int upper = (8 - eighthsX) * (samples[at] & 0xff) + eighthsX * (samples[at + right] & 0xff);
        int lower =
            (8 - eighthsX) * (samples[at + below] & 0xff)
                + eighthsX * (samples[at + below + right] & 0xff);
        to[y * 8 + x] = (byte) ((8 - eighthsY) * upper + eighthsY * lower + 32 >> 6);
      }
      from += stride;
    }
  }

  /**
   * Whether the neighbouring samples that a mode needs exist, and the prediction does not depend on
   * padding.
   */
  static boolean allows(Intra mode, YuvPicture picture, int mb) {
    return switch (mode) {
      case VERTICAL -> mb >= picture.columns();
      case HORIZONTAL -> mb % picture.columns() > 0;
      // Otherwise the mean would depend on padding, where decoders have other samples.
      case DC -> picture.isFullyVisible(mb);
    };
  }

  /** Predicts luma from neighbouring samples (ITU-T H.264, 8.3.3). */
  void predictIntraLuma(Intra mode, YuvPicture picture, int mb) {
    byte[] samples = picture.plane(0);
    int stride = picture.stride(0);
    int at = picture.at(0, mb);
    switch (mode) {
      case VERTICAL -> fromAbove(samples, at - stride, 16, planes[0]);
      case HORIZONTAL -> fromLeft(samples, at - 1, stride, 16, planes[0]);
      case DC -> Arrays.fill(planes[0], (byte) lumaDc(picture, mb));
    }
  }

  private static int lumaDc(YuvPicture picture, int mb) {
    byte[] samples = picture.plane(0);
    int stride = picture.stride(0);
    int at = picture.at(0, mb);
    int sum = 0;
    int count = 0;
    if (mb >= picture.columns()) {
      sum += sum(samples, at - stride, 1, 16);
      count += 16;
    }
    if (mb % picture.columns() > 0) {
      sum += sum(samples, at - 1, stride, 16);
      count += 16;
    }
    return count == 0 ? GREY : (sum + count / 2) / count;
  }

  /** Predicts chroma from neighbouring samples (ITU-T H.264, 8.3.4). */
  void predictIntraChroma(Intra mode, YuvPicture picture, int mb) {
    for (int plane = 1; plane < 3; plane++) {
      byte[] samples = picture.plane(plane);
      int stride = picture.stride(plane);
      int at = picture.at(plane, mb);
      switch (mode) {
        case VERTICAL -> fromAbove(samples, at - stride, 8, planes[plane]);
        case HORIZONTAL -> fromLeft(samples, at - 1, stride, 8, planes[plane]);
        case DC -> {
          for (int block = 0; block < 4; block++) {
            predictChromaDc(picture, plane, mb, block % 2, block / 2);
          }
        }
      }
    }
  }

  private void predictChromaDc(YuvPicture picture, int plane, int mb, int blockX, int blockY) {
    byte[] samples = picture.plane(plane);
    int stride = picture.stride(plane);
    int at = picture.at(plane, mb);
    boolean above = mb >= picture.columns();
    boolean left = mb % picture.columns() > 0;
    // The upper right block uses only the samples above, the lower left block only those to the
    // left. If these do not exist, the block uses the other side.
    boolean useAbove = above && (blockX == blockY || blockX == 1 || !left);
    boolean useLeft = left && (blockX == blockY || blockY == 1 || !above);
    int sum = useAbove ? sum(samples, at - stride + 4 * blockX, 1, 4) : 0;
    sum += useLeft ? sum(samples, at - 1 + 4 * blockY * stride, stride, 4) : 0;
    int count = (useAbove ? 4 : 0) + (useLeft ? 4 : 0);
    int mean = count == 0 ? GREY : (sum + count / 2) / count;
    for (int y = 4 * blockY; y < 4 * blockY + 4; y++) {
      Arrays.fill(planes[plane], 8 * y + 4 * blockX, 8 * y + 4 * blockX + 4, (byte) mean);
    }
  }

  private static void fromAbove(byte[] samples, int above, int side, byte[] to) {
    for (int y = 0; y < side; y++) {
      System.arraycopy(samples, above, to, y * side, side);
    }
  }

  private static void fromLeft(byte[] samples, int left, int stride, int side, byte[] to) {
    for (int y = 0; y < side; y++) {
      Arrays.fill(to, y * side, (y + 1) * side, samples[left + y * stride]);
    }
  }

  private static int sum(byte[] samples, int from, int step, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += samples[from + i * step] & 0xff;
    }
    return sum;
  }

  /**
   * Returns the luma SAD of a macroblock from the prediction that {@link #predictIntraLuma} would
   * compute.
   *
   * @param picture the reconstruction, which contains the neighbouring samples
   */
  static int intraSad(Intra mode, YuvPicture picture, YuvPicture source, int mb) {
    byte[] decoded = picture.plane(0);
    byte[] samples = source.plane(0);
    int stride = source.stride(0);
    int at = source.at(0, mb);
    long left = mode == Intra.DC ? Swar.repeat(lumaDc(picture, mb)) : 0;
    long right = left;
    if (mode == Intra.VERTICAL) {
      left = Swar.get(decoded, at - stride);
      right = Swar.get(decoded, at - stride + 8);
    }
    long sums = 0;
    for (int row = at; row < at + 16 * stride; row += stride) {
      if (mode == Intra.HORIZONTAL) {
        left = Swar.repeat(decoded[row - 1] & 0xff);
        right = left;
      }
      sums += Swar.differences(Swar.get(samples, row), left);
      sums += Swar.differences(Swar.get(samples, row + 8), right);
    }
    return Swar.total(sums);
  }
}
