package zoetrope.mobject.three;

import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.Interval;

/** A ring about the z axis, by default grey, with 100 by 50 faces. */
public final class Torus extends AbstractSurface<Torus> {
  /** Creates a ring with radii 3 and 1. */
  public Torus() {
    this(3, 1);
  }

  /**
   * Creates a ring with radii in scene units, above 0.
   *
   * @param major the distance of the centre from the middle of the tube
   * @param minor the radius of the tube
   */
  public Torus(double major, double minor) {
    super(
        on(Solids.requireAbove0("radius", major), Solids.requireAbove0("tube radius", minor)),
        Interval.TURN,
        Interval.TURN);
    enclose();
    computeLater();
    inTheme(100, 50, 24, 24);
  }

  private static SurfaceFunction on(double major, double minor) {
    return (u, v) -> {
      double r = major - minor * StrictMath.cos(v);
      return new Vec(r * StrictMath.cos(u), r * StrictMath.sin(u), -minor * StrictMath.sin(v));
    };
  }
}
