package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** The page finds sections, plays, objects, spoken lines and commands. */
class StudioFindTest extends StudioPage {
  /** Returns the scene with another {@code construct()}. */
  private static String with(String body) {
    int begin = RunningStudio.SLIDE.indexOf("section(\"Begin\")");
    return RunningStudio.SLIDE.substring(0, begin) + body + "\n  }\n}\n";
  }

  private static void show(String source) throws IOException {
    browser().js("void (studio.state.outline.old = true)");
    save(source);
    browser().await("studio.state.outline && !studio.state.outline.old");
    shownWhole();
  }

  @AfterEach
  void leaveNoChoices() {
    browser().js("localStorage.clear()");
  }

  @Test
  void playsWithTheButtonWhileTheSceneIsRead() throws IOException {
    Path goOn = studio().folder.resolve("go");
    String wait =
        "while (java.nio.file.Files.notExists(java.nio.file.Path.of(\"FILE\"))) {"
            + " Thread.onSpinWait(); }";
    save(
        RunningStudio.SLIDE
            .replace("class Slide", "class Glide")
            .replace(
                "section(\"End\");", wait.replace("FILE", goOn.toString().replace("\\", "/"))));
    try {
      browser().await("studio.state.growing");
      assertEquals(
          0L, browser().js("document.querySelectorAll('.transport button:disabled').length"));
      browser().click(".transport button[aria-label='Play backwards']");
      browser().await("!studio.player.playing && studio.player.frame === 0");
      browser().click(".transport button.main");
      browser().await("studio.player.frame > 0");
      browser().js("studio.player.stop()");
    } finally {
      Files.createFile(goOn);
    }
    browser().await("studio.state.outline");
    Files.delete(goOn);
  }

  @Test
  void listsSectionsWithThumbnails() {
    press("3");
    browser().await("document.querySelectorAll('.sections canvas').length === 2");
    assertEquals(
        List.of("Begin", "End"),
        browser().js("[...document.querySelectorAll('.sections b')].map(b => b.textContent)"));
    browser().click(".sections li:nth-child(2) button");
    browser().await("studio.player.frame === 60 && studio.player.shown === 60");
    browser()
        .await("document.querySelector('.sections [aria-current=true] b').textContent === 'End'");
    // The thumbnail of the first section shows the blue square, that of the second the red one.
    assertEquals("blue", middle(1));
    assertEquals("red", middle(2));
  }

  /**
   * Returns the stronger colour in the middle of the thumbnail of a section, a little to the right.
   */
  private static Object middle(int section) {
    return browser()
        .js(
            "(() => { const c = document.querySelector('.sections li:nth-child("
                + section
                + ") canvas'); const [r, , b] = c.getContext('2d').getImageData("
                + "Math.round(c.width * 0.62), Math.round(c.height / 2), 1, 1).data;"
                + " return r > b ? 'red' : 'blue'; })()");
  }

  @Test
  void namesPlaysAsTheAuthorWroteThem() throws IOException {
    show(
        with(
            """
            var axes = axes();
                play(create(axes));
                play( // the first part (of two
                    fadeOut(axes)
                        .runTime(0.5),
                    write(text("a) b")));
                pause(1);
            """));
    assertEquals(
        List.of("create(axes)", "fadeOut(axes).runTime(0.5), write(text(\"a) b\"))", "pause"),
        browser().js("studio.state.outline.plays.map(p => p.code)"));
    browser().js("studio.player.go(3)");
    browser().await("document.querySelector('.where')?.textContent.includes('create(axes)')");
  }

  @Test
  void findsScenesSectionsLinesObjectsAndCommands() {
    find("end");
    browser().await("document.querySelector('.finder [aria-selected=true] b').textContent==='End'");
    assertEquals("find", browser().js("document.activeElement.id"));
    typed(Keys.ENTER);
    browser().await("!document.querySelector('.finder') && studio.player.shown === 60");
    find("it slides");
    browser()
        .await("document.querySelector('.finder [aria-label=\"Spoken lines\"] [role=option]')");
    typed(Keys.ENTER);
    browser().await("studio.player.shown === 0");
    find("square");
    browser().await("document.querySelector('.finder [aria-label=Objects] [role=option]')");
    browser().click(".finder [aria-label=Objects] [role=option]");
    browser().await("studio.objects.picked?.name === 'square' && studio.state.tab === 'objects'");
    find("warnings");
    browser().await("document.querySelector('.finder [aria-selected=true]')");
    typed(Keys.ENTER);
    browser().await("studio.state.tab === 'lint'");
    find("Slide");
    browser().await("document.querySelector('.finder [aria-label=Scenes] [role=option]')");
    typed(Keys.ESCAPE);
    browser().await("!document.querySelector('.finder')");
  }

