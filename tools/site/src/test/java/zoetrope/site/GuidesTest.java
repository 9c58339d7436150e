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

/** Guides name functions that exist, and their pages have pictures with descriptions. */
class GuidesTest {
  private static final Path SOURCES = Path.of("guides");
  private static final Path SITE = Path.of("target/site");
  private static final String KEYS = "zoetrope/studio/page/keys.js";

  /** A key and its action in the list of keys. */
  private static final Pattern KEY = Pattern.compile("\\['([^']+)', '([^']+)', '[^']*'\\]");

  /** A call in the text of a guide. */
  private static final Pattern CALL = Pattern.compile("(?<![\\w$-])([a-z]\\w*[a-z])\\(");

  /** Methods of Java, of CSS, of the attention library, of the player and of examples. */
  private static final Set<String> OTHERS =
      Set.of(
          "add",
          "calc",
          "cancel",
          "circle",
          "construct",
          "createPicture",
          "exit",
          "getFirst",
          "label",
          "level",
          "multiply",
          "pair",
          "setParameter",
          "subList",
          "wait",
          "way");

  @Test
  void functionsThatGuidesNameExist() throws IOException {
    Reference reference = Reference.load();
    List<String> unknown = new ArrayList<>();
    for (Path guide : MakeSite.sorted(SOURCES, ".md")) {
      String text = Files.readString(guide).replaceAll("(?s)```.*?```", "");
      for (var code : Pattern.compile("`([^`]+)`").matcher(text).results().toList()) {
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
  void everyPictureHasADescriptionUnlessItsLinkHasAName() throws IOException {
    List<String> silent = new ArrayList<>();
    for (Path page : MakeSite.sorted(SITE, ".html")) {
      Document html = Jsoup.parse(Files.readString(page));
      for (Element picture : html.select("img")) {
        if (picture.attr("alt").isBlank() && !picture.parent().is(".card, .brand, .pages a")) {
          silent.add(page.getFileName() + ": " + picture.attr("src"));
        }
      }
    }
    assertEquals(List.of(), silent);
  }

  @Test
  void everyGuideLinksToTheNextOne() throws IOException {
    List<String> order = List.copyOf(new SiteTree(Path.of("../..")).pages().keySet());
    assertEquals("install", order.get(0));
    for (String guide : order) {
      Document html = Jsoup.parse(Files.readString(SITE.resolve(guide + ".html")));
      assertFalse(html.select(".neighbours a").isEmpty(), guide);
      assertTrue(html.select("p").stream().allMatch(p -> p.text().length() < 900), guide);
    }
  }

  @Test
  void theStudioGuideListsEveryKey() throws IOException {
    String guide = Files.readString(SOURCES.resolve("studio.md"));
    String keys = Files.readString(Path.of("../studio/src/main/resources/" + KEYS));
    List<String> missing =
        KEY.matcher(keys)
            .results()
            .map(key -> named(key.group(1)))
            .filter(key -> !guide.contains("`" + key + "`"))
            .toList();
    assertEquals(List.of(), missing);
  }

  private static String named(String key) {
    return key.replace("\\\\", "\\")
        .replace("Control+k", "Ctrl+K")
        .replace("ArrowRight", "\u2192")
        .replace("ArrowLeft", "\u2190")
        .replace("ArrowUp", "\u2191")
        .replace("ArrowDown", "\u2193")
        .replace("Shift+=", "*")
        .replace("Shift+-", "_");
  }

  @Test
  void thePageOfErrorsShowsCurrentMessages() throws IOException {
    Document html = Jsoup.parse(Files.readString(SITE.resolve("errors.html")));
    String all = html.select("pre.said").text();
    assertTrue(all.contains("hint: did you mean circle?"), all);
    assertTrue(all.contains("MyScene.java:6"), all);
    assertFalse(html.select("#hints ~ .wide tr").size() < 600, "hints are missing");
  }
}
