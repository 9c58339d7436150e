package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** Changes of the source: fixes of findings, sections, characters of texts, and quick changes. */
class StudioWritesTest extends StudioPage {
  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;

      public final class Slide extends Scene {
        @Override
        protected void construct() {
          section("Begin");
          var title = text("Hello").moveTo(at(0, 3));
          var label = text("one word").moveTo(at(6.5, 1));
          add(title, label);
          pause(2);
          section("Move"); // the box
          var box = square(1).setFill(BLUE, 1);
          play(fadeIn(box).runTime(1));
          play(animate(box, b -> b.scale(2)).runTime(1));
          pause(1);
        }
      }
      """;

  @Override
  String scene() {
    return SCENE;
  }

  private static void awaitFixes() {
    press("w");
    browser().await("studio.state.findings?.some((f) => f.change)");
    browser().await("document.querySelector('.findings .wide')");
  }

  private static void awaitToast(String text) {
    browser().await("studio.state.toast.includes('" + text + "')");
  }

  @Test
  void appliesTheFixOfAFindingAndUndoesIt() throws IOException {
    awaitFixes();
    press("c");
    browser().click(".finding-mark");
    browser().await("document.querySelector('.in-code .wide')");
    browser().click(".in-code .wide");
    browser().await("studio.state.findings.every((f) => f.kind !== 'cut')");
    assertTrue(
        source().matches("(?s).*moveTo\\(at\\(6.5, 1\\)\\)\\.shift\\(at\\(-0\\.\\d+, 0\\)\\);.*"),
        source());
    press("u");
    awaitToast("undone");
    assertEquals(SCENE, source());
  }

  @Test
  void appliesFixesOfEachKind() throws IOException {
    save(
        """
        import static zoetrope.Zoetrope.*;