  /** Opens the finder and types words. */
  private static void find(String words) {
    press(Keys.chord(Keys.CONTROL, "k"));
    browser().await("document.activeElement.id === 'find'");
    typed(words);
  }

  private static void typed(CharSequence... keys) {
    browser().driver.switchTo().activeElement().sendKeys(keys);
  }

  @Test
  void searchesFiveThousandObjectsAndReportsACutList() throws IOException {
    show(
        with(
            "var dots = group(); for (int i = 0; i < 5000; i++) dots.add(dot(at(-3 + i * 0.001,"
                + " 3))); var last = text(\"needle\"); add(dots, last); pause(1);"));
    press("b");
    browser().await("document.querySelector('.panel .notice')?.textContent.includes('of 50')");
    browser().driver.findElement(By.className("search-objects")).sendKeys("needle");
    browser().await("studio.objects.matches?.length === 1");
    browser().await("document.querySelector('.objects .row-label q').textContent === 'needle'");
    browser().click(".objects .row-label");
    browser().await("studio.objects.picked?.text === 'needle'");
    browser()
        .js(
            "(() => { const f = document.querySelector('.search-objects');"
                + " f.value = 'dot'; f.dispatchEvent(new Event('input')); })()");
    browser()
        .await("document.querySelector('.panel').textContent.includes('The first 200 of 500')");
  }

  @Test
  void opensOnTheFirstFrameThatShowsSomethingAndPlaysFromTheBeginning() throws IOException {
    save(with("pause(0.5); play(create(square(2))); pause(1);"));
    studio().refresh();
    browser().open("about:blank");
    browser().open(studio().link());
    browser().await("studio.player.poster === 44 && studio.player.shown === 44");
    press(Keys.SPACE);
    browser().await("studio.player.run?.frameOf(0) === 0");
    browser().js("studio.player.stop()");
    browser().js("studio.player.go(20)");
    press(Keys.ARROW_RIGHT);
    browser().await("studio.player.frame === 21");
  }

  @Test
  void showsAThumbnailOverTheTimeline() {
    int x = number("studio.timeline.element.getBoundingClientRect().left + studio.timeline.x(70)");
    int y = number("studio.timeline.element.getBoundingClientRect().top + 45");
    new Actions(browser().driver).moveToLocation(x, y).perform();
    browser().await("document.querySelector('.tip .thumbnail canvas')?.width === 192");
    assertTrue(
        browser()
            .js("document.querySelector('.tip').textContent")
            .toString()
            .contains("animate(square"));
  }

  @Test
  void labelsAllPanelsAtUsualWidths() {
    assertEquals(
        List.of(),
        browser()
            .js(
                "[...document.querySelectorAll('[role=tab]')].filter(tab => { const s ="
                    + " tab.querySelector('span'); return !s.offsetWidth || s.scrollWidth >"
                    + " tab.clientWidth; }).map(tab => tab.id)"));
    String tabs = "(t => t.scrollWidth - t.clientWidth)(document.querySelector('.tabs'))";
    assertEquals(0, number(tabs));
  }

  @Test
  void switchesKeysOfOneCharacterOff() {
    press("?");
    browser().await("document.activeElement.className === 'sheet'");
    typed(Keys.TAB);
    browser().await("document.activeElement.className === 'character-keys'");
    typed(Keys.SPACE, Keys.ESCAPE);
    browser().await("!document.querySelector('.sheet')");
    String before = (String) browser().js("studio.state.tab");
    press("w", "g");
    press(Keys.ARROW_RIGHT);
    browser().await("studio.player.frame === 1");
    assertEquals(before, browser().js("studio.state.tab"));
    press(Keys.chord(Keys.CONTROL, "k"));
    browser().await("document.querySelector('.finder')");
    press(Keys.ESCAPE);
  }

