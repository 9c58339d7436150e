package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.Translations;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.voice.Recordings;
import zoetrope.scene.SceneException;
import zoetrope.sound.LineText;
import zoetrope.sound.VoiceSettings;

/** Texts on the screen are translated by the same file as spoken lines. */
class TranslatedTextsTest {
  private static final RenderSettings SMALL = RenderSettings.of(192, 108, FrameRate.of(10));

  @TempDir private Path folder;

  private static Renderer in(String language) {
    return new Renderer(SMALL.withVoice(VoiceSettings.NONE.withLanguage(language)));
  }

  private SceneEntry scene(String... body) throws IOException {
    String source =
        "import static zoetrope.Zoetrope.*;\n"
            + "class Shown extends Scene {\n  protected void construct() {\n"
            + String.join("\n", body)
            + "\n  }\n}\n";
    Path file = Files.writeString(folder.resolve("Shown.java"), source);
    return new SourceScenes(getClass().getClassLoader()).find(file.toString()).get(0);
  }

  private void translate(String language, String... pairs) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < pairs.length; i += 2) {
      lines.append(Translations.key(pairs[i])).append('=').append(pairs[i + 1]).append('\n');
    }
    Path voice = Files.createDirectories(folder.resolve("voice/Shown"));
    Files.writeString(voice.resolve("lines." + language + ".properties"), lines);
  }

  private byte[] still(SceneEntry scene, String language) {
    Path file = folder.resolve("still.png");
    in(language).still(scene, TimePoint.parse("end"), file);
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private void assertDrawn(String expected, String body) throws IOException {
    byte[] translated = still(scene(body), "de");
    byte[] written = still(scene(expected), "");
    assertTrue(java.util.Arrays.equals(written, translated), body);
  }

  @Test
  void drawsTheTranslationsOfAllKindsOfTexts() throws IOException {
    translate(
        "de",
        "a circle",
        "ein Kreis",
        "a <b>bold</b> circle",
        "ein <b>dicker</b> Kreis",
        "the circle $C$",
        "der Kreis $C$",
        "\\text{area} = \\pi",
        "\\\\text{Fläche} = \\\\pi",
        "round",
        "rund",
        "Shapes",
        "Formen");
    assertDrawn("add(text(\"ein Kreis\"));", "add(text(\"a circle\"));");
    assertDrawn(
        "add(markupText(\"ein <b>dicker</b> Kreis\"));",
        "add(markupText(\"a <b>bold</b> circle\"));");
    assertDrawn("add(texText(\"der Kreis $C$\"));", "add(texText(\"the circle $C$\"));");
    assertDrawn(
        "add(tex(\"\\\\text{Fläche} = \\\\pi\"));", "add(tex(\"\\\\text{area} = \\\\pi\"));");
    assertDrawn(
        "add(paragraph(\"ein Kreis\", \"rund\"));", "add(paragraph(\"a circle\", \"round\"));");
    assertDrawn("add(title(\"Formen\"));", "add(title(\"Shapes\"));");
    assertDrawn(
        "add(bulletedList(\"rund\", \"Formen\"));", "add(bulletedList(\"round\", \"Shapes\"));");
  }

  @Test
  void findsPartsByTheirOriginalWords() throws IOException {
    translate("de", "a blue circle", "ein blauer Kreis", "blue", "blauer");
    assertDrawn(
        "add(text(\"ein blauer Kreis\").colorPart(\"blauer\", BLUE));",
        "add(text(\"a blue circle\").colorPart(\"blue\", BLUE));");
    translate("de", "a blue circle", "ein blauer Kreis");
    SceneException e =
        assertThrows(
            SceneException.class,
            () -> in("de").dryRun(scene("add(text(\"a blue circle\").part(\"blue\"));")));
    assertTrue(
        e.getMessage()
            .endsWith(
                "the text is translated to de: write the translation of this part after "
                    + Translations.key("blue")
                    + "= in voice/Shown/lines.de.properties"),
        e.getMessage());
  }

  @Test
  void warnsOfTextsWithoutATranslationAndShowsTheOriginal() throws IOException {
    translate("de", "a circle", "ein Kreis");
    SceneEntry scene = scene("add(text(\"a circle\"), text(\"a square\"), text(\"x = 2\"));");
    assertEquals(
        List.of(
            "1 text on the screen is not translated to de: add "
                + Translations.key("a square")
                + " (\"a square\") to voice/Shown/lines.de.properties"),
        in("de").dryRun(scene).warnings());
    assertDrawn("add(text(\"a square\"));", "add(text(\"a square\"));");
  }

  @Test
  void leavesCodeAndSubtitlesAsTheyAre() throws IOException {
    translate("de", "a circle", "ein Kreis");
    SceneEntry scene = scene("add(code(\"return value;\", \"java\"));");
    assertEquals(List.of(), in("de").dryRun(scene).texts());
    assertEquals(List.of(), in("de").dryRun(scene).warnings());
  }

  @Test
  void listsTextsAndTheirPartsForTranslation() throws IOException {
    SceneEntry scene =
        scene(
            "say(\"Look here.\");",
            "add(text(\"a blue circle\").colorPart(\"blue\", BLUE), tex(\"\\\\text{area}\"));");
    String template = Recordings.of(scene, in("").dryRun(scene), VoiceSettings.NONE).properties();
    assertEquals(
        String.join(
            "\n",
            "# Look here.",
            LineText.parse("Look here.").fileName() + "=",
            "",
            "# a blue circle",
            Translations.key("a blue circle") + "=",
            "",
            "# blue",
            Translations.key("blue") + "=",
            "",
            "# \\\\text{area}",
            Translations.key("\\text{area}") + "=",
            "",
            ""),
        template);
  }

  @Test
  void theOriginalLanguageNeedsNoTranslation() throws IOException {
    SceneEntry scene = scene("add(text(\"a circle\"));", "pauseUntil(say(\"A circle.\").end());");
    assertEquals(List.of(), in("en").dryRun(scene).warnings());
    VoiceSettings german = VoiceSettings.NONE.withOriginal("de");
    assertEquals(
        List.of(),
        new Renderer(SMALL.withVoice(german.withLanguage("de"))).dryRun(scene).warnings());
    assertThrows(
        SceneException.class,
        () -> new Renderer(SMALL.withVoice(german.withLanguage("en"))).dryRun(scene));
    translate("en", "a circle", "one circle");
    assertEquals(1, in("en").dryRun(scene).warnings().size(), "the file takes precedence");
  }

  @Test
  void explainsAMissingMarkOfATranslatedLine() throws IOException {
    String key = LineText.parse("A circle, one, two, six.").fileName();
    Path voice = Files.createDirectories(folder.resolve("voice/Shown"));
    Files.writeString(voice.resolve("lines.de.properties"), key + "=Ein Kreis.\n");
    SceneEntry scene = scene("pauseUntil(say(\"A circle, one, two, six.\").at(\"six\"));");
    SceneException e = assertThrows(SceneException.class, () -> in("de").dryRun(scene));
    assertTrue(
        e.getMessage().contains("write [six] at its place in the line, or in its translation"),
        e.getMessage());
  }
}
