package zoetrope.site;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/** All pages as one Markdown text, with one line for each list item and table row. */
final class PlainText {
  private static final String HEAD =
      """
      # Zoetrope

      > Renders animations that explain mathematics and machine learning from scenes written in Java, \
      headless, with the same frames on every machine. This file is the whole documentation as text: \
      the guides, then every function with its result and its description.
      """;

  private final StringBuilder text = new StringBuilder(HEAD);

  /** Adds a page. */
  void page(String title, Document page) {
    text.append("\n## ").append(title).append('\n');
    for (Element child : page.body().children()) {
      add(child);
    }
  }

  /** Adds a line. */
  void line(String line) {
    text.append(line).append('\n');
  }

  private void add(Element element) {
    switch (element.tagName()) {
      case "h1", "img", "picture", "details" -> {}
      case "h2", "h3", "h4" ->
          text.append("\n#" + "#".repeat(element.tagName().charAt(1) - '0') + " ")
              .append(element.text())
              .append('\n');
      case "pre" -> text.append("\n```\n").append(element.wholeText().strip()).append("\n```\n");
      case "p" -> text.append('\n').append(element.text()).append('\n');
      case "li" -> text.append("- ").append(element.text()).append('\n');
      case "tr" ->
          text.append("- ").append(String.join(" | ", element.children().eachText())).append('\n');
      default -> parts(element);
    }
  }

  private void parts(Element element) {
    if (element.tagName().matches("ul|ol|table")) {
      text.append('\n');
    }
    for (Node child : element.childNodes()) {
      if (child instanceof Element part) {
        add(part);
      } else if (child instanceof TextNode words && !words.isBlank()) {
        text.append(words.text().strip()).append('\n');
      }
    }
  }

  /** Returns the whole text. */
  String text() {
    return text.toString().replaceAll("\n{3,}", "\n\n");
  }
}
