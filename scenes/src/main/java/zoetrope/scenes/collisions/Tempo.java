package zoetrope.scenes.collisions;

import java.util.ArrayList;
import java.util.List;

/**
 * Which moment of a simulation a film shows when: legs of even pace, one after the other, from 0 in
 * both times. A leg is slow motion if the film takes longer for it than it lasts.
 *
 * <pre>{@code
 * var tempo = new Tempo().leg(2, 2).leg(0.1, 4).leg(3, 3); // forty times slower in the middle
 * tempo.simulated(4);                                      // 2.05
 * tempo.film(2.05);                                        // 4
 * }</pre>
 */
public final class Tempo {
  private final List<Double> simulated = new ArrayList<>(List.of(0.0));
  private final List<Double> film = new ArrayList<>(List.of(0.0));

  /** Without legs. */
  public Tempo() {}

  /**
   * Goes on for so many seconds.
   *
   * @param simulatedSeconds how long it lasts in the simulation, above 0
   * @param filmSeconds how long it is shown, above 0
   * @throws IllegalArgumentException for a time that is not above 0 and finite
   */
  public Tempo leg(double simulatedSeconds, double filmSeconds) {
    simulated.add(end(simulated) + requireTime(simulatedSeconds));
    film.add(end(film) + requireTime(filmSeconds));
    return this;
  }

  /** How long the film is, in seconds. */
  public double length() {
    return end(film);
  }

  /** The moment of the simulation that is shown {@code seconds} after the beginning of the film. */
  public double simulated(double seconds) {
    return map(film, simulated, seconds);
  }

  /** When the film shows a moment of the simulation. */
  public double film(double seconds) {
    return map(simulated, film, seconds);
  }

  /** Beyond the ends the pace is that of the nearest leg. */
  private static double map(List<Double> from, List<Double> to, double x) {
    if (from.size() == 1) {
      return x;
    }
    int i = 1;
    while (i < from.size() - 1 && x > from.get(i)) {
      i++;
    }
    double pace = (to.get(i) - to.get(i - 1)) / (from.get(i) - from.get(i - 1));
    return to.get(i - 1) + (x - from.get(i - 1)) * pace;
  }

  private static double end(List<Double> times) {
    return times.get(times.size() - 1);
  }

  private static double requireTime(double seconds) {
    if (!(seconds > 0 && seconds < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("a leg takes a time above 0, not " + seconds);
    }
    return seconds;
  }
}
