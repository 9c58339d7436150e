package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.Interval;

/**
 * A sphere about the origin, grey, of 100 by 50 faces, in the community's theme of 24 by 12;
 * parameters: azimuth, angle from below.
 */
public final class Sphere extends AbstractSurface<Sphere> {
  /** Of radius 1. */
  public Sphere() {
    this(1);
  }

  /** Of a radius above 0. */
  public Sphere(double radius) {
    this(radius, Interval.TURN, Interval.HALF_TURN);
  }

  /** The part over a range of azimuths and of angles from the lowest point (0) to the highest. */
  public Sphere(double radius, Interval u, Interval v) {
    super(Palette.GREY, on(Solids.requireAbove0("radius", radius)), u, v);
    if (u.isTurn() && Math.abs(Math.abs(v.end() - v.start()) - Math.PI) < 1e-9) {
      enclose();
    }
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
