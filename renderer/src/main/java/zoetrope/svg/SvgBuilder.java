package zoetrope.svg;

import java.io.ByteArrayInputStream;
import java.util.Locale;
import java.util.Set;
import org.apache.batik.anim.dom.SVGDOMImplementation;
import org.apache.batik.anim.dom.SVGOMDocument;
import org.apache.batik.util.ParsedURL;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.DefaultHandler2;

/**
 * Builds Batik's document from SAX events. It includes only a limited number of elements that are
 * drawn; no scripts, event handlers or processing instructions.
 */
final class SvgBuilder extends DefaultHandler2 {
  private static final String SVG = SVGDOMImplementation.SVG_NAMESPACE_URI;

  private static final Set<String> DRAWN =
      Set.of(
          "svg",
          "g",
          "a",
          "switch",
          "defs",
          "symbol",
          "use",
          "style",
          "clipPath",
          "image",
          "path",
          "rect",
          "circle",
          "ellipse",
          "line",
          "polyline",
          "polygon",
          "text",
          "tspan",
          "stop",
          "linearGradient",
          "radialGradient");

  /** Elements without a visual effect. */
  private static final Set<String> IGNORED = Set.of("title", "desc", "metadata", "view", "cursor");

  private final SvgDocument document;
  private final Document dom;
  private Locator locator;
  private Element current;
  private int depth;
  private int elements;
  private int skipping;
  private boolean rootIsSvg;

  SvgBuilder(String name) {
    dom = SVGDOMImplementation.getDOMImplementation().createDocument(SVG, "svg", null);
    // Batik uses it in messages. Nothing can be fetched by this URL, nor relative to it.
    ((SVGOMDocument) dom).setParsedURL(new ParsedURL("drawing:/"));
    document = new SvgDocument(name, dom);
  }

  SvgDocument document() {
    return document;
  }

  @Override
  public void setDocumentLocator(Locator newLocator) {
    locator = newLocator;
  }

  @Override
  public void externalEntityDecl(String name, String publicId, String systemId)
      throws SAXException {
    throw refused(
        "the entity " + name + " refers to " + systemId + ": external entities are not read");
  }

  @Override
  public InputSource resolveEntity(String name, String publicId, String baseUri, String systemId) {
    // External entities are replaced by empty ones.
    return new InputSource(new ByteArrayInputStream(new byte[0]));
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes attributes)
      throws SAXException {
    count();
    if (skipping > 0 || !belongs(uri, local)) {
      skipping++;
      return;
    }
    Element element = current == null ? dom.getDocumentElement() : dom.createElementNS(SVG, local);
    for (int i = 0; i < attributes.getLength(); i++) {
      copy(attributes, i, element);
    }
    if (local.equals("style")) {
      element.setAttributeNS(null, "type", "text/css");
    }
    document.setLine(element, locator.getLineNumber());
    String id = SvgElements.attribute(element, "id");
    if (!id.isEmpty()) {
      document.setId(id, element);
    }
    if (current != null) {
      current.appendChild(element);
    }
    current = element;
  }

  private void count() throws SAXException {
    if (++depth > SvgLimits.DEPTH) {
      throw refused("elements are nested more than " + SvgLimits.DEPTH + " deep");
    }
    if (++elements > SvgLimits.ELEMENTS) {
      throw refused("there are more than " + SvgLimits.ELEMENTS + " elements");
    }
  }

  private boolean belongs(String uri, String local) throws SAXException {
    if (current == null) {
      rootIsSvg = uri.equals(SVG);
      if (!local.equals("svg") || !rootIsSvg && !uri.isEmpty()) {
        throw refused("the outermost element is <" + local + ">, not <svg>: this is no drawing");
      }
      return true;
    }
    if (!uri.equals(rootIsSvg ? SVG : "")) {
      return false;
    }
    if (!DRAWN.contains(local) && !IGNORED.contains(local)) {
      document.note(locator.getLineNumber(), "<" + local + "> is not supported and was left out");
    }
    return DRAWN.contains(local);
  }

  private static void copy(Attributes attributes, int i, Element element) {
    String uri = attributes.getURI(i);
    String local = attributes.getLocalName(i);
    boolean handler = local.startsWith("on");
    if (uri.isEmpty() && !handler && !local.isEmpty()) {
      SvgColors.put(element, local, attributes.getValue(i));
    } else if (local.equals("href") || uri.equals(SvgElements.XML) && local.equals("space")) {
      element.setAttributeNS(uri, attributes.getQName(i), attributes.getValue(i));
    }
  }

  @Override
  public void endElement(String uri, String local, String qualified) throws SAXException {
    depth--;
    if (skipping > 0) {
      skipping--;
    } else {
      if (local.equals("style")) {
        finishStyleSheet();
      }
      current = current.getParentNode() instanceof Element parent ? parent : current;
    }
  }

  private void finishStyleSheet() throws SAXException {
    String css = current.getTextContent();
    if (css.toLowerCase(Locale.ROOT).contains("@import")) {
      throw refused("the style sheet imports another, which is not read: copy it into the drawing");
    }
    current.setTextContent(SvgColors.declarations(css));
  }

  @Override
  public void characters(char[] text, int start, int length) throws SAXException {
    if (skipping > 0 || current == null) {
      return;
    }
    String name = current.getLocalName();
    if (name.equals("style") || name.equals("text") || name.equals("tspan")) {
      current.appendChild(dom.createTextNode(new String(text, start, length)));
    }
  }

  private SAXException refused(String what) {
    return new SAXParseException(what, locator);
  }
}
