package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The tools write only changes that have their effect in the frame that the author sees. */
class StudioEditsTest extends StudioPage {
  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;

      public final class Slide extends Scene {
        private final Mobject<?> point = dot(at(-2, 0)).scale(4);

        private Mobject<?> helper() {
          return point;
        }

        @Override
        protected void construct() {
          var box = square(1).moveTo(at(-2, 2));
          add(point, box);
          play(animate(point, d -> d.moveTo(at(2, 1))).runTime(1));
          helper().moveTo(at(3, -1));
          box.moveTo(at(-1, 2)).setColor(BLUE);
          pause();
          play(animate(box, b -> b.moveTo(at(0, -2))).runTime(1));
        }
      }
      """;

  @Override
  String scene() {
    return SCENE;
  }

  private static void writeWith(String key, int frame) {
    shown(frame);
    press(key);
    browser().await("document.querySelector('#write')");
    if (!(Boolean) browser().js("document.querySelector('#write').checked")) {
      browser().click("#write");
    }
  }

  private static String sourceAfterWrite() throws IOException {
    browser().await("document.querySelector('.diff .added')");
    shownAgain();
    return rounded(source());
  }

  /** Rounds numbers, because a click hits a point only up to a hundredth of a unit. */
  private static String rounded(String code) {
    return java.util.regex.Pattern.compile("-?\\d+\\.\\d+")
        .matcher(code)
        .replaceAll(
            m -> new zoetrope.studio.edit.CodeText(1).number(Double.parseDouble(m.group())));
  }

  private static void assertShown(int frame) throws IOException {
    browser().await("studio.player.shown === " + frame + " && studio.player.scale === 1");
    browser().await(HASH + " === " + hash(frame, Map.of()));
  }

  @Test
  void writesAMoveBeforeThePlayIfTheStartIsOverridden() throws IOException {
    writeWith("d", 45);
    drag(false, 3, -1, 4, 1, 4, 0);
    String now = sourceAfterWrite();
    assertTrue(now.contains("    point.shift(at(1, 1));\n    pause();"), now);
    assertShown(45);
    String note = (String) browser().js("document.querySelector('.panel .notice').textContent");
    assertTrue(note.contains("Slide.java:14"), note);
    drag(false, 4, 0, 4, 1, 5, 1);
    browser().await("document.querySelector('.diff .removed')?.textContent.includes('shift')");
    assertTrue(sourceAfterWrite().contains("    point.shift(at(2, 2));\n    pause();"), source());
    press("u");
    browser().await("document.querySelector('.panel').textContent.includes('Undone')");
    assertTrue(rounded(source()).contains("point.shift(at(1, 1));"), source());
  }

  @Test
  void refusesAMoveThatAPlayOverridesAndNamesItsLine() throws IOException {
    writeWith("d", 75);
    int before = number(HASH);
    drag(false, -1, 0, 0.5, 0, 2, 0); // The box has no fill: the drag begins on its edge.
    browser().await("document.querySelector('.panel .code-line')");
    String note = (String) browser().js("document.querySelector('.panel .notice').textContent");
    assertTrue(note.contains("Slide.java:18"), note);
    assertEquals(SCENE, source());
    assertEquals(before, number(HASH));
  }

  @Test
  void writesAColourAfterTheStatementThatWouldReplaceIt() throws IOException {
    writeWith("h", 45);
    clickAt(-0.5, 2);
    browser().await("studio.objects.picked");
    browser().click(".palette button[aria-label=RED]");
    String now = sourceAfterWrite();
    assertTrue(now.contains("    box.setColor(RED);\n    pause();"), now);
    assertShown(45);
  }
}
