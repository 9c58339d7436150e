package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.BLUE;
import static zoetrope.Zoetrope.GREEN;
import static zoetrope.Zoetrope.RED;
import static zoetrope.Zoetrope.YELLOW;
import static zoetrope.Zoetrope.fadeIn;
import static zoetrope.Zoetrope.rectangle;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import zoetrope.color.Color;
import zoetrope.output.OutputFormat;
import zoetrope.render.Renderer;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;
import zoetrope.sound.VoiceSettings;

/** A presentation in one HTML file. A real browser shows it and can load no other file. */
@Timeout(240)
@ExtendWith(SharedStudio.class)
class PresentationPageTest {
  /** Slides that each end in one colour. */
  static final class Colours extends Scene {
    @Override
    protected void construct() {
      section("Red </script> & \"mad\"");
      fill(RED);
      section("Green").notes("Say <b>green</b>.").loop();
      fill(GREEN);
      section("Blue").autoNext();
      fill(BLUE);
      section("Yellow");
      subtitle("It is yellow now.", 3);
      fill(YELLOW);
      pause(3);
    }

    private void fill(Color color) {
      play(fadeIn(rectangle(20, 10).setFill(color, 1)).runTime(0.4));
    }
  }

  /** One slide that lasts one frame. */
  static final class Still extends Scene {
    @Override
    protected void construct() {
      pause(0.1);
    }
  }

  /** The name of the slide colour that is nearest to the colour of the shown image. */
  private static final String SEEN =
      "(() => { const cover = document.querySelector('#cover'); const { front } = talk.stage; const"
          + " from = cover.hidden ? front.canvas ?? front : cover; const c = new OffscreenCanvas(1,"
          + " 1).getContext('2d'); c.drawImage(from, 0, 0, 1, 1); const [r, g, b] ="
          + " c.getImageData(0, 0, 1, 1).data; const all = { red: [252, 98, 85], green: [131, 193,"
          + " 103], blue: [88, 196, 221], yellow: [255, 255, 0], black: [0, 0, 0] }; const far ="
          + " ([x, y, z]) => Math.abs(x - r) + Math.abs(y - g) + Math.abs(z - b); return"
          + " Object.keys(all).sort((x, y) => far(all[x]) - far(all[y]))[0]; })()";

  private static final String ALL_PAUSED =
      "[...document.querySelectorAll('video')].every(v => v.paused)";

  /** Records the states of the presentation, including those that are too short to poll. */
  private static final String NOTE_STATES =
      "(window.states = [],"
          + " talk.deck.watch(() => states.push(talk.deck.index + ' ' + talk.deck.phase)))";

  private static final String ASKED_FOR =
      "performance.getEntriesByType('resource').map(e => e.name).filter(n =>"
          + " !n.startsWith('blob:'))";

  /** Counts the frames where a video has just come to the front without a still over it. */
  private static final String NOTE_BARE_FILMS =
      "(window.bare = 0, window.before = talk.stage.front, (function look() {"
          + " if (talk.stage.front !== before && document.querySelector('#cover').hidden) bare++;"
          + " before = talk.stage.front; requestAnimationFrame(look); })())";

  @TempDir private static Path folder;
  private static Path page;
  private static Path pageOfPaths;

  @BeforeAll
  static void makeTheTalk() {
    page = folder.resolve("colours & all.html");
    pageOfPaths = folder.resolve("paths.html");
    SceneEntry scene = SceneEntry.of(Colours.class);
    new Renderer(RenderSettings.of(Quality.LOW))
        .render(
            List.of(
                RenderRequest.film(scene, page),
                RenderRequest.of(scene, OutputFormat.PATH_PRESENTATION, pageOfPaths)));
  }

  @BeforeEach
  void open() {
    open("");
  }

  @AfterEach
  void needsNoNetwork() {
    assertEquals(List.of(), browser().js(ASKED_FOR));
    browser().open("about:blank");
  }

  @Test
  void playsEachSlideToItsLastFrameAndStops() {
    isAt(0, "start");
    press(" ");
    isAt(0, "end");
    browser().await(SEEN + " === 'red'");
    assertEquals(true, browser().js("talk.stage.front.paused"));
    press(Keys.ARROW_RIGHT);
    browser().await("talk.deck.index === 1 && talk.deck.phase === 'playing'");
    browser().await(SEEN + " === 'green'");
  }

  @Test
  void playsSlidesOfPathsAndShowsThemInTheOverview() {
    browser().open("about:blank");
    browser().open(pageOfPaths.toUri().toString());
    isAt(0, "start");
    press(" ");
    isAt(0, "end");
    browser().await(SEEN + " === 'red'");
    press(Keys.ARROW_RIGHT);
    browser().await("talk.deck.index === 1 && talk.deck.phase === 'playing'");
    browser().await(SEEN + " === 'green'");
    press(Keys.END);
    isAt(3, "end");
    browser().await(SEEN + " === 'yellow'");
    browser()
        .await(
            "[...document.querySelectorAll('#overview img')].every(i =>"
                + " i.src.startsWith('blob:'))");
  }

