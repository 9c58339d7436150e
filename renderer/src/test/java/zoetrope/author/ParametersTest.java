package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/** Parameters that a scene declares in construct() work like those of fields. */
class ParametersTest {
  static final class Inside extends Scene {
    final Parameter<Double> rest = parameter("rest", 1.0);

    @Override
    protected void construct() {
      int count = parameter("count", 2, "how many rests").get();
      if (count > 2) {
        pause(parameter("extra", 0.5).get());
      }
      pause(count * rest.get());
    }
  }

  private static final SceneEntry SCENE = SceneEntry.of(Inside.class);

  private static Renderer renderer(Map<String, String> values) {
    return new Renderer(RenderSettings.of(96, 54, FrameRate.of(10)).withParameters(values));
  }

  private static double seconds(Map<String, String> values) {
    Renderer renderer = renderer(values);
    renderer.checkParameters(List.of(SCENE));
    return renderer.dryRun(SCENE).duration().seconds();
  }

  @Test
  void valuesAreSetWhereverTheParameterIsDeclared() {
    assertEquals(2, seconds(Map.of()));
    assertEquals(6, seconds(Map.of("rest", "3")));
    assertEquals(4.5, seconds(Map.of("count", "4")));
    assertEquals(4.25, seconds(Map.of("count", "4", "extra", "0.25")));
  }

  @Test
  void theResultOfARunListsThem() {
    List<String> names =
        renderer(Map.of("count", "3")).dryRun(SCENE).parameters().stream()
            .map(Parameter::name)
            .toList();
    assertEquals(List.of("rest", "count", "extra"), names);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cuont | 3    | did you mean count?",
        "count | many | expected whole number",
        "extra | 1    | there are rest, count",
      })
  void namesAndValuesAreCheckedBeforeRendering(String name, String value, String message) {
    Renderer renderer = renderer(Map.of(name, value));
    String said =
        assertThrows(UsageException.class, () -> renderer.checkParameters(List.of(SCENE)))
            .getMessage();
    assertTrue(said.contains(message), said);
  }

  @Test
  void aWrongValueFailsAtTheLineOfItsParameter() {
    Renderer renderer = renderer(Map.of("count", "many"));
    SceneException error = assertThrows(SceneException.class, () -> renderer.dryRun(SCENE));
    assertTrue(error.getMessage().contains("expected whole number"), error::getMessage);
    assertEquals("ParametersTest.java", error.file());
  }
}
