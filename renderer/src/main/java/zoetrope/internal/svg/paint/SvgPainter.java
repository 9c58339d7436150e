package zoetrope.internal.svg.paint;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import zoetrope.frame.Paint;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.shape.SvgAreas;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.svg.model.SvgPart;
import zoetrope.svg.model.SvgPart.Line;

/** Converts paths to clipped outlines with fill and stroke, in the order of {@code paint-order}. */
public final class SvgPainter {
  private final SvgDocument document;
  private final SvgPaints paints;
  private final SvgStrokes strokes;
  private final SvgAreas areas;
  private final List<SvgPart> parts;

  public SvgPainter(SvgDocument document, SvgPaints paints, Path edge, List<SvgPart> parts) {
    this.document = document;
    this.paints = paints;
    this.areas = new SvgAreas(document);
    this.strokes = new SvgStrokes(document, paints, areas, edge);
    this.parts = parts;
  }

  /**
   * Paints a path in user units.
   *
   * @param box the path's bounding box, the default reference of gradients and patterns
   * @param markers draws the markers, at their place in the painting order
   */
  public void paint(Element element, Path path, Bounds box, SvgContext context, Runnable markers) {
    if (!context.style().word("visibility").equals("visible")) {
      return;
    }
    List<String> order = order(context.style());
    boolean together = order.indexOf("stroke") == order.indexOf("fill") + 1;
    Clipped fill = filled(element, path, box, context);
    Clipped stroke = strokes.of(element, path, box, context);
    Clipped both = together ? fill.with(stroke) : null;
    for (String step : order) {
      switch (step) {
        case "markers" -> markers.run();
        case "fill" -> add(element, both == null ? fill : both);
        default -> {
          if (both == null) {
            add(element, stroke);
          }
        }
      }
    }
  }

  /**
   * An outline, and a clip that must still be applied to it.
   *
   * @param within null if no clip remains
   */
  record Clipped(SvgPart.Outline outline, Path within) {
    /** Returns fill and stroke as one outline, or null if they need two. */
    Clipped with(Clipped stroke) {
      return within == stroke.within
              && outline.path().equals(stroke.outline.path())
              && !stroke.outline.line().isInvisible()
          ? new Clipped(
              new SvgPart.Outline(
                  outline.id(), outline.path(), outline.fill(), stroke.outline.line()),
              within)
          : null;
    }
  }

  /** Returns fill, stroke and markers in the order of {@code paint-order}. */
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

  private void add(Element element, Clipped clipped) {
    SvgPart.Outline part = clipped.outline;
    boolean visible = !part.fill().isInvisible() || !part.line().isInvisible();
    if (!part.path().isEmpty() && visible) {
      parts.add(
          clipped.within == null
              ? part
              : document.counted(element, SvgPart.cut(part, clipped.within)));
    }
  }

  private Clipped filled(Element element, Path path, Bounds box, SvgContext context) {
    boolean flat = box.size().x() == 0 || box.size().y() == 0;
    Paint fill = flat ? Paint.NONE : paints.faded(element, "fill", box, context);
    Path placed = path.transform(context.map());
    String id = context.id(element);
    if (fill.isInvisible()) {
      return new Clipped(new SvgPart.Outline(id, placed, fill, Line.NONE), null);
    }
    if (SvgAreas.areApart(context.clip(), placed.bounds())) {
      return new Clipped(new SvgPart.Outline(id, Path.EMPTY, fill, Line.NONE), null);
    }
    boolean evenOdd = context.style().word("fill-rule").equals("evenodd");
    Path area = evenOdd ? areas.evenOdd(element, placed) : placed;
    Path cut = areas.clipped(area, context.clip());
    return cut == null
        ? new Clipped(new SvgPart.Outline(id, area, fill, Line.NONE), context.clip())
        : new Clipped(new SvgPart.Outline(id, cut, fill, Line.NONE), null);
  }
}
