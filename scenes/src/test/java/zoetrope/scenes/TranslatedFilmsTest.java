package zoetrope.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.lint.Lint;
import zoetrope.lint.report.CheckResult;
import zoetrope.lint.report.Finding;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.voice.Recordings;
import zoetrope.sound.VoiceSettings;

/** The translations that come with films are complete, have nothing else, and fit the frame. */
class TranslatedFilmsTest {
  private static final List<String> LANGUAGES = List.of("de", "es", "zh");

  /** A film that is written in Chinese and English, and needs no file for Chinese. */
  private static final String CHINESE = "TransformerArchitecture";

  private static final List<String> TRANSLATED =
      List.of(
          "CollidingBlocks",
          "DescribeAttentionEquation",
          "LogitLens",
          "LossAndGradient",
          "MultiHeadedAttention",
          "NextToken",
          "Parallelizability",
          "PositionalEncoding",
          "RoadNotTaken",
          "ShowMasking",
          "SoftmaxTemperature",
          "TransformerArchitecture",
          "Translation",
          "TwoHarrysExample");

  /** The keys that a complete translation of a film has, by the name of the film. */
  private static final Map<String, TreeSet<String>> KEYS = new ConcurrentHashMap<>();

  private static List<SceneEntry> films() {
    return SceneCatalogue.of(TranslatedFilmsTest.class.getClassLoader()).all();
  }

  static Stream<Arguments> translations() {
    List<Arguments> all = new ArrayList<>();
    for (SceneEntry film : films()) {
      for (String language : LANGUAGES) {
        if (file(film, language) != null) {
          all.add(Arguments.of(film, language));
        }
      }
    }
    return all.stream();
  }

  private static URL file(SceneEntry film, String language) {
    try {
      return Class.forName(film.className())
          .getResource("voice/" + film.name() + "/lines." + language + ".properties");
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static RenderSettings in(String language) {
    return RenderSettings.of(Quality.LOW).withVoice(VoiceSettings.NONE.withLanguage(language));
  }

  /** Returns the keys of all lines and texts that a film has in the language it is written in. */
  private static TreeSet<String> keys(SceneEntry film) {
    VoiceSettings voice = VoiceSettings.NONE;
    Renderer renderer = new Renderer(in(voice.original()));
    try {
      Properties expected = new Properties();
      expected.load(
          new StringReader(Recordings.of(film, renderer.dryRun(film), voice).properties()));
      return new TreeSet<>(expected.stringPropertyNames());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void translatesTheseFilms() {
    for (String language : LANGUAGES) {
      List<String> expected =
          TRANSLATED.stream()
              .filter(film -> !film.equals(CHINESE) || !language.equals("zh"))
              .toList();
      List<String> found =
          films().stream()
              .filter(film -> file(film, language) != null)
              .map(SceneEntry::name)
              .sorted()
              .toList();
      assertEquals(expected, found, language);
    }
  }

  @ParameterizedTest
  @MethodSource("translations")
  void hasEachLineOfTheFilmAndNoOther(SceneEntry film, String language) throws IOException {
    Properties lines = new Properties();
    try (var in =
        new InputStreamReader(file(film, language).openStream(), StandardCharsets.UTF_8)) {
      lines.load(in);
    }
    lines.values().removeIf(line -> line.toString().isBlank());
    assertEquals(
        String.join("\n", KEYS.computeIfAbsent(film.name(), name -> keys(film))),
        String.join("\n", new TreeSet<>(lines.stringPropertyNames())));
  }

  @ParameterizedTest
  @MethodSource("translations")
  void fitsTheFrameAndOverlapsNothing(SceneEntry film, String language) {
    CheckResult result = Lint.run(film, new Renderer(in(language)), site -> "");
    List<String> findings = result.faults().stream().map(Finding::toString).toList();
    assertEquals(List.of(), findings, () -> String.join("\n", findings));
    assertEquals(List.of(), result.run().warnings());
  }
}
