package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import java.util.function.DoubleSupplier;
import zoetrope.geometry.Vec;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;
import zoetrope.scenes.collisions.ElasticCollisions.Collision;
import zoetrope.scenes.collisions.ElasticCollisions.Partner;

/** Short rays that fly apart and fade at the places of recent collisions of the small block. */
final class Clacks extends TypedGroup<Line, Clacks> {
  private static final int RAYS = 8;
  private static final double FADE_SECONDS = 0.3;
  private static final double REACH = 0.6;
  private static final double HEIGHT = 0.6;

  private final ElasticCollisions simulation;
  private final Tempo tempo;
  private final Partner partner;

  /**
   * Creates the rays at the wall or between the blocks. {@code now} is the current time in the
   * film.
   */
  Clacks(ElasticCollisions simulation, Tempo tempo, Partner partner, DoubleSupplier now) {
    this.simulation = simulation;
    this.tempo = tempo;
    this.partner = partner;
    for (int i = 0; i < RAYS; i++) {
      add(line(ORIGIN, RIGHT).setStroke(YELLOW, 3));
    }
    show(now.getAsDouble());
    addUpdater(c -> c.show(now.getAsDouble()));
  }

  private void show(double now) {
    double simulated = tempo.simulated(now);
    int next = simulation.count(simulated);
    // Collisions at the wall and between the blocks alternate.
    for (int i = next - 1; i >= 0 && i >= next - 2; i--) {
      Collision collision = simulation.collisions().get(i);
      double age = (now - tempo.film(collision.time())) / FADE_SECONDS;
      if (collision.partner() == partner && age < 1) {
        double distance =
            collision.state().small() + (partner == Partner.WALL ? 0 : Mass.ONE.side());
        flash(Room.place(distance).plus(up(HEIGHT)), age);
        return;
      }
    }
    setOpacity(0);
  }

  private void flash(Vec center, double age) {
    for (int i = 0; i < size(); i++) {
      Vec ray = Vec.polar(REACH, (i + 0.5) * TAU / RAYS);
      get(i).setEnds(center.plus(ray.times(age)), center.plus(ray.times(0.3 + 0.7 * age)));
    }
    setStrokeOpacity(1 - age);
  }
}
