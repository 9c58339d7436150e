package zoetrope.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** The pages that the build has made. */
class MakeSiteTest {
  private static final Path SITE = Path.of("target/site");

  @TempDir Path folder;

  @Test
  void everyPageHasATitleAndAHeading() throws IOException {
    for (Path page : MakeSite.sorted(SITE, ".html")) {
      var html = Jsoup.parse(Files.readString(page));
      assertFalse(html.title().isBlank(), page::toString);
      assertEquals(1, html.select("h1").size(), page::toString);
    }
  }

  @Test
  void everyExampleMovesUnlessItNeedsLatex() throws IOException {
    var html = Jsoup.parse(Files.readString(SITE.resolve("gallery.html")));
    assertEquals(html.select("article[id]").size() - 1, html.select("video[poster]").size());
  }

  @Test
  void whatMovesCanBePausedWithoutScripts() throws IOException {
    for (Path page : MakeSite.sorted(SITE, ".html")) {
      var html = Jsoup.parse(Files.readString(page));
      assertTrue(html.select("video:not([controls])").isEmpty(), page::toString);
      assertTrue(html.select("img[src$=.webp], img[src$=.gif]").isEmpty(), page::toString);
    }
  }

  /**
   * Checks the size against a host's limit, and against the patience of a visitor with a slow
   * connection.
   */
  @Test
  void theSiteIsSmall() throws IOException {
    try (var files = Files.walk(SITE)) {
      long bytes =
          files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
      assertTrue(bytes < 60_000_000, bytes + " bytes");
    }
  }

  @Test
  void everyPageIsInTheTreeOrBelowAPageOfIt() throws IOException {
    var pages = new SiteTree(Path.of("../..")).pages().keySet();
    for (Path page : MakeSite.sorted(SITE, ".html")) {
      String name = page.getFileName().toString().replace(".html", "");
      var html = Jsoup.parse(Files.readString(page));
      assertEquals(pages.size(), html.select("#tree li a").size(), name);
      boolean listed = pages.contains(name) || name.matches("(functions|api)-.*");
      boolean isStart = name.equals("index");
      assertEquals(!isStart, listed, name);
      assertEquals(isStart ? 0 : 1, html.select("#tree a[aria-current]").size(), name);
    }
  }

  @Test
  void pagesLeadToTheirSourcesOnlyIfTheRepositoryHasAnAddress() throws IOException {
    SiteTree tree = new SiteTree(Path.of("../.."));
    for (String address :
        List.of("https://example.org/zoetrope", "https://zoetrope.invalid/zoetrope")) {
      PageShell shell = new PageShell(tree, "2.0", address, address);
      String html = shell.page("text", "Text", Jsoup.parse("<h1>Text</h1><p>It.</p>"), "a/text.md");
      boolean known = address.contains("example.org");
      assertEquals(known, html.contains(address + "/edit/main/a/text.md"));
      assertEquals(known, html.contains(">Source</a>"));
      String canonical = "<link rel=\"canonical\" href=\"" + address + "/text.html\">";
      assertEquals(known, html.contains(canonical));
      assertEquals(known, html.contains("\"og:image\""));
      assertTrue(html.contains("Zoetrope <small>2.0</small>"));
    }
  }

  @Test
  void theSitemapListsAllPagesIfTheSiteHasAnAddress() throws IOException {
    Files.writeString(folder.resolve("index.html"), "");
    Files.writeString(folder.resolve("text.html"), "");
    SearchEngines.write(folder, "https://example.invalid/docs");
    assertFalse(Files.exists(folder.resolve("sitemap.xml")));
    SearchEngines.write(folder, "https://example.org/docs");
    String map = Files.readString(folder.resolve("sitemap.xml"));
    assertTrue(map.contains("<loc>https://example.org/docs/</loc>"), map);
    assertTrue(map.contains("<loc>https://example.org/docs/text.html</loc>"), map);
    String robots = Files.readString(folder.resolve("robots.txt"));
    assertTrue(robots.contains("Sitemap: https://example.org/docs/sitemap.xml"), robots);
  }

  @Test
  void functionsAreInTheIndexAndInTheTextForAgents() throws IOException {
    assertTrue(
        Files.readString(SITE.resolve("search-index.js"))
            .contains("{url: \"functions-c.html#circle\", kind: \"function\", title: \"circle\""));
    assertTrue(Files.readString(SITE.resolve("llms.txt")).contains("](guides/tutorial.md)"));
    assertTrue(Files.exists(SITE.resolve("guides/tutorial.md")));
    String full = Files.readString(SITE.resolve("llms-full.txt"));
    assertTrue(full.contains("circle(double radius)"));
  }

