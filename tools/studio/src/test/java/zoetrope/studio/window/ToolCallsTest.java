package zoetrope.studio.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.UsageException;
import zoetrope.studio.edit.SourceEdits;
import zoetrope.studio.live.LiveScene;
import zoetrope.studio.project.Project;

/** The code that the studio's tools write, tested without a browser. */
class ToolCallsTest {
  private static final String TITLED =
      """
      import static zoetrope.Zoetrope.*;

      public final class Titled extends ThreeDScene {
        @Override
        protected void construct() {
          setCameraOrientation(0.9, 0.7);
          var title = square(1).setFill(BLUE, 1).moveTo(at(4, 2)).fixInFrame();
          add(title);
          pause(1);
        }
      }
      """;

  @Test
  void movesFixedObjectsWithThePointerInAnyView(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("Titled.java");
    Files.writeString(file, TITLED);
    Project project = new Project(List.of(file.toString()), List.of(), folder, SegmentCache.none());
    CallTable calls = new CallTable();
    RenderSettings settings = RenderSettings.of(Quality.LOW);
    try (LiveScene scene =
        new LiveScene(
            project.scene("Titled").orElseThrow(), settings, Visibility.ALL, r -> {}, 1 << 24)) {
      calls(project, scene).addTo(calls);
      int title = scene.inspect(0, stage -> stage.stage().objects().size() - 1);
      double unit = settings.height() / 8.0;
      String move =
          "{'frame': 0, 'object': %d, 'from': [400, 100], 'to': [%s, %s]}"
              .formatted(title, 400 + unit, 100 + 2 * unit)
              .replace('\'', '"');
      Map<?, ?> made = (Map<?, ?>) calls.answer("move", new ObjectMapper().readTree(move));
      assertEquals("title.shift(at(1, -2))", made.get("code"));
      assertThrows(UsageException.class, () -> scene.inspect(-1, stage -> stage));
    }
  }

  private static ToolCalls calls(Project project, LiveScene scene) {
    VerifiedEdits edits = new VerifiedEdits(project, new SourceEdits(), () -> scene, () -> 1);
    return new ToolCalls(project, edits, () -> scene);
  }

  private static final String OVERRIDDEN =
      """
      import static zoetrope.Zoetrope.*;

      public final class Moved extends Scene {
        @Override
        protected void construct() {
          var box = square(1).moveTo(at(-2, 2));
          add(box);
          play(animate(box, b -> b.moveTo(at(0, -2))).runTime(1));
        }
      }
      """;

  @Test
  void namesThePlayThatOverridesAMove(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("Moved.java");
    Files.writeString(file, OVERRIDDEN);
    Project project = new Project(List.of(file.toString()), List.of(), folder, SegmentCache.none());
    CallTable calls = new CallTable();
    RenderSettings settings = RenderSettings.of(Quality.LOW);
    try (LiveScene scene =
        new LiveScene(
            project.open(project.scene("Moved").orElseThrow()),
            settings,
            Visibility.ALL,
            r -> {},
            1 << 24)) {
      calls(project, scene).addTo(calls);
      int box = scene.inspect(7, stage -> stage.stage().objects().size() - 1);
      String move =
          "{'frame': 7, 'object': %d, 'by': [3, 0], 'write': true, 'play': {'file': 'Moved.java',"
                  .formatted(box)
              + " 'line': 8, 'times': 1}}";
      Map<?, ?> made =
          (Map<?, ?>) calls.answer("move", new ObjectMapper().readTree(move.replace('\'', '"')));
      String refused = (String) made.get("refused");
      assertTrue(refused.contains("Moved.java:8 sets the object again"), refused);
      assertEquals(OVERRIDDEN, Files.readString(file));
    }
  }
}
