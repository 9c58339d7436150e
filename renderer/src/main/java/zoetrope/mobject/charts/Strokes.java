package zoetrope.mobject.charts;

import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** The paths of lines and areas with gaps. */
final class Strokes {
  /** The radius of the circle that shows a single value between two gaps, in scene units. */
  private static final double SINGLE = 0.03;

  private Strokes() {}

  /** Returns a line through points; a null is a gap. A point between two gaps is a circle. */
  static Path line(List<Vec> points) {
    PathBuilder path = Path.builder();
    for (int i = 0; i < points.size(); i++) {
      Vec point = points.get(i);
      boolean hasBefore = i > 0 && points.get(i - 1) != null;
      boolean hasNext = i + 1 < points.size() && points.get(i + 1) != null;
      if (point == null) {
        continue;
      }
      if (hasBefore) {
        path.lineTo(point);
      } else if (hasNext) {
        path.moveTo(point);
      } else {
        path.append(Paths.circle(point, SINGLE));
      }
    }
    return path.build();
  }

  /** Returns the areas between two rows of points with the same gaps. */
  static Path area(List<Vec> upper, List<Vec> lower) {
    PathBuilder path = Path.builder();
    int start = 0;
    for (int i = 0; i <= upper.size(); i++) {
      if (i < upper.size() && upper.get(i) != null) {
        continue;
      }
      for (int k = start; k < i; k++) {
        if (k == start) {
          path.moveTo(upper.get(k));
        } else {
          path.lineTo(upper.get(k));
        }
      }
      for (int k = i - 1; k >= start; k--) {
        path.lineTo(lower.get(k));
      }
      if (start < i) {
        path.close();
      }
      start = i + 1;
    }
    return path.build();
  }
}
