package zoetrope.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.render.Quality;
import zoetrope.render.RenderSettings;
import zoetrope.render.SceneCatalogue;
import zoetrope.render.SceneEntry;
import zoetrope.render.lint.Finding;
import zoetrope.render.lint.Lint;

/** Walks all boundaries of plays of the films: no ghosts, no pops, no texts on one another. */
class CleanFilmsTest {
  /**
   * A film and a pattern of what is meant, empty for nothing. A film that is missing is skipped.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // As in the original: a count is seen from its 0; copies start on what they copy; the
        // camera looks closer at a part of the grid; words with a halo stand on dimmed numbers.
        "AttentionPatterns | pop: .*IntegerNumber 0.*CountInFrom"
            + "|pop: the order of painting at .*(TransformFromCopy|MoveToTarget|between two plays).*"
            + "|pop: Arrow at .*TransformFromCopy.*|pop: Group at .* 24 pixels.*"
            + "|pop: Group at .*LaggedStart.LaggedStart.FadeIn.*cleaned up.*"
            + "|cut: .*|overlap: .*(We want these|softmax, T = 8).*",
        "TransformerArchitecture | ",
      })
  void noPlayLeavesSomethingThatNobodyWants(String film, String meant) {
    List<SceneEntry> scenes =
        SceneCatalogue.of(CleanFilmsTest.class.getClassLoader()).all().stream()
            .filter(scene -> scene.name().equals(film))
            .toList();
    assumeTrue(!scenes.isEmpty(), film + " is not there");
    List<String> findings =
        Lint.check(scenes.get(0), RenderSettings.of(Quality.LOW)).stream()
            .filter(finding -> !finding.kind().isNote())
            .map(Finding::toString)
            .filter(line -> meant == null || !line.matches(".*(" + meant + ").*"))
            .toList();
    assertEquals(List.of(), findings, () -> String.join("\n", findings));
  }
}
