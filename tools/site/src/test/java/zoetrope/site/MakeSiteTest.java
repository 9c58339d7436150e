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
    assertEquals(10, html.select("img").size());
    assertEquals(10, html.select("pre").size());
  }

  @Test
  void wordsAreInTheIndexAndInThePlainText() throws IOException {
    assertTrue(
        Files.readString(SITE.resolve("search-index.js"))
            .contains("{url: \"words-c.html#circle\", title: \"circle\""));
    assertTrue(Files.readString(SITE.resolve("llms.txt")).contains("circle(double radius)"));
  }

  @Test
  void theManualHasItsChaptersTablesAndPictures() throws IOException {
    var html = Jsoup.parse(Files.readString(SITE.resolve("manual.html")));
    assertEquals("Talks", html.select("h2#talks").text());
    assertTrue(html.select("td").size() > 200);
    assertFalse(html.select("img").isEmpty());
  }

  @Test
  void linksToMissingFilesAndPlacesAreFound() throws IOException {
    Files.writeString(
        folder.resolve("a.html"), "<a href='b.html'></a><a href='#no'></a><a id=x href='#x'></a>");
    assertEquals(List.of("a.html: b.html", "a.html: #no"), SiteLinks.broken(folder));
  }
}
