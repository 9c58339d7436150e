package zoetrope.geometry;

/**
 * An axis-aligned bounding box, from {@code min} to {@code max}. The {@link #EMPTY} box contains no
 * point and is the neutral element of {@link #union}.
 */
public record Bounds(Vec min, Vec max) {
  public static final Bounds EMPTY =
      new Bounds(
          new Vec(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY),
          new Vec(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY));

  /** Returns the box of a single point. */
  public static Bounds of(Vec point) {
    return new Bounds(point, point);
  }

  /** Whether the box contains no point. */
  public boolean isEmpty() {
    return min.x() > max.x();
  }

  /** Returns whether all corners are finite; true for the empty box. */
  public boolean isFinite() {
    return isEmpty() || min.isFinite() && max.isFinite();
  }

  /** Returns the smallest box that contains both. */
  public Bounds union(Bounds b) {
    if (isEmpty()) {
      return b;
    }
    if (b.isEmpty()) {
      return this;
    }
    return new Bounds(least(min, b.min), greatest(max, b.max));
  }

  /** Returns the smaller value of each coordinate. */
  private static Vec least(Vec p, Vec q) {
    return new Vec(Math.min(p.x(), q.x()), Math.min(p.y(), q.y()), Math.min(p.z(), q.z()));
  }

  /** Returns the larger value of each coordinate. */
  private static Vec greatest(Vec p, Vec q) {
    return new Vec(Math.max(p.x(), q.x()), Math.max(p.y(), q.y()), Math.max(p.z(), q.z()));
  }

  public Bounds intersection(Bounds b) {
    Vec low = greatest(min, b.min);
    Vec high = least(max, b.max);
    boolean meet = low.x() <= high.x() && low.y() <= high.y() && low.z() <= high.z();
    return meet ? new Bounds(low, high) : EMPTY;
  }

  /** Returns the centre; the origin for the empty box. */
  public Vec center() {
    return isEmpty() ? Vec.ZERO : min.lerp(max, 0.5);
  }

  /** Returns the edge lengths; zero for the empty box. */
  public Vec size() {
    return isEmpty() ? Vec.ZERO : max.minus(min);
  }

  /**
   * Returns the point of the box in {@code direction}. Each coordinate is the minimum, the middle
   * or the maximum, by the sign of this coordinate of {@code direction}. Returns the origin for the
   * empty box.
   */
  public Vec point(Vec direction) {
    return new Vec(
        coordinate(0, direction.x()), coordinate(1, direction.y()), coordinate(2, direction.z()));
  }

  /**
   * Returns the minimum, middle or maximum along dimension 0, 1 or 2, by {@code sign}; 0 for the
   * empty box.
   *
   * @throws IllegalArgumentException for another dimension
   */
  public double coordinate(int dimension, double sign) {
    if (isEmpty()) {
      return 0;
    }
    double low = min.get(dimension);
    double high = max.get(dimension);
    return sign > 0 ? high : sign < 0 ? low : 0.5 * low + 0.5 * high;
  }

  /**
   * Returns the point where the ray from the centre in {@code direction} leaves the box. Axes along
   * which the box has no extent are ignored. Returns the centre for the zero direction.
   */
  public Vec exit(Vec direction) {
    Vec half = size().times(0.5);
    double reach = 0;
    for (int d = 0; d < 3; d++) {
      if (half.get(d) > 0) {
        reach = Math.max(reach, Math.abs(direction.get(d)) / half.get(d));
      }
    }
    return reach == 0 ? center() : center().plus(direction.times(1 / reach));
  }

  /** Returns the smallest axis-aligned box around the image under {@code map}. */
  public Bounds transform(Affine map) {
    if (isEmpty()) {
      return EMPTY;
    }
    if (map.isDiagonal()) {
      Vec p = map.apply(min);
      Vec q = map.apply(max);
      return new Bounds(least(p, q), greatest(p, q));
    }
    Bounds result = EMPTY;
    for (int i = 0; i < 8; i++) {
      result = result.union(of(map.apply(corner(i))));
    }
    return result;
  }

  /**
   * Returns a corner.
   *
   * @param index a number from 0 to 7, whose bits 0, 1 and 2 stand for x, y and z; a coordinate is
   *     the maximum if its bit is set, otherwise the minimum
   */
  public Vec corner(int index) {
    return new Vec(
        (index & 1) == 0 ? min.x() : max.x(),
        (index & 2) == 0 ? min.y() : max.y(),
        (index & 4) == 0 ? min.z() : max.z());
  }

  /** Returns the map that takes the cube with corners (-1, -1, -1) and (1, 1, 1) to this box. */
  public Affine toBox() {
    Vec half = size().times(0.5);
    return Affine.scaling(half.x(), half.y(), half.z()).then(Affine.translation(center()));
  }
}
