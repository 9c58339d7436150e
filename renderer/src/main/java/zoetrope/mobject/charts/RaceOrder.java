package zoetrope.mobject.charts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The places of the bars of a race at any time. They are computed for the whole race at once, so
 * that a frame does not depend on the frames before it.
 *
 * <p>A bar passes another one when its value becomes larger and stays larger for at least half a
 * move. Equal values keep their order, so that bars do not swap to and fro.
 */
final class RaceOrder {
  private static final int SAMPLES_PER_STEP = 24;
  private static final int MAX_SAMPLES = 20_000;

  /** The time of a move, as a fraction of the average step of the data, and of the whole race. */
  private static final double STEP_SHARE = 0.6;

  private static final double MAX_SHARE = 0.08;

  private final double[] times;
  private final double[][] values;
  private final double[] samples;

  /** The values of each bar at the samples; NaN if the bar is absent. */
  private final double[][] sampled;

  private final double move;

  /** The place of each bar at the samples. */
  private final int[][] places;

  RaceOrder(double[] times, double[][] values) {
    this.times = times;
    this.values = values;
    double start = times[0];
    double length = times[times.length - 1] - start;
    move = length * Math.min(STEP_SHARE / (times.length - 1), MAX_SHARE);
    int perStep = Math.max(1, Math.min(SAMPLES_PER_STEP, MAX_SAMPLES / times.length));
    samples = samples(perStep);
    sampled = new double[values.length][];
    for (int i = 0; i < values.length; i++) {
      int bar = i;
      sampled[i] =
          Arrays.stream(samples).map(t -> isPresent(bar, t) ? value(bar, t) : Double.NaN).toArray();
    }
    places = new int[values.length][samples.length];
    computePlaces();
  }

  /** Returns times that divide each step of the data equally. */
  private double[] samples(int perStep) {
    double[] all = new double[(times.length - 1) * perStep + 1];
    for (int k = 0; k < all.length - 1; k++) {
      int step = k / perStep;
      double share = (k % perStep) / (double) perStep;
      all[k] = (1 - share) * times[step] + share * times[step + 1];
    }
    all[all.length - 1] = times[times.length - 1];
    return all;
  }

  private void computePlaces() {
    List<Integer> order =
        new ArrayList<>(
            IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -rank(i, 0)))
                .toList());
    for (int k = 0; k < samples.length; k++) {
      boolean hasChanged = k > 0;
      while (hasChanged) {
        hasChanged = false;
        for (int n = 0; n + 1 < order.size(); n++) {
          if (passes(order.get(n + 1), order.get(n), k)) {
            order.add(n, order.remove(n + 1));
            hasChanged = true;
          }
        }
      }
      for (int n = 0; n < order.size(); n++) {
        places[order.get(n)][k] = n;
      }
    }
  }

  /** Returns the value by which bars are sorted; absent bars are last. */
  private double rank(int bar, int sample) {
    double value = sampled[bar][sample];
    return Double.isNaN(value) ? Double.NEGATIVE_INFINITY : value;
  }

  private boolean passes(int bar, int other, int sample) {
    double until = samples[sample] + move / 2;
    for (int k = sample; k < samples.length && samples[k] <= until; k++) {
      if (!(rank(bar, k) > rank(other, k))) {
        return false;
      }
    }
    return true;
  }

  // --- at a time ---

  /** Returns whether a bar has values before and after a time, or at this time. */
  private boolean isPresent(int bar, double time) {
    int k = step(time);
    double share = share(time, k);
    return (share == 1 || !Double.isNaN(values[bar][k]))
        && (share == 0 || !Double.isNaN(values[bar][k + 1]));
  }

  /** Returns the step of the data that contains a time. */
  private int step(double time) {
    int at = Arrays.binarySearch(times, time);
    return Math.max(0, Math.min(times.length - 2, at >= 0 ? at : -at - 2));
  }

  private double share(double time, int step) {
    double share = (time - times[step]) / (times[step + 1] - times[step]);
    return Math.max(0, Math.min(1, share));
  }

  /** Returns the value of a bar at a time; next to a gap the known value, and 0 within gaps. */
  double value(int bar, double time) {
    int k = step(time);
    double share = share(time, k);
    double from = values[bar][k];
    double to = values[bar][k + 1];
    if (Double.isNaN(from) || Double.isNaN(to)) {
      double known = Double.isNaN(from) ? to : from;
      return Double.isNaN(known) ? 0 : known;
    }
    return share == 1 ? to : from + share * (to - from);
  }

  /**
   * Returns the place of a bar, from 0 for the first; it is between two whole numbers in a move.
   */
  double place(int bar, double time) {
    return smooth(k -> places[bar][k], time);
  }

  /** Returns how visible a bar is: from 0 if it has no value, to 1 if it has one. */
  double presence(int bar, double time) {
    return smooth(k -> Double.isNaN(sampled[bar][k]) ? 0 : 1, time);
  }

  /**
   * Returns the value of a step function, where each step takes the time of a move, half of it
   * before the change. Changes near the ends of the race move inwards, so that the ends are exact.
   */
  private double smooth(IntUnaryOperator function, double time) {
    double value = function.applyAsInt(0);
    for (int k = 1; k < samples.length; k++) {
      int change = function.applyAsInt(k) - function.applyAsInt(k - 1);
      if (change != 0) {
        double first = samples[0] + move / 2;
        double last = samples[samples.length - 1] - move / 2;
        double at = Math.max(first, Math.min(last, samples[k]));
        double share = Math.max(0, Math.min(1, (time - at) / move + 0.5));
        value += change * share * share * (3 - 2 * share);
      }
    }
    return value;
  }
}
