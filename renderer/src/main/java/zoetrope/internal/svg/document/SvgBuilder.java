package zoetrope.internal.svg.document;

import java.io.ByteArrayInputStream;
import java.util.BitSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.DefaultHandler2;

/**
 * Builds the document from SAX events. Elements that are not drawn, such as scripts, lose their
 * content. Event handlers and processing instructions are dropped.
 */
final class SvgBuilder extends DefaultHandler2 {
  private static final String SVG = SvgElements.SVG;

  /** The SVG elements whose content is read. */
  private static final Set<String> READ_ELEMENTS =
      Set.of(
          ("svg g a switch defs symbol use style clipPath image path rect circle ellipse "
                  + "line polyline polygon text tspan textPath foreignObject stop linearGradient "
                  + "radialGradient marker mask pattern filter feGaussianBlur feOffset feFlood "
                  + "feMerge feMergeNode feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB "
                  + "feFuncA feComposite feBlend feMorphology feTile feDropShadow feTurbulence "
                  + "feImage feDisplacementMap feConvolveMatrix feDiffuseLighting "
                  + "feSpecularLighting feDistantLight fePointLight feSpotLight")
              .split(" "));

  private static final Pattern PAINTS =
      Pattern.compile("id|transform|color|(fill|stroke|font|text)(-.*)?");

  private final SvgDocument document;
  private final Document dom;
  private Locator locator;
  private Element current;
  private int depth;

  /**
   * The nesting depths of the groups around the current element that have only paint, font and
   * transform attributes.
   */
  private final BitSet painting = new BitSet();

  private int elements;
  private int skipping;
  private boolean rootIsSvg;

  SvgBuilder(String name) {
    try {
      dom = DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().newDocument();
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("this Java platform cannot create XML documents", e);
    }
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
    count(local, attributes);
    if (skipping > 0) {
      skipping++;
      return;
    }
    boolean isRead = isRead(uri, local);
    Element element = dom.createElementNS(isSvg(uri) ? SVG : uri, local);
    for (int i = 0; i < attributes.getLength(); i++) {
      copy(attributes, i, element);
    }
    document.setLine(element, locator.getLineNumber());
    String id = SvgElements.attribute(element, "id");
    if (!id.isEmpty()) {
      document.setId(id, element);
    }
    (current == null ? dom : current).appendChild(element);
    if (isRead) {
      current = element;
    } else {
      skipping = 1;
    }
  }

  private boolean isSvg(String uri) {
    return uri.equals(rootIsSvg ? SVG : "");
  }

  private void count(String local, Attributes attributes) throws SAXException {
    document.setDepth(++depth);
    painting.set(depth, onlyPaints(local, attributes));
    int groups = painting.cardinality();
    if (groups > SvgLimits.GROUPS) {
      throw refused("groups are nested more than " + SvgLimits.GROUPS + " deep");
    }
    if (depth - groups > SvgLimits.DEPTH) {
      throw refused("elements are nested more than " + SvgLimits.DEPTH + " deep");
    }
    if (++elements > SvgLimits.ELEMENTS) {
      throw refused("there are more than " + SvgLimits.ELEMENTS + " elements");
    }
  }

  private static boolean onlyPaints(String local, Attributes attributes) {
    return local.equals("g")
        && IntStream.range(0, attributes.getLength())
            .allMatch(i -> PAINTS.matcher(attributes.getQName(i)).matches());
  }

  private boolean isRead(String uri, String local) throws SAXException {
    if (current == null) {
      rootIsSvg = uri.equals(SVG);
      if (!local.equals("svg") || !rootIsSvg && !uri.isEmpty()) {
        throw refused(
            "the outermost element is <" + local + ">, not <svg>: this is not an SVG drawing");
      }
      return true;
    }
    return isSvg(uri)
        ? READ_ELEMENTS.contains(local)
        : uri.equals(SvgElements.HTML) && isInForeignObject();
  }

  private boolean isInForeignObject() {
    return current.getLocalName().equals("foreignObject")
        || SvgElements.HTML.equals(current.getNamespaceURI());
  }

  private static void copy(Attributes attributes, int i, Element element) {
    String uri = attributes.getURI(i);
    String local = attributes.getLocalName(i);
    boolean handler = local.startsWith("on");
    if (uri.isEmpty() && !handler && !local.isEmpty()) {
      element.setAttributeNS(null, local, attributes.getValue(i));
    } else if (local.equals("href") || uri.equals(SvgElements.XML) && local.matches("space|lang")) {
      element.setAttributeNS(uri, attributes.getQName(i), attributes.getValue(i));
    }
  }

  @Override
  public void endElement(String uri, String local, String qualified) throws SAXException {
    painting.clear(depth--);
    if (skipping > 0) {
      skipping--;
    } else {
      current = current.getParentNode() instanceof Element parent ? parent : current;
    }
  }

  @Override
  public void characters(char[] text, int start, int length) throws SAXException {
    if (skipping > 0 || current == null) {
      return;
    }
    String name = current.getLocalName();
    if (name.matches("style|text|tspan|textPath") || isInForeignObject()) {
      current.appendChild(dom.createTextNode(new String(text, start, length)));
    }
  }

  private SAXException refused(String what) {
    return new SAXParseException(what, locator);
  }
}
