package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.scene.Fault;
import zoetrope.scenes.collisions.ElasticCollisions.Collision;
import zoetrope.scenes.collisions.ElasticCollisions.Partner;
import zoetrope.scenes.collisions.ElasticCollisions.State;
import zoetrope.scenes.components.FrameShape;

/**
 * The act where a large block slides towards a small one until they have collided for the last
 * time. It counts their collisions and returns the number.
 *
 * <p>A collision is visible {@code tempo.film(collision.time())} seconds after the blocks begin to
 * slide, which is one second after the act begins.
 */
final class CollisionsAct extends Act<Integer> {
  private static final double SMALL = 2;
  private static final double LARGE = 7;
  private static final double SPEED = 3;

  /** The time when a heavy block is nearest to the wall, in seconds of the simulation. */
  static final double TURN = LARGE / SPEED;

  private final FrameShape shape = FrameShape.current();

  /** The factor by which the camera's frame grows, to make room for a diagram. */
  private final double diagramZoom = shape.choose(1.5, 1, 1);

  private static final double CLACK_DECIBELS = -9;

  /** The shortest time between two sounds, in seconds: that of a frame at 30 fps. */
  private static final double MIN_SILENCE = 1 / 30.0;

  private final ElasticCollisions simulation;
  private final Tempo tempo;
  private final SlidingBlocks blocks;
  private final Group<Mobject<?>> shown = group();
  private final ValueTracker clock = valueTracker();

  private PhaseDiagram diagram;
  private Group<Mobject<?>> reasons = group();

  /** Creates the act for a block of mass {@code mass} beside one of 1 kg. */
  CollisionsAct(Mass mass, Tempo tempo) {
    this.simulation = new ElasticCollisions(mass.kilograms(), SMALL, LARGE, SPEED);
    this.tempo = tempo;
    this.blocks = new SlidingBlocks(mass).stand(simulation.at(0));
    shown.add(blocks);
  }

  /** Adds a diagram of the velocities. */
  CollisionsAct withDiagram() {
    diagram = new PhaseDiagram(simulation);
    reasons = diagram.reasons();
    shown.add(diagram.addUpdater(d -> d.show(collisionsSoFar())));
    return this;
  }

  @Override
  protected Integer construct() {
    double size = shape.choose(60, 60, 84);
    Vec place = shape.choose(at(-5.2, 3.2), at(-3.9, 4.4), at(-3.2, 5.9));
    var words = text("Collisions:").fontSize(size).moveTo(place, LEFT);
    var count = integerNumber(0).groupWithCommas(false).fontSize(size).setColor(YELLOW);
    count.nextTo(words, RIGHT, 0.3);
    shown.add(group(words, count).fixInFrame());
    play(hasDiagram() ? List.of(fadeIn(shown), zoomOut(diagramZoom)) : List.of(fadeIn(shown)));
    if (!hasDiagram() || diagramZoom == 1) {
      allow(Fault.CUT, "the blocks slide away in the end", blocks);
    }

    blocks.addUpdater(b -> b.stand(state()));
    count.addUpdater(n -> n.setValue(collisionsSoFar()));
    var atWall = new Clacks(simulation, tempo, Partner.WALL, clock::value);
    var between = new Clacks(simulation, tempo, Partner.BLOCK, clock::value);
    add(atWall, between);
    clack();
    goOn(tempo.length() - 1, List.of());
    if (hasDiagram()) {
      explain();
    }
    goOn(
        1,
        hasDiagram()
            ? List.of(fadeOut(group(shown, reasons)), zoomOut(1))
            : List.of(fadeOut(shown)));
    blocks.clearUpdaters();
    remove(clock, atWall, between);
    return simulation.collisions().size();
  }

  private boolean hasDiagram() {
    return diagram != null;
  }

  /** Says why half the circle holds as many arcs as there are collisions. */
  private void explain() {
    for (int i = 0; i < reasons.size(); i++) {
      if (i == 0) {
        subtitle("Energy and momentum stay: chords of one slope cut equal arcs from a circle.", 6);
      } else if (i == 2) {
        subtitle("All arcs together are no longer than the circle: this counts collisions.", 6);
      }
      play(fadeIn(reasons.get(i)).shift(right(0.2)));
      pause(2);
    }
    pause(1);
  }

  /** Moves the camera back to make room above the blocks. The corner of the room stays in place. */
  private Animation<?> zoomOut(double factor) {
    Vec corner = at(-frameWidth() / 2, -frameHeight() / 2);
    double height = factor * frameHeight();
    return animate(camera(), c -> c.setHeight(height).moveTo(corner.times(1 - factor)));
  }

  /**
   * Starts the sounds of the collisions. A collision less than {@link #MIN_SILENCE} after the last
   * sound has no sound.
   */
  private void clack() {
    double start = time();
    double last = Double.NEGATIVE_INFINITY;
    for (Collision collision : simulation.collisions()) {
      double now = start + tempo.film(collision.time());
      if (now - last >= MIN_SILENCE) {
        double x = Room.place(collision.state().small()).x();
        sound("clack").at(now).gain(CLACK_DECIBELS).pan(x / frameWidth());
        last = now;
      }
    }
  }

  /** Continues the film for {@code seconds}. */
  private void goOn(double seconds, List<Animation<?>> others) {
    double until = clock.value() + seconds;
    List<Animation<?>> all = new ArrayList<>(others);
    all.add(animate(clock, c -> c.setValue(until)).rate(LINEAR).runTime(seconds));
    play(all);
  }

  private State state() {
    return simulation.at(tempo.simulated(clock.value()));
  }

  private int collisionsSoFar() {
    return simulation.count(tempo.simulated(clock.value()));
  }
}
