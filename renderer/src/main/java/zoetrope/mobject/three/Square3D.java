package zoetrope.mobject.three;

import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.Interval;

/** A square in the plane z = 0 with one grey, shaded face that is visible from both sides. */
public final class Square3D extends AbstractSurface<Square3D> {
  /** Creates a square with sides of length 2. */
  public Square3D() {
    this(2);
  }

  /** Creates a square with sides of a length in scene units, above 0. */
  public Square3D(double side) {
    super(on(Solids.requireAbove0("side", side)), new Interval(-1, 1), new Interval(-1, 1));
    resolution(1, 1);
  }

  private static SurfaceFunction on(double side) {
    return (u, v) -> Vec.of(u * side / 2, v * side / 2);
  }
}
