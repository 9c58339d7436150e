package zoetrope.render;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import zoetrope.internal.render.pipeline.Changes;
import zoetrope.internal.render.pipeline.Parallel;
import zoetrope.internal.render.pipeline.Rethrown;

/**
 * Makes films that others draw while the next ones are planned here, so that those others have work
 * from the first film to the last. Of the films that are planned the longest one goes first.
 *
 * @param <P> a planned film
 * @param <R> what comes of it
 */
final class FarmedBatch<P, R> {
  /** So many films are made at once: enough for some thousands of segments. */
  private static final int SIDE_BY_SIDE = 64;

  private final ToLongFunction<P> length;
  private final Function<P, R> maker;
  private final PriorityQueue<Waiting<P>> planned =
      new PriorityQueue<>(
          Comparator.comparingLong((Waiting<P> film) -> -film.length())
              .thenComparingInt(Waiting::index));

  private final Changes changes = new Changes();

  /** What ended all; guarded by the changes' lock, as are the films above. */
  private Throwable failure;

  private record Waiting<P>(P film, int index, long length) {}

  /**
   * Films of a kind.
   *
   * @param length of a film, in frames
   * @param maker makes one; called for several at once
   */
  FarmedBatch(ToLongFunction<P> length, Function<P, R> maker) {
    this.length = length;
    this.maker = maker;
  }

  /**
   * The films 0 to {@code count - 1}, of which {@code planners} are planned at once. What is thrown
   * ends all, once the films under way have ended.
   *
   * @param interrupted makes planning and making end
   */
  List<R> run(int count, int planners, IntFunction<P> plan, Runnable interrupted) {
    if (count == 1) {
      return List.of(maker.apply(plan.apply(0)));
    }
    AtomicReferenceArray<R> results = new AtomicReferenceArray<>(count);
    Parallel.map(
        2,
        2,
        "zoetrope-batch",
        part -> {
          try {
            if (part == 0) {
              planAll(count, planners, plan);
            } else {
              makeAll(count, results);
            }
            return part;
          } catch (Throwable e) { // Such as that no thread can be started: the others wait.
            fail(e);
            throw e;
          }
        },
        interrupted);
    return IntStream.range(0, count).mapToObj(results::get).toList();
  }

  private void planAll(int count, int planners, IntFunction<P> plan) {
    Parallel.map(
        count,
        planners,
        "zoetrope-dry-run",
        i -> {
          try {
            P film = plan.apply(i);
            add(new Waiting<>(film, i, length.applyAsLong(film)));
            return i;
          } catch (Throwable e) { // Whatever it is, who waits for the film has to be told.
            fail(e);
            throw e;
          }
        },
        () -> {});
  }

  private void makeAll(int count, AtomicReferenceArray<R> results) {
    Parallel.map(
        count,
        SIDE_BY_SIDE,
        "zoetrope-film",
        i -> {
          Waiting<P> next = take();
          try {
            results.set(next.index(), maker.apply(next.film()));
            return i;
          } catch (Throwable e) { // Whatever it is, nothing more is begun.
            fail(e);
            throw e;
          }
        },
        () -> {});
  }

  private void add(Waiting<P> film) {
    changes.change(
        () -> {
          check();
          planned.add(film);
        });
  }

  private Waiting<P> take() {
    return changes.get(
        () -> {
          changes.awaitWhile(
              () -> {
                check();
                return planned.isEmpty();
              });
          return planned.remove();
        });
  }

  private void fail(Throwable error) {
    changes.change(() -> failure = failure == null ? error : failure);
  }

  private void check() {
    if (failure != null) {
      throw Rethrown.of(failure);
    }
  }
}
