package zoetrope.internal.raster.outline;

/** Removes the parts of paths, in homogeneous coordinates, that are behind the near plane. */
public final class NearClip {
  private NearClip() {}

  /** Whether a vertex is behind the near plane. */
  public static boolean isNeeded(FlattenedPath path) {
    for (int i = 0; i < path.size; i++) {
      if (path.scale[i] < Projection.NEAR) {
        return true;
      }
    }
    return false;
  }

  /** Clips areas: each subpath is closed along the clip line. */
  public static void areas(FlattenedPath from, FlattenedPath to) {
    to.clear();
    for (int k = 0; k < from.subpaths; k++) {
      int start = from.start(k);
      int end = from.end(k);
      to.beginSubpath(false);
      for (int i = start; i < end; i++) {
        int previous = i == start ? end - 1 : i - 1;
        boolean in = from.scale[i] >= Projection.NEAR;
        if (in != from.scale[previous] >= Projection.NEAR) {
          to.addBetween(from, previous, i, cut(from, previous, i), true);
          to.scale[to.size - 1] = Projection.NEAR;
        }
        if (in) {
          to.addCopy(from, i, from.anchor[i]);
        }
      }
    }
  }

  /** Clips lines: a subpath that is cut becomes one or several open subpaths. */
  public static void lines(FlattenedPath from, FlattenedPath to) {
    to.clear();
    for (int k = 0; k < from.subpaths; k++) {
      boolean whole = true;
      for (int i = from.start(k); i < from.end(k); i++) {
        whole &= from.scale[i] >= Projection.NEAR;
      }
      boolean drawing = false;
      for (int i = from.start(k); i < from.end(k); i++) {
        boolean in = from.scale[i] >= Projection.NEAR;
        if (in && !drawing) {
          to.beginSubpath(whole && from.isClosed(k));
        }
        if (i > from.start(k) && in != drawing) {
          to.addBetween(from, i - 1, i, cut(from, i - 1, i), true);
          to.scale[to.size - 1] = Projection.NEAR;
        }
        if (in) {
          to.addCopy(from, i, from.anchor[i]);
        }
        drawing = in;
      }
    }
  }

  private static double cut(FlattenedPath p, int i, int j) {
    return (Projection.NEAR - p.scale[i]) / (p.scale[j] - p.scale[i]);
  }
}
