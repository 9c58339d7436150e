package zoetrope.tools.pictures;

/**
 * How much pictures resemble their references, over all pictures that were added. Pictures are
 * samples of 4:2:0: all of luma, then the two planes of colour, row by row without gaps.
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

  /** For pictures of this size, both sides even and 8 or more. */
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
   * Adds a picture.
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

  /** How many pictures were added. */
  public long pictures() {
    return pictures;
  }

  /** The peak signal-to-noise ratio of luma over all pictures, in decibels; infinite when equal. */
  public double lumaPsnr() {
    return psnr(lumaError, pictures * (double) width * height);
  }

  /** The same over all samples, those of colour included. */
  public double psnr() {
    return psnr(lumaError + colorError, pictures * (double) width * height * 1.5);
  }

  /** The luma PSNR of the worst picture. */
  public double worstLumaPsnr() {
    return worstLuma;
  }

  /** The mean SSIM of luma, of all windows of all pictures; see {@link Similarity}. */
  public double ssim() {
    return similarity.mean();
  }

  /** The SSIM that a share of the windows does not reach, to five decimals. */
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