  @Test
  void loopsUntilTheNextSlideWhichContinuesAutomatically() {
    press("2", Keys.ENTER);
    browser().await("talk.deck.index === 1 && talk.stage.time > 0.2");
    browser().await("talk.stage.time < 0.1");
    browser().await("talk.stage.time > 0.2");
    assertEquals("playing", browser().js("talk.deck.phase"));
    browser().js(NOTE_STATES);
    press(" ");
    browser().await("talk.deck.index === 3");
    assertEquals(true, browser().js("states.includes('2 playing')"));
    press(" ");
    isAt(3, "end");
    browser().await(SEEN + " === 'yellow'");
    press(" ");
    isAt(3, "end");
  }

  @Test
  void jumpsToTheStopOnASecondKey() {
    press(Keys.END);
    isAt(3, "end");
    browser().js(NOTE_STATES);
    press("r");
    browser().await("states.includes('3 playing')");
    press(Keys.PAGE_DOWN);
    isAt(3, "end");
    browser().await(SEEN + " === 'yellow'");
    press(Keys.HOME);
    isAt(0, "start");
    browser().await("document.querySelector('#cover').hidden");
    assertEquals("black", browser().js(SEEN));
  }

  @Test
  void showsTheEndOfEachSlideOnTheWayBack() {
    press(Keys.END);
    for (String colour : List.of("blue", "green", "red")) {
      press(Keys.ARROW_LEFT);
      browser().await(SEEN + " === '" + colour + "'");
      assertEquals("end", browser().js("talk.deck.phase"));
    }
    press(Keys.ARROW_LEFT);
    isAt(0, "start");
  }

  @Test
  void coversEachFilmOnTheWayBackUntilTheBrowserDrawsIt() {
    browser().js(NOTE_BARE_FILMS);
    press(Keys.END);
    for (String colour : List.of("blue", "green", "red")) {
      browser().await("document.querySelector('#cover').hidden && !talk.stage.front.seeking");
      press(Keys.ARROW_LEFT);
      browser().await(SEEN + " === '" + colour + "'");
    }
    browser().await("document.querySelector('#cover').hidden");
    assertEquals(0L, browser().js("bare"));
  }

  @Test
  void showsSubtitlesInTimeAndPausesOnBlack() {
    press("4", Keys.ENTER, "c");
    browser().await("document.querySelector('#caption').textContent === 'It is yellow now.'");
    browser().await("talk.deck.phase === 'playing' && talk.stage.time > 0");
    press("b");
    browser().await("document.body.classList.contains('black') && talk.stage.front.paused");
    assertEquals(true, browser().js("document.querySelector('#caption').hidden"));
    press("b");
    browser().await("!document.body.classList.contains('black') && !talk.stage.front.paused");
    isAt(3, "end");
    browser().await("document.querySelector('#caption').hidden");
  }

  @Test
  void pausesOnBlackAtAnyTime() {
    for (int turns : new int[] {0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 16, 20}) {
      browser().js(later(turns, "talk.deck.begin(0); talk.deck.play(3)", "talk.deck.blacken()"));
      // Everything that was pending has happened after some frames.
      assertEquals(true, browser().js(afterPictures(5, "talk.deck.black && " + ALL_PAUSED)));
      browser().js("talk.deck.blacken()");
      browser().await("talk.deck.index === 3 && !talk.stage.front.paused && talk.stage.time > 0");
      assertEquals("playing", browser().js("talk.deck.phase"));
    }
  }

  @Test
  void pausesOnBlackAtTheEndOfASlide() {
    // A capturing listener gets the event before the page does, so the page turns black just before
    // the slide ends.
    browser()
        .js(
            "document.addEventListener('ended', () => talk.deck.blacken(),"
                + " { capture: true, once: true }), talk.deck.play(2)");
    browser().await("talk.deck.black");
    assertEquals(true, browser().js(afterPictures(12, "talk.deck.black && " + ALL_PAUSED)));
    assertEquals(2L, browser().js("talk.deck.index"));
    browser().js("talk.deck.blacken()");
    isAt(3, "end");
  }

