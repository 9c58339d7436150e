package zoetrope.internal.raster.pixel;

/** A box of pixels {@code [left, right) x [top, bottom)}, empty if a side is 0 or less. */
public record PixelBox(int left, int top, int right, int bottom) {
  public static final PixelBox EMPTY = new PixelBox(0, 0, 0, 0);

  /** An empty box. The union of this box with another box is that other box. */
  public static final PixelBox NOWHERE = new PixelBox(Integer.MAX_VALUE, Integer.MAX_VALUE, 0, 0);

  /** The limit of coordinates: the maximum distance from the origin in pixels. */
  static final int MAX_COORDINATE = 1 << 24;

  /** Returns all pixels that a rectangle with these sides touches. */
  public static PixelBox around(double left, double top, double right, double bottom) {
    return new PixelBox(
        clamped(Math.floor(left)),
        clamped(Math.floor(top)),
        clamped(Math.ceil(right)),
        clamped(Math.ceil(bottom)));
  }

  /** Rounds a coordinate towards 0, limited to {@link #MAX_COORDINATE} pixels from the origin. */
  public static int clamped(double value) {
    return (int) Math.max(-MAX_COORDINATE, Math.min(MAX_COORDINATE, value));
  }

  public boolean isEmpty() {
    return left >= right || top >= bottom;
  }

  public int width() {
    return right - left;
  }

  public int height() {
    return bottom - top;
  }

  public static PixelBox around(Iterable<? extends Boxed> all) {
    PixelBox box = NOWHERE;
    for (Boxed one : all) {
      box = box.union(one.box());
    }
    return box;
  }

  public PixelBox union(PixelBox other) {
    if (isEmpty() || other.isEmpty()) {
      return isEmpty() ? other : this;
    }
    return new PixelBox(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }

  public PixelBox intersection(PixelBox other) {
    PixelBox both =
        new PixelBox(
            Math.max(left, other.left),
            Math.max(top, other.top),
            Math.min(right, other.right),
            Math.min(bottom, other.bottom));
    return both.isEmpty() ? EMPTY : both;
  }

  public boolean contains(PixelBox other) {
    return other.isEmpty()
        || left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom;
  }

  /**
   * Returns the box with {@code across} additional columns on the left and on the right, and {@code
   * down} additional rows above and below. An empty box stays empty.
   */
  public PixelBox grown(int across, int down) {
    return isEmpty()
        ? EMPTY
        : new PixelBox(left - across, top - down, right + across, bottom + down);
  }

  public PixelBox moved(int dx, int dy) {
    return new PixelBox(left + dx, top + dy, right + dx, bottom + dy);
  }
}
