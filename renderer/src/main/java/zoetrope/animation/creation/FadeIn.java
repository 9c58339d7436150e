package zoetrope.animation.creation;

import java.util.Objects;
import zoetrope.animation.transform.Transform;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;

/**
 * An animation that fades a mobject in from opacity 0, optionally shifted and scaled. A mobject
 * that is already on the stage keeps its place in the drawing order.
 */
public final class FadeIn extends Transform<FadeIn> {
  private Vec shift = Vec.ZERO;
  private double startScale = 1;
  private Vec from;
  private Vec position;

  public FadeIn(Mobject<?> mobject) {
    super(mobject);
  }

  /** Shifts the mobject by {@code v} during the fade: it starts at {@code -v} from its place. */
  public FadeIn shift(Vec v) {
    shift = Objects.requireNonNull(v, "a fade is shifted by a vector, not by null");
    return this;
  }

  /**
   * Scales the mobject from {@code 1 / factor} times its size. It grows if the factor is above 1.
   *
   * @throws IllegalArgumentException if the factor is not above 0
   */
  public FadeIn scale(double factor) {
    startScale = 1 / Preconditions.requireAbove("the scale of a fade", factor, 0);
    return this;
  }

  /** Moves the centre of the mobject from {@code point} to its place. */
  public FadeIn targetPosition(Vec point) {
    position = point;
    return this;
  }

  /** Moves the centre of the mobject from the centre of {@code other} to its place. */
  public FadeIn targetPosition(Mobject<?> other) {
    return targetPosition(other.center());
  }

  /** Lets the mobject grow from a point. */
  public FadeIn fromPoint(Vec point) {
    from = point;
    return this;
  }

  /** Returns false, because a mobject on the stage keeps its place in the order. */
  @Override
  public boolean bringsForward() {
    return false;
  }

  @Override
  protected boolean mayRest() {
    return true;
  }

  @Override
  protected boolean introduces() {
    return true;
  }

  @Override
  protected Mobject<?> endState() {
    return (Mobject<?>) mobject().copy();
  }

  @Override
  protected Mobject<?> startState() {
    Mobject<?> start = (Mobject<?>) mobject().copy();
    start.setOpacity(0);
    if (from != null) {
      start.scale(0);
      start.moveTo(from);
    } else {
      start.scale(startScale);
      start.shift(shift.negate());
      if (position != null) {
        start.moveTo(position);
      }
    }
    return start;
  }
}
