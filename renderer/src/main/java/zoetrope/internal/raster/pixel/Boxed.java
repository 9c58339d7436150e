package zoetrope.internal.raster.pixel;

/** An object that is drawn within a box of pixels. */
public interface Boxed {
  /** Returns a box that contains all pixels that the object can touch. */
  PixelBox box();

  /** Returns the first column of the box. */
  default int left() {
    return box().left();
  }

  /** Returns the first row of the box. */
  default int top() {
    return box().top();
  }

  /** Returns the column after the last column of the box. */
  default int right() {
    return box().right();
  }

  /** Returns the row after the last row of the box. */
  default int bottom() {
    return box().bottom();
  }
}
