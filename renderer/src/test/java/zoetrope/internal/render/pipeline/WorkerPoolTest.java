package zoetrope.internal.render.pipeline;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zoetrope.internal.render.guard.SceneWatch;

/** The start of the threads in a pool. */
@Timeout(60)
class WorkerPoolTest {
  private static WorkerPool.Task task(Runnable work) {
    return new WorkerPool.Task() {
      @Override
      public void run(Supplier<RenderContext> context) {
        work.run();
      }

      @Override
      public void ended(Throwable error) {}
    };
  }

  private static boolean await(CountDownLatch latch) {
    try {
      return latch.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The head start ends right after a thread has read the clock. */
  @Test
  void noThreadWaitsAfterAHeadStartThatEndsDuringACheckOfTheClock() throws InterruptedException {
    Duration headStart = Duration.ofMillis(5);
    AtomicInteger clockReads = new AtomicInteger();
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch over = new CountDownLatch(1);
    AtomicBoolean bothWork = new AtomicBoolean();
    try (WorkerPool pool =
        new WorkerPool(
            2,
            headStart,
            () ->
                switch (clockReads.getAndIncrement()) {
                  case 0 -> 0;
                  case 1 -> headStart.toNanos() - 1;
                  default -> headStart.toNanos();
                },
            () -> new RenderContext(16, 16))) {
      SceneWatch watch = SceneWatch.unlimited();
      pool.submit(
          0,
          watch,
          task(
              () -> {
                bothWork.set(await(begun));
                over.countDown();
              }));
      pool.submit(1, watch, task(begun::countDown));
      assertTrue(over.await(40, TimeUnit.SECONDS));
    }
    assertTrue(bothWork.get(), "the second thread does not work");
  }
}
