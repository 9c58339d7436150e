package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * What surrounds the text of each page: the header with the search, the tree of all pages, the list
 * of headings, and links to the pages before and after.
 */
final class PageShell {
  /** Pages with this many headings have a list of them. */
  private static final int MANY_HEADINGS = 2;

  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>%s</title>
      <meta name="description" content="%s">
      <link rel="stylesheet" href="site.css">
      <script src="theme.js"></script>
      <script src="page.js" defer></script>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the text</a>
      <header>
      <a class="brand" href="index.html">Zoetrope <small>%s</small></a>
      <form role="search"><input id="q" name="q" type="search" aria-label="Search" placeholder="Search (press /)" autocomplete="off">
      <div id="results" hidden><p id="none" role="status"></p><ul id="found"></ul></div></form>
      <nav class="links" aria-label="Main pages"><a href="tutorial.html">Tutorial</a> <a href="cookbook.html">Cookbook</a> <a href="gallery.html">Gallery</a> <a href="functions.html">Functions</a>%s</nav>
      <button id="theme" type="button">Dark</button>
      <a class="menu" href="#tree">Menu</a>
      </header>
      <div class="columns">
      <main id="content">
      """;

  private final SiteTree tree;
  private final String version;
  private final String repository;

  /**
   * Creates the shell.
   *
   * @param repository the address of the repository; pages link to it unless its host is invalid
   */
  PageShell(SiteTree tree, String version, String repository) {
    this.tree = tree;
    this.version = version;
    this.repository = repository.contains(".invalid/") ? "" : repository;
  }

  /**
   * Returns the HTML of a page.
   *
   * @param source the file of the repository that the page is made of; empty for a generated page
   */
  String page(String name, String title, Document body, String source) {
    headings(body);
    Element first = body.selectFirst("main > p, body > p");
    String what = first == null ? title : first.text();
    String whole = name.equals("index") ? "Zoetrope documentation" : title + " - Zoetrope";
    String link = repository.isEmpty() ? "" : " <a href=\"" + escape(repository) + "\">Source</a>";
    return HEAD.formatted(escape(whole), escape(what), escape(version), link)
        + body.body().html()
        + edit(source)
        + neighbours(name)
        + "\n</main>\n"
        + list(name)
        + "</div>\n</body>\n</html>\n";
  }

  /** Adds a list of the headings below the title of a long page. */
  private static void headings(Document page) {
    List<Element> headings = page.select("h2[id]");
    Element title = page.selectFirst("h1");
    if (title == null || headings.size() < MANY_HEADINGS || !page.select(".index").isEmpty()) {
      return;
    }
    StringBuilder html = new StringBuilder("<nav class=\"contents\" aria-label=\"On this page\">");
    for (Element heading : headings) {
      html.append("<a href=\"#" + escape(heading.id()) + "\">" + escape(heading.text()) + "</a> ");
    }
    title.after(html.append("</nav>\n").toString());
  }

  private String edit(String source) {
    return source.isEmpty() || repository.isEmpty()
        ? ""
        : "\n<p class=\"edit\"><a href=\"%s/edit/main/%s\">Edit this page</a></p>"
            .formatted(escape(repository), escape(source));
  }

  private String neighbours(String name) {
    String links =
        tree.neighbour(name, -1).map(page -> link("prev", "Previous", page)).orElse("")
            + tree.neighbour(name, 1).map(page -> link("next", "Next", page)).orElse("");
    return links.isEmpty()
        ? ""
        : "\n<nav class=\"neighbours\" aria-label=\"Pages before and after\">" + links + "</nav>";
  }

  private static String link(String relation, String label, SiteTree.Page page) {
    return "<a rel=\"%s\" href=\"%s.html\"><small>%s</small> %s</a>"
        .formatted(relation, page.name(), label, escape(page.title()));
  }

  /** Returns the tree of all pages. */
  private String list(String name) {
    String current = name.replaceFirst("^(functions|api)-.*", "$1");
    StringBuilder html = new StringBuilder("<nav id=\"tree\" aria-label=\"All pages\">\n");
    for (SiteTree.Section section : tree.sections()) {
      html.append("<h2>" + escape(section.title()) + "</h2>\n<ul>\n");
      for (SiteTree.Page page : section.pages()) {
        String mark = page.name().equals(current) ? " aria-current=\"page\"" : "";
        html.append("<li><a href=\"" + page.name() + ".html\"" + mark + ">")
            .append(escape(page.title()) + "</a></li>\n");
      }
      html.append("</ul>\n");
    }
    return html.append("</nav>\n").toString();
  }
}
