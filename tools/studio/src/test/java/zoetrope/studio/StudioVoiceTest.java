package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;
import zoetrope.internal.files.Folders;
import zoetrope.sound.LineText;

/** Spoken lines and time events in the page, with the simulated microphone of Chromium. */
class StudioVoiceTest extends StudioPage {
  private static final String SPOKEN =
      """
      import static zoetrope.Zoetrope.*;

      public final class Slide extends Scene {
        @Override
        protected void construct() {
          var dot = dot(ORIGIN);
          var line = say("Look here, a dot comes and stays for quite a while.");
          play(during(line, fadeIn(dot)));
          waitUntil("the end");
          pause();
        }
      }
      """;
  private static final String NAME =
      LineText.parse("Look here, a dot comes and stays for quite a while.").fileName();

  private static Path beside(String name) {
    return file().resolveSibling(name);
  }

  @AfterEach
  void clear() throws IOException {
    browser().js("void (studio.state.voice = undefined)");
    if (Files.exists(beside("voice"))) {
      Folders.delete(beside("voice"));
    }
    Files.deleteIfExists(beside("Slide.times"));
  }

  @Override
  String scene() {
    return SPOKEN;
  }

  private static void showLines() {
    browser().await("studio.state.outline?.timeEvents.length === 1");
    shownWhole();
    browser().js("void studio.actions['tab-voice']()");
    browser().await("document.querySelectorAll('.lines li').length > 0");
  }

  private static void click(String text) {
    String button =
        "[...document.querySelectorAll('.lines button')].find((b) => b.textContent.trim() === '"
            + text
            + "')";
    browser().await(button);
    browser().js("void " + button + ".click()");
  }

