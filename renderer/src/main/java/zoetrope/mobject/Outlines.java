package zoetrope.mobject;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Closed paths of straight pieces, as patterns of the outlines of faces. */
final class Outlines {
  private static final Path TRIANGLE = polygon(3);
  private static final Path SQUARE = polygon(4);

  private Outlines() {}

  static Path ofCorners(int n) {
    return n == 3 ? TRIANGLE : n == 4 ? SQUARE : polygon(n);
  }

  private static Path polygon(int n) {
    Vec[] corners = new Vec[n];
    for (int i = 0; i < n; i++) {
      corners[i] = Vec.of(i, (double) i * i);
    }
    return Path.polygon(corners);
  }
}
