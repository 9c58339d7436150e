package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;
import static zoetrope.render.FarmTest.SETTINGS;
import static zoetrope.render.FarmTest.farmed;
import static zoetrope.render.FarmTest.none;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.render.cluster.Farm;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.Scene;

/** The cost of planning a farm's videos, and the order of their segments. */
@Timeout(120)
class FarmPlanningTest {
  @TempDir private Path folder;

  /** A scene that lasts forty seconds and counts its runs. */
  static final class Counted extends Scene {
    private static final AtomicInteger RUNS = new AtomicInteger();

    @Override
    protected void construct() {
      RUNS.incrementAndGet();
      var box = square(1).setFill(BLUE, 1);
      add(box);
      for (int i = 0; i < 20; i++) {
        double x = 0.2 * i - 2;
        play(animate(box, b -> b.moveTo(at(x, 0)).rotate(0.2)).runTime(1.3));
        pause(0.7);
        if (i == 7) {
          section("then");
        }
      }
    }
  }

  @Test
  void theDriverRunsALongSceneOnlyOnce() {
    Farm none =
        (film, orders, results) -> {
          throw new FarmException("enough", null);
        };
    Counted.RUNS.set(0);
    assertThrows(
        FarmException.class,
        () -> farmed(SETTINGS, none).film(SceneEntry.of(Counted.class), folder.resolve("a.mp4")));
    assertEquals(1, Counted.RUNS.get());
  }

  @Test
  void progressCountsTheFramesOfAllFilms() {
    AtomicLong expected = new AtomicLong();
    AtomicLong done = new AtomicLong();
    Progress counting =
        new Progress() {
          @Override
          public void advance(long frames) {
            done.addAndGet(frames);
          }

          @Override
          public void expect(long frames) {
            expected.addAndGet(frames);
          }
        };
    List<RenderResult> results =
        farmed(SETTINGS, new FarmTest.SentFarm(none()))
            .withProgress(counting)
            .render(
                List.of(
                    RenderRequest.film(
                        SceneEntry.of(FarmTest.Moving.class), folder.resolve("a.mp4")),
                    RenderRequest.film(
                        SceneEntry.of(FarmTest.FailingOnWorkers.class), folder.resolve("b.mp4")),
                    RenderRequest.film(
                        SceneEntry.of(FarmTest.Moving.class), folder.resolve("c.mp4"))));
    long frames = results.stream().mapToLong(RenderResult::frames).sum();
    assertTrue(frames > 0 && !results.get(1).done());
    assertEquals(expected.get(), done.get(), "frames of a failed scene are no longer expected");
    assertTrue(frames <= done.get());
  }
}
