package zoetrope.mobject.fields;

import java.util.List;
import zoetrope.color.Color;

/**
 * How stream lines are drawn.
 *
 * @param dt seconds from point to point, above 0
 * @param virtualTime how many seconds a line lasts, above 0
 * @param padding how far lines may leave the region, in scene units, 0 or more
 * @param noise starting points are moved at random by up to half of this along x and y, 0 or more
 * @param repeats how many lines start near each point of the region's grid, 1 or more
 * @param width of the lines in stroke units
 * @param maxAnchors how many points a line has at most, 2 or more
 * @param low the norm of the first colour
 * @param high the norm of the last colour
 * @param colors one for all, or several for norms from {@code low} to {@code high}
 * @param seed of what is random
 */
public record StreamOptions(
    double dt,
    double virtualTime,
    double padding,
    double noise,
    int repeats,
    double width,
    int maxAnchors,
    double low,
    double high,
    List<Color> colors,
    long seed) {
  /**
   * 3 seconds in steps of 0.05, 3 units beyond the region, noise 0.25, one line a point, width 1,
   * coloured by norms from 0 to 2.
   */
  public static final StreamOptions DEFAULT =
      new StreamOptions(0.05, 3, 3, 0.25, 1, 1, 100, 0, 2, Norms.COLORMAP_3B1B, 0);

  /**
   * Checks the values, and copies the colours.
   *
   * @throws IllegalArgumentException for values out of range
   */
  public StreamOptions {
    colors = List.copyOf(colors);
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

  /** Lines of another length in time. */
  public StreamOptions lasting(double seconds) {
    return new StreamOptions(
        dt, seconds, padding, noise, repeats, width, maxAnchors, low, high, colors, seed);
  }

  /** Steps of another length. */
  public StreamOptions every(double step) {
    return new StreamOptions(
        step, virtualTime, padding, noise, repeats, width, maxAnchors, low, high, colors, seed);
  }

  /** Lines of another width. */
  public StreamOptions wide(double newWidth) {
    return new StreamOptions(
        dt, virtualTime, padding, noise, repeats, newWidth, maxAnchors, low, high, colors, seed);
  }

  /** Other starting points. */
  public StreamOptions starting(double newNoise, int newRepeats, long newSeed) {
    return new StreamOptions(
        dt,
        virtualTime,
        padding,
        newNoise,
        newRepeats,
        width,
        maxAnchors,
        low,
        high,
        colors,
        newSeed);
  }

  /** Lines that leave the region by up to {@code units}. */
  public StreamOptions leaving(double units) {
    return new StreamOptions(
        dt, virtualTime, units, noise, repeats, width, maxAnchors, low, high, colors, seed);
  }

  /** One colour, or several for norms from {@code from} to {@code to}. */
  public StreamOptions colored(double from, double to, Color... scale) {
    return new StreamOptions(
        dt,
        virtualTime,
        padding,
        noise,
        repeats,
        width,
        maxAnchors,
        from,
        to,
        List.of(scale),
        seed);
  }
}
