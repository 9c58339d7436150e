package zoetrope.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.lint.Lint;
import zoetrope.lint.report.CheckResult;
import zoetrope.lint.report.Finding;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.StageResult;

/** Checks all films: no forgotten objects, no sudden changes, and no overlapping texts. */
class CleanFilmsTest {
  /** The films without spoken lines: a still, and a film with sounds. */
  private static final List<String> SILENT = List.of("AttentionThumbnail", "CollidingBlocks");

  static List<SceneEntry> films() {
    return SceneCatalogue.of(CleanFilmsTest.class.getClassLoader()).all();
  }

  @ParameterizedTest
  @MethodSource("films")
  void hasNoFindings(SceneEntry film) {
    CheckResult result = Lint.run(film, new Renderer(RenderSettings.of(Quality.LOW)), site -> "");
    List<String> findings = result.faults().stream().map(Finding::toString).toList();
    assertEquals(List.of(), findings, () -> String.join("\n", findings));
    assertNarrated(film.name(), result.run());
  }

  /** Asserts that a film has sections, subtitles and spoken lines. */
  private static void assertNarrated(String film, StageResult run) {
    assertFalse(run.sections().isEmpty(), film + " has no section");
    assertFalse(run.subtitles().isEmpty(), film + " has no subtitles");
    assertTrue(SILENT.contains(film) || !run.lines().isEmpty(), film + " has no lines");
  }
}
