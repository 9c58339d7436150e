package zoetrope.internal.svg.paint;

import java.util.List;
import java.util.function.Supplier;
import org.w3c.dom.Element;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.shape.StrokeOutline;
import zoetrope.internal.svg.shape.SvgAreas;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.svg.model.SvgPart;
import zoetrope.svg.model.SvgPart.Line;

/**
 * Converts strokes to lines along a path. Uses filled outlines instead if a transform makes a
 * line's width depend on its direction, or if a clip cuts the line.
 *
 * @param edge the edge of the drawing; a line along a path inside the edge is not cut, even if half
 *     of its width lies outside
 */
record SvgStrokes(SvgDocument document, SvgPaints paints, SvgAreas areas, Path edge) {
  /**
   * Returns the clipped stroke of a path in user units. Without a stroke, the result has neither
   * fill nor line.
   */
  SvgPainter.Clipped of(Element element, Path path, Bounds box, SvgContext context) {
    String id = context.id(element);
    Path placed = path.transform(context.map());
    Pen pen = pen(element, box, context);
    if (pen == null) {
      return unclipped(new SvgPart.Outline(id, placed, Paint.NONE, Line.NONE));
    }
    SvgPart.Outline line = new SvgPart.Outline(id, placed, Paint.NONE, pen.scaled().line());
    Path clip = context.clip();
    if (!pen.fixed && !context.isSimilarity()) {
      return cut(element, () -> pen.outline(path).transform(context.map()), line, pen, clip);
    }
    Bounds reach = grown(placed.bounds(), pen.scaled().reach());
    if (clip == edge && SvgAreas.contains(edge, TightBounds.of(placed))
        || SvgAreas.contains(clip, reach)) {
      return unclipped(line);
    }
    if (SvgAreas.areApart(clip, reach)) {
      return unclipped(new SvgPart.Outline(id, Path.EMPTY, Paint.NONE, Line.NONE));
    }
    return areas.isInside(reach, clip)
        ? unclipped(line)
        : cut(element, () -> pen.scaled().outline(placed), line, pen, clip);
  }

  private static SvgPainter.Clipped unclipped(SvgPart.Outline outline) {
    return new SvgPainter.Clipped(outline, null);
  }

  /**
   * Cuts the area of a stroke to a clip. If the stroke has too many dashes, returns the line and
   * the clip.
   */
  private SvgPainter.Clipped cut(
      Element element, Supplier<Path> outline, SvgPart.Outline line, Pen pen, Path clip) {
    Path area;
    try {
      area = outline.get();
    } catch (ArithmeticException e) {
      return new SvgPainter.Clipped(line, clip);
    }
    document.countPoints(element, area.pointCount());
    Path cut = areas.clipped(area, clip);
    return new SvgPainter.Clipped(
        new SvgPart.Outline(line.id(), cut == null ? area : cut, pen.line.paint(), Line.NONE),
        cut == null ? clip : null);
  }

  private static Bounds grown(Bounds box, double reach) {
    Vec by = Vec.of(reach, reach);
    return new Bounds(box.min().minus(by), box.max().plus(by));
  }

  /**
   * The way a stroke is drawn.
   *
   * @param scale the factor from user units to the drawing's units
   * @param fixed whether the width is already in the drawing's units
   */
  private record Pen(Line line, double scale, boolean fixed) {

    /** Returns this pen in the drawing's units. */
    Pen scaled() {
      return fixed ? this : new Pen(line.scaled(scale), 1, true);
    }

    /** Returns the distance from the path within which the stroke is visible. */
    double reach() {
      boolean mitred = line.join() != Stroke.Join.ROUND && line.join() != Stroke.Join.BEVEL;
      return line.width() / 2 * Math.max(Math.sqrt(2), mitred ? line.miterLimit() : 1);
    }

    Path outline(Path center) {
      return StrokeOutline.of(center, line);
    }
  }

  /** Returns the pen of a style, or null if it has no stroke. */
  private Pen pen(Element element, Bounds box, SvgContext context) {
    SvgStyle style = context.style();
    double whole = context.viewport().diagonal();
    double width = style.length("stroke-width", whole);
    if (!(width > 0) || !Double.isFinite(width)) {
      return null;
    }
    Paint paint = paints.faded(element, "stroke", box, context);
    if (paint.isInvisible()) {
      return null;
    }
    List<Double> dashes = style.lengths("stroke-dasharray", whole);
    boolean dashed = dashes.stream().allMatch(d -> d >= 0) && dashes.stream().anyMatch(d -> d > 0);
    Line line =
        new Line(
            paint,
            width,
            SvgElements.constant(style.word("stroke-linecap"), Stroke.Cap.BUTT),
            join(style.word("stroke-linejoin")),
            miterLimit(style.number("stroke-miterlimit")),
            dashed ? dashes : List.of(),
            style.length("stroke-dashoffset", whole));
    boolean fixed = style.value("vector-effect").toString().contains("non-scaling-stroke");
    return new Pen(line, context.scale(), fixed);
  }

  /**
   * Returns a valid miter limit. Limits from 0 to 1 have the same effect: no corner is mitred.
   * Negative limits are invalid and are replaced by the default, 4.
   */
  private static double miterLimit(double limit) {
    return limit < 0 ? 4 : Math.max(1, Math.min(limit, Stroke.MAX_MITER_LIMIT));
  }

  private static Stroke.Join join(String word) {
    return switch (word) {
      case "round" -> Stroke.Join.ROUND;
      case "bevel" -> Stroke.Join.BEVEL;
      default -> Stroke.Join.MITER;
    };
  }
}
