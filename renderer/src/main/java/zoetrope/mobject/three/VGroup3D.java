package zoetrope.mobject.three;

import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.display.Shading;

/**
 * A group of flat shapes in space, where nearer shapes hide farther ones, with the shading {@code
 * phong(0.2, 0.2, 0.2)}.
 *
 * <pre>{@code
 * var faces = vGroup3D(squareToCubeFaces(square(2).setFill(BLUE, 1)));
 * play(growFromCenter(faces));
 * }</pre>
 *
 * @param <E> the common type of all children
 */
public final class VGroup3D<E extends Mobject<?>> extends TypedGroup<E, VGroup3D<E>> {
  /** Creates a group of these shapes. */
  @SafeVarargs
  public VGroup3D(E... shapes) {
    for (E shape : shapes) {
      add(shape);
    }
    standInSpace();
  }

  /** Creates a group of these shapes. */
  public VGroup3D(List<? extends E> shapes) {
    shapes.forEach(this::add);
    standInSpace();
  }

  private void standInSpace() {
    setShading(Solids.FLAT_FACES);
    applyDepthTest();
  }

  /** Sets the shading of the shapes that are in the group now. */
  public VGroup3D<E> setShading(Shading shading) {
    for (Mobject<?> member : familyWithPoints()) {
      if (member instanceof VMobject<?> shape) {
        shape.setShading(shading);
      }
    }
    return this;
  }
}
