package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.PolygonMesh;

/** A white arrow that consists of a round bar and a cone. */
public final class Arrow3D extends AbstractMesh<Arrow3D> {
  private final double length;

  /** Creates an arrow 2 units long, from left to right. */
  public Arrow3D() {
    this(new Vec(-1, 0, 0), new Vec(1, 0, 0));
  }

  /** Creates an arrow 0.04 units thick, with a tip 0.3 units long and 0.16 thick. */
  public Arrow3D(Vec start, Vec end) {
    this(start, end, 0.02, 0.3, 0.08);
  }

  /**
   * Creates an arrow with the radius of the bar and the length and radius of the tip, in scene
   * units. The tip is at most as long as the arrow.
   *
   * @throws IllegalArgumentException if start and end are equal
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

  /** Returns the start of the arrow. */
  public Vec start() {
    return place().apply(Vec.ZERO);
  }

  /** Returns the point of the tip. */
  public Vec end() {
    return place().apply(new Vec(0, 0, length));
  }
}
