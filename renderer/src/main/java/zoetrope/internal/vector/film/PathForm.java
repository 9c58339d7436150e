package zoetrope.internal.vector.film;

import java.util.Arrays;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.vector.PathText;

/**
 * A path with whole numbers as coordinates. Handles of straight segments are left out.
 *
 * @param pattern for each subpath, the number of its curves times two, plus one if it is closed;
 *     then, for each of its curves, one if it is straight, otherwise zero
 * @param points the coordinates of the remaining points: x, y, x, y, ...
 */
record PathForm(int[] pattern, int[] points) {
  /** Coordinates are limited to this, so that players can compute with them exactly. */
  private static final double MAX_COORDINATE = 1 << 26;

  /** Returns the form of a path whose coordinates are multiplied by {@code scale}. */
  static PathForm of(Path path, double scale) {
    int curves = path.curveCount();
    int[] pattern = new int[path.subpathCount() + curves];
    int[] points = new int[2 * path.pointCount()];
    int at = 0;
    int count = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      int from = path.subpathStart(k);
      pattern[at++] = 2 * path.curveCount(k) + (path.isClosed(k) ? 1 : 0);
      count = add(path.point(from), scale, points, count);
      for (int i = 0; i < path.curveCount(k); i++) {
        int first = from + 3 * i;
        boolean straight = PathText.isStraight(path, first);
        pattern[at++] = straight ? 1 : 0;
        if (!straight) {
          count = add(path.point(first + 1), scale, points, count);
          count = add(path.point(first + 2), scale, points, count);
        }
        count = add(path.point(first + 3), scale, points, count);
      }
    }
    return new PathForm(pattern, Arrays.copyOf(points, count));
  }

  private static int add(Vec point, double scale, int[] points, int count) {
    points[count] = rounded(point.x() * scale);
    points[count + 1] = rounded(point.y() * scale);
    return count + 2;
  }

  private static int rounded(double value) {
    double limited = Math.max(-MAX_COORDINATE, Math.min(MAX_COORDINATE, value));
    return (int) Math.floor(limited + 0.5);
  }

  boolean hasPatternOf(PathForm other) {
    return Arrays.equals(pattern, other.pattern);
  }

  /** Returns the bytes of the path: its subpaths, each with its pattern and its points. */
  byte[] toBytes() {
    Column out = new Column();
    int subpaths = 0;
    for (int at = 0; at < pattern.length; at += 1 + (pattern[at] >> 1)) {
      subpaths++;
    }
    out.unsigned(subpaths);
    int count = 0;
    int x = 0;
    int y = 0;
    for (int at = 0; at < pattern.length; ) {
      int head = pattern[at++];
      int curves = head >> 1;
      out.unsigned(head);
      addPattern(at, curves, out);
      int coordinates = 2;
      for (int i = 0; i < curves; i++) {
        coordinates += pattern[at++] == 1 ? 2 : 6;
      }
      for (int i = 0; i < coordinates; i += 2) {
        out.signed(points[count] - x);
        out.signed(points[count + 1] - y);
        x = points[count++];
        y = points[count++];
      }
    }
    return out.toBytes();
  }

  /** Writes the lengths of runs of curves, which are alternately cubic and straight. */
  private void addPattern(int start, int curves, Column out) {
    int at = start;
    int end = start + curves;
    for (int kind = 0; at < end; kind = 1 - kind) {
      int from = at;
      while (at < end && pattern[at] == kind) {
        at++;
      }
      out.unsigned(at - from);
    }
  }
}
