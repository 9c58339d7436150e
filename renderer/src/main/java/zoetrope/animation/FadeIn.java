package zoetrope.animation;

import java.util.Objects;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * An object appears from opacity 0, optionally moving to its place and growing to its size. What
 * stands on the stage already, as parts of something, appears where it stands.
 */
public final class FadeIn extends Transform<FadeIn> {
  private Vec shift = Vec.ZERO;
  private double startScale = 1;
  private Vec from;
  private Vec position;

  /** Fades {@code mobject} in. */
  public FadeIn(Mobject<?> mobject) {
    super(mobject);
  }

  /** Lets it come along {@code v}: it starts at {@code -v} from its place. */
  public FadeIn shift(Vec v) {
    shift = Objects.requireNonNull(v, "a fade is shifted by a vector, not by null");
    return this;
  }

  /** Lets it start at {@code 1 / factor} of its size, factor above 0: above 1 it grows. */
  public FadeIn scale(double factor) {
    if (!(factor > 0)) {
      throw new IllegalArgumentException("scale " + factor + " of a fade is not above 0");
    }
    startScale = 1 / factor;
    return this;
  }

  /** Lets it start at {@code factor} of its size, 0 or more: below 1 it grows. */
  public FadeIn startScale(double factor) {
    startScale = FadeOut.requireScale(factor);
    return this;
  }

  /** Lets its centre start at {@code point}. */
  public FadeIn targetPosition(Vec point) {
    position = point;
    return this;
  }

  /** Lets its centre start at the centre of {@code other}. */
  public FadeIn targetPosition(Mobject<?> other) {
    return targetPosition(other.center());
  }

  /** Lets it grow out of a point. */
  public FadeIn fromPoint(Vec point) {
    from = point;
    return this;
  }

  /** What is there and fades in is not seen yet: it stays behind what it stands behind. */
  @Override
  public boolean bringsForward() {
    return false;
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
