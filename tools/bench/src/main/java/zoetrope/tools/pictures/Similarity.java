package zoetrope.tools.pictures;

/**
 * The structural similarity (SSIM) of the luma of two images (Wang, Bovik, Sheikh and Simoncelli,
 * "Image quality assessment: from error visibility to structural similarity", 2004). Windows have 8
 * x 8 pixels with equal weights, and begin at every fourth column and row.
 */
public final class Similarity {
  /** The side of a window in pixels. */
  public static final int WINDOW = 8;

  private static final int STEP = 4;
  private static final double SAMPLES = WINDOW * WINDOW;
  private static final double PEAK = 255;

  /** The formula uses sums instead of means and variances, so its constants are scaled. */
  private static final double C1 = 0.01 * 0.01 * PEAK * PEAK * SAMPLES * SAMPLES;

  private static final double C2 = 0.03 * 0.03 * PEAK * PEAK * SAMPLES * (SAMPLES - 1);

  private double sum;
  private long windows;
  private double drawnSum;
  private long drawn;

  /**
   * Compares two images of the same size.
   *
   * @throws IllegalArgumentException if a side is shorter than 8 pixels
   */
  public Similarity(Pixels reference, Pixels image) {
    int width = reference.width();
    int height = reference.height();
    if (width < WINDOW || height < WINDOW) {
      throw new IllegalArgumentException(width + " x " + height + ": both sides must be 8 or more");
    }
    byte[] a = reference.luma();
    byte[] b = image.luma();
    int columns = width / STEP;
    int[][] above = new int[columns][];
    for (int top = 0; top + STEP <= height; top += STEP) {
      int[][] row = new int[columns][];
      for (int column = 0; column < columns; column++) {
        row[column] = block(a, b, top * width + column * STEP, width);
        if (top > 0 && column > 0) {
          addWindow(above[column - 1], above[column], row[column - 1], row[column]);
        }
      }
      above = row;
    }
  }

  /** Returns the mean SSIM of all windows. */
  public double mean() {
    return sum / windows;
  }

  /**
   * Returns the mean SSIM of all windows except those that have one colour and are equal in both
   * images. Returns 1 if there are only such windows.
   */
  public double drawnMean() {
    return drawn == 0 ? 1 : drawnSum / drawn;
  }

  /**
   * Returns four sums over a block of 4 x 4 samples: of a, of b, of a² + b², and of a b.
   *
   * @param start the index of the first sample
   */
  private static int[] block(byte[] a, byte[] b, int start, int width) {
    int sumA = 0;
    int sumB = 0;
    int squares = 0;
    int products = 0;
    for (int y = 0; y < STEP; y++) {
      for (int x = 0; x < STEP; x++) {
        int sampleA = a[start + y * width + x] & 0xff;
        int sampleB = b[start + y * width + x] & 0xff;
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
    sum += ssim;
    windows++;
    if (variances > 0 || sumA != sumB) {
      drawnSum += ssim;
      drawn++;
    }
  }
}
