package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.Translations;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.Metadata;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.Variation;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;
import zoetrope.sound.LineText;

/** Films of paths in several languages, and with texts that are no HTML, in a real browser. */
@Timeout(240)
@ExtendWith(SharedStudio.class)
class PlayerLanguagesTest {
  private static final String PLAYER = "document.querySelector('zoetrope-player')";
  private static final String ATTACK =
      "</script></title><img src=x onerror='hit = 1'><script>hit = 2</script>&amp;";
  private static final RenderSettings SMALL = RenderSettings.of(480, 270, FrameRate.of(10));

  /** A scene whose names and texts look like HTML and contain control characters. */
  static final class Hostile extends Scene {
    @Override
    protected void construct() {
      section(ATTACK);
      subtitle(ATTACK + "\u0007\u2028\u202e", 2);
      add(zoetrope.Zoetrope.text(ATTACK).scale(0.3));
      pause(2);
    }
  }

  @TempDir private Path folder;

  private static Browser browser() {
    return StudioPage.running.browser;
  }

  private void open(SceneEntry scene, RenderSettings settings, List<Variation> variations) {
    Path page = folder.resolve("film.html");
    new Renderer(settings).render(RenderRequest.player(scene, page).withVariations(variations));
    browser().open(page.toUri().toString());
    browser().await(PLAYER + "?.readyState === 4");
  }

  private static Object player(String expression) {
    return browser().js(PLAYER + "." + expression);
  }

  @Test
  void containsTheTextsAndSubtitlesOfSeveralLanguages() throws IOException {
    Path source =
        Files.writeString(
            folder.resolve("Shown.java"),
            """
            import static zoetrope.Zoetrope.*;
            class Shown extends Scene {
              protected void construct() {
                add(text("a circle"));
                say("We see a circle.");
                pause(3);
              }
            }
            """);
    SceneEntry scene = new SourceScenes(getClass().getClassLoader()).find(source.toString()).get(0);
    Path voice = Files.createDirectories(folder.resolve("voice/Shown"));
    Files.writeString(
        voice.resolve("lines.de.properties"),
        "%s=ein Kreis\n%s=Wir sehen einen Kreis.\n"
            .formatted(
                Translations.key("a circle"),
                new LineText("We see a circle.", Map.of()).fileName()));
    open(scene, SMALL, List.of(Variation.parse("language=en,de")));
    assertEquals(List.of("en", "We see a circle."), shown());
    assertEquals(
        "Deutsch", player("shadowRoot.querySelector('.parameters select').options[1].text"));
    browser().js(PLAYER + ".setParameter('language', 'de')");
    browser().await("!" + PLAYER + ".seeking");
    assertEquals(List.of("de", "Wir sehen einen Kreis."), shown());
    browser().await(PLAYER + ".texts.box.innerText.includes('ein Kreis')");
    List<Variation> wrong = List.of(Variation.parse("language=en,not a language"));
    assertThrows(UsageException.class, () -> open(scene, SMALL, wrong));
  }

  private static List<Object> shown() {
    return List.of(player("caption.lang"), player("caption.textContent"));
  }

  @Test
  void showsNamesAndLinesThatLookLikeHtmlAsTexts() {
    Metadata metadata = Metadata.NONE.orTitle(ATTACK);
    open(SceneEntry.of(Hostile::new), SMALL.withMetadata(metadata), List.of());
    assertEquals(ATTACK, browser().js("document.title"));
    browser().await(PLAYER + ".texts.lines.length === 1");
    assertEquals(true, player("caption.textContent.startsWith('</script>')"));
    assertEquals(true, player("chapters[0].title.includes('onerror')"));
    assertEquals(true, browser().js("window.hit === undefined"));
    assertEquals(0L, browser().js("document.querySelectorAll('img').length"));
    assertEquals(0L, player("shadowRoot.querySelectorAll('.bar img, .text img, p img').length"));
  }
}
