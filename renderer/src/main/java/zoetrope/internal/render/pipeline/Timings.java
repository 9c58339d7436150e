package zoetrope.internal.render.pipeline;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** Adds up the time that threads spend in each step of the pipeline, in nanoseconds. */
public final class Timings {
  public enum Step {
    REHEARSAL,
    STAGE,
    HASHING,
    RASTER,
    CONVERSION,
    ENCODING,
    MUXING
  }

  private final Map<Step, LongAdder> sums = new EnumMap<>(Step.class);

  public Timings() {
    for (Step step : Step.values()) {
      sums.put(step, new LongAdder());
    }
  }

  /** Adds the time since {@code start}, a {@link System#nanoTime}, and returns the current time. */
  public long add(Step step, long start) {
    long now = System.nanoTime();
    sums.get(step).add(now - start);
    return now;
  }

  public void addNanos(Step step, long nanos) {
    sums.get(step).add(nanos);
  }

  /**
   * Returns a map from the name of each step, in lower case, to its seconds, summed over all
   * threads.
   */
  public Map<String, Double> bySeconds() {
    Map<String, Double> seconds = new LinkedHashMap<>();
    sums.forEach(
        (step, nanos) -> seconds.put(step.name().toLowerCase(Locale.ROOT), nanos.sum() / 1e9));
    return seconds;
  }
}
