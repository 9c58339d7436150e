package zoetrope.internal.svg.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Accesses attributes and children of elements. */
public final class SvgElements {
  public static final String XML = "http://www.w3.org/XML/1998/namespace";
  private static final String XLINK = "http://www.w3.org/1999/xlink";

  public static final String SVG = "http://www.w3.org/2000/svg";
  static final String HTML = "http://www.w3.org/1999/xhtml";

  private static final Set<String> DRAWN =
      Set.of(
          ("svg g a switch use image path rect circle ellipse line polyline polygon text")
              .split(" "));

  /** Elements that other renderers may draw. */
  private static final Set<String> UNSUPPORTED =
      Set.of("video", "audio", "canvas", "iframe", "mesh", "flowRoot");

  private static final Set<String> DEFINITIONS =
      Set.of(
          ("defs symbol clipPath mask marker filter pattern linearGradient radialGradient "
                  + "style title desc metadata")
              .split(" "));

  private SvgElements() {}

  /** Returns the attribute, trimmed; empty if it is missing. */
  public static String attribute(Element element, String name) {
    return element.getAttributeNS(null, name).trim();
  }

  /** Returns the reference in {@code href} or {@code xlink:href}; empty if both are missing. */
  public static String href(Element element) {
    String plain = attribute(element, "href");
    return plain.isEmpty() ? element.getAttributeNS(XLINK, "href").trim() : plain;
  }

  /** Returns the id of the element or of its nearest ancestor with an id; empty if none has one. */
  public static String id(Element element) {
    for (Node n = element; n instanceof Element e; n = n.getParentNode()) {
      String id = attribute(e, "id");
      if (!id.isEmpty()) {
        return id;
      }
    }
    return "";
  }

  /**
   * Whether an element is not drawn at its own place, but only where other elements refer to it.
   */
  public static boolean isDefinition(Element element) {
    return DEFINITIONS.contains(element.getLocalName());
  }

  /** Whether an element can draw something in place. */
  public static boolean isDrawn(Element element) {
    return DRAWN.contains(element.getLocalName()) && SVG.equals(element.getNamespaceURI());
  }

  /** Returns a description of the omission if an element is not drawn; empty if nothing is lost. */
  public static Optional<String> lost(Element element) {
    String name = element.getLocalName();
    if (!SVG.equals(element.getNamespaceURI())) {
      return Optional.empty();
    }
    if (name.matches("animate.*|set|discard")) {
      return Optional.of("SVG animations are not supported: the drawing is shown without them");
    }
    return UNSUPPORTED.contains(name)
        ? Optional.of("<" + name + "> is not supported and was left out")
        : Optional.empty();
  }

  /**
   * Returns the constant whose name in CSS is {@code word}, or {@code otherwise} if there is none.
   */
  public static <E extends Enum<E>> E constant(String word, E otherwise) {
    return Stream.of(otherwise.getDeclaringClass().getEnumConstants())
        .filter(e -> e.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word))
        .findFirst()
        .orElse(otherwise);
  }

  /** Returns the children that are elements. */
  public static List<Element> children(Element element) {
    List<Element> children = new ArrayList<>();
    for (Node n = element.getFirstChild(); n != null; n = n.getNextSibling()) {
      if (n instanceof Element e) {
        children.add(e);
      }
    }
    return children;
  }

  /** Returns the child elements with this name. */
  public static List<Element> children(Element element, String name) {
    return children(element).stream().filter(e -> e.getLocalName().equals(name)).toList();
  }
}
