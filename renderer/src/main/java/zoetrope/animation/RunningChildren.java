package zoetrope.animation;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Which children of a group are under way: those that have begun and were not shown at their end
 * yet. The others rest, so that a frame costs what moves in it, and not how many there are.
 */
final class RunningChildren {
  private final double[] starts;
  private final double[] durations;

  /** Those under way, in order. */
  private final int[] running;

  private int count;

  /** The first that has not begun. */
  private int next;

  /** When they were shown last; no time before that. */
  private double shown = Double.POSITIVE_INFINITY;

  /**
   * None, before the first time.
   *
   * @param starts in seconds, each at or after the one before
   * @param durations in seconds
   */
  RunningChildren(double[] starts, double[] durations) {
    this.starts = starts;
    this.durations = durations;
    this.running = new int[starts.length];
  }

  /**
   * Calls {@code show} with those whose state at {@code time} may differ from that at the time
   * before; with all of them, when there was none or the time goes back.
   */
  void forEach(double time, IntConsumer show) {
    boolean back = time < shown;
    shown = time;
    if (back) {
      IntStream.range(0, starts.length).forEach(show);
      count = 0;
      next = 0;
    }
    while (next < starts.length && starts[next] <= time) {
      running[count++] = next++;
    }
    int kept = 0;
    for (int k = 0; k < count; k++) {
      int i = running[k];
      if (!back) {
        show.accept(i);
      }
      if (time - starts[i] < durations[i]) {
        running[kept++] = i;
      }
    }
    count = kept;
  }
}
