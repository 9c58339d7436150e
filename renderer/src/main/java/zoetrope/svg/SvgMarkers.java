package zoetrope.svg;

import java.util.List;
import java.util.function.BiConsumer;
import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.Value;
import zoetrope.internal.svg.document.AspectRatio;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.ViewBox;
import zoetrope.internal.svg.effect.SvgClips;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.shape.SvgShapes;
import zoetrope.internal.svg.shape.SvgVertices;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;
import zoetrope.internal.svg.style.SvgTransforms;

/** A painter of markers at the vertices of paths, lines and polygons. */
record SvgMarkers(SvgDocument document, SvgStyles styles, SvgClips clips) {
  /** Whether the shape may have markers and its style sets some. */
  static boolean has(Element element, SvgStyle style) {
    return element.getLocalName().matches("path|line|polyline|polygon")
        && (style.refers("marker-start")
            || style.refers("marker-mid")
            || style.refers("marker-end"));
  }

  /**
   * Draws the markers of an element.
   *
   * @param content draws the content of a marker in a context
   */
  void draw(Element element, SvgContext context, BiConsumer<Element, SvgContext> content) {
    List<SvgVertices.Vertex> vertices =
        SvgShapes.vertices(document, element, context.lengths(document)).all();
    int last = vertices.size() - 1;
    for (int i = 0; i <= last; i++) {
      if (i == 0) {
        draw(element, "marker-start", vertices.get(i), context, content);
      }
      if (i > 0 && i < last) {
        draw(element, "marker-mid", vertices.get(i), context, content);
      }
      if (i == last) {
        draw(element, "marker-end", vertices.get(i), context, content);
      }
    }
  }

  private void draw(
      Element element,
      String property,
      SvgVertices.Vertex vertex,
      SvgContext context,
      BiConsumer<Element, SvgContext> content) {
    if (!context.style().refers(property)) {
      return;
    }
    String reference = context.style().reference(property);
    Element marker = document.target(element, reference);
    if (marker == null || !marker.getLocalName().equals("marker")) {
      document.note(element, "marker " + reference + " does not exist and was left out");
      return;
    }
    if (context.isUsing(marker)) {
      document.note(marker, "the marker refers to itself; this reference was left out");
      return;
    }
    document.countConversion(marker);
    boolean ofStroke = !SvgElements.attribute(marker, "markerUnits").equals("userSpaceOnUse");
    double units =
        ofStroke ? context.style().length("stroke-width", context.viewport().diagonal()) : 1;
    Affine place =
        Affine.scaling(units)
            .then(Affine.rotation(angle(marker, property, vertex), new Vec(0, 0, 1)))
            .then(Affine.translation(vertex.at()));
    SvgContext inside =
        context
            .usedBy(marker)
            .painting(element, context)
            .styled(styles.inDocument(marker))
            .mapped(place);
    fit(marker, inside, content);
  }

  private static double angle(Element marker, String property, SvgVertices.Vertex vertex) {
    String orient = SvgElements.attribute(marker, "orient");
    if (orient.equals("auto-start-reverse")) {
      return vertex.angle() + (property.equals("marker-start") ? Math.PI : 0);
    }
    if (orient.equals("auto")) {
      return vertex.angle();
    }
    CssToken token = Value.of(orient).single();
    return token == null || !token.isNumeric() ? 0 : SvgTransforms.degrees(token) * (Math.PI / 180);
  }

  /** Fits the marker's view box into its size, with its reference point at the vertex. */
  private void fit(Element marker, SvgContext context, BiConsumer<Element, SvgContext> content) {
    SvgLengths lengths = new SvgLengths(document, context.style().fontSize(), context.viewport());
    double width = lengths.x(marker, "markerWidth", 3);
    double height = lengths.y(marker, "markerHeight", 3);
    ViewBox size = new ViewBox(0, 0, width, height);
    ViewBox box = size;
    Affine fit = Affine.IDENTITY;
    if (!SvgElements.attribute(marker, "viewBox").isEmpty()) {
      double[] numbers = SvgLengths.numbers(document, marker, "viewBox");
      if (numbers.length != 4) {
        return;
      }
      box = new ViewBox(numbers[0], numbers[1], numbers[2], numbers[3]);
      if (!box.isEmpty()) {
        AspectRatio ratio = AspectRatio.of(SvgElements.attribute(marker, "preserveAspectRatio"));
        fit = ratio.map(box, 0, 0, width, height);
      }
    }
    if (size.isEmpty() || box.isEmpty()) {
      return;
    }
    Vec reference =
        fit.apply(
            Vec.of(
                reference(marker, "refX", box.x(), box.width()),
                reference(marker, "refY", box.y(), box.height())));
    SvgContext placed = context.mapped(Affine.translation(reference.negate()));
    boolean visible = context.style().word("overflow").matches("visible|auto");
    SvgContext clipped = visible ? placed : clips.clip(SvgShapes.box(0, 0, width, height), placed);
    content.accept(marker, clipped.mapped(fit).withViewport(box));
  }

  private double reference(Element marker, String name, double start, double size) {
    String text = SvgElements.attribute(marker, name);
    return switch (text) {
      case "left", "top" -> start;
      case "center" -> start + size / 2;
      case "right", "bottom" -> start + size;
      default ->
          new SvgLengths(document, 16, new ViewBox(0, 0, size, size)).of(marker, name, 0, size);
    };
  }
}
