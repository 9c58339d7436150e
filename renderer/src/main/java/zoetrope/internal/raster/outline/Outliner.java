package zoetrope.internal.raster.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/**
 * Computes the outlines that a canvas would fill, for writers of vector files. The outlines are
 * paths in the canvas's pixels. Items without perspective keep their curves. Curves of other items
 * are flattened to segments that deviate by much less than a pixel. Call {@link #place} first: all
 * other methods refer to the item that was placed last. Not thread-safe.
 */
public final class Outliner {
  /** Curves are flattened on a canvas that is this many times larger. */
  private static final int RESOLUTION = 8;

  /** If {@code w} varies by at most this, it counts as constant. */
  private static final double MAX_W_DIFFERENCE = 1e-9;

  private static final Path SQUARE =
      Path.polygon(Vec.of(-1, -1), Vec.of(1, -1), Vec.of(1, 1), Vec.of(-1, 1));

  private final Projection projection;
  private final int width;
  private final int height;
  private final Flattener flattener;
  private final Dasher dasher = new Dasher();
  private final Stroker stroker = new Stroker();
  private final FillOutline outline = new FillOutline();
  private final FlattenedPath flat = new FlattenedPath();
  private final FlattenedPath clipped = new FlattenedPath();
  private final FlattenedPath dashed = new FlattenedPath();
  private final FlattenedPath piece = new FlattenedPath();
  private final EdgeLoops loops = new EdgeLoops(1.0 / RESOLUTION);

  private ItemProjection place;

  /**
   * Creates an outliner for a canvas of {@code width x height} pixels that is {@code units} scene
   * units high for the default camera.
   */
  public Outliner(Camera camera, int width, int height, double units) {
    this(new Projection(camera, RESOLUTION * width, RESOLUTION * height, units), width, height);
  }

  private Outliner(Projection projection, int width, int height) {
    this.projection = projection;
    this.width = width;
    this.height = height;
    this.flattener = new Flattener(RESOLUTION * width, RESOLUTION * height);
  }

  /**
   * Returns an outliner for the items in the view of the placed inset, in the same pixels; null if
   * the inset has no area.
   */
  public Outliner within(InsetView view) {
    Affine plane = Homography.plane(place);
    return plane.determinant() == 0 || !plane.isFinite()
        ? null
        : new Outliner(projection.inset(view, plane), width, height);
  }

  /** Returns an outliner for the tile of a pattern, with {@code scale} pixels per unit. */
  public static Outliner ofTile(Vec size, double scale) {
    return new Outliner(
        Projection.ofPlane(RESOLUTION * scale, RESOLUTION * scale),
        (int) Math.ceil(size.x() * scale),
        (int) Math.ceil(size.y() * scale));
  }

  /** Sets the current item; returns false if its position is not finite. */
  public boolean place(Item item) {
    place = ItemProjection.of(item, projection);
    return place.isFinite();
  }

  /** Returns the width in pixels of a stroke of width 1 at {@code w = 1}. */
  public double strokeUnit() {
    return 2 * projection.halfStroke() / RESOLUTION;
  }

  /**
   * Returns a path of the item with its curves, in pixels; null if perspective bends them, or if it
   * is partly or wholly behind the eye.
   */
  public Path exact(Path path) {
    int n = 3 * path.pointCount();
    double[] points = new double[n];
    if (!flatten(path, place.map(), points)) {
      return null;
    }
    if (place.other() != null) {
      double[] others = new double[n];
      if (!flatten(path, place.other(), others)) {
        return null;
      }
      for (int i = 0; i < n; i++) {
        points[i] = (1 - place.mix()) * points[i] + place.mix() * others[i];
      }
    }
    return path.withCoordinates(points);
  }

  /**
   * The map of a plane in perspective: a point {@code (x, y)} goes to its image under {@code map},
   * divided by {@code 1 + g x + h y}.
   */
  public record Perspective(Affine map, double g, double h) {}

