package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.WheelInput;
import zoetrope.studio.edit.CodeText;

/** The tools turn actions on the image into code, and write it into the source if asked. */
class StudioToolsTest extends StudioPage {
  private static final String CODE = "document.querySelector('.panel .code-line')?.textContent";

  /** Shapes and letters. Some letters repeat. */
  private static final String SHAPES =
      RunningStudio.SLIDE.replace(
          "add(square);",
          "var word = text(\"banana\").shift(up(2));\n"
              + "var dots = group(dot(at(4, 2)), dot(at(5, 2))); add(square, word, dots);");

  private static String code() {
    browser().await(CODE);
    return (String) browser().js(CODE);
  }

  private static void write() {
    browser().await("document.querySelector('#write')");
    browser().click("#write");
    browser().await("document.querySelector('#write').checked");
  }

  @Test
  void writesADragIntoTheSourceAndUndoesIt() throws IOException {
    int before = shown(0);
    press("d");
    write();
    drag(false, 0, 0, 1, 0.5, 2, 1);
    browser().await("document.querySelector('.diff .added')");
    assertTrue(rounded(source()).contains("setFill(BLUE, 1).shift(at(2, 1));"), source());
    browser().await(HASH + " !== " + before);
    assertEquals(hash(0, Map.of()), shown(0));
    press("u");
    browser().await("document.querySelector('.panel').textContent.includes('Undone')");
    assertEquals(RunningStudio.SLIDE, source());
    browser().await(HASH + " === " + before);
  }

  @Test
  void movesTheSelectedObjectByKeys() throws IOException {
    shown(0);
    press("d");
    write();
    browser().click("[name=how-move]:not(:checked)");
    clickAt(0, 0);
    browser().await("studio.objects.picked");
    press(Keys.ARROW_RIGHT);
    browser().await("document.querySelector('.diff .added')");
    assertTrue(source().contains("setFill(BLUE, 1).moveTo(at(0.1, 0));"), source());
  }

  @Test
  void copiesPointsAndShiftsWithShift() {
    shown(0);
    drag(true, 1.5, -0.5);
    assertEquals("at(1.5, -0.5)", rounded((String) toast()));
    clickAt(0, 0);
    browser().await("studio.objects.picked");
    drag(true, 0, 0, 1, 2);
    browser().await("studio.state.toast.includes('shift')");
    assertEquals("square.shift(at(1, 2))", rounded((String) toast()));
  }

  private static Object toast() {
    browser().await("studio.state.toast.includes('at(')");
    return browser().js("studio.state.toast.replace('copied: ', '')");
  }

  /** Rounds the numbers in code, because a click hits a point only up to a hundredth of a unit. */
  private static String rounded(String code) {
    return java.util.regex.Pattern.compile("-?\\d+\\.\\d+")
        .matcher(code)
        .replaceAll(m -> new CodeText(1).number(Double.parseDouble(m.group())));
  }

  @Test
  void copiesThePartsInABox() throws IOException {
    save(SHAPES);
    browser().await("studio.state.outline && studio.objects.rows === null");
    shownWhole();
    shown(0);
    press("x");
    drag(false, 0.05, 2.6, 0.4, 1.4, 1.5, 1.6);
    String part = code();
    assertTrue(part.matches("word\\.part\\(\"(an)?ana?\"(, 1)?\\)"), part);
    drag(false, 3.5, 2.5, 5.5, 1.5);
    browser().await(CODE + " !== '" + part.replace("'", "\\'") + "'");
    assertEquals("dots.get(0), dots.get(1)", code());
  }

  @Test
  void insertsADrawnCurveBeforeThePlay() throws IOException {
    shown(10);
    press("j");
    write();
    drag(false, -3, -2, -2, -1, -1, -2, 0, -3, 1, -2);
    browser().await("document.querySelector('.diff .added')");
    assertTrue(
        source()
            .matches(
                "(?s).*\\n    add\\(curve\\(\\)\\.setPointsSmoothly\\(at\\(-[23].*\\)\\);\n"
                    + "    play\\(animate\\(square, s -> s.shift.*"),
        source());
  }

