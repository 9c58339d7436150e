package zoetrope.internal.raster.pixel;

/** Something with a box of the pixels that it can touch. */
public interface Boxed {
  /** Returns the box of the pixels that it can touch. */
  PixelBox box();

  /** Returns the first column. */
  default int left() {
    return box().left();
  }

  /** Returns the first row. */
  default int top() {
    return box().top();
  }

  /** Returns the column after the last. */
  default int right() {
    return box().right();
  }

  /** Returns the row after the last. */
  default int bottom() {
    return box().bottom();
  }
}
