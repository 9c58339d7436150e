package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/**
 * A shape with holes. The holes are other shapes inside it, which must not overlap.
 *
 * <pre>{@code
 * var mask = cutout(square(4), circle(1), triangle()).setFill(BLUE, 1);
 * }</pre>
 */
public final class Cutout extends VMobject<Cutout> {

  /** Creates a copy of {@code shape}, in its style, without the areas of the holes. */
  public Cutout(VMobject<?> shape, VMobject<?>... holes) {
    Path outer = shape.path();
    boolean turn = area(outer) > 0;
    PathBuilder path = Path.builder().append(outer);
    for (VMobject<?> hole : holes) {
      Path inner = hole.path();
      path.append(area(inner) > 0 == turn ? inner.reversed() : inner);
    }
    setPath(path.build());
    matchStyle(shape);
  }

  /**
   * Returns twice the signed area of the control polygons. Its sign shows the direction of the
   * outline.
   */
  private static double area(Path path) {
    double sum = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      int first = path.subpathStart(k);
      int last = path.subpathStart(k + 1) - 1;
      Vec before = path.point(last);
      for (int i = first; i <= last; i++) {
        Vec p = path.point(i);
        sum += before.x() * p.y() - before.y() * p.x();
        before = p;
      }
    }
    return sum;
  }
}
