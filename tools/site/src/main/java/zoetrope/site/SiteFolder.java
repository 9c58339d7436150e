package zoetrope.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.parser.Parser;

/** The folder of the pages: their frame, the index of their search and the plain text of them. */
final class SiteFolder {
  private static final String LUNR = "/META-INF/resources/webjars/lunr/2.3.9/lunr.js";
  private static final String NAVIGATION =
      "<nav><a href=\"index.html\">Zoetrope</a> <a href=\"tutorial.html\">Tutorial</a> "
          + "<a href=\"guides.html\">Guides</a> <a href=\"words.html\">Words</a> "
          + "<a href=\"gallery.html\">Gallery</a> <a href=\"manim.html\">Manim</a> "
          + "<a href=\"errors.html\">Errors</a> <a href=\"search.html\">Search</a></nav>\n";

  private final Path out;
  private final List<String> index = new ArrayList<>();
  private final StringBuilder plain = new StringBuilder();

  SiteFolder(Path out) {
    this.out = out;
  }

  /** Writes a page, which is found by its title and text. */
  void page(String name, String title, String body) throws IOException {
    String text = Jsoup.parse(body).text();
    entry(name + ".html", title, text);
    plain.append(Jsoup.parse(body.replace("<pre", "\n<pre")).wholeText().strip()).append("\n\n");
    write(name, title, body);
  }

  /** Writes a page of which only what {@link #entry} tells is found. */
  void write(String name, String title, String body) throws IOException {
    String html =
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
            + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
            + escape(title.equals("Zoetrope") ? title : title + " - Zoetrope")
            + "</title>\n<link rel=\"stylesheet\" href=\"site.css\">\n</head>\n<body>\n"
            + NAVIGATION
            + "<main>\n"
            + body
            + "\n</main>\n</body>\n</html>\n";
    Files.writeString(out.resolve(name + ".html"), html);
  }

  /** Makes a place of a page be found. */
  void entry(String url, String title, String text) {
    index.add("{url: " + quote(url) + ", title: " + quote(title) + ", text: " + quote(text) + "}");
  }

  /** Adds to the plain text. */
  void plain(String text) {
    plain.append(text).append('\n');
  }

  /** Writes the search, the plain text, and what the pages share. */
  void finish(Path web) throws IOException {
    write(
        "search",
        "Search",
        "<h1>Search</h1>\n<input id=\"q\" type=\"search\" aria-label=\"Search\" autofocus>\n"
            + "<ul id=\"found\"></ul>\n<script src=\"lunr.js\"></script>\n"
            + "<script src=\"search-index.js\"></script>\n<script src=\"search.js\"></script>");
    Files.writeString(
        out.resolve("search-index.js"), "const PAGES = [\n" + String.join(",\n", index) + "\n];\n");
    Files.writeString(out.resolve("llms.txt"), plain);
    for (String file : List.of("site.css", "search.js")) {
      Files.copy(web.resolve(file), out.resolve(file), StandardCopyOption.REPLACE_EXISTING);
    }
    try (InputStream lunr = SiteFolder.class.getResourceAsStream(LUNR)) {
      Files.copy(lunr, out.resolve("lunr.js"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Text as HTML has it, in attributes too. */
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static String quote(String text) {
    String line = Parser.unescapeEntities(text, false).replaceAll("\\s+", " ");
    return "\"" + line.replace("\\", "\\\\").replace("\"", "\\\"").replace("<", "\\u003c") + "\"";
  }
}