  @Test
  void namesEverythingForScreenReaders() {
    browser().js("studio.player.go(10)");
    browser()
        .await("studio.picture.canvas.ariaLabel.includes('section Begin, play 0: animate(square')");
    browser().js("document.querySelector('.stage').focus()");
    browser().await("studio.picture.canvas.ariaLabel.includes('On the stage: square Square')");
    assertEquals("Panels", browser().js("document.querySelector('[role=tablist]').ariaLabel"));
    assertEquals(
        "Space",
        browser().js("document.querySelector('button.main').getAttribute('aria-keyshortcuts')"));
    press("b");
    String eyes = "[...document.querySelectorAll('.objects .small')].map(eye => eye.ariaLabel)";
    browser().await(eyes + ".includes('Hide square here (videos still show it)')");
    browser().await("new Set(" + eyes + ").size === " + eyes + ".length");
  }

  @Test
  void pointsWithALaserAndDrawsWithAPenDuringAPresentation() {
    browser().js("studio.player.go(0)");
    press("v");
    browser().await("document.querySelector('.page.presenting')");
    press("q");
    at(new Actions(browser().driver), 1, 1).perform();
    browser().await("document.querySelector('.ink circle')");
    press("p");
    drag(false, -1, 0, 0, 1, 1, 0);
    browser().await("document.querySelectorAll('.ink polyline').length === 1");
    assertEquals(0, number("studio.player.frame"), "a stroke does not play the slide");
    press("e");
    browser().await("!document.querySelector('.ink polyline')");
    drag(false, -1, 0, 0, 1, 1, 0);
    browser().await("document.querySelectorAll('.ink polyline').length === 1");
    press("2", Keys.ENTER);
    browser().await("!document.querySelector('.ink polyline')");
    press(Keys.ESCAPE);
    browser()
        .await("!document.querySelector('.page.presenting') && !document.querySelector('.ink')");
  }

  @Test
  void showsTheAuthorsScenesFirstAsATreeOfFolders() {
    browser()
        .js(
            "studio.state.scenes = [['Intro', ''], ['Proof2', 'talk/part'], ['Proof10',"
                + " 'talk/part'], ['End', 'talk']].map(([name, folder]) => ({ id: name, name,"
                + " folder, group: '', summary: '', asked: true })).concat({ id: 'x', name:"
                + " 'DescribeTheWholeOfTheAttentionEquationInOneScene', group: 'Attention',"
                + " summary: '', asked: false })");
    press("s");
    browser().await("document.querySelectorAll('.panel .folder').length === 2");
    assertEquals(
        List.of("Your scenes", "Attention"),
        browser().js("[...document.querySelectorAll('.panel h2')].map(h => h.textContent)"));
    assertEquals(
        List.of("talk", "part"),
        browser().js("[...document.querySelectorAll('.folder summary')].map(s => s.textContent)"));
    assertEquals(
        List.of("Proof2", "Proof10"),
        browser()
            .js("[...document.querySelectorAll('.folder .folder b')].map(b => b.textContent)"));
    assertEquals(
        0, number("(p => p.scrollWidth - p.clientWidth)(document.querySelector('.panel'))"));
  }

  @Test
  void showsThePercentageAndTheTimeLeftOfAJob() {
    press("m");
    browser()
        .js(
            "studio.link.handlers.event('jobs', { jobs: [{ id: 9, target: 'out/a.mp4', status:"
                + " 'running', done: 42, expected: 100, secondsLeft: 75, warnings: [], files: [] }]"
                + " })");
    browser()
        .await("document.querySelector('.queue')?.textContent.includes('42 %, 1:15 min left')");
    browser()
        .js(
            "studio.link.handlers.event('jobs', { jobs: [{ id: 9, target: 'out/a.mp4', status:"
                + " 'done', kind: 'film', shown: 'Play', seconds: 3, warnings: [], files:"
                + " ['a.mp4'] }] })");
    browser().await("document.querySelector('.queue .made')?.textContent.includes('Download')");
    browser().js("studio.link.handlers.event('jobs', { jobs: [] })");
  }

  @Test
  void makesTheLoop() {
    browser().js("studio.player.loop = { from: 30, to: 44 }");
    press("m");
    browser().await("document.querySelector('form.make option[value=loop]')");
    browser()
        .js(
            "(() => { const s = document.querySelector('option[value=loop]').parentElement;"
                + " s.value = 'loop'; s.dispatchEvent(new Event('change')); })()");
    browser().await("document.querySelector('form.make .row button.wide')");
    browser().click("form.make .row button.wide");
    browser().await("document.querySelector('.jobs')?.textContent.includes('15 frames')");
  }
}