  @Test
  void recordsALineAndUpdatesTheScene() throws IOException {
    Files.createDirectories(beside("voice/Slide"));
    Files.write(beside("voice/Slide/an-older-text-123456.wav"), new byte[] {1});
    showLines();
    double before = ((Number) browser().js("studio.state.outline.plays[0].end")).doubleValue();
    assertTrue(before > 3, () -> "" + before);
    String list = (String) browser().js("document.querySelector('.panel').textContent");
    assertTrue(list.contains("not recorded") && list.contains("an-older-text-123456.wav"), list);
    click("Record");
    browser().await("document.querySelector('.level')");
    browser().await("document.querySelector('.level').value > 0.01");
    click("Stop");
    browser().await("document.querySelector('.lines audio')?.duration > 0");
    click("Repeat");
    // Wait for silence, so that the recording contains a complete beep.
    browser().await("document.querySelector('.level')?.value < 0.01");
    browser().await("document.querySelector('.level').value > 0.01");
    browser().await("document.querySelector('.level').value < 0.01");
    click("Stop");
    browser().await("document.querySelector('.lines audio')");
    click("Keep");
    // On a busy machine, the recording may be as long as estimated, or longer.
    String end = "Math.abs(studio.state.outline.plays[0].end - " + before + ") > 0.01";
    browser().await(end + " && studio.state.outline.sounds.length");
    browser().await("document.querySelector('.lines .recorded')");
    try (Stream<Path> files = Files.list(beside("voice/Slide"))) {
      assertEquals(
          List.of("an-older-text-123456.wav", NAME + ".wav"),
          files.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void listsTheLinesOfASceneThatFailsSinceTheirRecording() throws IOException {
    showLines();
    save(SPOKEN.replace("pause();", "throw new IllegalStateException(\"too late\");"));
    browser().await("document.querySelector('.problem')?.textContent.includes('too late')");
    browser().await("studio.state.facts.generation === studio.state.generation");
    assertEquals(1, number("document.querySelectorAll('.lines .about-line').length"));
    String take = "studio.link.call('take', { line: '" + NAME + "' })";
    browser().js("void " + take + ".then((answer) => { window.ticket = answer.ticket; })");
    browser().await("window.ticket");
  }

  @Test
  void recordsAllLinesWithTheTeleprompterAndTrimsTheirSilence() throws IOException {
    save(
        SPOKEN.replace(
            "    pause();", "    pause();\n    say(\"The second line.\");\n    pause(2);"));
    shownAgain();
    showLines();
    browser().click(".record-all");
    browser().await("document.querySelector('.prompt-line')?.textContent.startsWith('Look')");
    browser().await("document.querySelector('.prompt-next')?.textContent.startsWith('The second')");
    press(" ");
    hearBeeps();
    press(Keys.BACK_SPACE); // Takes the line again.
    hearBeeps();
    press(Keys.ARROW_RIGHT);
    browser().await("document.querySelector('.prompt-line')?.textContent.startsWith('The second')");
    hearBeeps();
    press(Keys.ENTER);
    browser().await("!document.querySelector('.prompter')");
    browser().await("document.querySelectorAll('.lines .recorded').length === 2");
    browser().await("studio.state.facts.voice === 'RECORDED'");
    assertTrimmed(beside("voice/Slide/" + NAME + ".wav"));
    assertTrimmed(beside("voice/Slide/" + LineText.parse("The second line.").fileName() + ".wav"));
  }

  /**
   * Waits for two complete beeps of the simulated microphone while the page records. The first one
   * may be in the beginning that the teleprompter leaves out.
   */
  private static void hearBeeps() {
    browser().await("document.querySelector('.prompter .about b')");
    String level = "document.querySelector('.level').value";
    for (int i = 0; i < 2; i++) {
      browser().await(level + " < 0.0001");
      browser().await(level + " > 0.01");
      browser().await(level + " < 0.0001");
    }
  }

  private static void assertTrimmed(Path file) throws IOException {
    ByteBuffer wav = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    int samples = (wav.limit() - 44) / 2;
    int[] loud =
        IntStream.range(0, samples)
            .filter(i -> Math.abs(wav.getShort(44 + 2 * i)) >= 328)
            .toArray();
    int padding = 9600;
    assertTrue(loud[0] <= padding + 1, () -> "silence at the start: " + loud[0]);
    int after = samples - loud[loud.length - 1];
    assertTrue(after <= padding + 2, () -> "silence at the end: " + after);
  }

  @Test
  void writesNoUnknownLinesOrEvents() {
    showLines();
    for (String call :
        List.of("'take', { line: '../../x' }", "'timeEvent', { name: '../x', seconds: 1 }")) {
      browser().js("void (window.refused = null)");
      browser()
          .js("void studio.link.call(" + call + ").catch((e) => { window.refused = e.message; })");
      browser().await("window.refused?.includes('any more')");
    }
    browser().js("void (window.refused = null)");
    browser()
        .js(
            "void studio.link.call('timeEvent', { name: 'the end', seconds: -2 })"
                + ".catch((e) => { window.refused = e.message; })");
    browser().await("window.refused");
    assertTrue(Files.notExists(beside("Slide.times")));
  }

  @Test
  void writesADraggedTimeEventIntoItsFile() throws IOException {
    showLines();
    var timeline = browser().driver.findElement(By.cssSelector(".timeline"));
    int x =
        number("Math.round(studio.timeline.x(studio.state.outline.timeEvents[0].seconds * 30))");
    int from = x - timeline.getSize().width / 2;
    int y = timeline.getSize().height / 2 - 8;
    new Actions(browser().driver)
        .moveToElement(timeline, from, y)
        .clickAndHold()
        .moveByOffset(40, 0)
        .moveByOffset(20, 0)
        .release()
        .perform();
    browser().await("studio.state.outline.timeEvents[0].isNew === false");
    String text = Files.readString(beside("Slide.times"));
    assertTrue(text.matches("\\d+\\.\\d{3} the end\n"), text);
    assertEquals(
        Double.parseDouble(text.replaceAll(" .*\\s*", "")),
        ((Number) browser().js("studio.state.outline.timeEvents[0].seconds")).doubleValue(),
        1e-6);
  }

  @Test
  void writesATypedTimeAndRefusesAnInvalidOne() throws IOException {
    showLines();
    browser().await("document.querySelector('[aria-label=\"Time of the end in seconds\"]')");
    type("0:04,25");
    browser().await("studio.state.outline.timeEvents[0].isNew === false");
    assertEquals("4.250 the end\n", Files.readString(beside("Slide.times")));
    type("abc");
    browser().await("document.body.textContent.includes(\"'abc' is not a time\")");
    browser()
        .await(
            "document.querySelector('[aria-label=\"Time of the end in seconds\"]').value ==="
                + " '4.25'");
    assertEquals("4.250 the end\n", Files.readString(beside("Slide.times")));
  }

  private static void type(String text) {
    var field =
        browser().driver.findElement(By.cssSelector("[aria-label='Time of the end in seconds']"));
    field.sendKeys(Keys.chord(Keys.CONTROL, "a"), text, Keys.ENTER);
  }

  @Test
  void cancelsADragWithEscape() {
    showLines();
    browser()
        .js(
            "void (studio.events = studio.timeline.handlers.timeEvents,"
                + " studio.events.grab(studio.timeline.x(studio.state.outline.timeEvents[0].seconds"
                + " * 30), (s) => studio.timeline.x(s * 30)), studio.events.hold(0.5))");
    assertEquals(0.5, ((Number) browser().js("studio.events.dragged.seconds")).doubleValue());
    press(Keys.ESCAPE);
    browser().await("studio.events.dragged === null");
    assertTrue(number("studio.state.outline.timeEvents[0].seconds") > 0.5);
    assertTrue(Files.notExists(beside("Slide.times")));
  }
}
