package gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.lint.Finding;
import zoetrope.lint.Lint;
import zoetrope.render.lookup.SceneIndex;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;

/** Checks that all scenes of the gallery exist and that lint has no findings in them. */
class GalleryLintTest {
  private static final RenderSettings SETTINGS = RenderSettings.of(Quality.LOW);

  /**
   * Findings that are intended: in the original scenes, too, results of Boolean operations and the
   * zoomed display appear without an animation.
   */
  private static final String INTENDED_FINDINGS =
      ".*pop: (Intersection|Union|Exclusion|Difference|CameraDisplay) at .*";

  static List<SceneEntry> scenes() {
    return new SceneIndex(GalleryLintTest.class.getClassLoader())
        .scenes().stream().filter(scene -> scene.className().startsWith("gallery.")).toList();
  }

  @Test
  void hasTwentySevenScenes() {
    assertEquals(27, scenes().size());
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void lintFindsNoCutsOrPops(SceneEntry scene) {
    List<String> findings =
        Lint.check(scene, SETTINGS).stream()
            .filter(finding -> !finding.kind().isNote())
            .map(Finding::toString)
            .filter(line -> !line.matches(INTENDED_FINDINGS))
            .toList();
    assertEquals(List.of(), findings, () -> String.join("\n", findings));
  }
}
