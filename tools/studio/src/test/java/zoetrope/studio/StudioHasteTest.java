package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** The page after many fast keys, and after the browser froze it. */
class StudioHasteTest extends StudioPage {
  private static final int ROUNDS = 6;
  private static final int MAX_KEYS = 24;
  private static final List<String> KEYS =
      List.of(
          " ",
          " ",
          " ",
          "r",
          "ArrowRight",
          "ArrowLeft",
          "ArrowDown",
          "ArrowUp",
          "Home",
          "End",
          "PageDown",
          ".",
          ",",
          "l",
          "i",
          "o",
          "v",
          "Escape",
          "m",
          "b");

  /** Nothing is pending: the page shows the playhead's frame at full size. */
  private static final String AT_REST =
      "!studio.player.playing && !studio.player.pending && studio.player.scale === 1"
          + " && studio.player.shown === studio.player.frame && studio.picture.playCanvas.hidden";

  private static void pressAtOnce(List<String> keys) {
    StringBuilder script = new StringBuilder("(() => { ");
    for (String key : keys) {
      script.append("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '");
      script.append(key).append("', bubbles: true })); ");
    }
    browser().js(script.append("return true; })()").toString());
  }

  private static void rest() {
    browser()
        .js(
            "(() => { studio.actions.escape(); studio.player.loop = null;"
                + " studio.player.setSpeed(1); if (studio.player.playing) studio.player.stop();"
                + " return true; })()");
    browser().await(AT_REST);
  }

  @Test
  void showsTheLastFrameAfterManyFastKeys() throws IOException {
    browser()
        .js(
            "(() => { window.wrong = []; window.addEventListener('error', e =>"
                + " window.wrong.push(e.message)); window.addEventListener('unhandledrejection', e"
                + " => window.wrong.push(String(e.reason))); return true; })()");
    Random random = new Random(5);
    for (int round = 0; round < ROUNDS; round++) {
      pressAtOnce(
          random.ints(1 + random.nextInt(MAX_KEYS), 0, KEYS.size()).mapToObj(KEYS::get).toList());
      rest();
      int frame = number("studio.player.frame");
      assertEquals(hash(frame, Map.of()), number(HASH), "frame " + frame + ", round " + round);
    }
    assertEquals(List.of(), browser().js("window.wrong"));
  }

  /** Replaces the frozen tab, because the tests of other classes use the same browser. */
  @AfterAll
  static void renewTheFrozenTab() {
    if (running != null) {
      browser().renewTab();
    }
  }

  /**
   * Freezes the page as a browser does if a page is hidden for long, which also ends its
   * connections.
   */
  @Test
  void resumesAFrozenPageAtItsPlace() throws IOException {
    shown(10);
    browser().js("studio.player.loop = { from: 0, to: studio.player.last() }");
    press(" ");
    browser().await("studio.player.frame > 12");
    freeze("frozen");
    freeze("active");
    browser().await("studio.state.connected && studio.state.facts && studio.state.outline");
    rest();
    int frame = number("studio.player.frame");
    assertEquals(hash(frame, Map.of()), number(HASH), "frame " + frame);
    assertEquals(hash(3, Map.of()), shown(3));
  }

  private static void freeze(String state) {
    browser().driver.executeCdpCommand("Page.setWebLifecycleState", Map.of("state", state));
  }
}
