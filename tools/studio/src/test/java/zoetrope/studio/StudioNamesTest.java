package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Names in the page: of controls, of files, and of what a scene contains. */
class StudioNamesTest extends StudioPage {
  @Test
  void showsNamesAndTextsOfScenesAsText() throws IOException {
    String image = "<img src=x onerror=hack()>";
    String drawing = "<svg onload=hack()></svg>";
    save(
        RunningStudio.SLIDE
            .replace("section(\"Begin\")", "section(\"" + image + "\")")
            .replace("\"it slides\"", "\"" + drawing + "\"")
            .replace("add(square);", "add(square, text(\"" + image + "\"));")
            .replace("pause();", "say(\"" + image + "\"); waitUntil(\"here\"); pause(2);"));
    browser().await("studio.state.outline?.sections[0].name.includes('onerror')");
    browser().await("studio.state.facts.generation === studio.state.generation");
    String hacked =
        "document.querySelectorAll('img[src=x], svg[onload], script:not([src])').length";
    for (Object tab : (List<?>) browser().js("Object.keys(studio.actions)")) {
      if (tab.toString().startsWith("tab-")) {
        browser().js("void studio.actions['" + tab + "']()");
        browser().await("studio.state.tab === '" + tab + "'.slice(4)");
        assertEquals(0, number(hacked), tab::toString);
      }
    }
    press("3");
    browser().await("document.querySelector('.panel').textContent.includes('" + image + "')");
    browser().js("void studio.actions.find()");
    browser().await("document.querySelector('.finder input')");
    browser().driver.switchTo().activeElement().sendKeys("onerror");
    browser().await("document.querySelector('.finder').textContent.includes('" + image + "')");
    assertEquals(0, number(hacked));
    press(Keys.ESCAPE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"../../../etc/passwd", "/etc/passwd", "", ".", "Slide.java\0", "..\\x"})
  void readsAndChangesOnlySources(String file) {
    for (String call : List.of("source", "edit", "number", "default")) {
      String answer =
          "studio.link.call('%s', { file: %s, line: 1, column: 0, name: 'far', value: '1' })"
              .formatted(call, json(file));
      browser()
          .js(
              "void (window.answer = null, "
                  + answer
                  + ".then((a) => { window.answer = a; },"
                  + " (e) => { window.answer = e.message; }))");
      browser().await("window.answer");
      String text = String.valueOf(browser().js("JSON.stringify(window.answer)"));
      assertTrue(text.contains("not") || text.contains("\"opened\":false"), call + ": " + text);
    }
  }

  private static String json(String text) {
    return new ObjectMapper().valueToTree(text).toString();
  }

  private static final int MAX_CONTROLS = 60;

  /** The roles of elements that a user operates, which must all have a name. */
  private static final Set<String> OPERATED =
      Set.of(
          "button",
          "link",
          "tab",
          "checkbox",
          "switch",
          "combobox",
          "textbox",
          "searchbox",
          "slider",
          "spinbutton",
          "radio",
          "dialog",
          "region",
          "meter");

  @Test
  void namesAllControlsInTheAccessibilityTree() {
    browser().await("studio.state.findings");
    for (Object tab : (List<?>) browser().js("Object.keys(studio.actions)")) {
      if (!tab.toString().startsWith("tab-") && !List.of("help", "find").contains(tab)) {
        continue;
      }
      browser().js("void studio.actions['" + tab + "']()");
      browser().js("document.querySelectorAll('details').forEach(d => d.open = true)");
      List<String> names = new ArrayList<>();
      for (Object one :
          (List<?>)
              browser()
                  .driver
                  .executeCdpCommand("Accessibility.getFullAXTree", Map.of())
                  .get("nodes")) {
        JsonNode node = new ObjectMapper().valueToTree(one);
        String role = node.at("/role/value").asText();
        if (!node.path("ignored").asBoolean() && OPERATED.contains(role)) {
          names.add(role + " " + node.at("/name/value").asText());
        }
      }
      assertTrue(names.size() > 20 || tab.equals("help") || tab.equals("find"), names::toString);
      assertEquals(
          List.of(), names.stream().filter(name -> name.endsWith(" ")).toList(), tab::toString);
      browser().js("void studio.actions.escape()");
    }
  }

  @Test
  void reachesAllControlsByTheTabKey() {
    press("k");
    browser().await("studio.state.tab === 'tools'");
    String missing =
        "[...document.querySelectorAll('button:not([disabled], [tabindex=\"-1\"]), select, input')]"
            + ".filter((e) => e.offsetParent && e.role !== 'tab' && e.type !== 'radio'"
            + " && e.dataset.reached === undefined).map((e) => e.outerHTML)";
    for (int i = 0; i < MAX_CONTROLS && !((List<?>) browser().js(missing)).isEmpty(); i++) {
      browser().driver.switchTo().activeElement().sendKeys(Keys.TAB);
      browser().js("document.activeElement.dataset.reached = ''");
    }
    assertEquals(List.of(), browser().js(missing));
  }
}
