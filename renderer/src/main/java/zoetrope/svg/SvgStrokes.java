package zoetrope.svg;

import java.util.List;
import org.w3c.dom.Element;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.PathBoolean;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.svg.SvgPart.Line;

/**
 * Converts strokes to lines along a path; to filled outlines where a transform gives a line
 * different widths in different directions, or a clip cuts it.
 */
final class SvgStrokes {
  private final SvgDocument document;
  private final SvgPaints paints;
  private final SvgAreas areas;
  private final Path edge;

  /**
   * Strokes of a drawing.
   *
   * @param edge of the drawing: lines within it stay lines, though half their width may lie beyond
   */
  SvgStrokes(SvgDocument document, SvgPaints paints, SvgAreas areas, Path edge) {
    this.document = document;
    this.paints = paints;
    this.areas = areas;
    this.edge = edge;
  }

  /** The stroke of a path in user units, clipped; with neither fill nor line when it has none. */
  SvgPart.Outline of(Element element, Path path, SvgContext context) {
    String id = context.id(element);
    Path placed = path.transform(context.map());
    Pen pen = pen(element, path, context);
    if (pen == null) {
      return new SvgPart.Outline(id, placed, Paint.NONE, Line.NONE);
    }
    boolean outlined = !pen.fixed && !context.isSimilarity();
    Bounds reach = outlined ? null : grown(placed.bounds(), pen.scaled().reach());
    boolean within =
        context.clip() == edge && SvgAreas.contains(edge, TightBounds.of(placed))
            || reach != null && SvgAreas.contains(context.clip(), reach);
    if (within && !outlined) {
      return new SvgPart.Outline(id, placed, Paint.NONE, pen.scaled().line());
    }
    if (reach != null && SvgAreas.areApart(context.clip(), reach)) {
      return new SvgPart.Outline(id, Path.EMPTY, Paint.NONE, Line.NONE);
    }
    if (reach != null && isInside(element, reach, context.clip())) {
      return new SvgPart.Outline(id, placed, Paint.NONE, pen.scaled().line());
    }
    try {
      Path outline =
          outlined ? pen.outline(path).transform(context.map()) : pen.scaled().outline(placed);
      document.countPoints(element, outline.pointCount());
      Path area = areas.clipped(element, outline, context.clip());
      return new SvgPart.Outline(id, area, pen.paint, Line.NONE);
    } catch (ArithmeticException e) {
      // Too intricate to be cut exactly: along its centre line then.
      document.countCombined(element, placed, context.clip());
      Path inside = PathBoolean.partsInside(placed, context.clip());
      return new SvgPart.Outline(id, inside, Paint.NONE, pen.scaled().line());
    }
  }

  /** Whether a box lies within a clip of any shape. */
  private boolean isInside(Element element, Bounds box, Path clip) {
    document.countCombined(element, clip.curveCount() + 4);
    Vec size = box.size();
    Path rectangle = SvgShapes.box(box.min().x(), box.min().y(), size.x(), size.y());
    return PathBoolean.difference(rectangle, clip).isEmpty();
  }

  private static Bounds grown(Bounds box, double reach) {
    Vec by = Vec.of(reach, reach);
    return new Bounds(box.min().minus(by), box.max().plus(by));
  }

  /**
   * How a stroke is drawn.
   *
   * @param scale from user units to the drawing's
   * @param fixed whether its width is in the drawing's units already
   */
  private record Pen(
      Paint paint,
      double width,
      Stroke.Cap cap,
      Stroke.Join join,
      double miterLimit,
      List<Double> dashes,
      double dashOffset,
      double scale,
      boolean fixed) {

    /** The same in the drawing's units. */
    Pen scaled() {
      double s = fixed ? 1 : scale;
      return new Pen(
          paint,
          width * s,
          cap,
          join,
          miterLimit,
          dashes.stream().map(d -> d * s).toList(),
          dashOffset * s,
          1,
          true);
    }

    /** How far from its path it can be seen. */
    double reach() {
      boolean mitred = join != Stroke.Join.ROUND && join != Stroke.Join.BEVEL;
      return width / 2 * Math.max(Math.sqrt(2), mitred ? miterLimit : 1);
    }

    Path outline(Path center) {
      return StrokeOutline.of(center, width, cap, join, miterLimit, dashes, dashOffset);
    }

    /** SVG's default miter limit is 4, for which automatic joins, with 4.4, are the nearest. */
    Line line() {
      boolean mitred = join == Stroke.Join.MITER;
      Stroke.Join nearest =
          !mitred || miterLimit >= 7
              ? join
              : miterLimit < 1.2 ? Stroke.Join.BEVEL : Stroke.Join.AUTO;
      return new Line(paint, width, cap, nearest, dashes, dashOffset);
    }
  }

  /** The pen of a style; null for no stroke. */
  private Pen pen(Element element, Path path, SvgContext context) {
    SvgStyle style = context.style();
    double whole = context.viewport().diagonal();
    double width = style.length("stroke-width", whole);
    if (!(width > 0) || !Double.isFinite(width)) {
      return null;
    }
    Paint paint = paints.faded(element, "stroke", TightBounds.of(path), context);
    if (paint.isInvisible()) {
      return null;
    }
    List<Double> dashes = style.lengths("stroke-dasharray", whole);
    boolean dashed = dashes.stream().allMatch(d -> d >= 0) && dashes.stream().anyMatch(d -> d > 0);
    return new Pen(
        paint,
        width,
        cap(style.word("stroke-linecap")),
        join(style.word("stroke-linejoin")),
        style.number("stroke-miterlimit"),
        dashed ? dashes : List.of(),
        style.length("stroke-dashoffset", whole),
        context.scale(),
        style.value("vector-effect").toString().contains("non-scaling-stroke"));
  }

  private static Stroke.Cap cap(String word) {
    return switch (word) {
      case "round" -> Stroke.Cap.ROUND;
      case "square" -> Stroke.Cap.SQUARE;
      default -> Stroke.Cap.BUTT;
    };
  }

  private static Stroke.Join join(String word) {
    return switch (word) {
      case "round" -> Stroke.Join.ROUND;
      case "bevel" -> Stroke.Join.BEVEL;
      default -> Stroke.Join.MITER;
    };
  }
}
