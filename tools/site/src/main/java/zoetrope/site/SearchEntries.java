package zoetrope.site;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** The search index: places in pages, with their titles and texts. */
final class SearchEntries {
  private final List<String> entries = new ArrayList<>();

  /**
   * Adds a place.
   *
   * @param url the page and the place in it
   * @param kind the kind of entry: guide, function, method, Manim, example, error
   */
  void add(String url, String kind, String title, String text) {
    entries.add(
        "{url: %s, kind: %s, title: %s, text: %s}"
            .formatted(quote(url), quote(kind), quote(title), quote(text)));
  }

  /** Adds the beginning of a page and each of its chapters. */
  void chapters(String url, String title, Document page) {
    add(url, "guide", title, textAfter(page.selectFirst("h1")));
    for (Element heading : page.select("h2[id], h3[id]")) {
      String chapter = heading.text();
      add(url + "#" + heading.id(), "guide", title + ": " + chapter, textAfter(heading));
    }
  }

  /** Returns the text up to the next heading, without hidden code and answers. */
  private static String textAfter(Element heading) {
    StringBuilder text = new StringBuilder();
    Element next = heading.nextElementSibling();
    while (next != null && !next.tagName().matches("h[1-3]")) {
      Element shown = next.is("details") ? next.selectFirst("summary") : next;
      text.append(shown.is(".cards") ? "" : shown.text()).append(' ');
      next = next.nextElementSibling();
    }
    return text.toString();
  }

  /** Returns the script that defines the entries as the constant {@code PAGES}. */
  String script() {
    return "const PAGES = [\n" + String.join(",\n", entries) + "\n];\n";
  }

  private static String quote(String text) {
    String line = Parser.unescapeEntities(text, false).replaceAll("\\s+", " ").strip();
    return "\"" + line.replace("\\", "\\\\").replace("\"", "\\\"").replace("<", "\\u003c") + "\"";
  }
}
