package zoetrope.internal.svg.paint;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.internal.svg.css.Value;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.SvgTemplates;
import zoetrope.internal.svg.document.ViewBox;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.shape.SvgShapes;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;
import zoetrope.internal.svg.style.SvgTransforms;

/** Converts colours, gradients and patterns to paints. */
public final class SvgPaints {
  private final SvgDocument document;
  private final SvgStyles styles;
  private final SvgPatterns patterns;
  private final Map<Element, List<Paint.Stop>> stops = new IdentityHashMap<>();

  public SvgPaints(SvgDocument document, SvgStyles styles, SvgContent content) {
    this.document = document;
    this.styles = styles;
    this.patterns = new SvgPatterns(document, styles, content);
  }

  /**
   * Returns the paint of the property fill or stroke. {@code box} is the shape's bounding box in
   * user units.
   */
  Paint of(Element element, String property, Bounds box, SvgContext context) {
    Value value = context.style().value(property);
    if (value.word().startsWith("context-")) {
      return ofSource(value.word().substring("context-".length()), context);
    }
    if (!value.isReference()) {
      return plain(value, context);
    }
    Value fallback = value.rest();
    Paint paint = server(element, value.reference(), fallback.isEmpty(), box, context);
    return paint != null ? paint : fallback.isEmpty() ? Paint.NONE : plain(fallback, context);
  }

  /** Returns the paint with the opacity of its property and of its element. */
  Paint faded(Element element, String property, Bounds box, SvgContext context) {
    Paint paint = of(element, property, box, context);
    return paint.fade(context.style().share(property + "-opacity") * context.opacity());
  }

  /** Returns the fill or stroke of the shape whose marker is being drawn. */
  private Paint ofSource(String property, SvgContext context) {
    SvgContext.Source source = context.source();
    if (source == null) {
      return Paint.NONE;
    }
    SvgContext there = source.context();
    Path path = SvgShapes.of(document, source.element(), there.lengths(document));
    return of(source.element(), property, TightBounds.of(path), there);
  }

  private static Paint plain(Value value, SvgContext context) {
    return value.isWord("none") ? Paint.NONE : new Paint.Solid(context.style().color(value));
  }

  /** Returns the gradient or pattern with that reference, or null if it does not exist. */
  private Paint server(
      Element element, String reference, boolean needed, Bounds box, SvgContext context) {
    Element server = document.target(element, reference);
    String kind = server == null ? "" : server.getLocalName();
    if (kind.equals("pattern")) {
      return patterns.of(server, box, context);
    }
    if (kind.endsWith("Gradient")) {
      return gradient(new SvgTemplates(document, server), box, context);
    }
    if (needed) {
      document.note(
          element, reference + " is not a gradient or pattern; this fill or stroke was left out");
    }
    return null;
  }

  private Paint gradient(SvgTemplates chain, Bounds box, SvgContext context) {
    List<Paint.Stop> colors = stops(chain);
    boolean ofBox = !chain.attribute("gradientUnits").equals("userSpaceOnUse");
    Vec size = box.size();
    if (colors.isEmpty() || ofBox && (size.x() == 0 || size.y() == 0)) {
      return Paint.NONE;
    }
    ViewBox unit = ofBox ? new ViewBox(0, 0, 1, 1) : context.viewport();
    SvgLengths lengths = new SvgLengths(document, context.style().fontSize(), unit);
    Affine toUser = transform(chain);
    if (ofBox) {
      toUser = toUser.then(SvgContext.unit(box));
    }
    Affine after = toUser.then(context.map());
    return chain.first().getLocalName().startsWith("linear")
        ? linear(chain, lengths, after, colors)
        : radial(chain, lengths, after, colors);
  }

  private Paint linear(
      SvgTemplates chain, SvgLengths lengths, Affine after, List<Paint.Stop> colors) {
    double x1 = lengths.x(chain.with("x1"), "x1", 0);
    double y1 = lengths.y(chain.with("y1"), "y1", 0);
    double x2 = lengths.x(chain.with("x2"), "x2", lengths.wholeX());
    double y2 = lengths.y(chain.with("y2"), "y2", 0);
    double dx = x2 - x1;
    double dy = y2 - y1;
    if (dx == 0 && dy == 0) {
      return last(colors);
    }
    Affine map = Affine.plane(dx, dy, -dy, dx, x1, y1).then(after);
    return new Paint.Gradient(false, map, colors, spread(chain));
  }

  private Paint radial(
      SvgTemplates chain, SvgLengths lengths, Affine after, List<Paint.Stop> colors) {
    double cx = lengths.x(chain.with("cx"), "cx", lengths.wholeX() / 2);
    double cy = lengths.y(chain.with("cy"), "cy", lengths.wholeY() / 2);
    double r = lengths.diagonal(chain.with("r"), "r", lengths.wholeDiagonal() / 2);
    if (!(r > 0)) {
      return last(colors);
    }
    double fx = (lengths.x(chain.with("fx"), "fx", cx) - cx) / r;
    double fy = (lengths.y(chain.with("fy"), "fy", cy) - cy) / r;
    double fr = Math.max(0, lengths.diagonal(chain.with("fr"), "fr", 0) / r);
    Affine map = Affine.plane(r, 0, 0, r, cx, cy).then(after);
    return new Paint.Gradient(true, fx, fy, fr, map, colors, spread(chain));
  }

  private static Paint last(List<Paint.Stop> colors) {
    return new Paint.Solid(colors.get(colors.size() - 1).color());
  }

  private Affine transform(SvgTemplates chain) {
    return SvgTransforms.ofAttribute(
        document, chain.with("gradientTransform"), "gradientTransform");
  }

  private static Paint.Spread spread(SvgTemplates chain) {
    return SvgElements.constant(chain.attribute("spreadMethod"), Paint.Spread.PAD);
  }

  private List<Paint.Stop> stops(SvgTemplates chain) {
    return chain
        .where(e -> !SvgElements.children(e, "stop").isEmpty())
        .map(e -> stops.computeIfAbsent(e, this::readStops))
        .orElse(List.of());
  }

  private List<Paint.Stop> readStops(Element gradient) {
    SvgStyle around = styles.inDocument(gradient);
    SvgLengths lengths = new SvgLengths(document, around.fontSize(), new ViewBox(0, 0, 1, 1));
    List<Paint.Stop> result = new ArrayList<>();
    double offset = 0;
    for (Element stop : SvgElements.children(gradient, "stop")) {
      SvgStyle style = styles.of(stop, around);
      offset = Math.max(offset, Math.min(1, lengths.of(stop, "offset", 0, 1)));
      Color color = style.color(style.value("stop-color"));
      result.add(
          new Paint.Stop(offset, color.withAlpha(color.alpha() * style.share("stop-opacity"))));
    }
    return result;
  }
}
