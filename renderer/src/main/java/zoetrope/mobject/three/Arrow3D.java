package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.PolygonMesh;

/** A white arrow with a body: a round bar and a cone. */
public final class Arrow3D extends AbstractMesh<Arrow3D> {
  private final double length;

  /** From the left to the right, 2 units long. */
  public Arrow3D() {
    this(new Vec(-1, 0, 0), new Vec(1, 0, 0));
  }

  /** A bar 0.04 thick with a tip 0.3 long and 0.16 thick. */
  public Arrow3D(Vec start, Vec end) {
    this(start, end, 0.02, 0.3, 0.08);
  }

  /**
   * The bar's radius, the tip's length (at most the arrow's) and radius.
   *
   * @throws IllegalArgumentException when start and end are one point
   */
  public Arrow3D(Vec start, Vec end, double radius, double tipLength, double tipRadius) {
    super(Palette.WHITE);
    length = end.minus(start).length();
    Affine turn = Solids.turnTo(end.minus(start));
    double tip = Math.min(tipLength, length);
    PolygonMesh cone = new Cone(tipRadius, tip).resolution(24, 1).showBase().localFaces();
    PolygonMesh all = Solids.mapped(cone, Affine.translation(new Vec(0, 0, length - tip / 2)));
    if (length - tip > 1e-9) {
      PolygonMesh bar =
          new Cylinder(length - tip, radius).resolution(24, 1).showEnds().localFaces();
      Affine below = Affine.translation(new Vec(0, 0, (length - tip) / 2));
      all = Solids.mapped(bar, below).append(all, true);
    }
    setFaces(all);
    transform(turn.then(Affine.translation(start)));
  }

  /** Where the arrow begins. */
  public Vec start() {
    return place().apply(Vec.ZERO);
  }

  /** Where its tip is. */
  public Vec end() {
    return place().apply(new Vec(0, 0, length));
  }
}
