package zoetrope.internal.vector;

import java.util.LinkedHashMap;
import java.util.Map;

/** The metadata of an SVG file, in the terms of Dublin Core. */
final class SvgMetadata {
  private static final Map<String, String> ELEMENTS = elements();

  private SvgMetadata() {}

  private static Map<String, String> elements() {
    Map<String, String> elements = new LinkedHashMap<>();
    elements.put("artist", "creator");
    elements.put("comment", "description");
    elements.put("date", "date");
    return elements;
  }

  /**
   * Returns the {@code metadata} element, or an empty string if there is no artist, comment or
   * date.
   *
   * @param tags the metadata by FFmpeg's names, such as {@code artist}
   */
  static String of(Map<String, String> tags) {
    StringBuilder facts = new StringBuilder();
    ELEMENTS.forEach(
        (tag, element) -> {
          if (tags.containsKey(tag)) {
            String text = XmlText.of(tags.get(tag));
            facts.append("<dc:" + element + ">" + text + "</dc:" + element + ">\n");
          }
        });
    return facts.length() == 0
        ? ""
        : "<metadata>\n<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\""
            + " xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n<rdf:Description rdf:about=\"\">\n"
            + facts
            + "</rdf:Description>\n</rdf:RDF>\n</metadata>\n";
  }
}
