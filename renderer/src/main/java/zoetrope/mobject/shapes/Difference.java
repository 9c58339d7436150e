package zoetrope.mobject.shapes;

import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * What one shape covers and others do not; without points when they cover all of it.
 *
 * <pre>{@code
 * var moon = difference(disc, shadow).setFill(YELLOW, 1);
 * }</pre>
 *
 * <p>It has the default style; the shapes stay as they are. An open shape counts as closed by a
 * straight segment, and a group as all that it covers.
 */
public final class Difference extends VMobject<Difference> {

  /**
   * {@code subject} without all of {@code clips}, of which there is at least one.
   *
   * @throws IllegalArgumentException when there is none, for pictures, and for objects turned out
   *     of the plane of the picture
   */
  public Difference(Mobject<?> subject, Mobject<?>... clips) {
    super(
        PathBoolean.difference(
            Operands.area("a difference", subject), Operands.areas("a difference", 1, clips)));
  }
}
