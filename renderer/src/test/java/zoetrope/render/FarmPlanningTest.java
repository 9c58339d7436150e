package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;
import static zoetrope.render.FarmTest.SETTINGS;
import static zoetrope.render.FarmTest.farmed;
import static zoetrope.render.FarmTest.none;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.internal.render.pipeline.MemoryBudget;
import zoetrope.scene.Scene;

/** What a farm's films cost where they are planned, and in which order segments go and come. */
@Timeout(120)
class FarmPlanningTest {
  @TempDir private Path folder;

  /** Forty seconds, whose runs are counted. */
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
  void aLongFilmIsRunOnceWhereItIsPlanned() {
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
                        SceneEntry.of(FarmTest.Elsewhere.class), folder.resolve("b.mp4")),
                    RenderRequest.film(
                        SceneEntry.of(FarmTest.Moving.class), folder.resolve("c.mp4"))));
    long frames = results.stream().mapToLong(RenderResult::frames).sum();
    assertTrue(frames > 0 && !results.get(1).done());
    assertEquals(expected.get(), done.get(), "what failed is expected no more");
    assertTrue(frames <= done.get());
  }

  @Test
  void longSegmentsGoFirstAndOthersInTheirOrder() {
    List<SegmentOrder> orders =
        new ArrayList<>(
            List.of(
                new SegmentOrder(0, 0, 10, "", 10),
                new SegmentOrder(1, 10, 20, "", 9),
                new SegmentOrder(2, 20, 120, "", 100),
                new SegmentOrder(3, 120, 130, "", 12)));
    orders.sort(SegmentOrder.LONGEST_FIRST);
    assertEquals(List.of(2, 0, 1, 3), orders.stream().map(SegmentOrder::index).toList());
  }

  /** With room for ten bytes in memory. */
  @Test
  void segmentsThatComeEarlyWaitInMemoryOrInAFile() throws IOException {
    try (EarlySegments early = new EarlySegments(new MemoryBudget(10))) {
      for (int round = 0; round < 2; round++) {
        for (int index : new int[] {4, 1, 3, 0, 2}) {
          early.add(segment(index));
        }
        for (int index = 0; index < 5; index++) {
          assertTrue(early.has(index));
          FarmedSegment taken = early.take(index);
          assertArrayEquals(segment(index).bytes(), taken.bytes());
          assertEquals(Map.of("raster", 7L), taken.nanos());
          assertFalse(early.has(index));
        }
      }
    }
  }

  @Test
  void aSegmentThatComesTwiceOrTooLateIsNotKept() throws IOException {
    MemoryBudget room = new MemoryBudget(5);
    EarlySegments early = new EarlySegments(room);
    early.add(segment(1));
    early.add(segment(1));
    assertArrayEquals(segment(1).bytes(), early.take(1).bytes());
    early.close();
    early.add(segment(2));
    assertFalse(early.has(2));
    assertTrue(room.take(5), "all of the room is free again");
  }

  private static FarmedSegment segment(int index) {
    byte[] bytes = new byte[3 + index];
    Arrays.fill(bytes, (byte) index);
    return FarmedSegment.made(index, bytes, Map.of("raster", 7L), false, 0);
  }
}
