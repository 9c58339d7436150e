package zoetrope.mobject.shapes;

import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * The area that exactly one of two shapes covers. With more shapes, it is the area that an odd
 * number of them covers.
 *
 * <pre>{@code
 * var rings = exclusion(circle, otherCircle).setFill(GREEN, 0.5);
 * }</pre>
 *
 * <p>The new shape has the default style; the given shapes do not change. An open shape counts as
 * closed by a straight segment, and a group as the union of its members.
 */
public final class Exclusion extends VMobject<Exclusion> {

  /**
   * Creates the exclusion of at least two objects.
   *
   * @throws IllegalArgumentException if there are fewer than two, or an object is an image or is
   *     rotated out of the xy plane
   */
  public Exclusion(Mobject<?>... mobjects) {
    super(PathBoolean.exclusion(Operands.areas("an exclusion", 2, mobjects)));
  }
}
