package zoetrope.internal.raster;

/**
 * Contours at a place of the picture. Only the place is its own: equal letters share the rest.
 *
 * @param x what is added to the contours' coordinates, in 1/256 pixels
 * @param isWhole whether no part of it lies outside of the picture
 */
record PlacedContours(
    Contours contours, int x, int y, int left, int top, int right, int bottom, boolean isWhole)
    implements FillArea {
  /**
   * Contours at a place; null when it is so far that it cannot be rounded to 1/256 of a pixel.
   *
   * @param width of the picture, in pixels
   */
  static PlacedContours of(Contours contours, double x, double y, int width, int height) {
    if (!EdgeList.isNear(x) || !EdgeList.isNear(y)) {
      return null;
    }
    int atX = EdgeList.fix(x);
    int atY = EdgeList.fix(y);
    int left = contours.left + atX >> 8;
    int top = contours.top + atY >> 8;
    int right = (contours.right + atX >> 8) + 1;
    int bottom = contours.bottom + atY + 255 >> 8;
    return new PlacedContours(
        contours,
        atX,
        atY,
        Math.max(0, left),
        Math.max(0, top),
        Math.min(width, right),
        Math.min(height, bottom),
        left >= 0 && top >= 0 && right <= width && bottom <= height);
  }

  @Override
  public boolean isEmpty() {
    return contours.isEmpty() || FillArea.super.isEmpty();
  }

  @Override
  public int size() {
    return 16;
  }
}
