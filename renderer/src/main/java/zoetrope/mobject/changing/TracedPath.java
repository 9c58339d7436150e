package zoetrope.mobject.changing;

import java.util.function.Supplier;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * The way a point has gone, white, of width 2; for ever or for the last seconds.
 *
 * <pre>{@code
 * add(tracedPath(dot).setStroke(BLUE, 3));
 * play(moveAlongPath(dot, circle));
 * }</pre>
 */
public final class TracedPath extends Trace<TracedPath> {
  /** The way of the point that {@code point} tells. */
  public TracedPath(Supplier<Vec> point) {
    super(point);
  }

  /** The way of an object's centre. */
  public TracedPath(Mobject<?> mobject) {
    this(mobject::center);
  }
}
