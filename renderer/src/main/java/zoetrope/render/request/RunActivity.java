package zoetrope.render.request;

import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The activity of a renderer's running scenes: whether they advance, and which lines they execute.
 */
public final class RunActivity {
  private final Set<Function<Duration, Optional<Stall>>> runs = ConcurrentHashMap.newKeySet();

  /**
   * A scene that does not advance.
   *
   * @param place the source line that it executes, such as {@code File.java:12}, or a method; may
   *     be empty
   * @param duration the working time since its last step
   */
  public record Stall(String place, Duration duration) {}

  /**
   * Returns the scene that has not advanced for the longest time; empty if each scene has advanced
   * during the last {@code patience}. The time that a scene waits for other work does not count.
   */
  public Optional<Stall> stalled(Duration patience) {
    return runs.stream()
        .flatMap(run -> run.apply(patience).stream())
        .max(Comparator.comparing(Stall::duration));
  }

  /**
   * Runs an action. While it runs, {@code run} reports a stall if the action has not advanced for
   * the given time.
   */
  public <T> T during(Function<Duration, Optional<Stall>> run, Supplier<T> action) {
    runs.add(run);
    try {
      return action.get();
    } finally {
      runs.remove(run);
    }
  }
}
