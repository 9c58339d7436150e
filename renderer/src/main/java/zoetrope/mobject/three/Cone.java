package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.Interval;
import zoetrope.mobject.three.mesh.PolygonMesh;

/**
 * A cone with its tip in a direction and its middle at the origin. By default it is grey, with 100
 * faces around. It is open at its base unless {@link #showBase} is called.
 */
public final class Cone extends AbstractSurface<Cone> {
  private final double radius;
  private final double height;
  private boolean base;

  /** Creates a cone of radius 1 and height 1 along the z axis. */
  public Cone() {
    this(1, 1);
  }

  /** Creates a cone along the z axis with a radius and a height in scene units, above 0. */
  public Cone(double radius, double height) {
    this(radius, height, new Vec(0, 0, 1));
  }

  /** Creates a cone along {@code direction} with a radius and a height in scene units, above 0. */
  public Cone(double radius, double height, Vec direction) {
    super(
        on(Solids.requireAbove0("radius", radius), Solids.requireAbove0("height", height)),
        Interval.TURN,
        Interval.UNIT);
    this.radius = radius;
    this.height = height;
    computeLater();
    inTheme(100, 1, 32, 32);
    transform(Solids.turnTo(direction));
  }

  private static SurfaceFunction on(double radius, double height) {
    return (u, v) ->
        new Vec(
            (1 - v) * radius * StrictMath.cos(u),
            (1 - v) * radius * StrictMath.sin(u),
            (v - 0.5) * height);
  }

  /** Closes the base of the cone. */
  public Cone showBase() {
    base = true;
    rebuild();
    return this;
  }

  /** Moves the cone so that its tip is at {@code point}. */
  public Cone putTipAt(Vec point) {
    return transform(Affine.translation(point.minus(uvToPoint(0, 1))));
  }

  @Override
  void paintAsCommunity() {
    setFill(Palette.BLUE_D);
  }

  @Override
  PolygonMesh complete(PolygonMesh side) {
    return base ? side.append(Solids.disc(radius, -height / 2, uFaces(), false), true) : side;
  }
}
