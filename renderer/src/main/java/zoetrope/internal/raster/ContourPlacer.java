package zoetrope.internal.raster;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * Areas without strokes in the plane of the picture, letters above all. They are cut into pieces
 * around their origins and then put to their places, whether they have been kept or not: so the
 * result depends on nothing that was drawn before.
 */
final class ContourPlacer {
  /** Stands for a path that reaches too far, or whose border cannot be merged into its outline. */
  private static final Contours OTHERWISE = new Contours.Builder().build();

  private final int width;
  private final int height;
  private final Flattener flattener;
  private final FillOutline outline;
  private final FlattenedPath flat = new FlattenedPath();
  private final Contours.Builder builder = new Contours.Builder();
  private final ContourCache cache = new ContourCache();

  /** For a picture of {@code width x height} pixels. */
  ContourPlacer(int width, int height, Flattener flattener, FillOutline outline) {
    this.width = width;
    this.height = height;
    this.flattener = flattener;
    this.outline = outline;
  }

  /**
   * The inside of a path, grown by a border; null when that is not as simple as here.
   *
   * @param map the path's coordinates to homogeneous pixels
   * @param border in pixels
   */
  PlacedContours place(Path path, Affine map, double border) {
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
    return contours == OTHERWISE
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
      FillOutline.plain(flat, builder);
    } else if (outline.isOneSided(flat, StrokeWidths.constant(border))) {
      outline.grown(flat, builder);
    } else {
      return OTHERWISE;
    }
    return builder.isNear() ? builder.build() : OTHERWISE;
  }
}
