package zoetrope.internal.vector;

import java.util.Map;

/** The metadata of an SVG file, in the terms of Dublin Core. */
final class SvgMetadata {
  /** The name of each entry in FFmpeg, and in Dublin Core. */
  private static final String[][] ELEMENTS = {
    {"artist", "creator"}, {"comment", "description"}, {"date", "date"}
  };

  private SvgMetadata() {}

  /**
   * Returns the {@code metadata} element, or an empty string if there is no artist, comment or
   * date.
   *
   * @param tags the metadata by FFmpeg's names, such as {@code artist}
   */
  static String of(Map<String, String> tags) {
    StringBuilder facts = new StringBuilder();
    for (String[] names : ELEMENTS) {
      if (tags.containsKey(names[0])) {
        String text = XmlText.of(tags.get(names[0]));
        facts.append("<dc:" + names[1] + ">" + text + "</dc:" + names[1] + ">\n");
      }
    }
    return facts.length() == 0
        ? ""
        : "<metadata>\n<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\""
            + " xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n<rdf:Description rdf:about=\"\">\n"
            + facts
            + "</rdf:Description>\n</rdf:RDF>\n</metadata>\n";
  }
}
