package zoetrope.mobject.three;

import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.Interval;

/**
 * A sphere about the origin, grey, with 100 by 50 faces, or 24 by 12 in the Community theme. Its
 * parameters are the azimuth and the angle from the lowest point.
 */
public final class Sphere extends AbstractSurface<Sphere> {
  /** Creates a sphere of radius 1. */
  public Sphere() {
    this(1);
  }

  /** Creates a sphere with a radius in scene units, above 0. */
  public Sphere(double radius) {
    this(radius, Interval.TURN, Interval.HALF_TURN);
  }

  /**
   * Creates a part of a sphere.
   *
   * @param u the azimuths in radians
   * @param v the angles from the lowest point (0) to the highest (pi)
   */
  public Sphere(double radius, Interval u, Interval v) {
    super(on(Solids.requireAbove0("radius", radius)), u, v);
    if (u.isTurn() && Math.abs(Math.abs(v.end() - v.start()) - Math.PI) < 1e-9) {
      enclose();
    }
    computeLater();
    inTheme(100, 50, 24, 12);
  }

  private static SurfaceFunction on(double r) {
    return (u, v) ->
        new Vec(
            r * StrictMath.cos(u) * StrictMath.sin(v),
            r * StrictMath.sin(u) * StrictMath.sin(v),
            -r * StrictMath.cos(v));
  }
}
