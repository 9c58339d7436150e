package zoetrope.mobject.shapes;

import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * What at least one of several shapes covers.
 *
 * <pre>{@code
 * var cloud = union(left, middle, right).setFill(BLUE, 0.5);
 * }</pre>
 *
 * <p>It has the default style; the shapes stay as they are. An open shape counts as closed by a
 * straight segment, and a group as all that it covers.
 */
public final class Union extends VMobject<Union> {

  /**
   * The union of two objects or more.
   *
   * @throws IllegalArgumentException for fewer, for pictures, and for objects turned out of the
   *     plane of the picture
   */
  public Union(Mobject<?>... mobjects) {
    super(PathBoolean.union(Operands.areas("a union", 2, mobjects)));
  }
}
