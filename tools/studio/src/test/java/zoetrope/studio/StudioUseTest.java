package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.interactions.Actions;
import zoetrope.NeedsX264;

/** The page in long use: restarts, several windows, slides, themes and panels. */
class StudioUseTest extends StudioPage {
  /** A square in front of another one, seen at an angle. */
  private static final String TURNED =
      """
      import static zoetrope.Zoetrope.*;

      public final class Slide extends ThreeDScene {
        @Override
        protected void construct() {
          setCameraOrientation(0.9, 0.7);
          var near = square(2).setFill(BLUE, 1).shift(at(0, 0, 1)).applyDepthTest();
          var far = square(2).setFill(RED, 1).applyDepthTest();
          add(near, far);
          pause(1);
        }
      }
      """;

  @NeedsX264
  @Test
  void supportsAnHourOfWorkUpToThePresentation() throws IOException {
    for (int frame : new int[] {3, 70, 41, 20}) {
      shown(frame);
    }
    save(RunningStudio.SLIDE.replace("square(2)", "sqare(2)"));
    browser().await("document.querySelector('.problem')?.textContent.includes('sqare')");
    save(RunningStudio.SLIDE.replace("square(2)", "square(1.5)"));
    browser().await("!document.querySelector('.problem')");
    shownWhole();
    assertEquals(hash(20, Map.of()), shown(20));
    press("p");
    browser().await("document.querySelector('#set-far')");
    browser().driver.findElement(By.id("set-far")).clear();
    browser().driver.findElement(By.id("set-far")).sendKeys("1.0" + Keys.ENTER);
    browser().await("studio.state.facts.values.far === '1.0'");
    shown(0);
    clickAt(0, 0);
    browser().await("studio.objects.picked?.name === 'square'");
    browser().click(".facts .link");
    browser().await("document.querySelector('.code .marked i')?.textContent === '11'");
    press("m");
    browser().await("document.querySelector('form.make')");
    browser().js("document.querySelector('form.make').requestSubmit()");
    browser().await("document.querySelector('.jobs .done a')");
    browser()
        .await(
            "(() => { const job = document.querySelector('.queue li').getBoundingClientRect();"
                + " return job.top < document.querySelector('.panel').getBoundingClientRect()"
                + ".bottom; })()");
    assertTrue(Files.size(studio().folder.resolve("out/Slide.mp4")) > 1000);
    shown(50);
    press("v");
    browser().await("document.querySelector('.page.presenting')");
    press(Keys.SPACE);
    browser().await("!studio.player.playing && studio.player.shown === 59");
    press(Keys.ESCAPE);
    browser().await("!document.querySelector('.page.presenting')");
  }

  @Test
  void reconnectsToARestartedServerAtTheSamePlace() {
    int before = shown(33);
    studio().leave();
    try {
      browser().await("document.querySelector('.stage').textContent.includes('waiting for it')");
    } finally {
      studio().comeBack();
    }
    browser().await("studio.state.connected && studio.player.shown === 33");
    browser().await("!document.querySelector('.stage').textContent.includes('waiting for it')");
    assertEquals(before, number(HASH));
  }

  @Test
  void keepsTwoWindowsIndependentAndUpdatesBoth() throws IOException {
    int first = shown(5);
    String one = browser().driver.getWindowHandle();
    browser().driver.switchTo().newWindow(WindowType.TAB);
    browser().open(studio().link());
    shownWhole();
    int second = shown(80);
    String two = browser().driver.getWindowHandle();
    save(RunningStudio.SLIDE.replace("square(2)", "square(3)"));
    browser().await("studio.player.shown === 80 && " + HASH + " !== " + second);
    assertEquals(hash(80, Map.of()), shown(80));
    browser().driver.close();
    browser().driver.switchTo().window(one);
    browser().await("studio.player.frame === 5 && " + HASH + " !== " + first);
    assertEquals(hash(5, Map.of()), shown(5));
    assertTrue(!one.equals(two));
  }

  /** A scene that waits for a file in its third second. */
  private static final String SLOW =
      """
      import static zoetrope.Zoetrope.*;
      import java.nio.file.*;

      public final class Slide extends Scene {
        @Override
        protected void construct() {
          var dot = dot();
          dot.addUpdater((d, dt) -> {
            while (time() > 2 && Files.notExists(Path.of("FILE"))) {
              Thread.onSpinWait();
            }
            d.moveTo(at(time(), 0));
          });
          add(dot);
          pause(3);
        }
      }
      """;

