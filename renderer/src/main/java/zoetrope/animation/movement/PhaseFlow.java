package zoetrope.animation.movement;

import java.util.function.UnaryOperator;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.animation.RateFunctions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * An animation that moves every point of a mobject along a velocity field, at a linear rate.
 *
 * <p>The flow is integrated by the classical Runge-Kutta method in steps of at most 1/60 s, for any
 * frame rate. So the state depends on the time alone.
 */
public final class PhaseFlow extends Animation<PhaseFlow> {
  private static final double STEPS_PER_SECOND = 60;

  private final UnaryOperator<Vec> velocity;
  private double virtualTime = Double.NaN;
  private Mobject<?> before;
  private Mobject<?> carried;
  private int steps;
  private int done;

  PhaseFlow(Mobject<?> mobject, UnaryOperator<Vec> velocity) {
    super(mobject);
    this.velocity = velocity;
    rate(RateFunctions.LINEAR);
  }

  /** Sets how many seconds of the flow are shown, 0 or more; by default the run time. */
  public PhaseFlow virtualTime(double seconds) {
    virtualTime = Preconditions.requireNotNegative("the time of a flow", seconds);
    return this;
  }

  @Override
  protected boolean suspendsUpdaters() {
    return false;
  }

  private double flowTime() {
    return Double.isNaN(virtualTime) ? duration() : virtualTime;
  }

  @Override
  protected void start(Host host) {
    before = (Mobject<?>) mobject().copy();
    carried = (Mobject<?>) before.copy();
    steps = Math.max(1, (int) Math.ceil(flowTime() * STEPS_PER_SECOND - 1e-9));
    done = 0;
  }

  @Override
  protected void show(double alpha) {
    double position = progress(alpha, 0, 1) * steps;
    double step = flowTime() / steps;
    int whole = (int) Math.floor(position);
    if (whole < done) {
      MobjectTrees.assume(carried, before);
      done = 0;
    }
    for (; done < whole; done++) {
      carried.applyFunction(p -> moved(p, step));
    }
    MobjectTrees.assume(mobject(), carried);
    double rest = (position - whole) * step;
    if (rest != 0) {
      mobject().applyFunction(p -> moved(p, rest));
    }
  }

  private Vec moved(Vec p, double h) {
    Vec a = velocity.apply(p);
    Vec b = velocity.apply(p.plus(a.times(h / 2)));
    Vec c = velocity.apply(p.plus(b.times(h / 2)));
    Vec d = velocity.apply(p.plus(c.times(h)));
    return p.plus(a.plus(b.times(2)).plus(c.times(2)).plus(d).times(h / 6));
  }
}
