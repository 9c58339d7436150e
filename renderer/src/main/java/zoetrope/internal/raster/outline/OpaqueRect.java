package zoetrope.internal.raster.outline;

import zoetrope.internal.raster.coverage.Contours;
import zoetrope.internal.raster.coverage.PlacedContours;

/**
 * A rectangle of pixels, {@code [left, right) x [top, bottom)}, that a command covers opaquely.
 * Within it, items behind the command need not be painted.
 */
public record OpaqueRect(int left, int top, int right, int bottom) {
  /** Coordinates are rounded to 1/256 of a pixel before they are filled. */
  private static final double ROUNDING = 1.0 / 256;

  /** If fewer pixels are hidden, painting them is faster than splitting a rectangle. */
  private static final int MIN_CULLED_PIXELS = 1 << 12;

  /** Returns the pixels inside an area that is an axis-aligned rectangle; null for all others. */
  public static OpaqueRect of(FlattenedPath area) {
    if (area.subpaths != 1 || area.size < 4 || area.size > 5) {
      return null;
    }
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double top = left;
    double bottom = right;
    for (int i = 0; i < area.size; i++) {
      left = Math.min(left, area.x[i]);
      right = Math.max(right, area.x[i]);
      top = Math.min(top, area.y[i]);
      bottom = Math.max(bottom, area.y[i]);
    }
    double twice = 0;
    for (int i = 0; i < area.size; i++) {
      int j = (i + 1) % area.size;
      boolean corner = isEither(area.x[i], left, right) && isEither(area.y[i], top, bottom);
      if (!corner || area.x[i] != area.x[j] && area.y[i] != area.y[j]) {
        return null;
      }
      twice += area.x[i] * area.y[j] - area.x[j] * area.y[i];
    }
    double expected = 2 * (right - left) * (bottom - top);
    if (!(Math.abs(Math.abs(twice) - expected) <= 1e-6 * expected)) {
      return null;
    }
    return new OpaqueRect(
        (int) Math.ceil(left + ROUNDING),
        (int) Math.ceil(top + ROUNDING),
        (int) Math.floor(right - ROUNDING),
        (int) Math.floor(bottom - ROUNDING));
  }

  /** Returns the pixels inside an area that is an axis-aligned rectangle; null for all others. */
  public static OpaqueRect of(PlacedContours area) {
    Contours contours = area.contours();
    return contours.isRectangle
        ? new OpaqueRect(
            contours.left + area.x() + 255 >> 8,
            contours.top + area.y() + 255 >> 8,
            contours.right + area.x() >> 8,
            contours.bottom + area.y() >> 8)
        : null;
  }

  private static boolean isEither(double value, double a, double b) {
    return value == a || value == b;
  }

  /** Whether this covers enough of a rectangle that splitting the rectangle saves time. */
  public boolean isWorthCulling(int x0, int y0, int x1, int y1) {
    long across = (long) Math.min(right, x1) - Math.max(left, x0);
    long down = (long) Math.min(bottom, y1) - Math.max(top, y0);
    boolean intersects = across > 0 && down > 0;
    return intersects
        && (across * down >= MIN_CULLED_PIXELS || across == x1 - x0 && down == y1 - y0);
  }
}
