package zoetrope.animation;

import java.util.Objects;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * An object vanishes to opacity 0, optionally moving and scaling, and leaves the stage. Off the
 * stage it has its old look again, so it can be shown once more.
 */
public final class FadeOut extends Transform<FadeOut> {
  private Vec shift = Vec.ZERO;
  private double scale = 1;
  private Vec to;
  private Vec position;

  /** Fades {@code mobject} out. */
  public FadeOut(Mobject<?> mobject) {
    super(mobject);
    remover(true);
  }

  /** Lets it leave along {@code v}. */
  public FadeOut shift(Vec v) {
    shift = Objects.requireNonNull(v, "a fade is shifted by a vector, not by null");
    return this;
  }

  /** Lets it end at {@code factor} times its size, 0 or more. */
  public FadeOut scale(double factor) {
    scale = requireScale(factor);
    return this;
  }

  static double requireScale(double factor) {
    if (!(factor >= 0 && factor < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("scale " + factor + " of a fade is not 0 or more");
    }
    return factor;
  }

  /** Lets its centre end at {@code point}. */
  public FadeOut targetPosition(Vec point) {
    position = point;
    return this;
  }

  /** Lets its centre end at the centre of {@code other}. */
  public FadeOut targetPosition(Mobject<?> other) {
    return targetPosition(other.center());
  }

  /** Lets it shrink into a point. */
  public FadeOut toPoint(Vec point) {
    to = point;
    return this;
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
