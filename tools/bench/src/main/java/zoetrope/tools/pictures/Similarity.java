package zoetrope.tools.pictures;

/**
 * The structural similarity of all added images to their references: SSIM by Wang, Bovik, Sheikh
 * and Simoncelli ("Image quality assessment: from error visibility to structural similarity", 2004)
 * with uniform windows of 8 x 8 samples at every fourth column and row; and the peak
 * signal-to-noise ratio.
 */
public final class Similarity {
  /** The side of a window in samples. */
  public static final int WINDOW = 8;

  private static final int STEP = 4;
  private static final double SAMPLES = WINDOW * WINDOW;
  private static final double PEAK = 255;

  /** (0.01 * 255)^2 and (0.03 * 255)^2, for sums in place of means and variances. */
  private static final double C1 = 0.01 * 0.01 * PEAK * PEAK * SAMPLES * SAMPLES;

  private static final double C2 = 0.03 * 0.03 * PEAK * PEAK * SAMPLES * (SAMPLES - 1);

  private final int width;
  private final int height;
  private double sum;
  private long windows;
  private double error;
  private long samples;
  private double drawnSum;
  private long drawn;

  /** Creates a measure for this size; both sides are at least 8. */
  public Similarity(int width, int height) {
    if (width < WINDOW || height < WINDOW) {
      throw new IllegalArgumentException(width + " x " + height + ": both sides must be 8 or more");
    }
    this.width = width;
    this.height = height;
  }

  /** Adds an image; the first {@code width * height} samples of both arrays are compared. */
  public void add(byte[] reference, byte[] picture) {
    samples += (long) width * height;
    for (int i = 0; i < width * height; i++) {
      int difference = (reference[i] & 0xff) - (picture[i] & 0xff);
      error += difference * difference;
    }
    int columns = width / STEP;
    int[][] above = new int[columns][];
    for (int top = 0; top + STEP <= height; top += STEP) {
      int[][] row = new int[columns][];
      for (int column = 0; column < columns; column++) {
        row[column] = block(reference, picture, column * STEP, top);
        if (top > 0 && column > 0) {
          addWindow(above[column - 1], above[column], row[column - 1], row[column]);
        }
      }
      above = row;
    }
  }

  /** Returns the mean of all windows of all images. */
  public double mean() {
    return sum / windows;
  }

  /**
   * Returns the mean of all windows except those that have one colour and are equal in both images.
   * Returns 1 if there are only such windows.
   */
  public double drawnMean() {
    return drawn == 0 ? 1 : drawnSum / drawn;
  }

  /** Returns the PSNR of all images, in decibels; infinite for equal images. */
  public double psnr() {
    return 10 * StrictMath.log10(PEAK * PEAK * samples / error);
  }

  /** Returns four sums over a block of 4 x 4 samples: of a, of b, of a² + b², and of a b. */
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
    sum += ssim;
    windows++;
    if (variances > 0 || sumA != sumB) {
      drawnSum += ssim;
      drawn++;
    }
  }
}
