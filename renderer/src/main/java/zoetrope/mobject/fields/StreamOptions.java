package zoetrope.mobject.fields;

import java.util.List;
import java.util.function.Consumer;
import zoetrope.color.Color;
import zoetrope.internal.diagnostics.Preconditions;

/** Options of stream lines. */
public final class StreamOptions implements Cloneable {
  /**
   * The default options: 3 seconds in steps of 0.05 s, up to 3 units outside the region, noise
   * 0.25, one line for each point, width 1, coloured by norms from 0 to 2.
   */
  public static final StreamOptions DEFAULT = new StreamOptions();

  double dt = 0.05;
  double virtualTime = 3;
  double padding = 3;
  double noise = 0.25;
  int repeats = 1;
  double width = 1;
  double low = 0;
  double high = 2;
  List<Color> colors = Norms.COLORMAP_3B1B;
  long seed = 0;

  private StreamOptions() {}

  private void check() {
    Preconditions.require(
        dt > 0 && virtualTime > 0 && virtualTime / dt <= 100_000,
        "stream lines cannot last %s s in steps of %s s: both must be above 0, with at"
            + " most 100000 steps",
        virtualTime,
        dt);
    Preconditions.require(
        padding >= 0 && noise >= 0 && repeats >= 1 && !colors.isEmpty(),
        "stream lines need a padding and a noise of 0 or more, and at least one repeat and one"
            + " colour");
  }

  private StreamOptions with(Consumer<StreamOptions> change) {
    try {
      StreamOptions copy = (StreamOptions) clone();
      change.accept(copy);
      copy.check();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Sets the duration of lines in seconds, above 0. */
  public StreamOptions lasting(double seconds) {
    return with(copy -> copy.virtualTime = seconds);
  }

  /** Sets the time between neighbouring points in seconds, above 0. */
  public StreamOptions every(double step) {
    return with(copy -> copy.dt = step);
  }

  /** Sets the width of the lines in stroke units. */
  public StreamOptions wide(double newWidth) {
    return with(copy -> copy.width = newWidth);
  }

  /**
   * Sets the starting points.
   *
   * @param newNoise the noise in scene units: points move by up to half of it along x and y
   * @param newRepeats the number of lines for each point of the grid, at least 1
   * @param newSeed the seed of the random numbers
   */
  public StreamOptions starting(double newNoise, int newRepeats, long newSeed) {
    return with(
        copy -> {
          copy.noise = newNoise;
          copy.repeats = newRepeats;
          copy.seed = newSeed;
        });
  }

  /** Sets how far lines may leave the region, in scene units, at least 0. */
  public StreamOptions leaving(double units) {
    return with(copy -> copy.padding = units);
  }

  /** Sets one colour, or several for norms from {@code from} to {@code to}. */
  public StreamOptions colored(double from, double to, Color... scale) {
    return with(
        copy -> {
          copy.low = from;
          copy.high = to;
          copy.colors = List.of(scale);
        });
  }
}
