package zoetrope.studio.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.studio.live.LiveScene;

/** The cost of plays and objects is measured and sorted. */
@Timeout(60)
class SceneProfileTest {
  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;

      public final class Costs extends Scene {
        @Override
        protected void construct() {
          for (int i = 0; i < 250; i++) {
            add(square(0.1).shift(right(0.01 * i)));
          }
          var small = square(1).setFill(BLUE, 1);
          var many = group();
          for (int i = 0; i < 400; i++) {
            many.add(circle(1 + i * 0.005));
          }
          add(small, many);
          pause(0.5);
          play(animate(many, m -> m.shift(right(1))).runTime(1));
        }
      }
      """;

  @TempDir private static Path folder;
  private LiveScene scene;

  @BeforeEach
  void open() throws IOException {
    Path file = folder.resolve("Costs.java");
    Files.writeString(file, SCENE);
    var entry = new SourceScenes(getClass().getClassLoader()).find(file.toString()).get(0);
    RenderSettings settings = RenderSettings.of(Quality.LOW);
    scene = new LiveScene(entry, settings, Visibility.ALL, ForkJoinPool.commonPool(), 64L << 20);
  }

  @AfterEach
  void close() {
    scene.close();
  }

  @Test
  void ranksThePlayThatMovesMuchFirst() {
    List<String> progress = new ArrayList<>();
    List<SceneProfile.PlayCost> costs =
        new SceneProfile(scene, new Cancellation())
            .plays((done, all) -> progress.add(done + "/" + all));
    assertEquals(List.of("1/2", "2/2"), progress);
    assertEquals(1, costs.get(0).play().index());
    assertTrue(costs.get(0).stage() > 0 && costs.get(0).drawing() > 0, costs.toString());
    assertTrue(costs.get(0).bytes() > costs.get(1).bytes(), costs.toString());
  }

  @Test
  void ranksTheObjectsThatCostMostOfMany() {
    List<String> kinds =
        scene.inspect(
            3,
            finder ->
                new SceneProfile(scene, new Cancellation())
                    .objects(finder).stream().map(cost -> cost.object().kind()).toList());
    assertEquals("Group", kinds.get(0));
    assertEquals(200, kinds.size());
  }

  @Test
  void endsWhenCancelled() {
    Cancellation cancelled = new Cancellation();
    cancelled.cancel();
    SceneProfile profile = new SceneProfile(scene, cancelled);
    assertThrows(CancellationException.class, () -> profile.plays((done, all) -> {}));
  }
}
