package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import zoetrope.frame.Paint;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.svg.SvgPart.Line;

/** Converts outlines to parts with fill and stroke by style, clipped, in their painting order. */
final class SvgPainter {
  private final SvgDocument document;
  private final SvgPaints paints;
  private final SvgStrokes strokes;
  private final SvgAreas areas;
  private final List<SvgPart> parts;

  SvgPainter(SvgDocument document, SvgPaints paints, Path edge, List<SvgPart> parts) {
    this.document = document;
    this.paints = paints;
    this.areas = new SvgAreas(document);
    this.strokes = new SvgStrokes(document, paints, areas, edge);
    this.parts = parts;
  }

  /**
   * Paints a path in user units.
   *
   * @param markers draws the markers, when it is their turn
   */
  void paint(Element element, Path path, SvgContext context, Runnable markers) {
    if (!context.style().word("visibility").equals("visible")) {
      return;
    }
    List<String> order = order(context.style());
    boolean together = order.indexOf("stroke") == order.indexOf("fill") + 1;
    SvgPart.Outline fill = filled(element, path, context);
    SvgPart.Outline stroke = strokes.of(element, path, context);
    for (String step : order) {
      switch (step) {
        case "markers" -> markers.run();
        case "fill" -> {
          if (together && fill.path().equals(stroke.path()) && !stroke.line().isInvisible()) {
            add(new SvgPart.Outline(fill.id(), fill.path(), fill.fill(), stroke.line()));
          } else {
            add(fill);
            if (together) {
              add(stroke);
            }
          }
        }
        default -> {
          if (!together) {
            add(stroke);
          }
        }
      }
    }
  }

  /** Fill, stroke and markers in the order of {@code paint-order}. */
  private static List<String> order(SvgStyle style) {
    List<String> order = new ArrayList<>();
    for (CssToken token : style.value("paint-order").items()) {
      if (!token.isWord("normal") && !order.contains(token.lower())) {
        order.add(token.lower());
      }
    }
    for (String step : List.of("fill", "stroke", "markers")) {
      if (!order.contains(step)) {
        order.add(step);
      }
    }
    return order;
  }

  private void add(SvgPart.Outline part) {
    boolean visible = !part.fill().isInvisible() || !part.line().isInvisible();
    if (!part.path().isEmpty() && visible) {
      parts.add(part);
    }
  }

  private SvgPart.Outline filled(Element element, Path path, SvgContext context) {
    Bounds box = TightBounds.of(path);
    boolean flat = box.size().x() == 0 || box.size().y() == 0;
    Paint fill = flat ? Paint.NONE : paints.faded(element, "fill", box, context);
    Path placed = path.transform(context.map());
    Path area = fill.isInvisible() ? placed : area(element, placed, context);
    return new SvgPart.Outline(context.id(element), area, fill, Line.NONE);
  }

  /** The filled area by the fill rule, clipped. */
  private Path area(Element element, Path path, SvgContext context) {
    if (SvgAreas.areApart(context.clip(), path.bounds())) {
      return Path.EMPTY;
    }
    boolean evenOdd = context.style().word("fill-rule").equals("evenodd");
    Path area = evenOdd ? areas.evenOdd(element, path) : path;
    return areas.clipped(element, area, context.clip());
  }
}
