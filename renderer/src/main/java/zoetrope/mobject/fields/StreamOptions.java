package zoetrope.mobject.fields;

import java.util.List;
import java.util.function.Consumer;
import zoetrope.color.Color;

/** How stream lines are drawn. */
public final class StreamOptions implements Cloneable {
  /**
   * 3 seconds in steps of 0.05, 3 units beyond the region, noise 0.25, one line a point, width 1,
   * coloured by norms from 0 to 2.
   */
  public static final StreamOptions DEFAULT = new StreamOptions();

  /** Seconds from point to point, above 0. */
  double dt = 0.05;

  /** How many seconds a line lasts, above 0. */
  double virtualTime = 3;

  /** How far lines may leave the region, in scene units, 0 or more. */
  double padding = 3;

  /** Starting points are moved at random by up to half of this along x and y, 0 or more. */
  double noise = 0.25;

  /** How many lines start near each point of the region's grid, 1 or more. */
  int repeats = 1;

  /** Of the lines in stroke units. */
  double width = 1;

  /** How many points a line has at most, 2 or more. */
  int maxAnchors = 100;

  /** The norm of the first colour. */
  double low = 0;

  /** The norm of the last colour. */
  double high = 2;

  /** One for all, or several for norms from {@code low} to {@code high}. */
  List<Color> colors = Norms.COLORMAP_3B1B;

  /** Of what is random. */
  long seed = 0;

  private StreamOptions() {}

  private void check() {
    if (!(dt > 0) || !(virtualTime > 0) || !(virtualTime / dt <= 100_000)) {
      throw new IllegalArgumentException(
          "stream lines of " + virtualTime + " s in steps of " + dt + " s cannot be drawn");
    }
    if (!(padding >= 0) || !(noise >= 0) || repeats < 1 || maxAnchors < 2 || colors.isEmpty()) {
      throw new IllegalArgumentException(
          "stream lines need padding and noise of 0 or more, one repeat, two anchors and one "
              + "colour or more");
    }
  }

  /** A changed copy. */
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

  /** Lines of another length in time. */
  public StreamOptions lasting(double seconds) {
    return with(copy -> copy.virtualTime = seconds);
  }

  /** Steps of another length. */
  public StreamOptions every(double step) {
    return with(copy -> copy.dt = step);
  }

  /** Lines of another width. */
  public StreamOptions wide(double newWidth) {
    return with(copy -> copy.width = newWidth);
  }

  /** Other starting points. */
  public StreamOptions starting(double newNoise, int newRepeats, long newSeed) {
    return with(
        copy -> {
          copy.noise = newNoise;
          copy.repeats = newRepeats;
          copy.seed = newSeed;
        });
  }

  /** Lines that leave the region by up to {@code units}. */
  public StreamOptions leaving(double units) {
    return with(copy -> copy.padding = units);
  }

  /** One colour, or several for norms from {@code from} to {@code to}. */
  public StreamOptions colored(double from, double to, Color... scale) {
    return with(
        copy -> {
          copy.low = from;
          copy.high = to;
          copy.colors = List.of(scale);
        });
  }
}
