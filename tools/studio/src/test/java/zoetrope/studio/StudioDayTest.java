package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;

/** What a day of an author holds: from the first look to the talk, and what comes between. */
class StudioDayTest extends StudioPage {
  @Test
  void anHourFromTheFirstLookToTheTalk() throws IOException {
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
    browser().js("document.querySelector('.facts .link').click()");
    browser().await("document.querySelector('.code .marked i')?.textContent === '11'");
    press("m");
    browser().await("document.querySelector('form.make')");
    browser().js("document.querySelector('form.make').requestSubmit()");
    browser().await("document.querySelector('.jobs .done a')");
    assertTrue(Files.size(studio().folder.resolve("out/Slide.mp4")) > 1000);
    press("v");
    browser().await("document.querySelector('.page.presenting')");
    press(Keys.SPACE);
    browser().await("!studio.player.playing && studio.player.shown === 59");
    press(Keys.ESCAPE);
    browser().await("!document.querySelector('.page.presenting')");
  }

  @Test
  void theServerGoesAndComesBackToTheSamePlace() {
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
  void twoWindowsAreAtPlacesOfTheirOwnAndBothSeeASave() throws IOException {
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

  @Test
  void aSlideStopsAPresentationAndHasItsNotes() throws IOException {
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

  @Test
  void theSheetOfKeysHoldsTheFocusAndTabsAreReachedByArrows() {
    press("?");
    browser().await("document.activeElement.className === 'sheet'");
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
}
