package zoetrope.mobject.shapes;

import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * The area that is inside all of the given shapes. It has no points if there is no such area.
 *
 * <pre>{@code
 * var lens = intersection(circle, otherCircle).setFill(YELLOW, 0.5);
 * }</pre>
 *
 * <p>The new shape has the default style; the given shapes do not change. An open shape counts as
 * closed by a straight segment, and a group as the union of its members.
 */
public final class Intersection extends VMobject<Intersection> {

  /**
   * Creates the intersection of at least two objects.
   *
   * @throws IllegalArgumentException if there are fewer than two, or an object is an image or is
   *     rotated out of the xy plane
   */
  public Intersection(Mobject<?>... mobjects) {
    super(PathBoolean.intersection(Operands.areas("an intersection", 2, mobjects)));
  }
}
