package zoetrope.tools.pictures;

/**
 * The similarity of images to their references, over all images that were added. Images are 4:2:0
 * samples: all of luma, then the two colour planes, row by row without gaps.
 */
public final class PictureQuality {
  private static final double PEAK = 255;

  private final int width;
  private final int height;
  private final Similarity similarity;
  private long pictures;
  private long lumaError;
  private long colorError;
  private double worstLuma = Double.POSITIVE_INFINITY;

  /** Creates a measure for this size; both sides are even and at least 8. */
  public PictureQuality(int width, int height) {
    if (width < Similarity.WINDOW
        || height < Similarity.WINDOW
        || width % 2 != 0
        || height % 2 != 0) {
      throw new IllegalArgumentException(
          width + " x " + height + ": both sides must be even and 8 or more");
    }
    this.width = width;
    this.height = height;
    this.similarity = new Similarity(width, height);
  }

  /**
   * Adds an image.
   *
   * @throws IllegalArgumentException for samples of another size
   */
  public void add(byte[] reference, byte[] picture) {
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
    similarity.add(reference, picture);
  }

  /** Returns the number of images. */
  public long pictures() {
    return pictures;
  }

  /** Returns the luma PSNR of all images, in decibels; infinite for equal images. */
  public double lumaPsnr() {
    return psnr(lumaError, pictures * (double) width * height);
  }

  /** Returns the PSNR of all samples, including colour. */
  public double psnr() {
    return psnr(lumaError + colorError, pictures * (double) width * height * 1.5);
  }

  /** Returns the luma PSNR of the worst image. */
  public double worstLumaPsnr() {
    return worstLuma;
  }

  /** Returns the mean luma SSIM of all windows of all images; see {@link Similarity}. */
  public double ssim() {
    return similarity.mean();
  }

  /**
   * Returns a percentile of the windows' SSIM, to five decimals.
   *
   * @param share from 0 to 1
   */
  public double ssimPercentile(double share) {
    return similarity.percentile(share);
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
}
