package zoetrope.geometry;

/**
 * A path made from another one, with where its anchors come from, so that values that vary along
 * the path (widths, colours) can follow.
 *
 * @param path the new path
 * @param source for each anchor of {@code path} the index among the original's anchors, with a
 *     fraction when it stands between two
 */
public record Resampled(Path path, double[] source) {
  /** One value an anchor of the original becomes one an anchor of the new path; linear between. */
  public double[] values(double[] original) {
    double[] result = new double[source.length];
    for (int i = 0; i < source.length; i++) {
      int k = Math.max(0, Math.min((int) source[i], original.length - 1));
      int next = Math.min(k + 1, original.length - 1);
      double t = source[i] - k;
      result[i] = t <= 0 ? original[k] : (1 - t) * original[k] + t * original[next];
    }
    return result;
  }
}
