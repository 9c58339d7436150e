package zoetrope.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import zoetrope.reference.Reference;

/**
 * What guides hold: code that the build runs, words that there are, pictures that say something.
 */
class GuidesTest {
  private static final Path SOURCES = Path.of("src/main/adoc");
  private static final Path SITE = Path.of("target/site");

  /** A call in the text of a guide. */
  private static final Pattern CALL = Pattern.compile("(?<![\\w$-])([a-z]\\w*[a-z])\\(");

  /** Methods that are not the renderer's: of Java, of CSS, of the attention library. */
  private static final Set<String> OTHERS =
      Set.of(
          "add",
          "calc",
          "cancel",
          "circle",
          "construct",
          "createPicture",
          "exit",
          "multiply",
          "wait");

  @Test
  void codeInGuidesIsTakenFromFilesThatAreRun() throws IOException {
    for (Path guide : MakeSite.sorted(SOURCES, ".adoc")) {
      assertFalse(Files.readString(guide).contains("[source,java]"), guide::toString);
    }
  }

  @Test
  void wordsThatGuidesNameExist() throws IOException {
    Reference reference = Reference.load();
    List<String> unknown = new ArrayList<>();
    for (Path guide : MakeSite.sorted(SOURCES, ".adoc")) {
      String text = Files.readString(guide).replaceAll("(?s)----.*?----", "");
      for (var code : Pattern.compile("`\\+?([^`]+?)\\+?`").matcher(text).results().toList()) {
        for (var call : CALL.matcher(code.group(1)).results().toList()) {
          String name = call.group(1);
          if (!OTHERS.contains(name) && reference.find(name).isEmpty()) {
            unknown.add(guide.getFileName() + ": " + name);
          }
        }
      }
    }
    assertEquals(List.of(), unknown);
  }

  @Test
  void everyPictureSaysWhatIsSeenUnlessItsNameStandsBesideIt() throws IOException {
    List<String> silent = new ArrayList<>();
    for (Path page : MakeSite.sorted(SITE, ".html")) {
      Document html = Jsoup.parse(Files.readString(page));
      for (Element picture : html.select("img")) {
        if (picture.attr("alt").isBlank() && !picture.parent().hasClass("card")) {
          silent.add(page.getFileName() + ": " + picture.attr("src"));
        }
      }
    }
    assertEquals(List.of(), silent);
  }

  @Test
  void guidesLeadToTheNextAndTellWhereTheyAre() throws IOException {
    List<String> order = GuidePages.order(SOURCES);
    assertEquals("guide-install", order.get(0));
    for (String guide : order) {
      Document html = Jsoup.parse(Files.readString(SITE.resolve(guide + ".html")));
      assertEquals("Guides", html.select("nav a[aria-current]").text(), guide);
      assertFalse(html.select(".neighbours a").isEmpty(), guide);
      assertTrue(html.select("p").stream().allMatch(p -> p.text().length() < 900), guide);
    }
  }

  @Test
  void theStudiosKeysAreThoseOfItsPage() throws IOException {
    Document html = Jsoup.parse(Files.readString(SITE.resolve("guide-studio.html")));
    List<String> keys = html.select("td:first-child").eachText();
    assertTrue(keys.containsAll(List.of("Space", "\u2193", "v", "?", "\\")), keys::toString);
  }

  @Test
  void messagesOfMistakesAreWhatTheProgramSays() throws IOException {
    Document html = Jsoup.parse(Files.readString(SITE.resolve("errors.html")));
    String all = html.select("pre.said").text();
    assertTrue(all.contains("hint: did you mean circle?"), all);
    assertTrue(all.contains("MyScene.java:6"), all);
    assertFalse(html.select("#hints ~ .wide tr").size() < 600, "hints are missing");
  }

  @Test
  void thePlainTextHasMarksOfMarkdown() throws IOException {
    String text = Files.readString(SITE.resolve("llms.txt"));
    assertTrue(text.startsWith("# Zoetrope\n"), "it has no title");
    assertTrue(text.contains("\n## The studio\n"), "a guide is missing");
    assertTrue(text.contains("\n## Figures\n"), "the figures are missing");
    assertFalse(text.contains("\n\n\n\n"), "it has gaps");
  }
}
