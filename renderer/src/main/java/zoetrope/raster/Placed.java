package zoetrope.raster;

/**
 * Contours at a place of the picture. Only the place is its own: equal letters share the rest.
 *
 * @param x what is added to the contours' coordinates, in pixels
 * @param isWhole whether no part of it lies outside of the picture
 */
record Placed(
    Contours contours,
    double x,
    double y,
    int left,
    int top,
    int right,
    int bottom,
    boolean isWhole)
    implements Area {
  /**
   * Contours at a place; null when they reach so far that their coordinates cannot be rounded to
   * 1/256 of a pixel.
   *
   * @param width of the picture, in pixels
   */
  static Placed of(Contours contours, double x, double y, int width, int height) {
    if (!(EdgeList.isNear(contours.left + x)
        && EdgeList.isNear(contours.right + x)
        && EdgeList.isNear(contours.top + y)
        && EdgeList.isNear(contours.bottom + y))) {
      return null;
    }
    int left = EdgeList.fix(contours.left + x) >> 8;
    int top = EdgeList.fix(contours.top + y) >> 8;
    int right = (EdgeList.fix(contours.right + x) >> 8) + 1;
    int bottom = (EdgeList.fix(contours.bottom + y) + 255) >> 8;
    return new Placed(
        contours,
        x,
        y,
        Math.max(0, left),
        Math.max(0, top),
        Math.min(width, right),
        Math.min(height, bottom),
        left >= 0 && top >= 0 && right <= width && bottom <= height);
  }

  @Override
  public int size() {
    return 16;
  }
}
