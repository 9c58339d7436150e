package zoetrope.internal.vector;

import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Boxes that contain marks. */
final class MarkBounds {
  private MarkBounds() {}

  /** Returns the box around all marks; empty if there are none. */
  static Bounds of(List<Mark> marks) {
    Bounds all = Bounds.EMPTY;
    for (Mark mark : marks) {
      all = all.union(mark.bounds());
    }
    return all;
  }

  /**
   * Returns the box around a line of this width and its joins, for {@link Mark.Pen#MITER_LIMIT}.
   * For another miter limit, the width must be {@link Mark.Pen#reachingWidth}.
   */
  static Bounds of(Path path, double width) {
    Bounds box = path.bounds();
    if (box.isEmpty()) {
      return box;
    }
    double reach = width / 2 * Mark.Pen.MITER_LIMIT + 1;
    Vec by = Vec.of(reach, reach);
    return new Bounds(box.min().minus(by), box.max().plus(by));
  }
}
