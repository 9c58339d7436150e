package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.scene.Fault;
import zoetrope.scenes.collisions.ElasticCollisions.Partner;
import zoetrope.scenes.collisions.ElasticCollisions.State;

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

  private final ElasticCollisions simulation;
  private final Tempo tempo;
  private final SlidingBlocks blocks;
  private final Group<Mobject<?>> shown = group();
  private final ValueTracker clock = valueTracker();

  /** Creates the act for a block of mass {@code mass} beside one of 1 kg. */
  CollisionsAct(Mass mass, Tempo tempo) {
    this.simulation = new ElasticCollisions(mass.kilograms(), SMALL, LARGE, SPEED);
    this.tempo = tempo;
    this.blocks = new SlidingBlocks(mass).stand(simulation.at(0));
    shown.add(blocks);
  }

  /** Adds a diagram of the velocities. */
  CollisionsAct withDiagram() {
    var diagram = new PhaseDiagram(simulation);
    shown.add(diagram.addUpdater(d -> d.show(collisionsSoFar())));
    return this;
  }

  @Override
  protected Integer construct() {
    var words = text("Collisions:").fontSize(60).moveTo(at(-5.2, 3.2), LEFT);
    var count = integerNumber(0).groupWithCommas(false).fontSize(60).setColor(YELLOW);
    count.nextTo(words, RIGHT, 0.3);
    shown.add(words, count);
    play(fadeIn(shown));
    allow(Fault.CUT, "the blocks slide away in the end", blocks);

    blocks.addUpdater(b -> b.stand(state()));
    count.addUpdater(n -> n.setValue(collisionsSoFar()));
    var atWall = new Clacks(simulation, tempo, Partner.WALL, clock::value);
    var between = new Clacks(simulation, tempo, Partner.BLOCK, clock::value);
    add(atWall, between);
    goOn(1, indicate(blocks.large().body(), 1.1, YELLOW));
    goOn(tempo.length() - 2);
    goOn(1, fadeOut(shown));
    blocks.clearUpdaters();
    remove(clock, atWall, between);
    return simulation.collisions().size();
  }

  /** Continues the film for {@code seconds}. */
  private void goOn(double seconds, Animation<?>... others) {
    double until = clock.value() + seconds;
    List<Animation<?>> all = new ArrayList<>(List.of(others));
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
