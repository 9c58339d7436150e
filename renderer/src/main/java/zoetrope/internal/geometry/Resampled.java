package zoetrope.internal.geometry;

import zoetrope.geometry.Path;

/**
 * A path derived from another path, with the source of each anchor, so that values per anchor
 * (widths, colours) can be transferred.
 *
 * @param path the new path
 * @param source for each anchor of {@code path}, the index of the anchor in the original path;
 *     fractional if the anchor is between two anchors of the original
 */
public record Resampled(Path path, double[] source) {
  /** Interpolates one value per anchor of the original linearly to the new anchors. */
  public double[] values(double[] original) {
    return valuesAt(original, source);
  }

  /** Interpolates values linearly at {@code positions}, which are fractional indices. */
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
