package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * Pages made of the project's Markdown files. A comment before a block of code names the file that
 * the code comes from. {@code <!-- still: FILE -->} adds a still of that scene after the code,
 * {@code <!-- video: FILE -->} a video, and {@code <!-- code: FILE -->} nothing. {@code <!-- film:
 * FILE#t=5 -->} becomes the film of paths of a scene with its player, which first shows this
 * second. {@code <!-- example: FILE -->} replaces the link after it by the video and the code of an
 * example.
 */
record MarkdownPages(Path root, SiteFolder site, SceneBlocks scenes, Path pictures) {
  /** The folder of the guides, from the root of the project. */
  static final String GUIDES = "tools/site/guides/";

  /** Files outside of the guides that become pages, and the names of their pages. */
  static final Map<String, String> OTHER_FILES =
      Map.of(
          "renderer/README.md", "promise",
          "scenes/attention/README.md", "attention",
          ".github/SECURITY.md", "security",
          "tools/figures.md", "figures");

  private static final List<Extension> TABLES = List.of(TablesExtension.create());
  private static final Pattern SOURCE = Pattern.compile("(code|still|video|example|film): (\\S+)");
  private static final String FILM =
      "<iframe class=\"film\" src=\"pictures/%s\" title=\"%s\" loading=\"lazy\""
          + " allow=\"fullscreen\"></iframe>";

  private static final Pattern EXAMPLE = Pattern.compile("examples/(?:gallery/)?(\\w+)\\.java");

  /** Writes the page of a file, whose first heading is the title. */
  void write(String file) throws IOException {
    Path path = root.resolve(file);
    String html =
        HtmlRenderer.builder()
            .extensions(TABLES)
            .build()
            .render(Parser.builder().extensions(TABLES).build().parse(Files.readString(path)));
    Document page = Jsoup.parseBodyFragment(html);
    page.outputSettings().prettyPrint(false);
    for (Element heading : page.select("h2, h3, h4")) {
      heading.id(anchor(heading.text()));
    }
    for (Element block : page.select("body, details")) {
      for (Node node : List.copyOf(block.childNodes())) {
        if (node instanceof Comment comment) {
          addPicture(comment);
        }
      }
    }
    Idioms.addCards(page);
    pairLanguages(page);
    for (Element picture : page.select("img:not([src^=pictures/])")) {
      addImage(picture, path);
    }
    boolean isFirst = pageOf(file).equals("index");
    if (isFirst) {
      HomePage.arrange(page);
    }
    for (Element link : page.select("a")) {
      lead(link, path);
    }
    String title = isFirst ? "Zoetrope" : page.selectFirst("h1").text();
    site.page(pageOf(file), title, page.body().html(), file);
  }

  /**
   * Copies an image of a document. If there are videos of its name, the page shows them instead of
   * the image, because viewers can pause a video.
   */
  private void addImage(Element picture, Path document) throws IOException {
    Path source = document.resolveSibling(picture.attr("src"));
    String copy = source.getFileName().toString();
    String name = copy.replaceFirst("\\.\\w+$", "");
    if (!Files.exists(source.resolveSibling(name + ".mp4"))) {
      copy(source);
      picture.attr("src", "pictures/" + copy);
      return;
    }
    copy(source.resolveSibling(name + ".png"));
    for (String extension : Clips.EXTENSIONS) {
      copy(source.resolveSibling(name + "." + extension));
    }
    picture.after(SceneBlocks.video(name, picture.attr("alt"), 854, 480)).remove();
  }

  private void copy(Path file) throws IOException {
    Path target = pictures.resolve(file.getFileName());
    Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Puts Java code next to the Python code before it. */
  private static void pairLanguages(Document page) {
    for (Element python : page.select("pre:has(> code.language-python)")) {
      Element java = python.nextElementSibling();
      if (java != null && java.is("pre")) {
        python.wrap("<div class=\"pair\"></div>").parent().appendChild(java);
      }
    }
  }

  private void addPicture(Comment comment) throws IOException {
    Matcher source = SOURCE.matcher(comment.getData());
    if (!source.find()) {
      return;
    }
    String file = source.group(2);
    if (source.group(1).equals("film")) {
      String[] parts = file.split("(?=#)", 2);
      scenes.player(parts[0]);
      String summary = SceneBlocks.summary(scenes.source(parts[0]));
      String page = SceneBlocks.name(parts[0]) + ".html" + (parts.length > 1 ? parts[1] : "");
      comment.before(FILM.formatted(page, SiteFolder.escape(summary)));
      comment.remove();
      return;
    }
    Node code = comment.nextSibling();
    while (!(code instanceof Element)) {
      code = code.nextSibling();
    }
    if (source.group(1).equals("example")) {
      new Idioms(scenes).replace((Element) code, file);
      comment.remove();
      return;
    }
    // A test is not compiled here, because the build compiles and runs it.
    String text = file.contains("/src/test/") ? "" : scenes.source(file);
    if (source.group(1).equals("video")) {
      scenes.film(file);
    }
    if (!source.group(1).equals("code")) {
      code.after("<p>" + picture(file, text, source.group(1).equals("video")) + "</p>");
    }
    comment.remove();
  }

  private String picture(String file, String source, boolean moves) {
    return moves
        ? scenes.video(file, source)
        : SceneBlocks.still(SceneBlocks.name(file), SceneBlocks.summary(source));
  }

  /**
   * Changes a link to a file of the project to a link to the page of this file. If the file has no
   * page, the link becomes plain text.
   */
  private void lead(Element link, Path from) {
    String target = link.attr("href");
    boolean isChapter = link.parent().hasClass("chapters");
    if (target.startsWith("#") || target.contains("://") || isChapter) {
      return;
    }
    String[] parts = target.split("(?=#)", 2);
    Path file = root.relativize(from.resolveSibling(parts[0]).normalize());
    String path = file.toString().replace('\\', '/');
    Matcher example = EXAMPLE.matcher(path);
    if (example.matches()) {
      link.attr("href", "gallery.html#" + example.group(1));
    } else if (OTHER_FILES.containsKey(path) || path.matches(GUIDES + "[\\w-]+\\.md")) {
      link.attr("href", pageOf(path) + ".html" + (parts.length > 1 ? parts[1] : ""));
    } else if (path.equals("examples")) {
      link.attr("href", "gallery.html");
    } else {
      link.unwrap();
    }
  }

  static String pageOf(String file) {
    String guide = file.replaceFirst(".*/", "").replace(".md", "").replace("README", "index");
    return OTHER_FILES.getOrDefault(file, guide);
  }

  /** Returns the anchor of a heading in Markdown links. */
  private static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }
}
