package zoetrope.site;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** What the search finds: places of pages with a title and their text. */
final class SearchEntries {
  /** What AsciiDoc puts around a heading and what belongs to it. */
  private static final String CHAPTER = "div:has(> h2[id]), div:has(> h3[id])";

  private final List<String> entries = new ArrayList<>();

  /**
   * Adds a place.
   *
   * @param url its page, with the place in it
   * @param kind what it is, in a word that stands beside it: guide, word, Manim, example, error
   */
  void add(String url, String kind, String title, String text) {
    entries.add(
        "{url: %s, kind: %s, title: %s, text: %s}"
            .formatted(quote(url), quote(kind), quote(title), quote(text)));
  }

  /** Adds a page by what stands before its first chapter, and each chapter of it. */
  void chapters(String url, String title, Document page) {
    add(url, "guide", title, textAfter(page.selectFirst("h1")));
    for (Element heading : page.select("h2[id], h3[id]")) {
      String chapter = heading.text();
      add(url + "#" + heading.id(), "guide", title + ": " + chapter, textAfter(heading));
    }
  }

  /** The text up to the next heading, also where AsciiDoc has put parts into one another. */
  static String textAfter(Element heading) {
    StringBuilder text = new StringBuilder();
    Element next = heading.nextElementSibling();
    while (next != null && !next.tagName().matches("h[1-3]")) {
      if (!next.is(CHAPTER)) {
        Element copy = next.clone();
        copy.select(CHAPTER).remove();
        text.append(copy.text()).append(' ');
      }
      next = next.nextElementSibling();
    }
    return text.toString();
  }

  /** The script that defines them as the constant {@code PAGES}. */
  String script() {
    return "const PAGES = [\n" + String.join(",\n", entries) + "\n];\n";
  }

  private static String quote(String text) {
    String line = Parser.unescapeEntities(text, false).replaceAll("\\s+", " ").strip();
    return "\"" + line.replace("\\", "\\\\").replace("\"", "\\\"").replace("<", "\\u003c") + "\"";
  }
}
