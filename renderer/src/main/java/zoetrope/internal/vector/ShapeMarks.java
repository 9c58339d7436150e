package zoetrope.internal.vector;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.DoubleStream;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.outline.Outliner;

/**
 * Converts painted paths to marks.
 *
 * @param tiles returns the marks for the tile of a pattern, or null if paths cannot show it
 * @param forFilm whether the marks are for a film of paths, where paths in perspective keep their
 *     curves if these hardly deviate
 */
record ShapeMarks(
    Outliner outliner,
    int width,
    int height,
    BiFunction<List<Item>, Outliner, List<Mark>> tiles,
    boolean forFilm) {
  /** The maximum reach of a join in half widths, unless a miter limit is larger. */
  private static final double MAX_JOIN_REACH = 10;

  /** The longer side in pixels of a pattern's tile when it is converted to outlines. */
  private static final double TILE_PIXELS = 256;

  /** The maximum distance, in pixels, between a curve in perspective and its cubic curve. */
  private static final double MAX_DEVIATION = 0.1;

  /**
   * The maximum ratio of the distances of the farthest and the nearest point of a stroke that is
   * drawn with one width.
   */
  private static final double MAX_STROKE_GROWTH = 1.12;

  private static final double MAX_FILL_GROWTH = 4;

  /** The maximum distance, in pixels, between a point and its image under the map of its plane. */
  private static final double MAX_PLACE_ERROR = 0.001;

  /** Returns the marks of an item that the outliner has placed; null if paths cannot show it. */
  List<Mark> of(Path path, Affine toScene, Style style) {
    List<Mark> marks = new ArrayList<>();
    Path exact = outliner.exact(path);
    if (exact != null && isOutside(exact, style)) {
      return marks;
    }
    Mark.Outline outline = exact == null ? null : outline(path, exact);
    if (exact == null && forFilm) {
      boolean isFill = style.stroke().isInvisible() && style.behind().isInvisible();
      exact = near(path, style, isFill ? MAX_FILL_GROWTH : MAX_STROKE_GROWTH);
      outline = exact == null ? null : inPerspective(path);
    }
    boolean drawn =
        addStroke(style.behind(), path, exact, outline, toScene, marks)
            && addFill(style, path, exact, outline, marks)
            && addStroke(style.stroke(), path, exact, outline, toScene, marks);
    return drawn ? marks : null;
  }

  /** Returns the path with the map of its plane to the drawing; null if no such map is accurate. */
  private Mark.Outline outline(Path path, Path exact) {
    Bounds box = path.bounds();
    if (path.isEmpty() || box.min().z() != box.max().z()) {
      return null;
    }
    Affine place = outliner.exactPlane(Outliner.inPlane(Affine.IDENTITY, path));
    boolean fits =
        place != null
            && isNear(place, path.start(), exact.start())
            && isNear(place, path.end(), exact.end());
    return fits ? new Mark.Outline(path, place) : null;
  }

  /** Returns a path in perspective with its curves; null if it deviates too much. */
  private Path near(Path path, Style style, double maxGrowth) {
    boolean isDashed = style.stroke().dashes().length > 0 || style.behind().dashes().length > 0;
    return isDashed || path.isEmpty() ? null : outliner.near(path, MAX_DEVIATION, maxGrowth);
  }

  private Mark.Outline inPerspective(Path path) {
    Bounds box = path.bounds();
    if (box.min().z() != box.max().z()) {
      return null;
    }
    Outliner.Perspective plane = outliner.perspective(box.min().z());
    return plane == null ? null : new Mark.Outline(path, plane.map(), plane.g(), plane.h());
  }

  private static boolean isNear(Affine place, Vec from, Vec to) {
    return place.apply(Vec.of(from.x(), from.y())).distance(to) <= MAX_PLACE_ERROR;
  }

  /** Returns the marks of a placed face, grown by half a pixel to hide seams. */
  List<Mark> ofFace(Path path, Color color) {
    return outliner.area(path, 0.5, true).stream()
        .<Mark>map(area -> new Mark.Fill(area, new Ink.Flat(color), 0))
        .toList();
  }

  private boolean isOutside(Path exact, Style style) {
    Bounds box = exact.bounds();
    double scale = exact.isEmpty() ? 1 : 1 + outliner.strokeUnit();
    double widest =
        Math.max(
            style.fillBorder(), Math.max(style.stroke().maxWidth(), style.behind().maxWidth()));
    double farthest =
        Math.max(
            MAX_JOIN_REACH, Math.max(style.stroke().miterLimit(), style.behind().miterLimit()));
    double margin = 2 + farthest * widest * scale;
    return box.isEmpty()
        || box.max().x() < -margin
        || box.max().y() < -margin
        || box.min().x() > width + margin
        || box.min().y() > height + margin;
  }

  private boolean addFill(
      Style style, Path path, Path exact, Mark.Outline outline, List<Mark> marks) {
    if (style.fill().isInvisible()) {
      return true;
    }
    Ink ink = ink(style.fill(), path);
    if (ink == null) {
      return false;
    }
    double border = style.fillBorder() * outliner.strokeUnit();
    if (exact == null) {
      return addAreas(outliner.area(path, border / 2, false), ink, marks);
    }
    if (border == 0) {
      marks.add(new Mark.Fill(exact, ink, 0, outline));
    } else if (ink.opacity() == 1) {
      marks.add(bordered(path, exact, outline, ink, border));
    } else if (ink.opacity() >= 0) {
      Mark fill = bordered(path, exact, outline, ink.opaque(), border);
      marks.add(Mark.Group.faded(List.of(fill), ink.opacity()));
    } else {
      return addAreas(outliner.area(path, border / 2, false), ink, marks);
    }
    return true;
  }

  private Mark bordered(Path path, Path exact, Mark.Outline outline, Ink ink, double border) {
    Mark.Outline closed = outline == null ? null : closed(outline);
    return new Mark.Fill(closed(exact), ink, border * outliner.exactScale(path), closed);
  }

  private static Mark.Outline closed(Mark.Outline outline) {
    return new Mark.Outline(closed(outline.path()), outline.place(), outline.g(), outline.h());
  }

  private static boolean addAreas(List<Path> areas, Ink ink, List<Mark> marks) {
    if (areas.size() < 2 || ink.opacity() == 1) {
      areas.forEach(area -> marks.add(new Mark.Fill(area, ink, 0)));
      return true;
    }
    if (Double.isNaN(ink.opacity())) {
      return false;
    }
    List<Mark> opaque = new ArrayList<>();
    areas.forEach(area -> opaque.add(new Mark.Fill(area, ink.opaque(), 0)));
    marks.add(Mark.Group.faded(opaque, ink.opacity()));
    return true;
  }

  /** Returns the path with all subpaths closed, which a line along its edge needs. */
  private static Path closed(Path path) {
    boolean all = true;
    for (int k = 0; k < path.subpathCount(); k++) {
      all &= path.isClosed(k);
    }
    if (all) {
      return path;
    }
    PathBuilder builder = Path.builder();
    for (int k = 0; k < path.subpathCount(); k++) {
      if (path.curveCount(k) > 0) {
        builder.moveTo(path.point(path.subpathStart(k))).curvesOf(path.subpath(k)).close();
      }
    }
    return builder.build();
  }

  private boolean addStroke(
      Stroke stroke,
      Path path,
      Path exact,
      Mark.Outline outline,
      Affine toScene,
      List<Mark> marks) {
    if (stroke.isInvisible()) {
      return true;
    }
    boolean plain = exact != null && isPlain(stroke);
    if (stroke.paint() instanceof Paint.StrokeGradient colors && colors.colors().size() > 1) {
      if (plain && isSegment(path) && colors.colors().size() == 2) {
        Ink ink = along(colors.colors(), exact);
        marks.add(new Mark.Line(exact, ink, pen(stroke, path, toScene), outline));
        return true;
      }
      return addParts(outliner.strokeParts(path, stroke, toScene, colors), marks);
    }
    Ink ink = ink(stroke.paint(), path);
    if (ink == null) {
      return false;
    }
    if (plain) {
      marks.add(new Mark.Line(exact, ink, pen(stroke, path, toScene), outline));
      return true;
    }
    Path area = outliner.stroke(path, stroke, toScene);
    if (area != null && !area.isEmpty()) {
      marks.add(new Mark.Fill(area, ink, 0));
    }
    return true;
  }

  /** Whether SVG and PDF can draw the stroke: it has one width, and joins. */
  private static boolean isPlain(Stroke stroke) {
    for (int i = 1; i < stroke.widthCount(); i++) {
      if (stroke.width(i) != stroke.width(0)) {
        return false;
      }
    }
    return stroke.join() != Stroke.Join.NONE;
  }

  private Mark.Pen pen(Stroke stroke, Path path, Affine toScene) {
    double unit = outliner.strokeUnit() * outliner.exactScale(path);
    double length = stroke.dashes().length == 0 ? 0 : lengthUnit(path, toScene);
    List<Double> dashes =
        DoubleStream.of(stroke.dashes()).map(dash -> dash * length).boxed().toList();
    Stroke.Join join = stroke.join() == Stroke.Join.AUTO ? Stroke.Join.MITER : stroke.join();
    double limit = stroke.join() == Stroke.Join.AUTO ? Mark.Pen.AUTO_LIMIT : stroke.miterLimit();
    return new Mark.Pen(
        stroke.maxWidth() * unit, join, limit, stroke.cap(), dashes, stroke.dashOffset() * length);
  }

  /** Returns the number of pixels per scene unit of a path without perspective. */
  private double lengthUnit(Path path, Affine toScene) {
    Path seen = outliner.exact(path);
    double longest = 0;
    double unit = 0;
    for (int i = 1; i < path.pointCount(); i++) {
      double scene = toScene.apply(path.point(i)).distance(toScene.apply(path.point(0)));
      if (scene > longest) {
        longest = scene;
        unit = seen.point(i).distance(seen.point(0)) / scene;
      }
    }
    return unit;
  }

  private static boolean isSegment(Path path) {
    return path.subpathCount() == 1 && path.curveCount() == 1 && PathText.isStraight(path, 0);
  }

  /** Returns the gradient from one end of a segment to the other. */
  private static Ink along(List<Color> colors, Path exact) {
    Vec from = exact.start();
    Vec way = exact.end().minus(from);
    Paint.Gradient paint =
        new Paint.Gradient(
            false,
            Affine.IDENTITY,
            List.of(new Paint.Stop(0, colors.get(0)), new Paint.Stop(1, colors.get(1))),
            Paint.Spread.PAD);
    return new Ink.Gradient(
        paint, Affine.plane(way.x(), way.y(), -way.y(), way.x(), from.x(), from.y()));
  }

  private static boolean addParts(List<Outliner.ColoredArea> parts, List<Mark> marks) {
    if (parts.isEmpty()) {
      return true;
    }
    double alpha = parts.get(0).color().alpha();
    if (parts.stream().anyMatch(part -> part.color().alpha() != alpha)) {
      return false;
    }
    List<Mark> fills =
        parts.stream()
            .<Mark>map(p -> new Mark.Fill(p.area(), new Ink.Flat(p.color().withAlpha(1)), 0))
            .toList();
    if (alpha == 1) {
      marks.addAll(fills);
    } else {
      marks.add(Mark.Group.faded(fills, alpha));
    }
    return true;
  }

  /** Returns the ink of a paint; null if paths cannot show it. */
  private Ink ink(Paint paint, Path path) {
    return paint.accept(
        new Paint.Visitor<>() {
          @Override
          public Ink solid(Paint.Solid solid) {
            return new Ink.Flat(solid.color());
          }

          @Override
          public Ink strokeGradient(Paint.StrokeGradient colors) {
            return new Ink.Flat(colors.mean());
          }

          @Override
          public Ink gradient(Paint.Gradient gradient) {
            if (forFilm && gradient.radial() && gradient.spread() != Paint.Spread.PAD) {
              return null;
            }
            Affine place = outliner.exactPlane(Outliner.inPlane(gradient.map(), path));
            return place == null ? null : new Ink.Gradient(gradient, place);
          }

          @Override
          public Ink pattern(Paint.Pattern pattern) {
            return tiles(pattern, path);
          }
        });
  }

  private Ink tiles(Paint.Pattern pattern, Path path) {
    Affine place = outliner.exactPlane(Outliner.inPlane(pattern.map(), path));
    if (place == null) {
      return null;
    }
    double scale = TILE_PIXELS / Math.max(pattern.size().x(), pattern.size().y());
    List<Mark> marks = tiles.apply(pattern.tile(), Outliner.ofTile(pattern.size(), scale));
    Affine tilePlace = Affine.scaling(1 / scale).then(place);
    return marks == null
        ? null
        : new Ink.Tiles(marks, pattern.size().times(scale), tilePlace, pattern.opacity());
  }
}
