package zoetrope.internal.svg.document;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.w3c.dom.DOMException;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.svg.model.SvgException;

/** Reads the XML of a drawing with the platform's parser, without external entities. */
public final class SvgReader {
  private static final String LIMITS = "http://www.oracle.com/xml/jaxp/properties/";

  private SvgReader() {}

  public static SvgDocument read(byte[] bytes, String name) {
    if (bytes.length > SvgLimits.BYTES) {
      throw new SvgException(
          Messages.of(
              "the drawing %s has more than %s MB: simplify it, or convert it to a PNG file",
              name, SvgLimits.BYTES >> 20));
    }
    SvgBuilder builder = new SvgBuilder(name);
    try {
      SAXParser parser = parser();
      parser.setProperty("http://xml.org/sax/properties/declaration-handler", builder);
      parser.parse(new InputSource(new ByteArrayInputStream(bytes)), builder);
    } catch (SAXParseException e) {
      throw new SvgException(
          Messages.of(
              "%s, line %s, column %s: the XML is malformed or not accepted: %s",
              name, e.getLineNumber(), e.getColumnNumber(), e.getMessage()),
          e);
    } catch (DOMException e) {
      throw new SvgException(
          "the drawing " + name + " cannot be read: a name in it has a wrong namespace", e);
    } catch (SAXException | IOException e) {
      throw new SvgException("the drawing " + name + " cannot be read: " + e.getMessage(), e);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("the platform's XML parser lacks its safety features", e);
    }
    return builder.document();
  }

  private static SAXParser parser() throws ParserConfigurationException, SAXException {
    SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
    factory.setNamespaceAware(true);
    factory.setValidating(false);
    factory.setXIncludeAware(false);
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
    factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    SAXParser parser = factory.newSAXParser();
    parser.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    parser.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
    parser.setProperty(LIMITS + "entityExpansionLimit", "" + SvgLimits.ENTITIES);
    parser.setProperty(LIMITS + "totalEntitySizeLimit", "" + SvgLimits.ENTITY_CHARACTERS);
    parser.setProperty(LIMITS + "maxGeneralEntitySizeLimit", "" + SvgLimits.ENTITY_CHARACTERS);
    // The defaults of these limits differ between JDKs. SvgBuilder limits the depth more strictly.
    parser.setProperty(LIMITS + "entityReplacementLimit", "" + SvgLimits.ENTITY_CHARACTERS);
    parser.setProperty(LIMITS + "maxElementDepth", "" + 2 * SvgLimits.GROUPS);
    parser.setProperty(LIMITS + "elementAttributeLimit", "200");
    parser.setProperty(LIMITS + "maxXMLNameLimit", "1000");
    return parser;
  }
}