  /**
   * Returns the map of the plane at height {@code z} of the item to pixels; null if the plane's
   * origin is not in front of the eye, or if the item is partly fixed in the frame.
   */
  public Perspective perspective(double z) {
    Vec origin = place.map().apply(new Vec(0, 0, z));
    double w = origin.z();
    if (place.other() != null || !(w >= Projection.NEAR)) {
      return null;
    }
    Vec x = place.map().column(0);
    Vec y = place.map().column(1);
    double unit = 1 / (w * RESOLUTION);
    Affine map =
        Affine.plane(
            x.x() * unit,
            x.y() * unit,
            y.x() * unit,
            y.y() * unit,
            origin.x() * unit,
            origin.y() * unit);
    return new Perspective(map, x.z() / w, y.z() / w);
  }

  /**
   * Returns a path in perspective with its curves, in pixels, that deviates from the true one by at
   * most {@code tolerance} pixels; null if there is none, or if {@code w} varies by more than the
   * factor {@code maxGrowth}.
   */
  public Path near(Path path, double tolerance, double maxGrowth) {
    return place.other() == null
        ? NearPath.of(path, place.map(), RESOLUTION, tolerance, maxGrowth)
        : null;
  }

  /** Divides by {@code w} if it is constant; returns false if it is not. */
  private static boolean flatten(Path path, Affine map, double[] points) {
    path.coordinates(map, points);
    double w = points.length == 0 ? 1 : points[2];
    if (!(w >= Projection.NEAR)) {
      return false;
    }
    for (int i = 0; i < points.length; i += 3) {
      if (!(Math.abs(points[i + 2] - w) <= MAX_W_DIFFERENCE)) {
        return false;
      }
      points[i] /= w * RESOLUTION;
      points[i + 1] /= w * RESOLUTION;
      points[i + 2] = 0;
    }
    return true;
  }

  /**
   * Returns the affine map of a plane's coordinates {@code (x, y)} to pixels; null if the plane is
   * seen in perspective, edge-on or not at all.
   *
   * @param plane maps the plane's coordinates to the item's coordinates
   */
  public Affine exactPlane(Affine plane) {
    Path seen = exact(Path.polyline(plane.apply(Vec.ZERO), at(plane, 1, 0), at(plane, 0, 1)));
    if (seen == null) {
      return null;
    }
    Vec origin = seen.point(0);
    Vec x = seen.point(3).minus(origin);
    Vec y = seen.point(6).minus(origin);
    return x.x() * y.y() == x.y() * y.x()
        ? null
        : Affine.plane(x.x(), x.y(), y.x(), y.y(), origin.x(), origin.y());
  }

  private static Vec at(Affine plane, double x, double y) {
    return plane.apply(Vec.of(x, y));
  }

  /** Returns the factor of stroke widths, {@code 1 / w}, for an item without perspective. */
  public double exactScale(Path path) {
    if (path.isEmpty()) {
      return 1;
    }
    Vec first = path.point(0);
    double w = place.map().apply(first).z();
    return place.other() == null
        ? 1 / w
        : (1 - place.mix()) / w + place.mix() / place.other().apply(first).z();
  }

  /**
   * Returns a map like {@code map}, but with results at the z coordinate of the centre of {@code
   * path}.
   */
  public static Affine inPlane(Affine map, Path path) {
    Vec level = new Vec(0, 0, path.bounds().center().z());
    return map.then(Affine.ofColumns(Vec.of(1, 0), Vec.of(0, 1), Vec.ZERO, level));
  }

  /** Returns the square that images and insets fill before their transform. */
  public static Path square() {
    return SQUARE;
  }

  /** Returns the visible area of a path as polygons in pixels; null if there is none. */
  public Path area(Path path) {
    return areaWith(path, 0) ? polygons(clipped) : null;
  }

