package zoetrope.internal.render.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The work of a side thread, and how it ends. */
@Timeout(60)
class SideThreadTest {
  private final SideThread side =
      new SideThread(Thread.currentThread().getThreadGroup(), "side-thread-test");

  @Test
  void tasksAreDoneInOrderAndWaitedFor() {
    List<Integer> done = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      int number = i;
      side.submit(() -> done.add(number));
    }
    side.settle();
    assertEquals(IntStream.range(0, 1000).boxed().toList(), done);
    side.stop();
  }

  @Test
  void throwsTheExceptionOfATaskToEveryThreadThatWaitsForIt() {
    RuntimeException broken = new IllegalStateException("broken");
    side.submit(
        () -> {
          throw broken;
        });
    assertSame(broken, assertThrows(IllegalStateException.class, side::settle));
    assertSame(broken, assertThrows(IllegalStateException.class, () -> side.submit(() -> {})));
    side.stop();
  }

  @Test
  void stoppingDoesNotWaitForQueuedTasks() {
    CountDownLatch begun = new CountDownLatch(1);
    List<Integer> done = new ArrayList<>();
    side.submit(begun::countDown);
    side.settle();
    side.stop();
    assertThrows(CancellationException.class, () -> side.submit(() -> done.add(1)));
    assertThrows(CancellationException.class, side::settle);
    assertEquals(List.of(), done);
    assertEquals(0, begun.getCount());
  }

  @Test
  void anInterruptEndsTheWaitAndTheThreadStaysInterrupted() {
    CountDownLatch gate = new CountDownLatch(1);
    side.submit(() -> awaited(gate));
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, side::settle);
    assertEquals(true, Thread.interrupted());
    gate.countDown();
    side.stop();
  }

  private static void awaited(CountDownLatch gate) {
    try {
      gate.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
