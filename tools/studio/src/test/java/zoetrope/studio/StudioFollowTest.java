package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The page shows the code of the play at the playhead, the last good frame, and the selected text.
 */
class StudioFollowTest extends StudioPage {
  private static final String PICKED = "studio.objects.picked";

  /** A text whose declaration breaks after {@code =}, as google-java-format does it. */
  private static final String WORDS =
      RunningStudio.SLIDE.replace(
          "add(square);",
          "Text words =\n        text(\"banana\").scale(2).shift(up(2));\n    add(square, words);");

  private static void open(String source) throws IOException {
    save(source);
    shownAgain();
  }

  @Test
  void showsTheCodeOfThePlayInAnotherFile() {
    browser()
        .js(
            "(() => { const call = studio.link.call.bind(studio.link); studio.link.call = (name,"
                + " values) => name === 'source' && values.file === 'Act.java' ?"
                + " Promise.resolve({ file: 'Act.java', path: '', text: 'first\\nsecond' }) :"
                + " call(name, values); Object.assign(studio.state.outline.plays[2], { file:"
                + " 'Act.java', line: 2 }); return true; })()");
    press("c");
    browser().js("studio.player.go(70)");
    browser().await("document.querySelector('.code .here')?.textContent.includes('second')");
    browser().js("studio.player.go(10)");
    browser().await("document.querySelector('.code .here')?.textContent.includes('play(')");
  }

  @Test
  void selectsTheWholeTextFirstAndAGlyphByASecondClick() throws IOException {
    open(WORDS);
    shown(0);
    press("h");
    browser().await("document.querySelector('.palette') && document.querySelector('#write')");
    clickOnAGlyph();
    browser().await(PICKED + "?.name === 'words' && " + PICKED + ".text === 'banana'");
    browser().click("#write");
    browser().js("[...document.querySelectorAll('.fonts button')].at(-1).click()");
    browser().await("document.querySelector('.diff .added')");
    assertTrue(source().contains("text(\"banana\", fonts("), source());
    shownAgain();
    press("u");
    browser().await("document.querySelector('.panel').textContent.includes('Undone')");
    shownAgain();
    clickOnAGlyph();
    browser().await(PICKED + "?.part");
    browser().click(".palette button[aria-label=GREEN]");
    browser().await("document.querySelector('.diff .added')?.textContent.includes('GREEN')");
    assertTrue(
        source().matches("(?s).*words\\.part\\(\"\\w\"(, \\d)?\\)\\.setColor\\(GREEN\\);.*"));
    shownAgain();
    browser().await(HASH + " === " + hash(0, Map.of()));
  }

  /** The list of objects is requested before the text is selected, and is answered after it. */
  @Test
  void keepsTheSelectionWhenTheListOfObjectsComesLate() throws IOException {
    open(WORDS);
    shown(0);
    press("h");
    browser()
        .js(
            "(() => { const call = studio.link.call.bind(studio.link); studio.link.call = async"
                + " (name, values) => { const answer = await call(name, values); if (name ==="
                + " 'objects') { await new Promise((done) => setTimeout(done, 500));"
                + " studio.lateLists = (studio.lateLists ?? 0) + 1; } return answer; }; return"
                + " true; })()");
    clickOnAGlyph();
    browser().await("studio.lateLists > 0 && studio.objects.rows");
    browser().await(PICKED + "?.name === 'words'");
  }

  private static void clickOnAGlyph() {
    browser().js("studio.player.go(0)");
    clickAt(-0.65, 1.85);
  }

  @Test
  void showsTheLastFrameBeforeAFailureIfTheRequestedFrameIsLater() throws IOException {
    save(
        RunningStudio.SLIDE.replace(
            "section(\"End\");",
            "section(\"End\");\n    if (time() > 1) throw new IllegalStateException(\"early\");"));
    browser().await("studio.state.failure");
    browser().open("about:blank");
    browser().open(studio().link() + "#scene=Slide&frame=80");
    browser().await("window.studio?.state.failure && studio.player.shown === studio.player.frame");
    int frame = number("studio.player.frame");
    assertTrue(frame == 58 || frame == 59, "frame " + frame);
    browser().await("document.querySelector('.problem')?.textContent.includes('early')");
    int shown = number(HASH);
    save(RunningStudio.SLIDE);
    browser().await("!studio.state.problem && studio.player.frames === 90");
    assertEquals(hash(frame, Map.of()), shown);
  }

  @Test
  void marksTheTimelineOfTheFormerVersionWhileAChangeIsRead() throws IOException {
    Path goOn = studio().folder.resolve("read-on-follow");
    String wait =
        "while (java.nio.file.Files.notExists(java.nio.file.Path.of(\"FILE\"))) {"
            + " Thread.onSpinWait(); }";
    save(
        RunningStudio.SLIDE.replace(
            "section(\"End\");", wait.replace("FILE", goOn.toString()) + " section(\"End\");"));
    try {
      browser().await("document.querySelector('.late')?.textContent.includes('the former one')");
    } finally {
      Files.createFile(goOn);
    }
    browser().await("!document.querySelector('.late') && studio.state.outline?.frames === 90");
    Files.delete(goOn);
  }

  @Test
  void answersACallAfterTheSceneIsReplacedDuringTheCall() throws IOException {
    Path goOn = studio().folder.resolve("read-on-lines");
    String wait =
        "while (java.nio.file.Files.notExists(java.nio.file.Path.of(\"FILE\"))) {"
            + " Thread.onSpinWait(); }";
    save(
        RunningStudio.SLIDE.replace(
            "section(\"End\");", wait.replace("FILE", goOn.toString()) + " section(\"End\");"));
    browser().await("studio.state.facts.generation === studio.state.generation");
    browser().await("studio.state.read?.duration");
    browser()
        .js(
            "(window.answer = null, studio.link.call('lines').then((a) => (window.answer = a), (e)"
                + " => (window.answer = e.message)), true)");
    save(RunningStudio.SLIDE);
    browser().await("window.answer");
    assertEquals("object", browser().js("typeof window.answer"), () -> "" + browser().js("answer"));
  }
}
