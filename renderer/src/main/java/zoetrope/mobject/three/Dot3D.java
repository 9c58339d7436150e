package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.PolygonMesh;

/** A small white ball that marks a point. */
public final class Dot3D extends AbstractMesh<Dot3D> {
  /** Creates a ball of radius 0.08 at the origin. */
  public Dot3D() {
    this(Vec.ZERO);
  }

  /** Creates a ball of radius 0.08 at {@code point}. */
  public Dot3D(Vec point) {
    this(point, 0.08);
  }

  /** Creates a ball at {@code point} with a radius in scene units, above 0. */
  public Dot3D(Vec point, double radius) {
    super(Palette.WHITE);
    setFaces(MeshTemplate.of(new Ball(radius), () -> ball(radius)).unchanged());
    shift(point);
  }

  private record Ball(double radius) {}

  private static PolygonMesh ball(double radius) {
    return new Sphere(radius).resolution(16, 8).localFaces();
  }
}
