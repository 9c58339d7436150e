package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.mobject.Shape;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.VMobject;

/**
 * The curves of a path as separate objects in the style of the whole, for instance to colour a
 * curve piece by piece.
 *
 * <pre>{@code
 * var rainbow = curvesAsSubmobjects(graph).setColorsByGradient(BLUE, GREEN, RED);
 * }</pre>
 */
public final class CurvesAsSubmobjects extends TypedGroup<Shape, CurvesAsSubmobjects> {

  /** Creates a group of the curves of {@code whole}, without those of its children. */
  public CurvesAsSubmobjects(VMobject<?> whole) {
    Path path = whole.path();
    for (int k = 0; k < path.subpathCount(); k++) {
      for (int i = path.subpathStart(k); i + 3 < path.subpathStart(k + 1); i += 3) {
        Path piece =
            Path.builder()
                .moveTo(path.point(i))
                .cubicTo(path.point(i + 1), path.point(i + 2), path.point(i + 3))
                .build();
        add(new Shape(piece).setStyle(whole.style()));
      }
    }
  }
}