  @Test
  void reportsASlowFrameAndShowsOthersAtOnce() throws IOException {
    Path goOn = studio().folder.resolve("go-on");
    save(SLOW.replace("FILE", goOn.toString().replace("\\", "/")));
    try {
      browser().await("studio.state.facts?.generation === studio.state.generation");
      browser().await("!studio.state.outline || studio.player.shown === 0");
      browser().js("studio.player.go(75)");
      browser().await("document.querySelector('.seeking')?.textContent.includes('0:02.5')");
      browser().js("studio.player.go(30)");
      browser().await("studio.player.shown === 30 && !document.querySelector('.seeking')");
      browser().js("studio.player.go(80)");
      browser().await("document.querySelectorAll('.seeking').length === 1");
    } finally {
      Files.createFile(goOn);
    }
    browser().await("studio.player.shown === 80 && !document.querySelector('.seeking')");
    assertEquals(hash(80, Map.of()), number(HASH));
    Files.delete(goOn);
  }

  @Test
  void selectsTheNearerObjectInATurnedView() throws IOException {
    save(TURNED);
    browser().await("studio.player.frames === 30");
    shownWhole();
    shown(0);
    clickAt(0, 0.5);
    browser().await("studio.objects.picked?.name === 'near'");
    assertEquals(7L, browser().js("studio.objects.picked.line"));
    browser().await("studio.objects.found.length > 1");
    assertEquals("far", browser().js("studio.objects.found[1].name"));
  }

  @NeedsX264
  @Test
  void stopsAtSlidesAndShowsTheirNotes() throws IOException {
    save(RunningStudio.SLIDE.replace("pause();", "nextSlide(\"say it\"); pause();"));
    browser().await("studio.state.outline?.slides.length === 1");
    shownWhole();
    assertEquals("say it", browser().js("studio.state.outline.slides[0].notes"));
    press("v");
    press(Keys.SPACE);
    browser().await("!studio.player.playing && studio.player.shown === 29");
    press(Keys.SPACE);
    browser().await("!studio.player.playing && studio.player.shown === 59");
    press(Keys.ESCAPE);
    browser().await("!document.querySelector('.page.presenting')");
  }

  @NeedsX264
  @Test
  void supportsLoopsAutomaticSlidesBlackAndSlideNumbers() throws IOException {
    save(
        RunningStudio.SLIDE.replace(
            "pause();", "nextSlide().autoNext(); pause(0.4); nextSlide().loop(); pause(0.4);"));
    browser().await("studio.state.outline?.slides.length === 2");
    shownWhole();
    press("v", Keys.SPACE);
    browser().await("!studio.player.playing && studio.player.shown === 29");
    press(Keys.SPACE);
    browser().await("studio.player.loop?.from === 42 && studio.player.loop.to === 53");
    browser().await("studio.player.frame > 47");
    browser().await("studio.player.frame < 47");
    press("b");
    browser().await("!studio.player.playing && document.querySelector('.presenting.black')");
    press("b");
    browser().await("studio.player.playing && !document.querySelector('.presenting.black')");
    at(new Actions(browser().driver), 0, 0).click().perform();
    browser().await("!studio.player.playing && studio.player.shown === 83");
    press(Keys.ARROW_LEFT);
    browser().await("!studio.player.playing && studio.player.shown === 53");
    press("1", Keys.ENTER);
    browser().await("!studio.player.playing && studio.player.shown === 29");
    press(Keys.ESCAPE);
    browser().await("!document.querySelector('.page.presenting')");
  }