  @Test
  void changesTheViewUntilTheCameraIsWritten() throws IOException {
    int before = shown(10);
    press("z");
    browser().await("document.querySelector('.numbers')");
    drag(false, 0, 0, -2, 0);
    browser().await("document.querySelector('.view-note') && " + HASH + " !== " + before);
    assertEquals(RunningStudio.SLIDE, source());
    browser().js("[...document.querySelectorAll('.panel .row .wide')].at(-1).click()");
    browser().await("!document.querySelector('.view-note') && " + HASH + " === " + before);
    zoom(600);
    browser().await("document.querySelector('.view-note')");
    browser().click(".panel .row .wide");
    browser().await(CODE);
    assertTrue(code().matches("camera\\(\\)\\.setHeight\\([\\d.]+\\)"), code());
    drag(true, 0, 0, 0.5, 0.5);
    write();
    browser().click(".panel .row .wide");
    browser().await("document.querySelector('.diff .added')");
    assertTrue(source().contains("\n    camera().reorient("), source());
    browser().await("!document.querySelector('.view-note')");
    assertNotEquals(before, hash(10, Map.of()));
  }

  private static void zoom(int by) {
    new org.openqa.selenium.interactions.Actions(browser().driver)
        .scrollFromOrigin(WheelInput.ScrollOrigin.fromViewport(400, 300), 0, by)
        .perform();
  }

  private static void keysOnThePicture(CharSequence... keys) {
    browser().js("document.querySelector('.stage').focus()");
    browser().driver.switchTo().activeElement().sendKeys(keys);
  }

  @Test
  void selectsCopiesAndDrawsByKeysOnTheImage() throws IOException {
    shown(10);
    press("a");
    keysOnThePicture(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_UP, Keys.ENTER);
    browser().await("studio.state.toast === 'copied: at(0.2, 0.1)'");
    assertEquals(10, number("studio.player.frame"));
    press("q");
    keysOnThePicture(Keys.ENTER);
    browser().await("studio.objects.picked?.name === 'square'");
    press("j");
    write();
    keysOnThePicture(Keys.ENTER, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ENTER);
    keysOnThePicture(Keys.ARROW_UP, Keys.ARROW_UP, Keys.ENTER, Keys.ENTER);
    browser().await("document.querySelector('.diff .added')");
    assertTrue(source().contains("at(0.2, 0.1)") && source().contains("at(0.4, 0.3)"), source());
  }

  @Test
  void appliesAColourToTheSelectedObject() throws IOException {
    shown(0);
    press("h");
    browser().await("document.querySelector('.palette')");
    browser().click(".palette button[aria-label=TEAL]");
    assertEquals("TEAL", code());
    write();
    clickAt(0, 0);
    browser().await("studio.objects.picked");
    browser().js("document.querySelectorAll('[name=how-color]')[1].click()");
    browser().click(".palette button[aria-label=RED]");
    browser().await("document.querySelector('.diff .added')");
    assertTrue(source().contains("square(2).setFill(RED, 1);"), source());
  }

  @Test
  void writesNothingOutsideTheProject() throws IOException {
    shown(10);
    for (String name : List.of("../Slide.java", "/etc/passwd", "Other.java")) {
      browser()
          .js(
              "window.answer = undefined, studio.link.call('curve', {frame: 10, write: true,"
                  + " points: [[1, 1], [90, 90]], play: {file: '"
                  + name
                  + "', line: 15}}).then((a) => (window.answer = a)), 1");
      browser().await("window.answer");
      assertEquals(
          name + " is not a source file of this project", browser().js("window.answer.refused"));
    }
    assertEquals(RunningStudio.SLIDE, source());
  }
}
