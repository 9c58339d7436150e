package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/**
 * A shape with holes: other shapes that lie inside it and apart from each other.
 *
 * <pre>{@code
 * var mask = cutout(square(4), circle(1), triangle()).setFill(BLUE, 1);
 * }</pre>
 */
public final class Cutout extends VMobject<Cutout> {

  /** {@code shape} in its own style, without what the holes cover of it. */
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

  /** Twice the signed area of the control polygons: its sign tells which way the outline runs. */
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
