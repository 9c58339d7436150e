package zoetrope.internal.video.still;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Writes metadata in the Extensible Metadata Platform (ISO 16684-1). */
public final class Xmp {
  private Xmp() {}

  /**
   * Returns the XMP chunk of a WebP file.
   *
   * @param tags the metadata by FFmpeg's names: title, artist, comment, date
   */
  public static RiffChunk chunk(Map<String, String> tags) {
    StringBuilder facts = new StringBuilder();
    tags.forEach((name, text) -> facts.append(fact(name, escaped(text))));
    String xml =
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
            + "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\""
            + " xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n"
            + "<rdf:Description rdf:about=\"\">\n"
            + facts
            + "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n";
    return new RiffChunk("XMP ", xml.getBytes(StandardCharsets.UTF_8));
  }

  private static String fact(String name, String text) {
    return switch (name) {
      case "title" -> inLanguage("title", text);
      case "comment" -> inLanguage("description", text);
      case "artist" -> listed("creator", text);
      default -> listed("date", text);
    };
  }

  private static String inLanguage(String element, String text) {
    return element(element, "Alt", "<rdf:li xml:lang=\"x-default\">" + text + "</rdf:li>");
  }

  private static String listed(String element, String text) {
    return element(element, "Seq", "<rdf:li>" + text + "</rdf:li>");
  }

  private static String element(String name, String kind, String item) {
    String inner = "<rdf:" + kind + ">" + item + "</rdf:" + kind + ">";
    return "<dc:" + name + ">" + inner + "</dc:" + name + ">\n";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
