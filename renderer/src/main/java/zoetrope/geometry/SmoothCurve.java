package zoetrope.geometry;

import java.util.Arrays;

/**
 * An open smooth curve that grows by appended points; see {@link Paths#smooth(java.util.List,
 * boolean)}. The cost of a new point does not depend on the length of the curve.
 *
 * <p>A piece depends on the points before and after it, so only the last piece changes.
 */
public final class SmoothCurve {
  private static final int PER_CURVE = 9;

  /** The first point, then both handles and the end of each piece that no longer changes. */
  private double[] settled = new double[3 + 5 * PER_CURVE];

  private int size;

  /** The last three points; null for those before the first one. */
  private Vec third;

  private Vec second;
  private Vec last;

  /** Returns an independent copy of the curve. */
  public SmoothCurve copy() {
    SmoothCurve copy = new SmoothCurve();
    copy.settled = Arrays.copyOf(settled, size + 3 * PER_CURVE);
    copy.size = size;
    copy.third = third;
    copy.second = second;
    copy.last = last;
    return copy;
  }

  /** Returns the last point; null if there is none. */
  public Vec last() {
    return last;
  }

  public void add(Vec p) {
    if (last == null) {
      put(settled, 0, p);
      size = 3;
    } else if (second != null) {
      if (size + PER_CURVE > settled.length) {
        settled = Arrays.copyOf(settled, 2 * settled.length);
      }
      putPiece(settled, size, third, second, last, p);
      size += PER_CURVE;
    }
    third = second;
    second = last;
    last = p;
  }

  /** Returns the curve so far; the empty path if it has no piece. */
  public Path path() {
    if (second == null) {
      return Path.EMPTY;
    }
    double[] all = Arrays.copyOf(settled, size + PER_CURVE);
    putPiece(all, size, third, second, last, last);
    return pathOf(all);
  }

  /** Returns a path along this curve and on to {@code p}. This curve does not change. */
  public Path pathTo(Vec p) {
    if (last == null) {
      return Path.EMPTY;
    }
    double[] all = Arrays.copyOf(settled, size + (second == null ? 1 : 2) * PER_CURVE);
    int at = size;
    if (second != null) {
      putPiece(all, at, third, second, last, p);
      at += PER_CURVE;
    }
    putPiece(all, at, second, last, p, p);
    return pathOf(all);
  }

  private static Path pathOf(double[] coordinates) {
    return new Path(coordinates, new int[] {0, coordinates.length / 3}, new boolean[] {false});
  }

  /** Writes the piece from {@code p} to {@code q}; {@code before} is null for the first piece. */
  private static void putPiece(double[] to, int at, Vec before, Vec p, Vec q, Vec after) {
    put(to, at, p.plus(q.minus(before == null ? p : before).times(1.0 / 6)));
    put(to, at + 3, q.minus(after.minus(p).times(1.0 / 6)));
    put(to, at + 6, q);
  }

  private static void put(double[] to, int at, Vec p) {
    to[at] = p.x();
    to[at + 1] = p.y();
    to[at + 2] = p.z();
  }
}
