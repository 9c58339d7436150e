package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.render.cluster.SegmentOrder;

class BatchesTest {
  private static List<List<Integer>> indexes(int size) {
    List<SegmentOrder> orders =
        IntStream.of(2, 0, 1, 4, 6)
            .mapToObj(i -> new SegmentOrder(i, 10L * i, 10L * i + 10, "", 1))
            .toList();
    return Batches.of(orders, size).stream()
        .map(batch -> batch.stream().map(SegmentOrder::index).toList())
        .toList();
  }

  @Test
  void singleSegmentsKeepTheirOrder() {
    assertEquals(List.of(List.of(2), List.of(0), List.of(1), List.of(4), List.of(6)), indexes(1));
  }

  @Test
  void batchesAreConsecutive() {
    assertEquals(List.of(List.of(0, 1), List.of(2, 4), List.of(6)), indexes(2));
    assertEquals(List.of(List.of(0, 1, 2, 4, 6)), indexes(16));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 2, 1",
    "3, 2, 1",
    "8, 2, 2",
    "100, 2, 16",
    "100, 100, 1",
    "1000, 100, 5",
    "9, 0, 4"
  })
  void idleCoresGetSingleSegments(long waiting, int cores, int expected) {
    assertEquals(expected, Batches.size(waiting, cores));
  }
}
