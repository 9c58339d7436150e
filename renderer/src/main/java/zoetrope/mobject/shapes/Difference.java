package zoetrope.mobject.shapes;

import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * The area of a shape without the areas of others; it has no points if nothing is left.
 *
 * <pre>{@code
 * var moon = difference(disc, shadow).setFill(YELLOW, 1);
 * }</pre>
 *
 * <p>The new shape has the default style; the given shapes do not change. An open shape counts as
 * closed by a straight segment, and a group as the union of its members.
 */
public final class Difference extends VMobject<Difference> {

  /**
   * Creates the difference of {@code subject} and at least one shape in {@code clips}.
   *
   * @throws IllegalArgumentException if {@code clips} is empty, or an object is an image or is
   *     rotated out of the xy plane
   */
  public Difference(Mobject<?> subject, Mobject<?>... clips) {
    super(
        PathBoolean.difference(
            Operands.area("a difference", subject), Operands.areas("a difference", 1, clips)));
  }
}
