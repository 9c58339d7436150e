package zoetrope.internal.raster.outline;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.coverage.Contours;
import zoetrope.internal.raster.coverage.PlacedContours;

/**
 * Computes the areas of fills without strokes in a plane parallel to the image, such as most
 * glyphs, faster than the general algorithm. A path is flattened without its translation, and its
 * contours are then translated. This also holds for paths that are not cached yet, so the result
 * does not depend on what was drawn before.
 */
public final class ContourPlacer {
  /** A marker in the cache for paths that leave the guard band or cannot be offset. */
  private static final Contours UNSUPPORTED = new Contours.Builder().build();

  private final int width;
  private final int height;
  private final Flattener flattener;
  private final FillOutline outline;
  private final FlattenedPath flat = new FlattenedPath();
  private final Contours.Builder builder = new Contours.Builder();
  private final ContourCache cache = new ContourCache();

  /** Creates a placer for a canvas of {@code width x height} pixels. */
  public ContourPlacer(int width, int height, Flattener flattener, FillOutline outline) {
    this.width = width;
    this.height = height;
    this.flattener = flattener;
    this.outline = outline;
  }

  /**
   * Returns the area of a path, grown by a border; null if the general algorithm is needed.
   *
   * @param map maps the path's coordinates to homogeneous pixels
   * @param border the width of the border outside of the path, in pixels
   */
  public PlacedContours place(Path path, Affine map, double border) {
    Bounds bounds = path.bounds();
    Vec right = map.column(0);
    Vec up = map.column(1);
    Vec at = map.translation();
    if (bounds.min().z() != 0
        || bounds.max().z() != 0
        || right.z() != 0
        || up.z() != 0
        || at.z() != 1) {
      return null;
    }
    ContourCache.Key key = new ContourCache.Key(path, right.x(), right.y(), up.x(), up.y(), border);
    Contours contours = cache.get(key);
    if (contours == null) {
      contours = contours(path, right, up, border);
      if (contours == null) {
        return null;
      }
      cache.put(key, contours);
    }
    return contours == UNSUPPORTED
        ? null
        : PlacedContours.of(contours, at.x(), at.y(), width, height);
  }

  private Contours contours(Path path, Vec right, Vec up, double border) {
    Affine turn = Affine.ofColumns(right, up, Vec.ZERO, new Vec(0, 0, 1));
    if (!flattener.flattenAnywhere(path, turn, border, flat)) {
      return null;
    }
    builder.clear();
    if (!(border > 0)) {
      FillOutline.addOutline(flat, builder);
    } else if (outline.canOffset(flat, StrokeWidths.constant(border))) {
      outline.addOffset(flat, builder);
    } else {
      return UNSUPPORTED;
    }
    return builder.isInGuardBand() ? builder.build() : UNSUPPORTED;
  }
}
