package zoetrope.internal.raster.filter;

import zoetrope.geometry.Bounds;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.pixel.PixelBox;

/** The region of a filter or of one of its steps. The result is transparent outside of it. */
final class FilterRegion {
  private final Bounds bounds;
  private final PixelMap map;
  private final PixelBox box;
  private final boolean upright;

  /**
   * Creates a region that is clipped to the pixels of {@code limit}. {@code map} maps the
   * coordinates of {@code bounds} to pixels.
   */
  FilterRegion(Bounds bounds, PixelMap map, PixelBox limit) {
    this.bounds = bounds;
    this.map = map;
    this.upright = map.isUpright();
    double left = Double.POSITIVE_INFINITY;
    double top = left;
    double right = -left;
    double bottom = -left;
    for (int i = 0; i < 4 && !bounds.isEmpty(); i++) {
      double u = i % 2 == 0 ? bounds.min().x() : bounds.max().x();
      double v = i < 2 ? bounds.min().y() : bounds.max().y();
      left = Math.min(left, map.x(u, v));
      right = Math.max(right, map.x(u, v));
      top = Math.min(top, map.y(u, v));
      bottom = Math.max(bottom, map.y(u, v));
    }
    this.box =
        left <= right
            ? PixelBox.around(left, top, right, bottom).intersection(limit)
            : PixelBox.EMPTY;
  }

  /** Returns the pixels that the region touches, within the limit. */
  PixelBox box() {
    return box;
  }

  /** Returns the image without the pixels outside of the region. */
  FilterImage crop(FilterImage image) {
    PixelBox within = image.box().intersection(box);
    FilterImage cropped =
        within.equals(image.box())
            ? image
            : new FilterImage(within, image.within(within), image.linear());
    return upright ? cropped : cropSlanted(cropped);
  }

  /** Removes the pixels whose centre is outside of the region. */
  private FilterImage cropSlanted(FilterImage image) {
    PixelBox b = image.box();
    int[] inside = new int[image.pixels().length];
    for (int y = b.top(); y < b.bottom(); y++) {
      for (int x = b.left(); x < b.right(); x++) {
        double u = map.u(x + 0.5, y + 0.5);
        double v = map.v(x + 0.5, y + 0.5);
        if (u >= bounds.min().x()
            && u <= bounds.max().x()
            && v >= bounds.min().y()
            && v <= bounds.max().y()) {
          int at = (y - b.top()) * b.width() + x - b.left();
          inside[at] = image.pixels()[at];
        }
      }
    }
    return new FilterImage(b, inside, image.linear());
  }
}
