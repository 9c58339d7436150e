package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;

/** The page in a real browser. */
class StudioPageTest extends StudioPage {
  @Test
  void everyKeyHasAnAction() throws IOException {
    String keys;
    try (InputStream in = StudioPageTest.class.getResourceAsStream("page/keys.js")) {
      keys = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    List<String> actions =
        Pattern.compile("(?m)^ +\\['[^']+', '[^']+', '([^']+)'\\],$")
            .matcher(keys)
            .results()
            .map(row -> row.group(1))
            .toList();
    assertTrue(actions.size() > 50, () -> "actions of keys: " + actions);
    for (String action : actions) {
      assertEquals("function", browser().js("typeof studio.actions['" + action + "']"), action);
    }
  }

  @Test
  void showsEachFrameLikeAStillOfTheRenderer() throws IOException {
    for (int frame : new int[] {0, 75, 13, 89, 14}) {
      assertEquals(hash(frame, Map.of()), shown(frame), "frame " + frame);
    }
  }

  @Test
  void showsTheChangedFrameAtThePlayheadAfterASave() throws IOException {
    int before = shown(20);
    save(RunningStudio.SLIDE.replace("BLUE", "GREEN"));
    browser()
        .await("studio.state.facts.generation === studio.state.generation && studio.state.outline");
    browser().await("studio.player.shown === 20 && " + HASH + " !== " + before);
    assertEquals(hash(20, Map.of()), shown(20));
  }

  @Test
  void showsAnErrorOverTheLastImageUntilItIsFixed() throws IOException {
    int before = shown(20);
    save(RunningStudio.SLIDE.replace("square(2)", "sqare(2)"));
    // A file may be read while it is incomplete. The error then disappears at the next read.
    browser().await("document.querySelector('.problem')?.textContent.includes('^')");
    String text = browser().driver.findElement(By.cssSelector(".problem")).getText();
    assertTrue(text.contains("Slide.java:11") && text.contains("^"), text);
    assertEquals(before, ((Number) browser().js(HASH)).intValue());
    browser().await("document.querySelector('.code .wrong')?.textContent.includes('sqare(2)')");
    save(RunningStudio.SLIDE);
    browser().await("!document.querySelector('.problem') && !document.querySelector('.wrong')");
    assertEquals(before, shown(20));
  }

  @Test
  void appliesAParameterAtOnceAndKeepsTypedTextOnReload() throws IOException {
    shown(29);
    browser().driver.findElement(By.id("tab-parameters")).click();
    browser().await("document.querySelector('#set-far')");
    var field = browser().driver.findElement(By.id("set-far"));
    int generation = number("studio.state.facts.generation");
    field.sendKeys(Keys.chord(Keys.CONTROL, "a") + "1.");
    save(RunningStudio.SLIDE + "\n");
    browser().await("studio.state.facts.generation > " + generation);
    shownWhole();
    field.sendKeys("0" + Keys.ENTER);
    browser().await("studio.state.facts.values.far === '1.0'");
    assertEquals(hash(29, Map.of("far", "1.0")), shown(29));
    String command = (String) browser().js("document.querySelector('.command').textContent");
    assertTrue(command.contains("--set far=1.0"), command);
  }

  @Test
  void setsAParameterThatConstructDeclares() throws IOException {
    save(RunningStudio.SLIDE.replace("square(2)", "square(parameter(\"side\", 2.0).get())"));
    browser().driver.findElement(By.id("tab-parameters")).click();
    browser().await("document.querySelector('#set-side')");
    var field = browser().driver.findElement(By.id("set-side"));
    field.sendKeys(Keys.chord(Keys.CONTROL, "a") + "1" + Keys.ENTER);
    browser().await("studio.state.facts.values.side === '1'");
    assertEquals(hash(5, Map.of("side", "1")), shown(5));
  }

  @Test
  void movesThePlayheadByKeysAndKeepsItInTheAddress() {
    var page = browser().driver.findElement(By.tagName("body"));
    page.sendKeys(Keys.ARROW_RIGHT);
    page.sendKeys(Keys.PAGE_DOWN);
    browser().await("studio.player.frame === 60");
    page.sendKeys(Keys.ARROW_LEFT);
    browser().await("location.hash.includes('frame=59')");
    browser().driver.navigate().refresh();
    browser().await("window.studio?.player.shown === 59");
  }

  @Test
  void selectsAnObjectByAClickAndOpensItsLine() {
    shown(0);
    clickAt(0, 0);
    browser().await("studio.objects.picked");
    assertEquals("square", browser().js("studio.objects.picked.name"));
    assertEquals(11L, browser().js("studio.objects.picked.line"));
    browser().await("document.querySelector('.outline path')");
    browser().js("[...document.querySelectorAll('.facts .link')].at(-1).click()");
    browser().await("document.querySelector('.code .marked i')?.textContent === '11'");
  }

  @Test
  void hidesObjectsInThisViewOnly() throws IOException {
    int before = shown(5);
    clickAt(0, 0);
    browser().await("studio.objects.picked");
    browser().js("[...document.querySelectorAll('.row .wide')][0].click()");
    browser().await("studio.objects.hidden.size === 1 && " + HASH + " !== " + before);
    browser().click(".notice .link");
    browser().await(HASH + " === " + before);
    assertEquals(hash(5, Map.of()), shown(5));
  }

  @Test
  void foldsALargeFamilyAtFirst() throws IOException {
    save(
        RunningStudio.SLIDE.replace(
            "add(square);",
            "var dots = group(); for (int i = 0; i < 30; i++) dots.add(dot(at(-3 + i * 0.2, 3)));"
                + " add(square, dots);"));
    browser().await("studio.state.facts.generation === studio.state.generation");
    shownWhole();
    press("b");
    String rows = "document.querySelectorAll('.objects .row-label').length";
    browser().await(rows + " === 3"); // The camera, the square, and the group.
    browser().click(".fold[aria-expanded=false]");
    browser().await(rows + " === 33");
    browser().click(".fold[aria-expanded=true]");
    browser().await(rows + " === 3");
    browser().open(studio().link());
    shownWhole();
    press("b");
    browser().await("document.querySelector('.fold[aria-expanded=false]')");
    clickAt(-1, 3);
    browser().await("studio.objects.picked?.ancestors.some((above) => above.name === 'dots')");
    browser().await("document.querySelector('.fold[aria-expanded=true]')");
  }

  @Test
  void reachesLinesThatPlayByKeys() {
    press("c");
    browser().await("document.querySelectorAll('.code .plays').length === 3");
    browser().js("document.querySelector('.code .plays[tabindex=\"0\"]').focus()");
    browser().driver.switchTo().activeElement().sendKeys(Keys.ARROW_DOWN);
    browser().await("studio.player.frame === 30");
    browser().driver.switchTo().activeElement().sendKeys(Keys.ARROW_DOWN);
    browser().await("studio.player.frame === 60");
    browser().await("document.activeElement.matches('.code .plays.here')");
  }

  @Test
  void playsAFinishedVideo() {
    browser().js("studio.actions['tab-make']()");
    browser().await("document.querySelector('form.make')");
    browser().js("document.querySelector('form.make').requestSubmit()");
    browser().await("document.querySelector('.jobs .done a')");
    String type =
        "document.querySelector('.jobs a').href.replace(/.*/, (a) => { const r = new"
            + " XMLHttpRequest(); r.open('GET', a, false); r.setRequestHeader('Range',"
            + " 'bytes=4-7'); r.send(); return r.status + ' ' + r.getResponseHeader('Content-Type')"
            + " + ' ' + r.responseText.slice(0, 4); })";
    assertEquals("206 video/mp4 ftyp", browser().js(type));
  }

  /** Chooses a value in a list of the form for outputs. */
  private static void choose(String label, String value) {
    String list =
        "[...document.querySelectorAll('form.make select')].find(s => s.ariaLabel === '%s'"
            + " && [...s.options].some(o => o.value === '%s'))";
    browser().await(String.format(list, label, value));
    String choice =
        "(() => { const s = "
            + list
            + "; s.value = '%s'; s.dispatchEvent(new Event('change'));"
            + " return true; })()";
    browser().js(String.format(choice, label, value, value));
  }

  private static final String LABEL =
      "(l => [...l.childNodes].find(n => n.nodeType === 3 && n.data.trim()).data.trim())";

  private static String labels() {
    return (String)
        browser().js("[...document.querySelectorAll('form.make label')].map(" + LABEL + ").join()");
  }

  @Test
  void showsOnlyTheOptionsOfAKind() {
    press("m");
    browser().await("document.querySelector('form.make')");
    String film = labels();
    assertTrue(film.contains("Codec") && film.contains("Thumbnail"), film);
    assertFalse(film.contains("Paper") || film.contains("Times"), film);
    choose("What", "storyboard");
    browser().await("document.querySelector('form.make').textContent.includes('Paper')");
    String sheet = labels();
    assertFalse(sheet.contains("Codec") || sheet.contains("Rate factor"), sheet);
    choose("What", "film");
    choose("File type", "mkv");
    choose("Compression", "true");
    browser()
        .await("document.querySelector('form.make').textContent.includes('FFV1, the default')");
    assertFalse(labels().contains("Rate factor"), labels());
    choose("File type", "gif");
    browser().await("!document.querySelector('form.make').textContent.includes('FFV1')");
    assertFalse(labels().contains("Codec") || labels().contains("Compression"), labels());
  }

  @Test
  void servesDrawingsAndPresentationsWithTheirPolicies() {
    press("m");
    choose("What", "still");
    choose("File type", "svg");
    String made =
        "(i) => fetch('made/' + i + '/0').then(r => r.text().then(t =>"
            + " [r.headers.get('Content-Type'), r.headers.get('Content-Security-Policy'),"
            + " t.slice(0, 40)].join(' ')))";
    browser().js("document.querySelector('form.make').requestSubmit()");
    browser().await("document.querySelector('.jobs .done a[download$=svg]')");
    choose("What", "presentation");
    browser().js("document.querySelector('form.make').requestSubmit()");
    browser().await("document.querySelector('.jobs .done a[download$=html]')");
    String ids =
        "[...document.querySelectorAll('.jobs .done a[download]')].slice(0, 2).map(a =>"
            + " a.href.split('/').at(-2))";
    browser()
        .js(
            "window.handed = null, Promise.all("
                + ids
                + ".map("
                + made
                + ")).then(t => {"
                + " window.handed = t; }), true");
    browser().await("window.handed");
    String talk = (String) browser().js("window.handed[0]");
    assertTrue(talk.startsWith("text/html") && talk.contains("default-src 'none'"), talk);
    String drawing = (String) browser().js("window.handed[1]");
    assertTrue(drawing.startsWith("image/svg+xml") && drawing.contains("sandbox"), drawing);
  }

  @Test
  void explainsImpossibleOutputs() {
    press("m");
    browser().await("document.querySelector('form.make')");
    browser()
        .js(
            "(() => { const f = [...document.querySelectorAll('form.make label')].find(l => "
                + LABEL
                + "(l) === 'File').querySelector('input');"
                + " f.value = '../a.mp4'; f.dispatchEvent(new Event('change')); return true; })()");
    browser().js("document.querySelector('form.make').requestSubmit()");
    browser().await("document.querySelector('.make .wrong')?.textContent.includes('is not in')");
  }

  @Test
  void stopsAPresentationAtTheEndOfEachSection() {
    browser().js("studio.actions.present()");
    browser().await("document.querySelector('.page.presenting')");
    var page = browser().driver.findElement(By.tagName("body"));
    browser().js("studio.player.go(40)");
    page.sendKeys(Keys.SPACE);
    browser().await("!studio.player.playing && studio.player.shown === 59");
    page.sendKeys(Keys.SPACE);
    page.sendKeys(Keys.SPACE);
    browser().await("!studio.player.playing && studio.player.shown === 89");
    page.sendKeys(Keys.ARROW_LEFT);
    browser().await("studio.player.shown === 59");
    page.sendKeys(Keys.ESCAPE);
    browser().await("!document.querySelector('.page.presenting')");
  }

  @Test
  void showsNotesAndTheNextSlideInASecondWindow() throws IOException {
    inTheSpeakersWindow(
        first -> {
          browser().await("presenter.picture.frame === 59");
          browser().await("document.querySelector('.notes .now')?.textContent === 'it slides'");
          browser().await("presenter.current.width === 640");
          press(Keys.PAGE_DOWN);
          browser().await("presenter.place().frame === 59 && !presenter.place().playing");
          press("1", Keys.ENTER);
          browser().await("presenter.place().frame < 30");
          browser().await("presenter.place().frame === 59 && !presenter.place().playing");
          browser().click(".slides li:nth-child(2) button");
          browser().await("presenter.place().frame === 89");
          assertEquals(2L, browser().js("document.querySelectorAll('.slides li').length"));
          press(Keys.ESCAPE);
          browser().driver.switchTo().window(first);
          browser().await("!document.querySelector('.page.presenting')");
        });
  }

  @Test
  void keepsTheSpeakersNotesIfTheAnswerToAnEarlierOpeningIsLate() throws IOException {
    inTheSpeakersWindow(
        first -> {
          browser().await("document.querySelector('.notes .now')?.textContent === 'it slides'");
          browser()
              .js(
                  "(() => { const call = presenter.link.call.bind(presenter.link); window.calls ="
                      + " 0; window.answers = 0; presenter.link.call = (name, values) => { const"
                      + " late = ++calls === 1; return call(name, values).then((value) => new"
                      + " Promise((done, fail) => setTimeout(() => { window.answers++; late ?"
                      + " fail(new Error('late')) : done(value); }, late ? 1500 : 0))); }; })()");
          save(RunningStudio.SLIDE.replace("it slides", "it moves"));
          browser().await("calls >= 1");
          save(RunningStudio.SLIDE.replace("it slides", "it runs"));
          browser().await("answers >= 2");
          browser().await("document.querySelector('.notes .now')?.textContent === 'it runs'");
        });
  }

  private interface Steps {
    void run(String first) throws IOException;
  }

  /** Opens the speaker's window at frame 20, and closes it in any case. */
  private static void inTheSpeakersWindow(Steps steps) throws IOException {
    String first = browser().driver.getWindowHandle();
    browser().js("studio.player.go(20)");
    String second = browser().driver.switchTo().newWindow(WindowType.WINDOW).getWindowHandle();
    try {
      browser().open(studio().link().replaceAll("/\\?.*", "/presenter.html"));
      browser().await("window.presenter");
      browser().driver.switchTo().window(first);
      browser().js("studio.actions.present()");
      browser().driver.switchTo().window(second);
      steps.run(first);
    } finally {
      browser().driver.switchTo().window(second).close();
      browser().driver.switchTo().window(first);
      browser().js("studio.actions.escape()");
    }
  }

  @Test
  void decodesVideoInThePage() throws IOException {
    shown(10);
    // In a loop: on a busy machine, the scene may end before video arrives.
    browser().js("studio.player.loop = { from: 0, to: studio.player.last() }");
    browser().js("studio.player.play()");
    browser().await("studio.player.counts.played > 10");
    browser().js("studio.player.loop = null");
    assertEquals(true, browser().js("studio.player.streaming"));
    assertEquals(false, browser().js("studio.picture.playCanvas.hidden"));
    browser().js("studio.player.play(-1)");
    browser().await("studio.player.frame < 10");
    browser().await("!studio.player.playing");
    browser().await("studio.picture.playCanvas.hidden");
    assertEquals(hash(0, Map.of()), shown(0));
    browser().js("studio.player.setSpeed(4), studio.player.play(1)");
    browser().await("!studio.player.playing && studio.player.shown === 89");
    browser().js("studio.player.play(-1)");
    browser().await("!studio.player.playing && studio.player.shown === 0");
    browser().js("studio.player.setSpeed(1), studio.player.direction = 1");
  }

  @Test
  void loopsAroundTwoFrames() {
    shown(10);
    browser().js("studio.player.loop = { from: 10, to: 11 }");
    browser().js("studio.player.play()");
    browser().await("studio.player.counts.played > 100");
    browser().js("studio.player.stop()");
  }

  @Test
  void loopsInAPreparedVideo() {
    shown(0);
    browser().await("studio.player.stream.frames.size === 45");
    browser().js("studio.player.loop = { from: 0, to: 19 }");
    browser().js("studio.player.play()");
    browser().await("studio.player.counts.played > 100");
    browser().js("studio.player.stop()");
  }

  @Test
  void playsVideoThatArrivesLaterThanExpected() {
    shown(0);
    browser().js("studio.player.loop = { from: 0, to: studio.player.last() }");
    browser()
        .js(
            "(() => { const stream = studio.player.stream; const came = stream.came.bind(stream);"
                + " stream.came = (segment) => setTimeout(() => came(segment), 3000); })()");
    browser().js("studio.player.play()");
    browser().await("studio.player.counts.played > 10");
    browser().js("studio.player.stop()");
  }

  @Test
  void playsOnWithTheNewSceneAfterASave() throws IOException {
    shown(0);
    browser().js("studio.player.loop = { from: 0, to: studio.player.last() }");
    browser().js("studio.player.play()");
    browser().await("studio.player.counts.played > 10");
    int generation = number("studio.state.facts.generation");
    save(RunningStudio.SLIDE.replace("square(2)", "square(1)"));
    browser().await("studio.state.facts.generation > " + generation);
    int played = number("studio.player.counts.played");
    browser().await("studio.player.counts.played > " + (played + 200));
    browser().js("studio.player.stop()");
    assertEquals(hash(5, Map.of()), shown(5));
  }

  @Test
  void ignoresTheAnswerToAnEarlierOpening() throws IOException {
    shown(0);
    browser()
        .js(
            "(() => { const call = studio.link.call.bind(studio.link); let calls = 0;"
                + " window.answers = 0; studio.link.call = (name, values) => { const answer ="
                + " call(name, values); if (name !== 'open') return answer; const late = ++calls =="
                + " 1; return answer.then((value) => new Promise((done) => setTimeout(() => {"
                + " window.answers++; done(value); }, late ? 1500 : 0))); }; })()");
    int generation = number("studio.state.generation");
    save(RunningStudio.SLIDE.replace("square(2)", "square(1.5)"));
    browser().await("studio.state.generation > " + generation);
    save(RunningStudio.SLIDE.replace("square(2)", "square(1)"));
    browser().await("studio.state.generation > " + (generation + 1));
    browser().await("answers >= 2");
    shownWhole();
    assertEquals(hash(0, Map.of()), shown(0));
  }

  @Test
  void playsImagesWithoutADecoder() throws IOException {
    browser().js("studio.state.noFilm = true");
    browser().js("studio.player.go(60)");
    browser().js("studio.player.play()");
    browser().await("!studio.player.playing && studio.player.frame === studio.player.last()");
    assertEquals(0L, browser().js("studio.player.counts.played"));
    assertEquals(hash(89, Map.of()), shown(89));
  }

  @Test
  void playsASilentSceneToItsEnd() {
    shown(60);
    press(Keys.SPACE);
    browser().await("studio.player.frame > 62");
    assertEquals("off", browser().js("studio.player.sound.state"));
    browser().await("!studio.player.playing && studio.player.frame === studio.player.last()");
    assertEquals(89L, browser().js("studio.player.frame"));
  }
}
