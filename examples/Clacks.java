import static zoetrope.Zoetrope.*;

/** Two blocks and a wall count digits of pi, with a sound for each collision. */
public final class Clacks extends Scene {
  // still: 4.2
  private static final double MASS = 100;
  private double smallVelocity;
  private double largeVelocity = -2;

  @Override
  protected void construct() {
    var wall = line(at(-6, 3), at(-6, -2)).setStroke(GREY, 4);
    var floor = line(at(-6, -2), at(7, -2)).setStroke(GREY, 4);
    var count = integerNumber(0).scale(1.5).moveTo(at(4, 2.5));
    var label = text("collisions:").nextTo(count, LEFT);
    var small = square(1).setStroke(WHITE, 2).setFill(BLUE, 1).moveTo(at(-1.5, -1.5));
    var large = square(2).setStroke(WHITE, 2).setFill(GREY, 1).moveTo(at(5, -1));
    var blocks =
        group(small, large)
            .simulate(
                9600,
                (b, dt) -> {
                  small.shift(at(smallVelocity * dt, 0));
                  large.shift(at(largeVelocity * dt, 0));
                  if (collide(small.x() - 0.5, small.x() + 0.5, large.x() - 1)) {
                    count.setValue(count.value() + 1);
                    sound("sounds/clack").gain(-6).pan(small.x() / 7);
                  }
                });
    add(wall, floor, blocks, count, label);
    pause(9);
  }

  private boolean collide(double left, double right, double other) {
    boolean meet = right > other && smallVelocity > largeVelocity;
    double common = (smallVelocity + MASS * largeVelocity) / (1 + MASS);
    boolean wall = left < -6 && smallVelocity < 0;
    largeVelocity = meet ? 2 * common - largeVelocity : largeVelocity;
    smallVelocity = meet ? 2 * common - smallVelocity : wall ? -smallVelocity : smallVelocity;
    return meet || wall;
  }
}