        public final class Slide extends Scene {
          @Override
          protected void construct() {
            allow(Fault.TIP, "there is no arrow");
            var dark = text("dark").setColor(color("#101010")).moveTo(at(0, 2));
            var tiny = text("tiny").scale(0.2).moveTo(at(0, 1));
            var edge = text("edge").moveTo(at(0, -3.6));
            var brief = text("a long sentence that is hard to read").moveTo(at(0, 0));
            var ball = circle(0.5).setFill(RED, 1).moveTo(at(6.8, 2.5));
            var clock = valueTracker(0);
            clock.addUpdater((c, dt) -> c.incrementValue(dt));
            var pair = group(square(0.4).moveTo(at(-6, 3)), square(0.4).moveTo(at(-5, 3)));
            pair.addUpdater((p, dt) -> p.rotate(dt));
            add(dark, tiny, edge, ball, pair.get(0), pair.get(1));
            pause(1);
            play(fadeIn(brief).runTime(0.2));
            play(fadeOut(brief).runTime(0.2));
            pause(1);
          }
        }
        """);
    shownAgain();
    browser().await("studio.state.findings?.some((f) => f.kind === 'unused')");
    awaitFixes();
    for (int i = 0; i < 8; i++) {
      browser().await("document.querySelector('.findings .wide:not(:disabled)')");
      int count = number("studio.state.findings.length");
      browser().click(".findings .wide");
      browser().await("studio.state.findings.length < " + count);
    }
    String fixed =
        """
            var dark = text("dark").setColor(WHITE).moveTo(at(0, 2));
            var tiny = text("tiny").scale(0.2).moveTo(at(0, 1)).scale(1.57);
            var edge = text("edge").moveTo(at(0, -3.6)).shift(at(0, 0.1));
            var brief = text("a long sentence that is hard to read").moveTo(at(0, 0));
            var ball = circle(0.5).setFill(RED, 1).moveTo(at(6.8, 2.5)).shift(at(-0.19, 0));
            var clock = valueTracker(0);
            add(clock);
            clock.addUpdater((c, dt) -> c.incrementValue(dt));
            var pair = group(square(0.4).moveTo(at(-6, 3)), square(0.4).moveTo(at(-5, 3)));
            pair.addUpdater((p, dt) -> p.rotate(dt));
            add(dark, tiny, edge, ball, pair.get(0), pair.get(1));
            add(pair);
            pause(1);
            play(fadeIn(brief).runTime(0.2));
            pause(1.5);
            play(fadeOut(brief).runTime(0.2));
            pause(1);
          }
        }
        """;
    assertEquals(fixed, source().substring(source().indexOf("    var dark")));
  }

  @Test
  void takesBackAFixThatDoesNotHelp() throws IOException {
    String moved = "play(animate(label, l -> l.moveTo(at(6.5, 2))).runTime(1));\n    pause(1);";
    String scene = SCENE.replace("at(6.5, 1)", "at(2, 2)").replace("pause(1);", moved);
    save(scene);
    shownAgain();
    awaitFixes();
    browser().click(".findings .wide");
    awaitToast("does not help");
    assertEquals(scene, source());
  }

  @Test
  void movesASectionToAnotherPlay() throws IOException {
    overSections(60).clickAndHold().perform();
    overSections(75).perform();
    overSections(88).release().perform();
    browser().await("studio.state.outline.sections[1].from === 90");
    String moved = "runTime(1));\n    section(\"Move\"); // the box\n    play(animate(";
    assertTrue(source().contains(moved), source());
    shownWhole();
    overSections(90).clickAndHold().perform();
    overSections(70).perform();
    overSections(62).release().perform();
    browser().await("studio.state.outline.sections[1].from === 60");
    moved = "BLUE, 1);\n    section(\"Move\"); // the box\n    play(fadeIn(";
    assertTrue(source().contains(moved), source());
  }

  private static Actions overSections(int frame) {
    String place =
        "(() => { const t = studio.timeline; const b = t.element.getBoundingClientRect(); return"
            + " %s; })()";
    int x = number(String.format(Locale.ROOT, place, "b.left + t.x(" + frame + ") * t.scale()"));
    int y = number(String.format(Locale.ROOT, place, "b.top + (18 + 8) * t.scale()"));
    return new Actions(browser().driver).moveToLocation(x, y);
  }

  @Test
  void writesTheCharactersOfAText() throws IOException {
    shown(10);
    at(new Actions(browser().driver), 0, 3).doubleClick().perform();
    browser().await("document.querySelector('.text-editor')?.value === 'Hello'");
    var editor = browser().driver.findElement(By.cssSelector(".text-editor"));
    editor.sendKeys(Keys.chord(Keys.CONTROL, "a"), "A \"new\" title", Keys.ENTER);
    shownAgain();
    assertTrue(source().contains("text(\"A \\\"new\\\" title\").moveTo"), source());
    assertEquals(hash(10, java.util.Map.of()), shown(10));
  }

  @Test
  void writesChangesRightAfterOtherChanges() throws IOException {
    shown(100);
    press("d");
    browser().await("document.querySelector('#write')");
    if (!(Boolean) browser().js("document.querySelector('#write').checked")) {
      browser().click("#write");
    }
    clickAt(0, 0);
    browser().await("studio.objects.picked && document.querySelector('.handles')");
    keys("ArrowRight", "ArrowRight", "ArrowRight");
    browser().await("document.querySelector('.diff .added')?.textContent.includes('0.3')");
    assertTrue(source().contains("setFill(BLUE, 1).shift(at(0.3, 0));"), source());
    keys("u", "ArrowUp", "ArrowUp");
    browser().await("document.querySelector('.diff .added')?.textContent.includes('0.2')");
    assertTrue(source().contains("setFill(BLUE, 1).shift(at(0.1, 0.2));"), source());
  }

  private static void keys(String... keys) {
    for (String key : keys) {
      browser()
          .js(
              "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '"
                  + key
                  + "', bubbles: true }))");
    }
  }
}
