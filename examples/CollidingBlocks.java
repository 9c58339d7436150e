import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.scene.Parameter;

/** Two blocks and a wall count digits of pi, and each collision is heard. */
public final class CollidingBlocks extends Scene {
  // still: 4.2
  private static final double SMALL = 1;
  private static final double WALL = -6;

  private final Parameter<Integer> digits =
      parameter("digits", 2, "digits of pi: the mass is a power of 100");

  /** From a collision on, until the next: the blocks' places and velocities. */
  private record Motion(double time, double small, double large, double ofSmall, double ofLarge) {
    double small(double t) {
      return small + ofSmall * (t - time);
    }

    double large(double t) {
      return large + ofLarge * (t - time);
    }
  }

  @Override
  protected void construct() {
    double mass = StrictMath.pow(100, digits.get() - 1);
    double side = 1 + 0.5 * digits.get();
    List<Motion> motions = motions(mass);
    var wall = line(at(WALL, 3), at(WALL, -2)).setStroke(GREY, 4);
    var floor = line(at(WALL, -2), at(7, -2)).setStroke(GREY, 4);
    var small = square(SMALL).setStroke(WHITE, 2).setFill(BLUE, 1);
    var large = square(side).setStroke(WHITE, 2).setFill(GREY, 1);
    var counter = integerNumber(0).scale(1.5).moveTo(at(4, 2.5));
    var label = text("collisions:").nextTo(counter, LEFT.times(1.2));
    var blocks = group(small, large);
    blocks.addUpdater(
        b -> {
          int count = 0;
          while (count + 1 < motions.size() && motions.get(count + 1).time() <= time()) {
            count++;
          }
          Motion now = motions.get(count);
          small.moveTo(at(now.small(time()) + SMALL / 2, -2 + SMALL / 2));
          large.moveTo(at(now.large(time()) + SMALL + side / 2, -2 + side / 2));
          counter.setValue(count);
        });
    add(wall, floor, blocks, counter, label);
    for (Motion motion : motions.subList(1, motions.size())) {
      sound("sounds/clack").at(motion.time()).gain(-6).pan(panAt(motion.small()));
    }
    pause(10);
  }

  /** Where on the screen it is heard. */
  private static double panAt(double x) {
    return Math.max(-1, Math.min(1, x / 7));
  }

  /** What happens from one collision to the next, until the blocks fly apart. */
  private static List<Motion> motions(double mass) {
    List<Motion> motions = new ArrayList<>();
    Motion now = new Motion(0, -2, 3, 0, -2);
    while (now != null) {
      motions.add(now);
      now = next(now, mass);
    }
    return motions;
  }

  private static Motion next(Motion now, double mass) {
    double closing = now.ofSmall() - now.ofLarge();
    double untilBlocks = closing > 0 ? (now.large() - now.small()) / closing : 1e9;
    double untilWall = now.ofSmall() < 0 ? (WALL - now.small()) / now.ofSmall() : 1e9;
    double until = Math.min(untilBlocks, untilWall);
    if (until >= 1e9) {
      return null;
    }
    double t = now.time() + until;
    if (untilWall < untilBlocks) {
      return new Motion(t, WALL, now.large(t), -now.ofSmall(), now.ofLarge());
    }
    double common = (now.ofSmall() + mass * now.ofLarge()) / (1 + mass);
    return new Motion(
        t, now.small(t), now.small(t), 2 * common - now.ofSmall(), 2 * common - now.ofLarge());
  }
}
