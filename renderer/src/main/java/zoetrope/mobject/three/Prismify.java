package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.PolygonMesh;

/**
 * A shape extruded into space: the shape, a shifted copy and the wall between them, for each member
 * of the family that has a path. Its shading is {@code phong(0.2, 0.2, 0.2)}.
 */
public final class Prismify extends TypedGroup<Mobject<?>, Prismify> {
  private static final int PIECES = 8;

  /** Extrudes a shape by one unit, away from the viewer. */
  public Prismify(Mobject<?> shape) {
    this(shape, 1, new Vec(0, 0, -1));
  }

  /** Extrudes a shape by {@code depth} times {@code direction}. */
  public Prismify(Mobject<?> shape, double depth, Vec direction) {
    Vec along = direction.times(depth);
    for (Mobject<?> member : shape.familyWithPoints()) {
      if (member instanceof VMobject<?> v) {
        VMobject<?> front = (VMobject<?>) v.copy();
        front.setChildren(List.of());
        VMobject<?> back = (VMobject<?>) front.copy();
        back.shift(along).reversePoints();
        front.setShading(Solids.FLAT_FACES);
        back.setShading(Solids.FLAT_FACES);
        Wall wall = new Wall(v, along).setShading(Solids.FLAT_FACES);
        add(back.applyDepthTest(), wall, front.applyDepthTest());
      }
    }
  }

  /**
   * The wall between an outline and its copy, in the colour of the fill, or of the stroke without a
   * fill.
   */
  public static final class Wall extends AbstractMesh<Wall> {
    Wall(VMobject<?> shape, Vec along) {
      super(shape.color());
      Path path = shape.path();
      List<List<Vec>> quads = new ArrayList<>();
      for (int k = 0; k < path.subpathCount(); k++) {
        for (int c = 0; c < path.curveCount(k); c++) {
          addCurve(path, path.subpathStart(k) + 3 * c, along, quads);
        }
      }
      setFaces(PolygonMesh.of(quads, false));
    }

    private static void addCurve(Path path, int at, Vec along, List<List<Vec>> quads) {
      int pieces = isStraight(path, at) ? 1 : PIECES;
      Vec from = path.point(at);
      for (int i = 1; i <= pieces; i++) {
        Vec to = pointAt(path, at, (double) i / pieces);
        if (!to.equals(from)) {
          quads.add(List.of(to, from, from.plus(along), to.plus(along)));
        }
        from = to;
      }
    }

    private static boolean isStraight(Path path, int at) {
      Vec a = path.point(at);
      Vec chord = path.point(at + 3).minus(a).normalized();
      double bend = 0;
      for (int i = 1; i < 3; i++) {
        bend = Math.max(bend, path.point(at + i).minus(a).cross(chord).length());
      }
      return bend < 1e-6;
    }

    private static Vec pointAt(Path path, int at, double t) {
      Vec a = path.point(at).lerp(path.point(at + 1), t);
      Vec b = path.point(at + 1).lerp(path.point(at + 2), t);
      Vec c = path.point(at + 2).lerp(path.point(at + 3), t);
      return a.lerp(b, t).lerp(b.lerp(c, t), t);
    }
  }
}
