package zoetrope.mobject.three;

import zoetrope.color.Theme;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.Interval;
import zoetrope.mobject.three.mesh.PolygonMesh;

/**
 * A tube about the origin, by default grey, with 100 faces around. It is open unless {@link
 * #showEnds} is called; in the Community theme it is closed.
 */
public final class Cylinder extends AbstractSurface<Cylinder> {
  private final double radius;
  private final double height;
  private boolean ends;

  /** Creates a tube of height 2 and radius 1 along the z axis. */
  public Cylinder() {
    this(2, 1);
  }

  /** Creates a tube along the z axis with a height and a radius in scene units, above 0. */
  public Cylinder(double height, double radius) {
    this(height, radius, new Vec(0, 0, 1));
  }

  /** Creates a tube along {@code axis} with a height and a radius in scene units, above 0. */
  public Cylinder(double height, double radius, Vec axis) {
    super(
        on(Solids.requireAbove0("height", height), Solids.requireAbove0("radius", radius)),
        Interval.TURN,
        new Interval(-1, 1));
    this.height = height;
    this.radius = radius;
    ends = Theme.isCommunity();
    computeLater();
    inTheme(100, 1, 24, 24);
    transform(Solids.turnTo(axis));
  }

  private static SurfaceFunction on(double height, double radius) {
    return (u, v) ->
        new Vec(radius * StrictMath.cos(u), radius * StrictMath.sin(u), v * height / 2);
  }

  /** Closes both ends. */
  public Cylinder showEnds() {
    ends = true;
    rebuild();
    return this;
  }

  @Override
  PolygonMesh complete(PolygonMesh side) {
    return ends
        ? side.append(Solids.disc(radius, -height / 2, uFaces(), false), false)
            .append(Solids.disc(radius, height / 2, uFaces(), true), true)
        : side;
  }
}
