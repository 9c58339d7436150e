package zoetrope.studio;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;

/** The base of tests of the page in a real browser. Each test opens the page again. */
@Timeout(240)
@ExtendWith(SharedStudio.class)
abstract class StudioPage {
  /** Computes a number for the pixels of the canvas, as {@link #hash} does for an image. */
  static final String HASH =
      "(() => { const c = studio.picture.canvas; const p = new Uint32Array(studio.picture.context"
          + ".getImageData(0, 0, c.width, c.height).data.buffer); let h = 1;"
          + " for (const v of p) h = (Math.imul(h, 31) + v) | 0; return h; })()";

  static SharedStudio.Running running;

  private static final Map<String, SceneEntry> SCENES = new HashMap<>();
  private static final Map<Still, Integer> HASHES = new HashMap<>();

  /** The generation of the sources that the page showed at the last {@link #shownWhole}. */
  private static int shownGeneration;

  static Browser browser() {
    return running.browser;
  }

  static RunningStudio studio() {
    return running.studio;
  }

  static Path file() {
    return studio().folder.resolve("Slide.java");
  }

  @BeforeEach
  void open() throws IOException {
    browser().open("about:blank");
    prepare();
    if (!Files.exists(file()) || !source().equals(scene())) { // Otherwise it is open already.
      save(scene());
    }
    studio().refresh();
    browser().open(studio().link());
    shownWhole();
  }

  /** Returns the scene that is open when a test begins. */
  String scene() {
    return RunningStudio.SLIDE;
  }

  /** Creates the files that the scene needs. */
  void prepare() throws IOException {}

  /** Waits until the page shows the saved version of the scene. */
  static void shownWhole() {
    browser()
        .await(
            "window.studio?.state.outline && studio.player.shown === studio.player.frame"
                + " && studio.state.facts.generation === studio.state.generation");
    shownGeneration = number("studio.state.generation");
  }

  /** Waits until the page shows a source that was changed after the last wait. */
  static void shownAgain() {
    browser().await("studio.state.generation > " + shownGeneration + " && !studio.state.problem");
    shownWhole();
  }

  static void save(String source) throws IOException {
    Files.writeString(file(), source);
  }

  static String source() throws IOException {
    return Files.readString(file());
  }

  static int shown(int frame) {
    browser().js("studio.player.go(" + frame + ")");
    browser().await("studio.player.shown === " + frame + " && studio.player.scale === 1");
    return number(HASH);
  }

  static int number(String expression) {
    return ((Number) browser().js(expression)).intValue();
  }

  static void press(CharSequence... keys) {
    browser().driver.findElement(By.tagName("body")).sendKeys(keys);
  }

  /**
   * Returns the {@link #HASH} of a still. Each file is compiled once, and each still is drawn once.
   */
  static int hash(int frame, Map<String, String> parameters) throws IOException {
    return HASHES.computeIfAbsent(new Still(source(), frame, parameters), StudioPage::draw);
  }

  private record Still(String source, int frame, Map<String, String> parameters) {}

  private static int draw(Still still) {
    SceneEntry scene =
        SCENES.computeIfAbsent(
            still.source(),
            source ->
                new SourceScenes(StudioPage.class.getClassLoader()).find(file().toString()).get(0));
    RenderSettings settings = RunningStudio.SETTINGS.withParameters(still.parameters());
    int hash = 1;
    for (int argb :
        new Renderer(settings).picture(scene, new TimePoint.FrameNumber(still.frame())).argb()) {
      int abgr = argb & 0xff00ff00 | argb << 16 & 0xff0000 | argb >>> 16 & 0xff;
      hash = 31 * hash + abgr;
    }
    return hash;
  }

  /** Moves the pointer to a point of the stage. */
  static Actions at(Actions actions, double x, double y) {
    String point =
        "(() => { const b = studio.picture.canvas.getBoundingClientRect(); const u = b.height / 8;"
            + " return [b.left + b.width / 2 + u * %s, b.top + b.height / 2 - u * %s]; })()";
    List<?> at = (List<?>) browser().js(String.format(Locale.ROOT, point, x, y));
    return actions.moveToLocation(
        (int) Math.round(((Number) at.get(0)).doubleValue()),
        (int) Math.round(((Number) at.get(1)).doubleValue()));
  }

  static void clickAt(double x, double y) {
    at(new Actions(browser().driver), x, y).click().perform();
  }

  /** Drags from a point of the stage over others. */
  static void drag(boolean shift, double... points) {
    Actions actions = new Actions(browser().driver);
    at(actions, points[0], points[1]);
    if (shift) {
      actions.keyDown(Keys.SHIFT);
    }
    actions.clickAndHold();
    for (int i = 2; i < points.length; i += 2) {
      at(actions, points[i], points[i + 1]);
    }
    actions.release();
    if (shift) {
      actions.keyUp(Keys.SHIFT);
    }
    actions.perform();
  }
}
