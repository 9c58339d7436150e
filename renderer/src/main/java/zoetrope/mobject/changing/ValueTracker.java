package zoetrope.mobject.changing;

/**
 * A number that can be animated and that other objects can follow.
 *
 * <pre>{@code
 * var angle = valueTracker(0);
 * hand.addUpdater(h -> h.setAngle(angle.value()));
 * play(animate(angle, a -> a.setValue(PI)));
 * }</pre>
 */
public final class ValueTracker extends AbstractValueTracker<ValueTracker> {

  /** Creates a tracker that holds 0. */
  public ValueTracker() {
    this(0);
  }

  /** Creates a tracker that holds a number. */
  public ValueTracker(double value) {
    super(value);
  }

  @Override
  double between(double from, double to, double alpha) {
    return (1 - alpha) * from + alpha * to;
  }
}
