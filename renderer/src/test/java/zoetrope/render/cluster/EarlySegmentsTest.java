package zoetrope.render.cluster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.internal.render.cluster.EarlySegments;
import zoetrope.internal.render.pipeline.MemoryBudget;

/** The order of making segments, and segments that arrive early. */
class EarlySegmentsTest {
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

  /** Ten bytes fit in memory. */
  @Test
  void storesEarlySegmentsInMemoryOrInAFile() throws IOException {
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
  void dropsASegmentThatArrivesTwiceOrTooLate() throws IOException {
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
