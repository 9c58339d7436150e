package gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.render.lookup.SceneIndex;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;

/** Checks that all scenes of the gallery exist, and that no example has findings. */
class GalleryLintTest {
  private static final RenderSettings SETTINGS = RenderSettings.of(Quality.LOW);

  static List<SceneEntry> scenes() {
    return new SceneIndex(GalleryLintTest.class.getClassLoader()).scenes();
  }

  @Test
  void theGalleryHasTwentySevenScenes() {
    assertEquals(27, scenes().stream().filter(s -> s.className().startsWith("gallery.")).count());
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void hasNoFindings(SceneEntry scene) {
    List<String> findings =
        Lint.check(scene, SETTINGS).stream()
            .filter(finding -> !finding.kind().isNote())
            .map(Finding::toString)
            .toList();
    assertEquals(List.of(), findings, () -> String.join("\n", findings));
  }
}
