package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Films of a farm are planned while others are made. */
@Timeout(60)
class FarmedBatchTest {
  private static final int AT_ONCE = 64;

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aFilmIsMadeWhileTheNextOneIsPlanned() {
    CountDownLatch made = new CountDownLatch(1);
    List<String> results =
        new FarmedBatch<Integer, String>(
                film -> film,
                film -> {
                  made.countDown();
                  return "film " + film;
                })
            .run(
                3,
                1,
                i -> {
                  if (i == 1) {
                    await(made);
                  }
                  return i;
                },
                () -> {});
    assertEquals(List.of("film 0", "film 1", "film 2"), results);
  }

  @Test
  void theLongestThatIsPlannedGoesFirst() {
    List<Integer> begun = Collections.synchronizedList(new ArrayList<>());
    Semaphore busy = new Semaphore(0);
    int count = AT_ONCE + 3;
    new FarmedBatch<Integer, Integer>(
            film -> film,
            film -> {
              begun.add(film);
              if (film > 1) { // One after the other, and in the end all.
                busy.release(film == 5 ? count : 1);
              }
              busy.acquireUninterruptibly();
              return film;
            })
        .run(
            count,
            1,
            i -> {
              while (i == AT_ONCE && begun.size() < AT_ONCE) {
                Thread.onSpinWait();
              }
              if (i == count - 1) {
                busy.release();
                return 5;
              }
              return i < AT_ONCE ? 1 : i == AT_ONCE ? 7 : 9;
            },
            () -> {});
    assertEquals(
        List.of(9, 7, 5),
        IntStream.range(AT_ONCE, count).mapToObj(begun::get).toList(),
        begun::toString);
  }

  @Test
  void whatIsThrownEndsAll() {
    for (boolean planning : new boolean[] {true, false}) {
      IllegalStateException thrown =
          assertThrows(
              IllegalStateException.class,
              () ->
                  new FarmedBatch<Integer, Integer>(
                          film -> film,
                          film -> {
                            if (!planning) {
                              throw new IllegalStateException("made");
                            }
                            return film;
                          })
                      .run(
                          200,
                          2,
                          i -> {
                            if (planning && i == 100) {
                              throw new IllegalStateException("planned");
                            }
                            return i;
                          },
                          () -> {}));
      assertTrue(thrown.getMessage().endsWith(planning ? "planned" : "made"), thrown.getMessage());
    }
  }
}
