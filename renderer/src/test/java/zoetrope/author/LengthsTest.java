package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.shapes.Square;
import zoetrope.scene.FrameRange;

/** A film has the number of frames that is nearest to its exact length. */
class LengthsTest {
  private static final FrameRate NTSC = new FrameRate(30_000, 1001);

  @Test
  void shortPausesDoNotAddUpErrors() {
    Runs.Run run =
        Runs.run(
            new Runs.Sketch(
                s -> {
                  for (int i = 0; i < 300; i++) {
                    s.rest(1 / 3.0);
                  }
                }),
            NTSC,
            0,
            FrameRange.ALL);
    assertEquals(2997, run.result().frames());
    assertEquals(2997, run.frames().size());
  }

  @ParameterizedTest
  @CsvSource({"1.0, 10", "1.04, 10", "1.05, 11", "1.06, 11", "0.01, 1", "0.14, 1", "0.16, 2"})
  void lengthsRoundToTheNearestFrame(double seconds, int frames) {
    for (int kind = 0; kind < 3; kind++) {
      boolean moves = kind > 0;
      boolean updates = kind > 1;
      Runs.Run run =
          Runs.run(
              s -> {
                Square q = square(1);
                if (updates) {
                  q.addUpdater((m, dt) -> m.shift(UP.times(dt)));
                }
                s.put(q);
                if (moves) {
                  s.playAll(animate(q, m -> m.shift(RIGHT)).runTime(seconds));
                } else {
                  s.rest(seconds);
                }
              });
      assertEquals(frames, run.result().frames());
      assertEquals(frames, run.frames().size());
      assertEquals(moves ? 1 : 0, run.center(frames - 1, 0).x(), 1e-9);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void partsOfRandomScenesHaveTheFramesOfTheWhole(long seed) {
    Runs.Run whole = Runs.run(10, s -> act(s, seed));
    double length = whole.result().duration().seconds();
    assertEquals(Math.max(1, Math.round(10 * length)), whole.frames().size());
    List<Double> places = new ArrayList<>();
    whole.frames().forEach(f -> places.add(f.items().get(0).bounds().center().x()));
    for (int from = 0; from < whole.frames().size(); from++) {
      for (int to = from + 1; to <= whole.frames().size(); to += 2) {
        Runs.Run part = Runs.run(new FrameRange(from, to), s -> act(s, seed));
        List<Double> partPlaces = new ArrayList<>();
        part.frames().forEach(f -> partPlaces.add(f.items().get(0).bounds().center().x()));
        assertEquals(places.subList(from, to), partPlaces);
      }
    }
    Runs.Run last = Runs.run(FrameRange.END, s -> act(s, seed));
    double end = last.frames().get(0).items().get(0).bounds().center().x();
    assertEquals(places.get(places.size() - 1), end);
  }

  private static void act(Runs.Sketch scene, long seed) {
    Random random = new Random(seed);
    Square q = square(1);
    scene.put(q);
    for (int i = 0; i < 8; i++) {
      double seconds = random.nextInt(30) / 100.0;
      if (random.nextBoolean()) {
        scene.rest(seconds);
      } else {
        scene.playAll(animate(q, m -> m.shift(RIGHT)).runTime(seconds));
      }
    }
  }
}
