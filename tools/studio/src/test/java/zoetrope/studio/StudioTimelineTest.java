package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.interactions.Actions;

/** The timeline of scenes that fail or are still running. */
class StudioTimelineTest extends StudioPage {
  /** A scene class that no page has opened before. So the studio knows nothing about its length. */
  private static final String GLIDE = RunningStudio.SLIDE.replace("class Slide", "class Glide");

  private static final String FAILING =
      GLIDE.replace(
          "section(\"End\");",
          "section(\"End\");\n    if (time() > 1) throw new IllegalStateException(\"too far\");");

  private static final String HEIGHT = "document.querySelector('.stage').clientHeight";

  /** Moves the pointer over the middle of the timeline, to the start of a frame. */
  private static Actions over(int frame) {
    String place =
        "(() => { const b = studio.timeline.element.getBoundingClientRect(); return b.%s; })()";
    int x = number(String.format(Locale.ROOT, place, "left + studio.timeline.x(" + frame + ")"));
    int y = number(String.format(Locale.ROOT, place, "top + 45"));
    return new Actions(browser().driver).moveToLocation(x, y);
  }

  @Test
  void showsTheTimelineUpToAFailure() throws IOException {
    save(FAILING);
    browser().await("studio.state.failure && studio.state.outline?.plays.length === 2");
    assertEquals(60L, browser().js("studio.state.outline.frames"));
    assertEquals(2L, browser().js("studio.state.outline.sections.length"));
    assertEquals(60L, browser().js("studio.state.failure.frame"));
    browser().await("document.querySelector('.problem')?.textContent.includes('too far')");
    browser().js("studio.player.go(1000)");
    browser().await("studio.player.frame === 58 && studio.player.shown === 58");
    over(60).perform();
    browser().await("document.querySelector('.tip').textContent.includes('fails here: too far')");
    save(GLIDE);
    browser().await("!studio.state.failure && studio.player.frames === 90");
    save(FAILING);
    browser().await("studio.state.failure?.frame === 60");
    assertEquals(
        90L,
        browser().js("studio.state.outline.frames"),
        "the outline of the last complete run stays");
  }

  @Test
  void growsTheTimelineWithoutMovingTheImage() throws IOException {
    Path goOn = studio().folder.resolve("read-on");
    String wait =
        "while (java.nio.file.Files.notExists(java.nio.file.Path.of(\"FILE\"))) {"
            + " Thread.onSpinWait(); }";
    save(
        GLIDE.replace(
            "section(\"End\");",
            wait.replace("FILE", goOn.toString().replace("\\", "/")) + " section(\"End\");"));
    try {
      browser().await("studio.state.growing");
      assertEquals(30L, browser().js("studio.state.growing.frames"));
      browser().await("document.querySelector('.notices').textContent.includes('0:01 so far')");
      over(1200).perform();
      browser().await("document.querySelector('.tip').textContent.includes('not run yet')");
      over(1200).click().perform();
      browser().await("studio.player.shown === 29");
      assertTrue((Boolean) browser().js("studio.state.outline === null"));
    } finally {
      browser().js("window.heightBefore = " + HEIGHT);
      Files.createFile(goOn);
    }
    browser().await("studio.state.outline?.frames === 90 && !studio.state.growing");
    browser().await("!document.querySelector('.notices').textContent.includes('so far')");
    assertEquals(browser().js("heightBefore"), browser().js(HEIGHT));
    Files.delete(goOn);
  }
}
