package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zoetrope.render.cluster.SegmentOrder;

/** The segments of the longest video are handed out first, and only when cores need work. */
@Timeout(60)
class RenderTurnsTest {
  private static List<SegmentOrder> film(int segments) {
    return IntStream.range(0, segments)
        .mapToObj(i -> new SegmentOrder(i, 10L * i, 10L * i + 10, "", 10))
        .toList();
  }

  /** Waits on a new thread, because Java's common pool has too few threads on some machines. */
  private static FutureTask<List<List<SegmentOrder>>> await(Turns.Turn turn) {
    FutureTask<List<List<SegmentOrder>>> waiting = new FutureTask<>(() -> turn.await(() -> false));
    Thread thread = new Thread(waiting, "turns-test");
    thread.setDaemon(true);
    thread.start();
    return waiting;
  }

  @Test
  void handsOutASingleFilmInSingleSegments() throws InterruptedException {
    Turns turns = new Turns(() -> 2);
    try (Turns.Turn alone = turns.begin(film(20))) {
      assertEquals(20, alone.await(() -> false).size());
    }
  }

  @Test
  void handsOutTheLongestFilmFirstInBatches() throws Exception {
    Turns turns = new Turns(() -> 2);
    Turns.Turn small = turns.begin(film(10));
    Turns.Turn large = turns.begin(film(40));
    Turns.Turn smallest = turns.begin(film(5));
    var ofSmallest = await(smallest);
    var ofSmall = await(small);
    List<List<SegmentOrder>> rows = await(large).get();
    assertEquals(14, rows.size(), "rows of (15 - 2) / (2 * 2) segments");
    for (int i = 0; i < 10; i++) {
      large.returned(3);
      assertTrue(i == 9 || !ofSmall.isDone(), "four tasks keep two cores busy twice");
    }
    large.returned(3);
    assertEquals(5, ofSmall.get().size(), "rows of two, while 12 segments are left");
    assertTrue(!ofSmallest.isDone());
    for (int i = 0; i < 5; i++) {
      small.returned(2);
    }
    assertEquals(5, ofSmallest.get().size());
  }

  @Test
  void aFailedFilmDoesNotBlockTheNext() throws Exception {
    Turns turns = new Turns(() -> 1);
    Turns.Turn failing = turns.begin(film(30));
    assertEquals(30, failing.await(() -> false).size());
    Turns.Turn next = turns.begin(film(3));
    Turns.Turn never = turns.begin(film(20));
    never.close();
    var ofNext = await(next);
    assertTrue(!ofNext.isDone());
    failing.close();
    failing.close();
    failing.returned(1);
    assertEquals(3, ofNext.get().size());
  }

  @Test
  void aFilmDoesNotWaitWithoutExecutors() throws InterruptedException {
    Turns turns = new Turns(() -> 1);
    AtomicBoolean vain = new AtomicBoolean();
    turns.begin(film(30)).await(vain::get);
    Turns.Turn next = turns.begin(film(3));
    vain.set(true);
    assertThrows(CancellationException.class, () -> next.await(vain::get));
  }
}
