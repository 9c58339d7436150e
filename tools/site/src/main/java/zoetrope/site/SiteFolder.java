package zoetrope.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import zoetrope.internal.vector.XmlText;

/** The folder of the pages, with the search index. */
final class SiteFolder {
  private static final String LUNR = "/META-INF/resources/webjars/lunr/2.3.9/lunr.js";

  private static final List<String> WEB =
      List.of("site.css", "theme.js", "page.js", "search.js", "filter.js", "gallery.js");

  /** The maximum length of code, in characters, that fits into the width of a phone. */
  private static final int SHORT_CODE = 22;

  /** Titles of columns with more characters are the first row of a table without titles. */
  private static final int LONG_TITLE = 20;

  /** Matches one or more numbers, with or without a unit. */
  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d[\\d.,:; ]*\\S{0,6}");

  private final Path out;
  private final PageShell shell;
  private final SearchEntries search = new SearchEntries();

  /** Creates an empty site. */
  SiteFolder(Path out, PageShell shell) {
    this.out = out;
    this.shell = shell;
  }

  /** Writes the page of a file of the repository and adds its chapters to the search. */
  void page(String name, String title, String body, String source) throws IOException {
    search.chapters(name + ".html", title, Jsoup.parseBodyFragment(body));
    write(name, title, body, source);
  }

  /** Writes a generated page, without adding it to the search. */
  void write(String name, String title, String body) throws IOException {
    write(name, title, body, "");
  }

  private void write(String name, String title, String body, String source) throws IOException {
    Document page = Jsoup.parseBodyFragment(body);
    page.outputSettings().prettyPrint(false);
    JavaColors.mark(page);
    fit(page);
    String html = shell.page(name, title, page, source);
    Files.writeString(out.resolve(name + ".html"), html);
  }

  /** Adds a place in a page to the search. */
  void entry(String url, String kind, String title, String text) {
    search.add(url, kind, title, text);
  }

  /** Lets wide tables scroll, and keeps numbers and short code in one line. */
  private static void fit(Document page) {
    page.select("table:has(thead)").forEach(SiteFolder::nameColumns);
    for (Element table : page.select("table:not(.names, .pairs, .parameters)")) {
      boolean pairs = table.select("tr > :nth-child(3)").isEmpty();
      table.addClass(pairs ? "stacked" : "grid").wrap("<div class=\"wide\"></div>");
      table.select(".grid td").stream()
          .filter(cell -> NUMBER.matcher(cell.text()).matches())
          .forEach(cell -> cell.addClass("number"));
    }
    for (Element code : page.select(":not(pre) > code")) {
      if (code.text().length() <= SHORT_CODE) {
        code.addClass("short");
      }
    }
  }

  /**
   * Stores the titles of the first and the last column, which telephones show in each row, because
   * they show the cells of a row below each other. Long titles are shown once.
   */
  private static void nameColumns(Element table) {
    List<String> titles = table.select("thead th").eachText();
    if (titles.stream().anyMatch(title -> title.length() > LONG_TITLE)) {
      table.addClass("headed");
    } else if (titles.size() > 1) {
      List<String> quoted = titles.stream().map(t -> "'" + t.replace("'", "\\'") + "'").toList();
      String last = quoted.get(quoted.size() - 1);
      table.attr("style", "--first: " + quoted.get(0) + "; --last: " + last);
    }
  }

  /** Writes the search index and the shared files. */
  void finish(Path web) throws IOException {
    Files.writeString(out.resolve("search-index.js"), search.script());
    for (String file : WEB) {
      Files.copy(web.resolve(file), out.resolve(file), StandardCopyOption.REPLACE_EXISTING);
    }
    try (InputStream lunr = SiteFolder.class.getResourceAsStream(LUNR)) {
      Files.copy(lunr, out.resolve("lunr.js"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Escapes text for HTML, also for attributes. */
  static String escape(String text) {
    return XmlText.of(text);
  }
}
