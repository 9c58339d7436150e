package zoetrope.mobject.shapes;

import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * The area that at least one of several shapes covers.
 *
 * <pre>{@code
 * var cloud = union(left, middle, right).setFill(BLUE, 0.5);
 * }</pre>
 *
 * <p>The new shape has the default style; the given shapes do not change. An open shape counts as
 * closed by a straight segment, and a group as the union of its members.
 */
public final class Union extends VMobject<Union> {

  /**
   * Creates the union of at least two objects.
   *
   * @throws IllegalArgumentException if there are fewer than two, or an object is an image or is
   *     rotated out of the xy plane
   */
  public Union(Mobject<?>... mobjects) {
    super(PathBoolean.union(Operands.areas("a union", 2, mobjects)));
  }
}
