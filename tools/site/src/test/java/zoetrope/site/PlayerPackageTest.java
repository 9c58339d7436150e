package zoetrope.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The package of the player for npm. */
class PlayerPackageTest {
  private static final Path ROOT = Path.of("../..");

  /** Public names of the player's script that are not meant for pages. */
  private static final Set<String> INTERNAL =
      Set.of(
          "draw",
          "fail",
          "load",
          "loadTexts",
          "openSound",
          "resize",
          "seekBy",
          "seekToChapter",
          "showCaption",
          "showNow",
          "tell",
          "toggleFullScreen",
          "connectedCallback",
          "disconnectedCallback",
          "attributeChangedCallback",
          "constructor");

  /** The package that the build has made. */
  private static final Path FOLDER = Path.of("target/player");

  @Test
  void containsTheFilesThatPackageJsonNames() throws IOException {
    JsonNode json = new ObjectMapper().readTree(FOLDER.resolve("package.json").toFile());
    for (JsonNode file : json.get("files")) {
      assertTrue(Files.exists(FOLDER.resolve(file.asText())), file.asText());
    }
    for (String name : new String[] {"main", "types"}) {
      assertTrue(Files.exists(FOLDER.resolve(json.get(name).asText())), name);
    }
    assertTrue(Files.readString(ROOT.resolve("pom.xml")).contains(json.get("version").asText()));
    assertFalse(Files.exists(FOLDER.resolve("examples").resolve(PlayerPackage.SCRIPT)));
    assertTrue(Files.size(FOLDER.resolve("examples/parameters.zvf")) > 1000);
  }

  @Test
  void theTypesDescribeAllPublicMembersOfTheElement() throws IOException {
    String script = Files.readString(FOLDER.resolve(PlayerPackage.SCRIPT));
    String types = Files.readString(FOLDER.resolve("index.d.ts"));
    Set<String> missing = new TreeSet<>();
    for (String base : new String[] {"class MediaElement ", "class ZoetropePlayer "}) {
      String body = script.substring(script.indexOf(base)).split("\n}\n", 2)[0];
      Matcher member =
          Pattern.compile("(?m)^(?:async )?(?:[gs]et )?([a-z]\\w*)\\([^()]*\\)\\{").matcher(body);
      while (member.find()) {
        String name = member.group(1);
        boolean isCall = Set.of("if", "for", "while", "switch", "catch").contains(name);
        if (!isCall && !INTERNAL.contains(name) && !types.contains(name)) {
          missing.add(name);
        }
      }
    }
    assertEquals(Set.of(), missing);
  }
}
