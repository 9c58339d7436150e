package zoetrope.animation;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * The running children of a group: those that have begun and have not been shown at their end. The
 * others are skipped, so that the cost of a frame depends on the number of moving children only.
 */
final class RunningChildren {
  private final double[] starts;
  private final double[] durations;

  /** The indices of the running children, in order. */
  private final int[] running;

  private int count;

  /** The index of the first child that has not begun. */
  private int next;

  /** The time of the last call; infinite before the first one. */
  private double shown = Double.POSITIVE_INFINITY;

  /**
   * Creates a tracker before the first time.
   *
   * @param starts in seconds, in ascending order
   * @param durations in seconds
   */
  RunningChildren(double[] starts, double[] durations) {
    this.starts = starts;
    this.durations = durations;
    this.running = new int[starts.length];
  }

  /**
   * Calls {@code show} with the children whose state may have changed since the last call. At the
   * first call, or if time goes back, calls it with all children.
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
    int remaining = 0;
    for (int k = 0; k < count; k++) {
      int i = running[k];
      if (!back) {
        show.accept(i);
      }
      if (time - starts[i] < durations[i]) {
        running[remaining++] = i;
      }
    }
    count = remaining;
  }
}
