package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Pages made of the project's Markdown files. */
final class MarkdownPages {
  private static final List<Extension> TABLES = List.of(TablesExtension.create());

  private final Path root;
  private final SiteFolder site;
  private final Path pictures;

  MarkdownPages(Path root, SiteFolder site, Path pictures) {
    this.root = root;
    this.site = site;
    this.pictures = pictures;
  }

  /**
   * Writes a page of a file: with its pictures, links within it, and no links to other files of the
   * project, which are not beside the page. Each chapter is found by the search.
   */
  void write(String file, String name, String title) throws IOException {
    Path path = root.resolve(file);
    String html =
        HtmlRenderer.builder()
            .extensions(TABLES)
            .build()
            .render(Parser.builder().extensions(TABLES).build().parse(Files.readString(path)));
    Document page = Jsoup.parseBodyFragment(html);
    page.outputSettings().prettyPrint(false);
    page.select("h1").remove();
    for (Element heading : page.select("h2, h3, h4")) {
      heading.id(anchor(heading.text()));
    }
    for (Element picture : page.select("img")) {
      Path source = path.resolveSibling(picture.attr("src"));
      String copy = source.getFileName().toString();
      Files.copy(source, pictures.resolve(copy), StandardCopyOption.REPLACE_EXISTING);
      picture.attr("src", "pictures/" + copy);
    }
    for (Element link : page.select("a")) {
      String target = link.attr("href");
      if (!target.startsWith("#") && !target.contains("://")) {
        link.unwrap();
      }
    }
    page.select("table").wrap("<div class=\"wide\"></div>");
    site.page(name, title, "<h1>" + title + "</h1>\n" + page.body().html());
  }

  /** The place of a heading, as links in Markdown name it. */
  private static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }
}
