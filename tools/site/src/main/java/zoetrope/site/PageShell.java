package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The surroundings of the text of each page: the header with the search, the tree of all pages, the
 * list of headings, and links to the previous and next page.
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
      %s<link rel="icon" href="pictures/Icon.png">
      <link rel="stylesheet" href="site.css">
      <script src="theme.js"></script>
      <script src="page.js" defer></script>
      <noscript><style>#theme, header form, #subjects, #count, #filter { display: none } .links { margin-left: auto }</style></noscript>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the text</a>
      <header>
      <a class="brand" href="index.html" aria-label="Zoetrope, first page"><img src="pictures/Icon.png" width="24" height="24" alt=""><span>Zoetrope <small>%s</small></span></a>
      <form role="search"><input id="q" name="q" type="search" aria-label="Search" placeholder="Search (press /)" autocomplete="off">
      <div id="results" hidden><p id="none" role="status"></p><ul id="found"></ul></div></form>
      <nav class="links" aria-label="Main pages"><a href="tutorial.html">Tutorial</a> <a href="cookbook.html">Cookbook</a> <a href="gallery.html">Gallery</a> <a href="functions.html">Functions</a>%s</nav>
      <button id="motion" type="button" hidden></button>
      <button id="theme" type="button">Dark</button>
      <a class="menu" href="#tree">Menu</a>
      </header>
      <div class="columns">
      <main id="content">
      """;

  private final SiteTree tree;
  private final String version;
  private final String repository;
  private final String address;

  /**
   * Creates the shell.
   *
   * @param repository the address of the repository; pages link to it unless its host is invalid
   * @param address the address of the site, for search engines and for previews of links; unused if
   *     its host is invalid
   */
  PageShell(SiteTree tree, String version, String repository, String address) {
    this.tree = tree;
    this.version = version;
    this.repository = repository.contains(".invalid/") ? "" : repository;
    this.address = SearchEngines.address(address);
  }

  /**
   * Returns the HTML of a page.
   *
   * @param source the file of the repository that the page is made of; empty for a generated page
   */
  String page(String name, String title, Document body, String source) {
    headings(body);
    Element first = body.selectFirst("body > p, .hero p");
    String what = first == null ? title : first.text();
    String whole = name.equals("index") ? "Zoetrope documentation" : title + " - Zoetrope";
    String link = repository.isEmpty() ? "" : " <a href=\"" + escape(repository) + "\">Source</a>";
    return HEAD.formatted(
            escape(whole), escape(what), card(name, whole, what), escape(version), link)
        + body.body().html()
        + edit(source)
        + neighbours(name)
        + "\n</main>\n"
        + list(name)
        + "</div>\n</body>\n</html>\n";
  }

  /** Returns the tags for previews of links to the page, with the address of the page. */
  private String card(String name, String title, String description) {
    String tags =
        """
        <meta property="og:type" content="website">
        <meta property="og:site_name" content="Zoetrope">
        <meta property="og:title" content="%s">
        <meta property="og:description" content="%s">
        """
            .formatted(escape(title), escape(description));
    return address.isEmpty()
        ? tags
        : tags
            + """
            <link rel="canonical" href="%1$s%2$s">
            <meta property="og:url" content="%1$s%2$s">
            <meta property="og:image" content="%1$spictures/SocialCard.png">
            <meta property="og:image:width" content="1200">
            <meta property="og:image:height" content="630">
            <meta name="twitter:card" content="summary_large_image">
            """
                .formatted(escape(address), name.equals("index") ? "" : name + ".html");
  }

  /** Adds a list of the headings below the title of a long page. */
  private static void headings(Document page) {
    List<Element> headings = page.select("h2[id]");
    Element title = page.selectFirst("h1");
    if (title == null || headings.size() < MANY_HEADINGS || page.selectFirst(".hero") != null) {
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
