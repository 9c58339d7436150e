package zoetrope.internal.geometry;

import zoetrope.geometry.Path;

/**
 * A path derived from another one, with the source of each anchor, so that values per anchor
 * (widths, colours) can be carried over.
 *
 * @param path the new path
 * @param source for each anchor of {@code path} the index among the original's anchors, with a
 *     fraction when it stands between two
 */
public record Resampled(Path path, double[] source) {
  /**
   * Converts one value per anchor of the original to one per anchor of the new path, by linear
   * interpolation.
   */
  public double[] values(double[] original) {
    return valuesAt(original, source);
  }

  /** The values at {@code positions}, which are fractional indices, by linear interpolation. */
  public static double[] valuesAt(double[] values, double[] positions) {
    double[] result = new double[positions.length];
    for (int i = 0; i < positions.length; i++) {
      int k = Math.max(0, Math.min((int) positions[i], values.length - 1));
      int next = Math.min(k + 1, values.length - 1);
      double t = positions[i] - k;
      result[i] = t <= 0 ? values[k] : (1 - t) * values[k] + t * values[next];
    }
    return result;
  }
}
