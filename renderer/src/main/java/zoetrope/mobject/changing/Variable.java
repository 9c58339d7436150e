package zoetrope.mobject.changing;

import zoetrope.geometry.Directions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;

/**
 * A formula, an equals sign and a number that always shows the value of a tracker.
 *
 * <pre>{@code
 * var x = variable("x", 0.5);
 * add(x);
 * play(animate(x.tracker(), t -> t.setValue(3)));
 * }</pre>
 */
public final class Variable extends TypedGroup<Mobject<?>, Variable> {
  private final Tex label;
  private final DecimalNumber number;
  private ValueTracker tracker;

  /** Creates a variable with two decimal places. */
  public Variable(String tex, double value) {
    this(tex, value, 2);
  }

  /** Creates a variable with a number of decimal places, 0 for whole numbers. */
  public Variable(String tex, double value, int decimals) {
    label = new Tex(tex, "=");
    tracker = new ValueTracker(value);
    number = new DecimalNumber(value, decimals).nextTo(label, Directions.RIGHT);
    add(label, number);
    addUpdater(Variable::follow);
  }

  private void follow() {
    if (number.value() != tracker.value()) {
      number.setValue(tracker.value());
    }
  }

  /** Returns the tracker whose value is shown. A copy of the variable has a separate tracker. */
  public ValueTracker tracker() {
    return tracker;
  }

  /** Returns the formula with its equals sign. */
  public Tex label() {
    return label;
  }

  /** Returns the number. */
  public DecimalNumber number() {
    return number;
  }

  /** Returns the value of the tracker. */
  public double value() {
    return tracker.value();
  }

  /** Sets the value of the tracker, and shows it. */
  public Variable setValue(double value) {
    tracker.setValue(value);
    follow();
    return this;
  }

  @Override
  protected void copiedSelf() {
    tracker = tracker.copy();
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof Variable variable) {
      tracker.setValue(variable.value());
    }
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween base = super.tweenSelf(start, end, motion);
    if (!(start instanceof Variable a && end instanceof Variable b)) {
      return base;
    }
    double from = a.value();
    double to = b.value();
    return base.and(alpha -> tracker.setValue((1 - alpha) * from + alpha * to));
  }
}
