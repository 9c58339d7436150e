package zoetrope.internal.raster.coverage;

import zoetrope.internal.raster.pixel.PixelBox;

/**
 * Contours at a position on the canvas. Equal glyphs share their contours and differ only in
 * position.
 *
 * @param x the column of the contours' origin, in 1/256 pixel
 * @param y the row of the contours' origin, in 1/256 pixel
 * @param isUnclipped whether the contours are completely inside the canvas
 */
public record PlacedContours(Contours contours, int x, int y, PixelBox box, boolean isUnclipped)
    implements FillArea {
  /** Returns contours at a pixel position; null outside of the guard band of {@link EdgeList}. */
  public static PlacedContours of(Contours contours, double x, double y, int width, int height) {
    if (!EdgeList.isInGuardBand(x) || !EdgeList.isInGuardBand(y)) {
      return null;
    }
    int atX = EdgeList.toFixed(x);
    int atY = EdgeList.toFixed(y);
    int left = contours.left + atX >> 8;
    int top = contours.top + atY >> 8;
    int right = (contours.right + atX >> 8) + 1;
    int bottom = contours.bottom + atY + 255 >> 8;
    return new PlacedContours(
        contours,
        atX,
        atY,
        new PixelBox(
            Math.max(0, left), Math.max(0, top), Math.min(width, right), Math.min(height, bottom)),
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
