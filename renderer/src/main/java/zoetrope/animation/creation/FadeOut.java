package zoetrope.animation.creation;

import java.util.Objects;
import zoetrope.animation.Host;
import zoetrope.animation.transform.Transform;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;

/**
 * An animation that fades a mobject out to opacity 0, optionally shifted and scaled, and removes it
 * from the stage. Afterwards the mobject has its original look again, so that it can be shown
 * again.
 */
public final class FadeOut extends Transform<FadeOut> {
  private Vec shift = Vec.ZERO;
  private double scale = 1;
  private Vec to;
  private Vec position;

  public FadeOut(Mobject<?> mobject) {
    super(mobject);
    remover(true);
  }

  /** Shifts the mobject by {@code v} during the fade. */
  public FadeOut shift(Vec v) {
    shift = Objects.requireNonNull(v, "a fade is shifted by a vector, not by null");
    return this;
  }

  /**
   * Scales the mobject to {@code factor} times its size, 0 or more.
   *
   * @throws IllegalArgumentException if the factor is negative or not finite
   */
  public FadeOut scale(double factor) {
    scale = Preconditions.requireNotNegative("the scale of a fade", factor);
    return this;
  }

  /** Moves the centre of the mobject to {@code point}. */
  public FadeOut targetPosition(Vec point) {
    position = point;
    return this;
  }

  /** Moves the centre of the mobject to the centre of {@code other}. */
  public FadeOut targetPosition(Mobject<?> other) {
    return targetPosition(other.center());
  }

  /** Shrinks the mobject into a point. */
  public FadeOut toPoint(Vec point) {
    to = point;
    return this;
  }

  @Override
  protected boolean mayRest() {
    return true;
  }

  @Override
  protected Mobject<?> endState() {
    Mobject<?> end = (Mobject<?>) mobject().copy();
    end.setOpacity(0);
    if (to != null) {
      end.scale(0);
      end.moveTo(to);
    } else {
      end.shift(shift);
      end.scale(scale);
      if (position != null) {
        end.moveTo(position);
      }
    }
    return end;
  }

  @Override
  public void cleanUp(Host host) {
    super.cleanUp(host);
    interpolate(0);
  }
}
