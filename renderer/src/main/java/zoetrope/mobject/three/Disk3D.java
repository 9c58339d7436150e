package zoetrope.mobject.three;

import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.Interval;

/** A grey, shaded disc in the plane z = 0. It consists of 100 sectors; each is one face. */
public final class Disk3D extends AbstractSurface<Disk3D> {
  /** Creates a disc of radius 1. */
  public Disk3D() {
    this(1);
  }

  /** Creates a disc with a radius in scene units, above 0. */
  public Disk3D(double radius) {
    super(on(Solids.requireAbove0("radius", radius)), Interval.UNIT, Interval.TURN);
    resolution(1, 100);
  }

  private static SurfaceFunction on(double radius) {
    return (u, v) -> Vec.polar(u * radius, v);
  }
}
