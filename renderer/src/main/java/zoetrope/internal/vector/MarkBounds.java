package zoetrope.internal.vector;

import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** What marks cover at most. */
final class MarkBounds {
  private MarkBounds() {}

  /** The box around all marks; empty for none. */
  static Bounds of(List<Mark> marks) {
    Bounds all = Bounds.EMPTY;
    for (Mark mark : marks) {
      all = all.union(mark.bounds());
    }
    return all;
  }

  /** The box around a line of a {@linkplain Mark.Pen#reachingWidth width}, with its joins. */
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
