package zoetrope.internal.svg.text;

import org.w3c.dom.Element;
import org.w3c.dom.Node;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;

/**
 * The box for the text of a {@code foreignObject}. If the {@code foreignObject} contains only a
 * flex container, as in labels of draw.io, the box is that of the container.
 *
 * @param across the fraction of the free width to the left of the text
 * @param down the fraction of the free height above the text; NaN without a flex container
 */
record SvgHtmlBox(
    double left, double top, double width, double height, double across, double down) {

  /** Returns the text box of an SVG element. */
  static SvgHtmlBox of(Element element, SvgLengths lengths, SvgStyle style, SvgStyles styles) {
    double left = lengths.x(element, "x", 0);
    double top = lengths.y(element, "y", 0);
    double width = lengths.x(element, "width", 0);
    double height = lengths.y(element, "height", 0);
    SvgHtmlBox whole = new SvgHtmlBox(left, top, width, height, 0, Double.NaN);
    SvgHtmlBox box = whole;
    SvgStyle around = style;
    for (Element inner = only(element); inner != null; inner = only(inner)) {
      around = styles.ofHtml(inner, around);
      box = box.within(around);
      if (around.word("display").endsWith("flex")) {
        return box;
      }
    }
    return whole;
  }

  private SvgHtmlBox within(SvgStyle style) {
    double x = style.length("margin-left", width) + style.length("padding-left", width);
    double y = style.length("margin-top", width) + style.length("padding-top", width);
    return new SvgHtmlBox(
        left + x,
        top + y,
        size(style, "width", width),
        size(style, "height", height),
        share(style, "justify-content"),
        share(style, "align-items"));
  }

  private static double size(SvgStyle style, String property, double otherwise) {
    return style.word(property).isEmpty() ? style.length(property, otherwise) : otherwise;
  }

  private static double share(SvgStyle style, String property) {
    String words = style.value(property).toString();
    return words.contains("center") ? 0.5 : words.matches(".*\\b(flex-)?end") ? 1 : 0;
  }

  /**
   * Returns the only child element. Returns null if there is text next to it, or if there is not
   * exactly one child element.
   */
  private static Element only(Element element) {
    Element only = null;
    for (Node n = element.getFirstChild(); n != null; n = n.getNextSibling()) {
      boolean isText = n.getNodeType() == Node.TEXT_NODE && !n.getNodeValue().isBlank();
      if (isText || n instanceof Element && only != null) {
        return null;
      }
      only = n instanceof Element e ? e : only;
    }
    return only;
  }
}
