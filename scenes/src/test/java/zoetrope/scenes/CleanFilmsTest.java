package zoetrope.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.lint.CheckResult;
import zoetrope.lint.Finding;
import zoetrope.scene.Fault;
import zoetrope.lint.Lint;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.StageResult;

/** Runs lint on all films: no forgotten objects, no sudden changes, and no overlapping texts. */
class CleanFilmsTest {
  /** The finding that is intended in all films: a count starts visibly at 0, as in Manim. */
  private static final String COUNT = ".*: pop: .*IntegerNumber 0.*CountInFrom.*";

  /** The intended findings of each film, as patterns. */
  private static final Map<String, List<String>> INTENDED =
      Map.of(
          "AttentionPatterns",
          List.of(
              // The boxes of words touch each other.
              "pop: the order of painting .*",
              "pop: Arrow at .*TransformFromCopy.*",
              "pop: (Group|Arrow) at .* 2\\d pixels of 480 lines.*",
              // The camera zooms in on a part of the grid.
              "cut: .*",
              // A text with a halo is in front of dimmed numbers, and columns in space cover
              // others.
              "overlap: .*(We want these|softmax).*",
              "overlap: DecimalNumber .* and DecimalNumber .*"),
          "MyseteryNovel",
          // The camera scrolls over the text.
          List.of("cut: .*"),
          "RoadNotTaken",
          // A teal copy is written over the original words.
          List.of("overlap: .*Group of 537 glyphs.*"),
          "CollidingBlocks",
          // Heavy blocks slide away for ever.
          List.of("outside: Text \"[\\d,]+ kg\" .*"));

  /** The films without spoken lines: a still, and a film with sounds. */
  private static final List<String> SILENT = List.of("AttentionThumbnail", "CollidingBlocks");

  static List<SceneEntry> films() {
    return SceneCatalogue.of(CleanFilmsTest.class.getClassLoader()).all();
  }

  @ParameterizedTest
  @MethodSource("films")
  void lintHasNoUnintendedFindings(SceneEntry film) {
    CheckResult result = Lint.run(film, new Renderer(RenderSettings.of(Quality.LOW)), site -> "");
    List<String> findings =
        result.findings().stream()
            .filter(finding -> !finding.kind().isNote() || finding.kind() == Fault.CROSSING)
            .map(Finding::toString)
            .filter(line -> !isMeant(film.name(), line))
            .toList();
    assertEquals(List.of(), findings, () -> String.join("\n", findings));
    assertNarrated(film.name(), result.run());
  }

  /** Asserts that a film has sections, subtitles and spoken lines. */
  private static void assertNarrated(String film, StageResult run) {
    assertFalse(run.sections().isEmpty(), film + " has no section");
    assertFalse(run.subtitles().isEmpty(), film + " has no subtitles");
    assertTrue(SILENT.contains(film) || !run.lines().isEmpty(), film + " has no lines");
  }

  /** Returns whether a finding is intended. */
  static boolean isMeant(String film, String line) {
    return line.matches(COUNT)
        || INTENDED.getOrDefault(film, List.of()).stream()
            .anyMatch(pattern -> line.matches(".*: " + pattern));
  }
}