  @Test
  void showsAnOverviewOfAllSlides() {
    press("o");
    browser().await("document.querySelector('#overview').open");
    browser()
        .await(
            "[...document.querySelectorAll('#overview img')]"
                + ".filter(i => i.naturalWidth > 0).length === 4");
    assertEquals(
        List.of("1 · Red </script> & \"mad\"", "2 · Green", "3 · Blue", "4 · Yellow"),
        browser().js("[...document.querySelectorAll('#overview button')].map(b => b.textContent)"));
    press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ENTER);
    browser().await("!document.querySelector('#overview').open && talk.deck.index >= 2");
    press("?");
    browser().await("document.querySelector('#help').open");
    press("?");
    browser().await("!document.querySelector('#help').open");
  }

  @Test
  void showsNotesInASecondWindow() {
    String first = browser().driver.getWindowHandle();
    press("2", Keys.ENTER, "s");
    Set<String> windows = browser().driver.getWindowHandles();
    assertEquals(2, windows.size());
    String second = windows.stream().filter(w -> !w.equals(first)).findFirst().orElseThrow();
    browser().driver.switchTo().window(second);
    browser().await("document.querySelector('.own')?.textContent === 'Say <b>green</b>.'");
    assertTrue(browser().js("document.title").toString().startsWith("Notes"));
    press(Keys.END);
    browser().await("document.querySelector('h1')?.textContent === '4 · Yellow'");
    browser().driver.close();
    browser().driver.switchTo().window(first);
    isAt(3, "end");
  }

  @Test
  void itsWordsAreInTheLanguageOfTheScene() {
    Path german = folder.resolve("german.html");
    RenderSettings settings =
        RenderSettings.of(Quality.LOW).withVoice(VoiceSettings.NONE.withOriginal("de-AT"));
    new Renderer(settings).render(RenderRequest.film(SceneEntry.of(Colours.class), german));
    browser().open("about:blank");
    browser().open(german.toUri().toString());
    assertEquals("Beginnen", browser().js("document.querySelector('#begin').textContent"));
    assertEquals("de-AT", browser().js("document.querySelector('#bar').lang"));
    browser().await("document.querySelector('#told').textContent.startsWith('Folie 1 · Red')");
    press("?");
    String keys = (String) browser().js("document.querySelector('#help').textContent");
    assertTrue(keys.startsWith("Tasten") && keys.contains("Leertaste"), keys);
    assertTrue(keys.endsWith("5EingabeFolie 5 abspielen"), keys);
  }

  @Test
  void itsWordsAreTranslatedCompletely() {
    for (String language : List.of("de", "es", "fr", "zh")) {
      Path page = folder.resolve(language + ".html");
      RenderSettings settings =
          RenderSettings.of(Quality.LOW).withVoice(VoiceSettings.NONE.withOriginal(language));
      new Renderer(settings).render(RenderRequest.film(SceneEntry.of(Still.class), page));
      browser().open(page.toUri().toString());
      assertEquals(
          List.of(),
          browser()
              .js(
                  "[...document.querySelectorAll('#bar button, #help dd, #begin, #hint, h2')]"
                      + ".map(e => e.ariaLabel || e.textContent).filter(text =>"
                      + " !Object.values(JSON.parse(document.querySelector('#talk').textContent)"
                      + ".words).includes(text))"),
          language);
    }
  }

  @Test
  void opensASlideByAddressClickAndSwipe() {
    open("#3");
    isAt(2, "start");
    new Actions(browser().driver).moveToLocation(400, 300).click().perform();
    browser().await("talk.deck.index === 3");
    PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
    new Actions(browser().driver)
        .setActivePointer(PointerInput.Kind.TOUCH, finger.getName())
        .moveToLocation(300, 300)
        .clickAndHold()
        .moveToLocation(500, 305)
        .release()
        .perform();
    isAt(2, "end");
    assertEquals("#3", browser().js("location.hash"));
  }

  /**
   * Returns a script that runs {@code first} and, after some turns of the event queues, {@code
   * then}.
   */
  private static String later(int turns, String first, String then) {
    return "(async () => { %s; for (let i = 0; i < %d; i++) await (i < 10 ? null : new Promise(setTimeout)); %s; })()"
        .formatted(first, turns, then);
  }

  /** Returns a script for the value of an expression after some frames of the page. */
  private static String afterPictures(int count, String expression) {
    return "(async () => { for (let i = 0; i < %d; i++) await new Promise(requestAnimationFrame); return %s; })()"
        .formatted(count, expression);
  }

  private static Browser browser() {
    return StudioPage.browser();
  }

  private static void open(String place) {
    browser().open("about:blank");
    browser().open(page.toUri() + place);
    browser().await("window.talk && talk.stage.front.readyState >= 2");
  }

  private static void press(CharSequence... keys) {
    new Actions(browser().driver).sendKeys(keys).perform();
  }

  private static void isAt(int index, String phase) {
    browser().await("talk.deck.index === " + index + " && talk.deck.phase === '" + phase + "'");
  }
}