  @Test
  void keepsTheFocusInTheHelpAndMovesThroughTabsByArrows() {
    press("?");
    browser().await("document.activeElement.className === 'sheet'");
    String beyond = "(s => s.scrollWidth - s.clientWidth)(document.querySelector('.sheet'))";
    assertEquals(0, number(beyond), "the help does not scroll sideways");
    press("?");
    browser().await("!document.querySelector('.sheet')");
    browser().js("document.querySelector('[role=tab][aria-selected=true]').focus()");
    String before = (String) browser().js("document.activeElement.id");
    browser().driver.switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT);
    browser()
        .await(
            "document.activeElement.id !== '"
                + before
                + "' && document.activeElement.getAttribute('aria-selected') === 'true'");
  }

  private static String unreadable(String theme) throws IOException {
    browser().js("void (document.documentElement.dataset.theme = '" + theme + "')");
    try (InputStream script = StudioUseTest.class.getResourceAsStream("readable.js")) {
      String text = new String(script.readAllBytes(), StandardCharsets.UTF_8);
      return String.valueOf(browser().driver.executeScript(text));
    }
  }

  @Test
  void hasReadablePanelsAndLabelsInBothThemes() throws IOException {
    browser().await("studio.state.findings");
    for (Object tab : (List<?>) browser().js("Object.keys(studio.actions)")) {
      if (tab.toString().startsWith("tab-") || tab.equals("help")) {
        browser().js("void studio.actions['" + tab + "']()");
        browser()
            .await(
                "document.querySelector('.sheet') || studio.state.tab === '" + tab + "'.slice(4)");
        browser().js("document.querySelectorAll('details').forEach(d => d.open = true)");
        browser().js("void document.querySelector('.page').getBoundingClientRect()");
        assertEquals("", unreadable("dark"), tab::toString);
        assertEquals("", unreadable("light"), tab::toString);
      }
    }
    browser().js("void studio.actions.escape()");
  }

  @Test
  void resizesPanelsByPointerAndKeysAndRemembersTheWidth() {
    String width = "document.querySelector('aside').offsetWidth";
    int before = number(width);
    browser().js("document.querySelector('.edge').focus()");
    browser().driver.switchTo().activeElement().sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
    int frame = number("studio.player.frame");
    browser().await(width + " === " + (before + 48));
    assertEquals(0, frame, "the playhead stays");
    browser().open(studio().link());
    shownWhole();
    browser().await(width + " === " + (before + 48));
    Actions actions = new Actions(browser().driver);
    actions.doubleClick(browser().driver.findElement(By.className("edge"))).perform();
    browser().await(width + " === " + before);
  }

  @Test
  void scrollsAZoomedImageByKeysWhileItHasTheFocus() {
    press("1", "+");
    browser().js("document.querySelector('.stage').focus()");
    browser().driver.switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
    browser().await("studio.picture.view.x < 0 && studio.picture.view.y < 0");
    assertEquals(0, number("studio.player.frame"));
    clickAt(0, 0);
    press(Keys.ARROW_RIGHT);
    browser().await("studio.player.frame === 1");
  }

  @Test
  void followsARenamedClassAndReportsADeletedFile() throws IOException {
    save(RunningStudio.SLIDE.replace("class Slide", "class Glide"));
    browser().await("studio.state.sceneId === 'Glide'");
    shownWhole();
    assertEquals(hash(20, Map.of()), shown(20));
    press("c");
    browser().await("document.querySelector('.code')?.textContent.includes('class Glide')");
    Files.delete(file());
    browser().await("document.querySelector('.problem')?.textContent.includes('Slide.java')");
    assertEquals(20, number("studio.player.shown"), "what was shown stays");
    save(RunningStudio.SLIDE);
    browser().await("!document.querySelector('.problem') && studio.state.sceneId === 'Slide'");
    save(RunningStudio.SLIDE.replace("square(2)", "sqare(2)"));
    browser().await("document.querySelector('.problem')?.textContent.includes('sqare')");
    press("s");
    browser().await("document.querySelector('.scenes .wrong')?.textContent.includes('line 11')");
  }

  @Test
  void showsASceneAfterOneThatDoesNotCompile(@TempDir Path folder) throws IOException {
    String source = RunningStudio.SLIDE;
    Files.writeString(folder.resolve("One.java"), source.replace("class Slide", "class One"));
    Files.writeString(folder.resolve("Two.java"), source.replace("class Slide", "class Two {{"));
    Files.writeString(folder.resolve("Three.java"), source.replace("class Slide", "class Three"));
    try (RunningStudio many = RunningStudio.ofFolder(folder)) {
      browser().open(many.link());
      shownWhole();
      browser().click(".scenes li:nth-child(3) button");
      browser().await("document.querySelector('.problem') && !studio.state.facts");
      browser().click(".scenes li:nth-child(2) button");
      browser().await("studio.state.outline?.frames === 90 && studio.player.shown === 0");
    }
  }
}
