package zoetrope.svg;

import java.util.List;
import org.w3c.dom.Element;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.internal.geometry.PathBoolean;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.svg.SvgPart.Line;

/** Converts outlines to parts with fill and stroke by style, clipped. */
final class SvgPainter {
  private final SvgDocument document;
  private final SvgPaints paints;
  private final List<SvgPart> parts;

  SvgPainter(SvgDocument document, SvgPaints paints, List<SvgPart> parts) {
    this.document = document;
    this.paints = paints;
    this.parts = parts;
  }

  /** Paints a path in user units. */
  void paint(Element element, Path path, SvgContext context) {
    SvgStyle style = context.style();
    if (!style.word("visibility").equals("visible")) {
      return;
    }
    Bounds box = TightBounds.of(path);
    boolean flat = box.size().x() == 0 || box.size().y() == 0;
    Paint fill = flat ? Paint.NONE : faded(element, "fill", box, context);
    Line line = line(element, box, context);
    Path placed = path.transform(context.map());
    Path area = fill.isInvisible() ? placed : area(element, placed, context);
    Path center = line.isInvisible() ? placed : center(element, placed, context.clip());
    String id = SvgElements.id(element);
    if (line.isInvisible() || center.equals(area)) {
      add(id, area, fill, line);
    } else {
      add(id, area, fill, Line.NONE);
      add(id, center, Paint.NONE, line);
    }
  }

  private void add(String id, Path path, Paint fill, Line line) {
    if (!path.isEmpty() && !(fill.isInvisible() && line.isInvisible())) {
      parts.add(new SvgPart.Outline(id, path, fill, line));
    }
  }

  /** The filled area by the fill rule, clipped. */
  private Path area(Element element, Path path, SvgContext context) {
    Path area = path;
    if (context.style().word("fill-rule").equals("evenodd")) {
      document.countCombined(element, path.curveCount());
      area = PathBoolean.evenOdd(path);
      // An area of as many curves means that the path was simple; it keeps its start and direction.
      if (area.subpathCount() == 1
          && path.subpathCount() == 1
          && area.curveCount() == path.curveCount()) {
        area = path;
      }
    }
    return context.clip() == null ? area : clipped(element, area, context.clip());
  }

  private Path clipped(Element element, Path area, Path clip) {
    document.countCombined(element, area.curveCount() + clip.curveCount());
    return PathBoolean.difference(area, clip).isEmpty()
        ? area
        : PathBoolean.intersection(area, clip);
  }

  private Path center(Element element, Path path, Path clip) {
    if (clip == null) {
      return path;
    }
    document.countCombined(element, path.curveCount() + clip.curveCount());
    return PathBoolean.partsInside(path, clip);
  }

  private Paint faded(Element element, String property, Bounds box, SvgContext context) {
    Paint paint = paints.of(element, property, box, context);
    return paint.fade(context.style().share(property + "-opacity") * context.opacity());
  }

  private Line line(Element element, Bounds box, SvgContext context) {
    SvgStyle style = context.style();
    double whole = context.viewport().diagonal();
    double width = style.length("stroke-width", whole);
    Paint paint = faded(element, "stroke", box, context);
    if (!(width > 0) || !Double.isFinite(width) || paint.isInvisible()) {
      return Line.NONE;
    }
    double scale = context.scale();
    List<Double> dashes =
        style.lengths("stroke-dasharray", whole).stream().map(d -> d * scale).toList();
    boolean dashed = dashes.stream().allMatch(d -> d >= 0) && dashes.stream().anyMatch(d -> d > 0);
    return new Line(
        paint,
        width * scale,
        cap(style.word("stroke-linecap")),
        join(style),
        dashed ? dashes : List.of(),
        style.length("stroke-dashoffset", whole) * scale);
  }

  private static Stroke.Cap cap(String word) {
    return switch (word) {
      case "round" -> Stroke.Cap.ROUND;
      case "square" -> Stroke.Cap.SQUARE;
      default -> Stroke.Cap.BUTT;
    };
  }

  /** SVG's default miter limit is 4, for which automatic joins, with 4.4, are the nearest. */
  private static Stroke.Join join(SvgStyle style) {
    double limit = style.number("stroke-miterlimit");
    return switch (style.word("stroke-linejoin")) {
      case "round" -> Stroke.Join.ROUND;
      case "bevel" -> Stroke.Join.BEVEL;
      default -> limit < 1.2 ? Stroke.Join.BEVEL : limit < 7 ? Stroke.Join.AUTO : Stroke.Join.MITER;
    };
  }
}
