package zoetrope.tools;

/**
 * How much pictures resemble their references, over all pictures that were added. Pictures are
 * samples of 4:2:0: all of luma, then the two planes of colour, row by row without gaps.
 *
 * <p>SSIM is that of Wang, Bovik, Sheikh and Simoncelli ("Image quality assessment: from error
 * visibility to structural similarity", 2004) with windows of 8 x 8 samples of luma that all count
 * alike, at every fourth column and row.
 */
final class PictureQuality {
  private static final int WINDOW = 8;
  private static final int STEP = 4;
  private static final double SAMPLES = WINDOW * WINDOW;
  private static final double PEAK = 255;

  /** (0.01 * 255)^2 and (0.03 * 255)^2, for sums in place of means and variances. */
  private static final double C1 = 0.01 * 0.01 * PEAK * PEAK * SAMPLES * SAMPLES;

  private static final double C2 = 0.03 * 0.03 * PEAK * PEAK * SAMPLES * (SAMPLES - 1);

  private static final int BINS = 100_000;

  private final int width;
  private final int height;
  private final long[] bins = new long[BINS + 1];
  private long pictures;
  private long lumaError;
  private long colorError;
  private double worstLuma = Double.POSITIVE_INFINITY;
  private double ssimSum;
  private long windows;

  /** For pictures of this size, both sides even and 8 or more. */
  PictureQuality(int width, int height) {
    if (width < WINDOW || height < WINDOW || width % 2 != 0 || height % 2 != 0) {
      throw new IllegalArgumentException(
          width + " x " + height + ": both sides must be even and 8 or more");
    }
    this.width = width;
    this.height = height;
  }

  /** Adds a picture. Throws {@link IllegalArgumentException} for samples of another size. */
  void add(byte[] reference, byte[] picture) {
    int luma = width * height;
    if (reference.length != luma * 3 / 2 || picture.length != luma * 3 / 2) {
      throw new IllegalArgumentException(
          reference.length + " and " + picture.length + " samples for " + width + " x " + height);
    }
    long error = squares(reference, picture, 0, luma);
    lumaError += error;
    colorError += squares(reference, picture, luma, luma * 3 / 2);
    worstLuma = Math.min(worstLuma, psnr(error, luma));
    pictures++;
    addWindows(reference, picture);
  }

  /** How many pictures were added. */
  long pictures() {
    return pictures;
  }

  /** The peak signal-to-noise ratio of luma over all pictures, in decibels; infinite when equal. */
  double lumaPsnr() {
    return psnr(lumaError, pictures * (double) width * height);
  }

  /** The same over all samples, those of colour included. */
  double psnr() {
    return psnr(lumaError + colorError, pictures * (double) width * height * 1.5);
  }

  /** The luma PSNR of the worst picture. */
  double worstLumaPsnr() {
    return worstLuma;
  }

  /** The mean SSIM of all windows of all pictures. */
  double ssim() {
    return ssimSum / windows;
  }

  /** The SSIM that a share of the windows does not reach, to five decimals. */
  double ssimPercentile(double share) {
    long below = 0;
    for (int i = 0; i <= BINS; i++) {
      below += bins[i];
      if (below > share * windows) {
        return (double) i / BINS;
      }
    }
    return 1;
  }

  private static double psnr(double error, double samples) {
    return 10 * StrictMath.log10(PEAK * PEAK * samples / error);
  }

  private static long squares(byte[] a, byte[] b, int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      int difference = (a[i] & 0xff) - (b[i] & 0xff);
      sum += difference * difference;
    }
    return sum;
  }

  private void addWindows(byte[] a, byte[] b) {
    int columns = width / STEP;
    int[][] above = new int[columns][];
    for (int top = 0; top + STEP <= height; top += STEP) {
      int[][] row = new int[columns][];
      for (int column = 0; column < columns; column++) {
        row[column] = block(a, b, column * STEP, top);
        if (top > 0 && column > 0) {
          addWindow(above[column - 1], above[column], row[column - 1], row[column]);
        }
      }
      above = row;
    }
  }

  /** The sums over a block of 4 x 4: of a, of b, of the squares of both, of the products. */
  private int[] block(byte[] a, byte[] b, int left, int top) {
    int sumA = 0;
    int sumB = 0;
    int squares = 0;
    int products = 0;
    for (int y = top; y < top + STEP; y++) {
      for (int i = y * width + left; i < y * width + left + STEP; i++) {
        int sampleA = a[i] & 0xff;
        int sampleB = b[i] & 0xff;
        sumA += sampleA;
        sumB += sampleB;
        squares += sampleA * sampleA + sampleB * sampleB;
        products += sampleA * sampleB;
      }
    }
    return new int[] {sumA, sumB, squares, products};
  }

  private void addWindow(int[] first, int[] second, int[] third, int[] fourth) {
    double sumA = first[0] + second[0] + third[0] + fourth[0];
    double sumB = first[1] + second[1] + third[1] + fourth[1];
    double squares = first[2] + second[2] + third[2] + fourth[2];
    double products = first[3] + second[3] + third[3] + fourth[3];
    double variances = squares * SAMPLES - sumA * sumA - sumB * sumB;
    double covariance = products * SAMPLES - sumA * sumB;
    double ssim =
        (2 * sumA * sumB + C1)
            * (2 * covariance + C2)
            / ((sumA * sumA + sumB * sumB + C1) * (variances + C2));
    ssimSum += ssim;
    windows++;
    bins[(int) (Math.max(0, Math.min(1, ssim)) * BINS)]++;
  }
}
