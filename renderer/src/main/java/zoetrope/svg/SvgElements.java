package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Accesses attributes and children of elements. */
final class SvgElements {
  static final String XML = "http://www.w3.org/XML/1998/namespace";
  private static final String XLINK = "http://www.w3.org/1999/xlink";

  private SvgElements() {}

  /** The attribute, trimmed; empty if it is missing. */
  static String attribute(Element element, String name) {
    return element.getAttributeNS(null, name).trim();
  }

  /** The reference of {@code href}, of either kind; empty when there is none. */
  static String href(Element element) {
    String plain = attribute(element, "href");
    return plain.isEmpty() ? element.getAttributeNS(XLINK, "href").trim() : plain;
  }

  /** The id of the element or of the nearest around it that has one. */
  static String id(Element element) {
    for (Node n = element; n instanceof Element e; n = n.getParentNode()) {
      if (!attribute(e, "id").isEmpty()) {
        return attribute(e, "id");
      }
    }
    return "";
  }

  /** The children that are elements. */
  static List<Element> children(Element element) {
    List<Element> children = new ArrayList<>();
    for (Node n = element.getFirstChild(); n != null; n = n.getNextSibling()) {
      if (n instanceof Element e) {
        children.add(e);
      }
    }
    return children;
  }

  /** The children of one kind. */
  static List<Element> children(Element element, String name) {
    return children(element).stream().filter(e -> e.getLocalName().equals(name)).toList();
  }
}
