package zoetrope.scenes.collisions;

import java.util.ArrayList;
import java.util.List;

/**
 * A mapping from the time of a film to the time of a simulation. It consists of legs of constant
 * pace, and both times start at 0. A leg is slow motion if it takes longer in the film than in the
 * simulation.
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

  /** Creates a tempo without legs. */
  public Tempo() {}

  /**
   * Adds a leg.
   *
   * @param simulatedSeconds the duration in the simulation, above 0
   * @param filmSeconds the duration in the film, above 0
   * @throws IllegalArgumentException if a duration is not above 0 and finite
   */
  public Tempo leg(double simulatedSeconds, double filmSeconds) {
    simulated.add(end(simulated) + requireTime(simulatedSeconds));
    film.add(end(film) + requireTime(filmSeconds));
    return this;
  }

  /** Returns the length of the film in seconds. */
  public double length() {
    return end(film);
  }

  /**
   * Returns the time of the simulation that is shown {@code seconds} after the beginning of the
   * film.
   */
  public double simulated(double seconds) {
    return map(film, simulated, seconds);
  }

  /** Returns the time when the film shows a time of the simulation. */
  public double film(double seconds) {
    return map(simulated, film, seconds);
  }

  /** Maps a time. Beyond the ends, the pace is that of the nearest leg. */
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
