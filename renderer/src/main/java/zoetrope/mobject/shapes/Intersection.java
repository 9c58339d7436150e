package zoetrope.mobject.shapes;

import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * What each of several shapes covers; without points when they have no area in common.
 *
 * <pre>{@code
 * var lens = intersection(circle, otherCircle).setFill(YELLOW, 0.5);
 * }</pre>
 *
 * <p>It has the default style; the shapes stay as they are. An open shape counts as closed by a
 * straight segment, and a group as all that it covers.
 */
public final class Intersection extends VMobject<Intersection> {

  /**
   * The intersection of two objects or more.
   *
   * @throws IllegalArgumentException for fewer, for pictures, and for objects turned out of the
   *     plane of the picture
   */
  public Intersection(Mobject<?>... mobjects) {
    super(PathBoolean.intersection(Operands.areas("an intersection", 2, mobjects)));
  }
}
