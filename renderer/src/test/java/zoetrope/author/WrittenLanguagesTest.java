package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.SceneException;
import zoetrope.scene.Subtitle;
import zoetrope.sound.LineText;
import zoetrope.sound.VoiceSettings;

/** Scenes that are written in several languages, and translations in the current folder. */
class WrittenLanguagesTest {
  private static final String NAME = "WrittenInTwoLanguages";
  private static final String ENGLISH = LineText.parse("A circle.").fileName();

  @TempDir private Path folder;
  private SceneEntry scene;

  @BeforeEach
  void writeTheScene() throws IOException {
    String source =
        """
        import static zoetrope.Zoetrope.*;
        import zoetrope.scene.Parameter;
        class %s extends Scene {
          enum Tongue { IT, EN }
          Parameter<Tongue> language = parameter("language", Tongue.IT);
          protected void construct() {
            pauseUntil(say(language.get() == Tongue.IT ? "Un cerchio." : "A circle.").end());
          }
        }
        """
            .formatted(NAME);
    Path file = Files.writeString(folder.resolve(NAME + ".java"), source);
    scene = new SourceScenes(getClass().getClassLoader()).find(file.toString()).get(0);
  }

  private String spoken(String language, Map<String, String> parameters) {
    RenderSettings settings =
        RenderSettings.of(192, 108, FrameRate.of(10))
            .withParameters(parameters)
            .withVoice(VoiceSettings.NONE.withLanguage(language));
    List<Subtitle> subtitles = new Renderer(settings).dryRun(scene).subtitles();
    assertEquals(1, subtitles.size());
    return subtitles.get(0).text();
  }

  private static void translate(Path root, String line) throws IOException {
    Path voice = Files.createDirectories(root.resolve("voice/" + NAME));
    Files.writeString(voice.resolve("lines.de.properties"), ENGLISH + "=" + line + "\n");
  }

  @Test
  void theLanguageOfTheRunSetsTheParameterOfTheScene() {
    assertEquals("Un cerchio.", spoken("", Map.of()));
    assertEquals("Un cerchio.", spoken("it", Map.of()));
    assertEquals("A circle.", spoken("en", Map.of()));
    assertEquals("A circle.", spoken("", Map.of("language", "en")));
    assertEquals("A circle.", spoken("en", Map.of("language", "en")));
  }

  @Test
  void otherLanguagesAreTranslatedFromTheOriginalLanguage() throws IOException {
    translate(folder, "Ein Kreis.");
    assertEquals("Ein Kreis.", spoken("de", Map.of()));
    assertEquals("Ein Kreis.", spoken("de", Map.of("language", "en")));
  }

  @Test
  void aParameterThatContradictsTheLanguageOfTheRunIsAnError() {
    SceneException e =
        assertThrows(SceneException.class, () -> spoken("en", Map.of("language", "it")));
    assertTrue(e.getMessage().contains(NAME + " is not translated to en"), e.getMessage());
  }

  @Test
  void aTranslationInTheCurrentFolderTakesPrecedence() throws IOException {
    Path here = Path.of("");
    try {
      translate(here, "Hier ein Kreis.");
      assertEquals("Hier ein Kreis.", spoken("de", Map.of()));
      translate(folder, "Ein Kreis.");
      assertEquals("Hier ein Kreis.", spoken("de", Map.of()));
      translate(here, "");
      assertEquals("Ein Kreis.", spoken("de", Map.of()));
    } finally {
      Files.deleteIfExists(here.resolve("voice/" + NAME + "/lines.de.properties"));
      Files.deleteIfExists(here.resolve("voice/" + NAME));
      here.resolve("voice").toFile().delete();
    }
  }
}
