package zoetrope.mobject.shapes;

import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * What just one of two shapes covers; of more shapes, what an odd number of them covers.
 *
 * <pre>{@code
 * var rings = exclusion(circle, otherCircle).setFill(GREEN, 0.5);
 * }</pre>
 *
 * <p>It has the default style; the shapes stay as they are. An open shape counts as closed by a
 * straight segment, and a group as all that it covers.
 */
public final class Exclusion extends VMobject<Exclusion> {

  /**
   * The exclusion of two objects or more.
   *
   * @throws IllegalArgumentException for fewer, for pictures, and for objects turned out of the
   *     plane of the picture
   */
  public Exclusion(Mobject<?>... mobjects) {
    super(PathBoolean.exclusion(Operands.areas("an exclusion", 2, mobjects)));
  }
}
