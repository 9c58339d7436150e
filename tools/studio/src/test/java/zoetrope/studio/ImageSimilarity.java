package zoetrope.studio;

/** The structural similarity of images (Wang and others, 2004), computed from their luminance. */
final class ImageSimilarity {
  private static final int WINDOW = 8;
  private static final int STEP = 4;
  private static final double MEAN_STABILIZER = 0.01 * 255 * 0.01 * 255;
  private static final double VARIANCE_STABILIZER = 0.03 * 255 * 0.03 * 255;

  private ImageSimilarity() {}

  /** Returns the mean similarity of all windows: 1 for equal images. */
  static double of(int[] first, int[] second, int width, int height) {
    double sum = 0;
    int count = 0;
    for (int y = 0; y + WINDOW <= height; y += STEP) {
      for (int x = 0; x + WINDOW <= width; x += STEP) {
        sum += window(first, second, y * width + x, width);
        count++;
      }
    }
    return sum / count;
  }

  private static double window(int[] first, int[] second, int start, int width) {
    double a = 0;
    double b = 0;
    double aa = 0;
    double bb = 0;
    double ab = 0;
    for (int v = 0; v < WINDOW; v++) {
      for (int u = 0; u < WINDOW; u++) {
        double p = luminance(first[start + v * width + u]);
        double q = luminance(second[start + v * width + u]);
        a += p;
        b += q;
        aa += p * p;
        bb += q * q;
        ab += p * q;
      }
    }
    double n = WINDOW * WINDOW;
    double means = a * b / n / n;
    double squares = (a * a + b * b) / n / n;
    double variances = (aa + bb) / n - squares;
    double covariance = ab / n - means;
    return (2 * means + MEAN_STABILIZER)
        * (2 * covariance + VARIANCE_STABILIZER)
        / ((squares + MEAN_STABILIZER) * (variances + VARIANCE_STABILIZER));
  }

  private static double luminance(int rgb) {
    return 0.299 * (rgb >> 16 & 255) + 0.587 * (rgb >> 8 & 255) + 0.114 * (rgb & 255);
  }
}
