package zoetrope.mobject.changing;

import java.util.function.Supplier;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * The past path of a point, white and of width 2. It is complete, or covers only the last seconds;
 * see {@link #timeTraced}.
 *
 * <pre>{@code
 * add(tracedPath(dot).setStroke(BLUE, 3));
 * play(moveAlongPath(dot, circle));
 * }</pre>
 */
public final class TracedPath extends Trace<TracedPath> {
  /** Creates the path of a point; {@code point} returns its present position. */
  public TracedPath(Supplier<Vec> point) {
    super(point);
  }

  /** Creates the path of the centre of an object. */
  public TracedPath(Mobject<?> mobject) {
    this(mobject::center);
  }
}
