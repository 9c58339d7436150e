import static zoetrope.Zoetrope.*;

import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.mobject.Mobject;

/** A ball that hops, animated by a class, and a number that counts, animated by a function. */
public final class OwnAnimation extends Scene {
  // still: 0.75
  /** Moves an object along a row of hops. */
  static final class Hop extends Animation<Hop> {
    private final Vec way;
    private int hops = 1;
    private Vec from;

    Hop(Mobject<?> mobject, Vec way) {
      super(mobject);
      this.way = way;
    }

    Hop hops(int count) {
      hops = count;
      return this;
    }

    @Override
    protected void start(Host host) {
      from = mobject().center();
    }

    @Override
    protected void show(double alpha) {
      double share = rate().at(alpha);
      double height = Math.abs(StrictMath.sin(PI * hops * share));
      mobject().moveTo(from.plus(way.times(share)).plus(up(height)));
    }
  }

  @Override
  protected void construct() {
    var ball = dot(0.3).setColor(BLUE).shift(left(4));
    var number = decimalNumber(0).shift(up(2.5));
    add(ball, number);
    play(
        new Hop(ball, right(8)).hops(4).runTime(2).rate(LINEAR),
        updateFromAlpha(number, (n, alpha) -> n.setValue(4 * alpha)).runTime(2));
    pause();
  }
}
