package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.interactions.Actions;

/** Values that the page writes into the source: durations, numbers, defaults, sizes and angles. */
class StudioValuesTest extends StudioPage {
  private static Actions overTimeline(double frame) {
    String place =
        "(() => { const t = studio.timeline; const b = t.element.getBoundingClientRect(); return"
            + " %s; })()";
    int x = number(String.format(Locale.ROOT, place, "b.left + t.x(" + frame + ") * t.scale()"));
    int y = number(String.format(Locale.ROOT, place, "b.top + (18 + t.lanes.sections + 8)"));
    return new Actions(browser().driver).moveToLocation(x, y);
  }

  private static void dragEnd(double from, double to) {
    overTimeline(from).clickAndHold().perform();
    overTimeline((from + to) / 2).perform();
    overTimeline(to).release().perform();
  }

  private static void undo() throws IOException {
    press("u");
    browser().await("studio.state.toast.includes('undone')");
    assertEquals(RunningStudio.SLIDE, source());
    browser().await("studio.state.outline.frames === 90");
    shownWhole();
  }

  @Test
  void writesTheDurationOfAPlayAndOfAPause() throws IOException {
    dragEnd(30, 45);
    browser().await("studio.state.outline.frames === 105");
    assertTrue(source().contains("s.shift(right(far.get()))).runTime(1.5));"), source());
    undo();
    dragEnd(60, 75);
    browser().await("studio.state.outline.frames === 105");
    assertTrue(source().contains("    pause(1.5);"), source());
    undo();
  }

  @Test
  void writesANumberByItsSliderAndUndoesAllItsChangesAtOnce() throws IOException {
    int before = shown(0);
    press("c");
    browser().await("document.querySelector('.code .literal')");
    browser()
        .js(
            "[...document.querySelectorAll('.code code')].find(c => c.textContent.includes("
                + "'square(2)')).querySelector('.literal').click()");
    setSlider("3");
    browser().await("studio.state.toast === '' || true");
    awaitSource("square(3)");
    setSlider("4");
    awaitSource("square(4)");
    browser().await("studio.state.facts.generation === studio.state.generation");
    browser().await(HASH + " === " + hash(0, Map.of()));
    undo();
    browser().await(HASH + " === " + before);
  }

  private static void setSlider(String value) {
    browser().await("document.querySelector('.slider [type=range]')");
    browser()
        .js(
            "(() => { const s = document.querySelector('.slider [type=range]'); s.value = "
                + value
                + "; s.dispatchEvent(new Event('input')); return true; })()");
  }

  private static void awaitSource(String code) {
    browser()
        .await(
            "[...studio.state.sources.values()].some((s) => s && !s.old && s.text.includes('"
                + code
                + "'))");
  }

  @Test
  void savesTheValueOfAParameterAsItsDefault() throws IOException {
    press("p");
    browser().await("document.querySelector('#set-far')");
    browser()
        .js(
            "(() => { const f = document.querySelector('#set-far'); f.value = '4';"
                + " f.dispatchEvent(new Event('change')); return true; })()");
    browser().await("document.querySelectorAll('.field .link').length === 2");
    browser().js("document.querySelectorAll('.field .link')[1].click()");
    browser().await("studio.state.facts.parameters[0].default === '4.0'");
    assertTrue(source().contains("parameter(\"far\", 4.0, "), source());
    assertEquals("{}", browser().js("JSON.stringify(studio.state.values)"));
  }

  @Test
  void scalesAndTurnsAnObjectByItsHandles() throws IOException {
    shown(0);
    press("d");
    browser().click("#write");
    clickAt(0, 0);
    browser().await("studio.objects.picked && document.querySelector('.handles')");
    drag(false, 1.08, 1.08, 1.5, 1.5, 2.16, 2.16);
    browser().await("document.querySelector('.diff .added')");
    assertTrue(
        source().matches("(?s).*setFill\\(BLUE, 1\\)\\.scale\\((2|1\\.9\\d?|2\\.0\\d?)\\);.*"),
        source());
    browser().await("document.querySelector('.ghost')");
    browser().await("studio.state.facts.generation === studio.state.generation");
    shownWhole();
    browser().await(HASH + " === " + hash(0, Map.of()));
    undo();
    browser().await("studio.objects.frame === 0 && studio.objects.picked");
    clickAt(0, 0);
    browser().await("studio.objects.picked.size[0] < 2.1");
    double unit = number("studio.picture.canvas.getBoundingClientRect().height") / 8.0;
    double knob = 1 + 24 / unit;
    drag(false, 0, knob, -knob / 3, knob, -knob / Math.sqrt(2), knob / Math.sqrt(2));
    browser().await("document.querySelector('.diff .added')?.textContent.includes('rotate')");
    assertTrue(source().matches("(?s).*\\.rotate\\(4[3-7] \\* DEGREES\\);.*"), source());
    browser().await("studio.state.facts.generation === studio.state.generation");
    shownWhole();
    browser().await(HASH + " === " + hash(0, Map.of()));
  }
}