  @Test
  void mostFunctionsHaveAnImageOfTheirResult() throws IOException {
    var circle = Jsoup.parse(Files.readString(SITE.resolve("functions-c.html")));
    assertEquals(
        1,
        circle
            .select("h2#circle + .subject + .result video[poster=pictures/function-circle.png]")
            .size());
    var red = Jsoup.parse(Files.readString(SITE.resolve("functions-r.html")));
    assertTrue(
        red.select("h2#RED + .subject + .swatch")
            .attr("style")
            .matches("background:#[0-9A-Fa-f]{6}"));
    try (var pictures = Files.list(SITE.resolve("pictures"))) {
      long functions =
          pictures.filter(p -> p.getFileName().toString().startsWith("function-")).count();
      assertTrue(functions > 640, functions + " images and videos of functions");
    }
  }

  @Test
  void functionsHaveACallParametersErrorsAndTheirTypes() throws IOException {
    var html = Jsoup.parse(Files.readString(SITE.resolve("functions-c.html")));
    var circle = html.select("h2#circle ~ *");
    assertEquals("play(create(circle(1.5)));", circle.select(".result pre").first().text());
    assertEquals("radius double in scene units; default: 1", circle.select("tr").first().text());
    assertTrue(html.select(".error").text().contains("if the points are on one line"));
    var types = html.select("a[href=api-mobject-shapes.html#Circle]");
    assertFalse(types.isEmpty());
    var shapes = Jsoup.parse(Files.readString(SITE.resolve("api-mobject-shapes.html")));
    assertFalse(shapes.select("h2#Circle ~ p > a[href=functions-c.html#circle]").isEmpty());
    assertEquals("Shapes", html.select("h2#circle + .subject").text());
    var fades = Jsoup.parse(Files.readString(SITE.resolve("functions-f.html")));
    assertEquals(2, fades.select("h2#fadeIn + .subject + .result video source").size());
  }

  @Test
  void everyParameterOfAFunctionHasAMeaning() throws IOException {
    Meanings meanings = new Meanings(Path.of("../.."));
    List<String> unknown = new ArrayList<>();
    for (ReferenceEntry function : Reference.load().entries()) {
      for (SignatureParameter each :
          function.isWord() ? SignatureParameter.of(function) : List.<SignatureParameter>of()) {
        if (meanings.of(function, each).isEmpty()) {
          unknown.add(function.name() + ": " + each.type() + " " + each.name());
        }
      }
    }
    assertEquals(List.of(), unknown);
  }

  @Test
  void readsParametersWhoseTypesHaveCommas() {
    ReferenceEntry map =
        new ReferenceEntry(
            ReferenceEntry.Kind.WORD,
            "zoetrope.Zoetrope",
            "map",
            "map(Function<? super E, ? extends List<E>> change, int... counts)",
            "void",
            List.of());
    assertEquals(
        List.of(
            new SignatureParameter("Function<? super E, ? extends List<E>>", "change"),
            new SignatureParameter("int...", "counts")),
        SignatureParameter.of(map));
  }

  @Test
  void drawingsSolidsTextsAndRateFunctionsMove() throws IOException {
    for (String name : List.of("circle", "cube", "text", "SMOOTH", "fadeIn")) {
      String page = "functions-" + name.substring(0, 1).toLowerCase(Locale.ROOT) + ".html";
      var html = Jsoup.parse(Files.readString(SITE.resolve(page)));
      assertEquals(
          2, html.select("h2#" + name + " + .subject + .result video source").size(), name);
    }
    var pairs = Jsoup.parse(Files.readString(SITE.resolve("manim-pairs.html")));
    assertTrue(pairs.select("video").size() >= 25, "few pairs move");
  }

  @Test
  void theGuidesHaveTheirChaptersTablesAndPictures() throws IOException {
    var presentations = Jsoup.parse(Files.readString(SITE.resolve("presentations.html")));
    assertEquals("Presentations", presentations.select("h2#presentations").text());
    var commands = Jsoup.parse(Files.readString(SITE.resolve("command-line.html")));
    assertTrue(commands.select("td").size() > 70);
    assertFalse(
        commands.text().contains("`"), "the text contains backquotes of the Markdown source");
    var studio = Jsoup.parse(Files.readString(SITE.resolve("studio.html")));
    assertFalse(studio.select("img").isEmpty());
    var errors = Jsoup.parse(Files.readString(SITE.resolve("errors.html")));
    assertTrue(errors.select("tr").size() > 130);
  }

  @Test
  void aSceneIsDescribedByTheFirstSentenceOfItsComment() {
    assertEquals("A dot moves.", SceneBlocks.summary("/**\n * A dot moves.\n *\n * <p>On.\n */"));
    assertEquals("It turns by x.", SceneBlocks.summary("/** It turns {@code by x}. More. */"));
    assertEquals("", SceneBlocks.summary("class None {}"));
  }

  @Test
  void findsLinksToMissingFilesAndAnchors() throws IOException {
    Files.writeString(
        folder.resolve("a.html"), "<a href='b.html'></a><a href='#no'></a><a id=x href='#x'></a>");
    assertEquals(List.of("a.html: b.html", "a.html: #no"), SiteLinks.broken(folder));
  }
}
