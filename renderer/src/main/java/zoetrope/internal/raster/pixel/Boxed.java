package zoetrope.internal.raster.pixel;

/** Something with a box of the pixels that it can touch. */
public interface Boxed {
  /** The box of the pixels that it can touch. */
  PixelBox box();

  /** The first column. */
  default int left() {
    return box().left();
  }

  /** The first row. */
  default int top() {
    return box().top();
  }

  /** The column after the last. */
  default int right() {
    return box().right();
  }

  /** The row after the last. */
  default int bottom() {
    return box().bottom();
  }
}
