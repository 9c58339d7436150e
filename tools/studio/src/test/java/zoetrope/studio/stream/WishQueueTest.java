package zoetrope.studio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import zoetrope.render.result.UsageException;

/** The requests of a page when one of them fails. */
class WishQueueTest {
  private final Deque<Runnable> tasks = new ArrayDeque<>();
  private final List<String> begun = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();

  /** Runs before the request "bad" fails. */
  private Runnable meanwhile = () -> {};

  private Supplier<String> source = () -> "scene";

  private final WishQueue<String, String> wishes =
      new WishQueue<>(
          4,
          tasks::add,
          () -> source.get(),
          new WishQueue.Worker<>() {
            @Override
            public void fulfil(String source, String wish) {
              begun.add(wish);
              if (wish.equals("bad")) {
                meanwhile.run();
                throw new IllegalStateException("closed");
              }
            }

            @Override
            public void free() {}
          },
          error -> failures.add(error.getMessage()));

  private void work() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  @Test
  void reportsAFailureAndDropsTheRestOfItsRun() {
    wishes.add(1, "bad");
    wishes.add(1, "more");
    work();
    wishes.add(1, "again");
    work();
    assertEquals(List.of("bad", "again"), begun);
    assertEquals(List.of("closed"), failures);
  }

  @Test
  void ignoresAFailureAfterTheSceneWasClosed() {
    meanwhile =
        () ->
            source =
                () -> {
                  throw new UsageException("no scene is open");
                };
    wishes.add(1, "bad");
    work();
    assertEquals(List.of(), failures);
  }

  @Test
  void ignoresAFailureOfAnEarlierRun() {
    meanwhile = () -> wishes.add(2, "next");
    wishes.add(1, "bad");
    work();
    assertEquals(List.of("bad", "next"), begun);
    assertEquals(List.of(), failures);
  }
}
