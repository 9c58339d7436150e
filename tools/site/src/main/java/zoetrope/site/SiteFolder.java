package zoetrope.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import zoetrope.internal.vector.XmlText;

/** The folder of the pages, with the navigation and the search index. */
final class SiteFolder {
  private static final String LUNR = "/META-INF/resources/webjars/lunr/2.3.9/lunr.js";

  /** Pages with this many headings begin with a list of them. */
  private static final int MANY_HEADINGS = 3;

  /** The maximum length of code, in characters, that fits into the width of a phone. */
  private static final int SHORT_CODE = 22;

  /** Matches one or more numbers, with or without a unit. */
  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d[\\d.,:; ]*\\S{0,6}");

  private static final List<String[]> NAVIGATION =
      List.of(
          new String[] {"index", "Zoetrope"},
          new String[] {"tutorial", "Tutorial"},
          new String[] {"functions", "Functions"},
          new String[] {"methods", "Methods"},
          new String[] {"gallery", "Gallery"},
          new String[] {"manim", "Manim"},
          new String[] {"errors", "Errors"});

  private final Path out;
  private final Map<String, String> guides;
  private final SearchEntries search = new SearchEntries();

  /**
   * Creates an empty site.
   *
   * @param guides the names of the guides' pages with their titles, in the order of reading
   */
  SiteFolder(Path out, Map<String, String> guides) {
    this.out = out;
    this.guides = guides;
  }

  /** Writes a page and adds its chapters to the search. */
  void page(String name, String title, String body) throws IOException {
    search.chapters(name + ".html", title, Jsoup.parseBodyFragment(body));
    write(name, title, body);
  }

  /** Writes a page without adding it to the search. */
  void write(String name, String title, String body) throws IOException {
    Document page = Jsoup.parseBodyFragment(body);
    page.outputSettings().prettyPrint(false);
    JavaColors.mark(page);
    fit(page);
    contents(page);
    String html =
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
            + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
            + escape(title.equals("Zoetrope") ? title : title + " - Zoetrope")
            + "</title>\n<link rel=\"stylesheet\" href=\"site.css\">\n</head>\n<body>\n"
            + navigation(name)
            + "<main>\n"
            + page.body().html()
            + neighbours(name)
            + "\n</main>\n</body>\n</html>\n";
    Files.writeString(out.resolve(name + ".html"), html);
  }

  /** Adds a place in a page to the search. */
  void entry(String url, String kind, String title, String text) {
    search.add(url, kind, title, text);
  }

  private String navigation(String name) {
    String section = name.replaceFirst("^functions-.*", "functions");
    section = guides.containsKey(name) && !name.equals("tutorial") ? "index" : section;
    StringBuilder html = new StringBuilder("<nav aria-label=\"Pages\">");
    for (String[] page : NAVIGATION) {
      String current = page[0].equals(section) ? " aria-current=\"page\"" : "";
      html.append("<a href=\"" + page[0] + ".html\"" + current + ">" + page[1] + "</a> ");
    }
    if (!name.equals("search")) {
      html.append("<form action=\"search.html\" role=\"search\"><input name=\"q\" type=\"search\"")
          .append(" aria-label=\"Search\" placeholder=\"Search\"></form>");
    }
    return html.append("</nav>\n").toString();
  }

  /** Lets wide tables scroll, and keeps numbers and short code in one line. */
  private static void fit(Document page) {
    for (Element table : page.select("table:not(.names, .pairs)")) {
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

  /** Adds a list of the headings below the title of a long page. */
  private static void contents(Document page) {
    List<Element> headings = page.select("h2[id]");
    Element title = page.selectFirst("h1");
    if (title == null || headings.size() < MANY_HEADINGS || !page.select(".index").isEmpty()) {
      return;
    }
    StringBuilder html = new StringBuilder("<p class=\"contents\" aria-label=\"On this page\">");
    for (Element heading : headings) {
      html.append("<a href=\"#" + escape(heading.id()) + "\">" + escape(heading.text()) + "</a> ");
    }
    title.after(html.append("</p>\n").toString());
  }

  /** Returns links to the guides before and after a guide. */
  private String neighbours(String name) {
    List<String> names = List.copyOf(guides.keySet());
    int at = names.indexOf(name);
    if (at < 0) {
      return "";
    }
    return "\n<p class=\"neighbours\">"
        + (at > 0 ? neighbour("prev", "Previous: ", names.get(at - 1)) : "")
        + "<a href=\"index.html\">All guides</a> "
        + (at < names.size() - 1 ? neighbour("next", "Next: ", names.get(at + 1)) : "")
        + "</p>";
  }

  private String neighbour(String relation, String label, String name) {
    return "<a rel=\"%s\" href=\"%s.html\">%s</a> "
        .formatted(relation, name, escape(label + guides.get(name)));
  }

  /** Writes the search page and the shared files. */
  void finish(Path web) throws IOException {
    write(
        "search",
        "Search",
        "<h1>Search</h1>\n<input id=\"q\" type=\"search\" aria-label=\"Search\" autofocus"
            + " placeholder=\"a function, a name of Manim, an error\">\n"
            + "<p id=\"none\" role=\"status\"></p>\n"
            + "<ul id=\"found\"></ul>\n<script src=\"lunr.js\"></script>\n"
            + "<script src=\"search-index.js\"></script>\n<script src=\"search.js\"></script>");
    Files.writeString(out.resolve("search-index.js"), search.script());
    for (String file : List.of("site.css", "search.js", "filter.js")) {
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
