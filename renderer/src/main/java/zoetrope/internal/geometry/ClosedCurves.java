package zoetrope.internal.geometry;

import zoetrope.geometry.Path;

/** The curves of a filled path, where every subpath is closed. */
final class ClosedCurves {
  private ClosedCurves() {}

  /** Adds all curves of {@code path} to the arrangement, as curves of one operand. */
  static void addTo(PlanarArrangement arrangement, Path path, int operand) {
    double[] c = path.coordinates();
    for (int k = 0; k < path.subpathCount(); k++) {
      int first = 3 * path.subpathStart(k);
      int last = 3 * (path.subpathStart(k + 1) - 1);
      for (int at = first; at < last; at += 9) {
        arrangement.add(PlaneCubic.of(c, at), operand);
      }
      if (c[first] != c[last] || c[first + 1] != c[last + 1]) {
        arrangement.add(PlaneCubic.line(c[last], c[last + 1], c[first], c[first + 1]), operand);
      }
    }
  }
}
