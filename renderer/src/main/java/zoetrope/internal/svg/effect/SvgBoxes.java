package zoetrope.internal.svg.effect;

import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.TightBounds;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.SvgLimits;
import zoetrope.internal.svg.document.ViewBox;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.shape.SvgShapes;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;
import zoetrope.internal.svg.style.SvgTransforms;
import zoetrope.internal.svg.text.SvgTexts;

/** Computes bounding boxes of elements from their geometry, without strokes, clips and effects. */
public record SvgBoxes(SvgDocument document, SvgStyles styles) {
  /** Returns the context of a styled element inside its parent's context. */
  public SvgContext styled(Element element, SvgContext around, SvgStyle style) {
    SvgContext styled = around.styled(style);
    if (style.word("transform").equals("none")) {
      return styled;
    }
    boolean ofObject =
        style.word("transform-box").matches("fill-box|stroke-box|content-box|border-box");
    ViewBox box =
        ofObject
            ? ViewBox.of(of(element, styled))
            : new ViewBox(0, 0, around.viewport().width(), around.viewport().height());
    return styled.mapped(SvgTransforms.of(document, element, style, box));
  }

  /**
   * Returns the bounding box of an element in its user units, with y down. The box is empty if the
   * element contains no shape, text or image.
   */
  Bounds of(Element element, SvgContext context) {
    return of(element, context.withMap(Affine.IDENTITY).withClip(null), 0);
  }

  /**
   * Returns the region of a mask or filter in user units. By default, the region is {@code box}, or
   * the viewport if {@code units} is {@code userSpaceOnUse}, extended by a tenth of its size on
   * each side.
   */
  static Bounds region(
      SvgDocument document, Element element, String units, Bounds box, SvgContext context) {
    boolean ofUser = SvgElements.attribute(element, units).equals("userSpaceOnUse");
    ViewBox whole = ofUser ? context.viewport() : new ViewBox(0, 0, 1, 1);
    SvgLengths lengths = new SvgLengths(document, context.style().fontSize(), whole);
    double x = lengths.x(element, "x", -0.1 * whole.width());
    double y = lengths.y(element, "y", -0.1 * whole.height());
    double width = Math.max(0, lengths.x(element, "width", 1.2 * whole.width()));
    double height = Math.max(0, lengths.y(element, "height", 1.2 * whole.height()));
    if (!ofUser) {
      x = box.min().x() + x * box.size().x();
      y = box.min().y() + y * box.size().y();
      width *= box.size().x();
      height *= box.size().y();
    }
    return new Bounds(Vec.of(x, y), Vec.of(x + width, y + height));
  }

  private Bounds of(Element element, SvgContext context, int depth) {
    document.countConversion(element);
    if (depth > SvgLimits.GROUPS + 2 * SvgLimits.DEPTH
        || context.style().word("display").equals("none")) {
      return Bounds.EMPTY;
    }
    return switch (element.getLocalName()) {
      case "g", "a", "svg", "symbol", "switch" -> ofChildren(element, context, depth);
      case "use" -> ofUse(element, context, depth);
      case "text" -> {
        Bounds box = new SvgTexts(document, styles, null).box(element, context);
        yield box.isEmpty() ? box : box.transform(context.map());
      }
      case "image" -> {
        SvgLengths lengths = context.lengths(document);
        yield TightBounds.of(
            SvgShapes.box(
                    lengths.x(element, "x", 0),
                    lengths.y(element, "y", 0),
                    lengths.x(element, "width", 0),
                    lengths.y(element, "height", 0))
                .transform(context.map()));
      }
      default -> {
        Path path = SvgShapes.of(document, element, context.lengths(document));
        yield path == null || path.isEmpty()
            ? Bounds.EMPTY
            : TightBounds.of(path.transform(context.map()));
      }
    };
  }

  private Bounds ofChildren(Element element, SvgContext context, int depth) {
    Bounds box = Bounds.EMPTY;
    for (Element child : SvgElements.children(element)) {
      if (!SvgElements.isDefinition(child)) {
        box = box.union(ofChild(child, context, depth));
      }
    }
    return box;
  }

  private Bounds ofChild(Element child, SvgContext context, int depth) {
    SvgStyle style = styles.of(child, context.style());
    return of(child, styled(child, context, style), depth + 1);
  }

  private Bounds ofUse(Element element, SvgContext context, int depth) {
    Element target = document.target(element, SvgElements.href(element));
    if (target == null || context.isUsing(element)) {
      return Bounds.EMPTY;
    }
    Vec shift = context.lengths(document).point(element, "x", "y");
    return ofChild(target, context.usedBy(element).mapped(Affine.translation(shift)), depth);
  }
}
