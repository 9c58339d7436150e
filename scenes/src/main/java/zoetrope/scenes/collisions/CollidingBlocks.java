package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about two blocks that collide with each other and a wall. Their number of collisions has
 * the digits of pi: 3, 31, 314 and 3141, for a large block that is a hundred times heavier each
 * time.
 */
public final class CollidingBlocks extends Scene {
  /** The time that each pair of blocks is shown, in seconds. */
  private static final double REAL_TIME = 7.6;

  /** The time that a subtitle is shown, in seconds. */
  private static final double LINE = 5;

  /** Creates the film, which lasts about 67 seconds. */
  public CollidingBlocks() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 10.5, 9);
    play(create(new Room()).lagRatio(0.1));
    List<Integer> counts = new ArrayList<>();
    section("Equal masses");
    subtitle("Two equal blocks: three collisions.", LINE);
    counts.add(perform(new CollisionsAct(Mass.ONE, realTime())));
    section("A hundred to one");
    subtitle("The one that comes is a hundred times heavier.", LINE);
    counts.add(perform(new CollisionsAct(Mass.HUNDRED, realTime())));
    section("Ten thousand to one");
    subtitle("Ten thousand times heavier; near the wall, time is stretched eighty times.", LINE);
    counts.add(perform(new CollisionsAct(Mass.TEN_THOUSAND, slowTurn())));
    section("A million to one");
    subtitle("A million times heavier.", LINE);
    counts.add(perform(new CollisionsAct(Mass.MILLION, realTime())));
    section("Velocities");
    subtitle("Energy stays, so both velocities are a point that jumps around a circle.", LINE);
    perform(new CollisionsAct(Mass.HUNDRED, realTime()).withDiagram());
    section("Digits");
    subtitle(
        "Every two jumps turn it by the same angle: half of it fits into pi as often as blocks"
            + " collide.",
        LINE);
    perform(new DigitsAct(counts));
  }

  private static Tempo realTime() {
    return new Tempo().leg(REAL_TIME, REAL_TIME);
  }

  /** Returns a tempo that shows most of the collisions eighty times slower. */
  private static Tempo slowTurn() {
    double around = 0.025;
    return new Tempo()
        .leg(CollisionsAct.TURN - around, CollisionsAct.TURN - around)
        .leg(2 * around, 4)
        .leg(REAL_TIME - CollisionsAct.TURN - around, REAL_TIME - CollisionsAct.TURN - around);
  }
}
