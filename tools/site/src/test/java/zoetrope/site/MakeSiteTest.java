package zoetrope.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
  void theTutorialHasTenScenesWithPictures() throws IOException {
    var html = Jsoup.parse(Files.readString(SITE.resolve("tutorial.html")));
    assertEquals(10, html.select("picture > img").size());
    assertEquals(10, html.select("pre code.language-java").size());
    for (var film : html.select("picture > source")) {
      assertTrue(Files.size(SITE.resolve(film.attr("srcset"))) > 1000, film::toString);
    }
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
    assertEquals(1, circle.select("h2#circle + img[src=pictures/function-circle.png]").size());
    var ease = Jsoup.parse(Files.readString(SITE.resolve("functions-e.html")));
    assertEquals(1, ease.select("h2#EASE_IN_BACK + img").size());
    var red = Jsoup.parse(Files.readString(SITE.resolve("functions-r.html")));
    assertTrue(red.select("h2#RED + .swatch").attr("style").matches("background:#[0-9A-Fa-f]{6}"));
    try (var pictures = Files.list(SITE.resolve("pictures"))) {
      long functions =
          pictures.filter(p -> p.getFileName().toString().startsWith("function-")).count();
      assertTrue(functions > 240, functions + " functions have an image");
    }
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