  /**
   * Returns the area inside of a path, grown by {@code border} pixels at {@code w = 1}. The result
   * is one path, or two paths that cover the area together; empty if it is not visible.
   *
   * @param flatBorder whether the border has the same width in pixels everywhere, without
   *     perspective
   */
  public List<Path> area(Path path, double border, boolean flatBorder) {
    if (!areaWith(path, border)) {
      return List.of();
    }
    if (flatBorder) {
      Arrays.fill(clipped.scale, 0, clipped.size, 1);
    }
    StrokeWidths widths = StrokeWidths.constant(border * RESOLUTION);
    if (border > 0 && outline.canOffset(clipped, widths)) {
      outline.addOffset(clipped, loops);
      return List.of(loops.take());
    }
    Path inside = polygons(clipped);
    if (!(border > 0)) {
      return List.of(inside);
    }
    stroker.border(clipped, widths, loops);
    return List.of(inside, loops.take());
  }

  /** Writes the projected area to {@link #clipped}; returns false if it is not visible. */
  private boolean areaWith(Path path, double border) {
    if (path.isEmpty() || !flattener.flatten(path, place, null, border * RESOLUTION, flat)) {
      return false;
    }
    if (NearClip.isNeeded(flat)) {
      NearClip.areas(flat, clipped);
    } else {
      clipped.copy(flat);
    }
    clipped.project();
    return true;
  }

  /** Returns the area of a stroke along a path; null if it is not visible. */
  public Path stroke(Path path, Stroke stroke, Affine toScene) {
    StrokeWidths widths = strokeLine(path, stroke, toScene);
    if (widths == null) {
      return null;
    }
    stroker.stroke(dashed, widths, stroke, loops);
    return loops.take();
  }

  /** Writes the projected dashes to {@link #dashed}; returns their widths, null if invisible. */
  private StrokeWidths strokeLine(Path path, Stroke stroke, Affine toScene) {
    double[] pattern = stroke.dashes();
    double radius = stroke.maxWidth() * projection.halfStroke();
    Affine measure = pattern.length > 0 ? toScene : null;
    if (path.isEmpty() || !flattener.flatten(path, place, measure, radius, flat)) {
      return null;
    }
    FlattenedPath lines = flat;
    if (NearClip.isNeeded(flat)) {
      NearClip.lines(flat, clipped);
      lines = clipped;
    }
    if (pattern.length > 0) {
      dasher.dash(lines, pattern, stroke.dashOffset(), dashed);
    } else {
      dashed.copy(lines);
    }
    dashed.project();
    return StrokeWidths.of(stroke, path.anchorCount(), projection.halfStroke());
  }

  public record ColoredArea(Path area, Color color) {}

  /**
   * Divides a stroke into parts that have one colour each, from the path's start to its end. Each
   * part extends slightly beyond the start of the next part, which covers it, so that no gaps are
   * visible.
   */
  public List<ColoredArea> strokeParts(
      Path path, Stroke stroke, Affine toScene, Paint.StrokeGradient colors) {
    List<ColoredArea> parts = new ArrayList<>();
    StrokeWidths widths = strokeLine(path, stroke, toScene);
    if (widths == null) {
      return parts;
    }
    StrokeSections sections = new StrokeSections(colors.colors(), path.anchorCount());
    for (int k = 0; k < dashed.subpaths; k++) {
      int last = sections.divide(dashed, k);
      for (int from = 0; from < last; ) {
        int to = sections.end(from);
        sections.copy(from, to, piece);
        Stroke.Cap cap = from == 0 || to == last ? stroke.cap() : Stroke.Cap.BUTT;
        stroker.stroke(piece, widths, stroke, cap, loops);
        parts.add(new ColoredArea(loops.take(), sections.color(from, to)));
        from = to;
      }
    }
    return parts;
  }

  private static Path polygons(FlattenedPath path) {
    PathBuilder builder = Path.builder();
    for (int k = 0; k < path.subpaths; k++) {
      int end = path.end(k);
      if (path.isClosed(k) && end - 1 > path.start(k)) {
        end--;
      }
      if (end - path.start(k) < 2) {
        continue;
      }
      for (int i = path.start(k); i < end; i++) {
        Vec at = Vec.of(path.x[i] / RESOLUTION, path.y[i] / RESOLUTION);
        if (i == path.start(k)) {
          builder.moveTo(at);
        } else {
          builder.lineTo(at);
        }
      }
      builder.close();
    }
    return builder.build();
  }
}
