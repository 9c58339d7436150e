package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.PolygonMesh;

/** A white arrow that consists of a round bar and a cone. */
public final class Arrow3D extends AbstractMesh<Arrow3D> {
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
    double length = end.minus(start).length();
    Affine turn = Solids.turnTo(end.minus(start));
    double tip = Math.min(tipLength, length);
    double middle = length - tip / 2;
    double base = -tip / 2 + middle;
    double point = tip / 2 + middle;
    Solids.requireAbove0("radius", tipRadius);
    Solids.requireAbove0("height", tip);
    if (length - tip > 1e-9) {
      Solids.requireAbove0("height", length - tip);
      Solids.requireAbove0("radius", radius);
      setFaces(
          MeshTemplate.of(new Whole(radius, tipRadius), () -> whole(radius, tipRadius))
              .at(0, length - tip, base, point));
    } else {
      setFaces(MeshTemplate.of(new Tip(tipRadius), () -> cone(tipRadius, 0.5)).at(base, point));
    }
    transform(turn.then(Affine.translation(start)));
  }

  private record Whole(double radius, double tipRadius) {}

  private record Tip(double radius) {}

  /** Returns a bar from z = 0 to 1 and a cone from z = 2 to 3. */
  private static PolygonMesh whole(double radius, double tipRadius) {
    PolygonMesh bar = new Cylinder(1, radius).resolution(24, 1).showEnds().localFaces();
    return Solids.mapped(bar, Affine.translation(new Vec(0, 0, 0.5)))
        .append(cone(tipRadius, 2.5), true);
  }

  /** Returns a cone of height 1 whose middle is at z = {@code middle}. */
  private static PolygonMesh cone(double radius, double middle) {
    PolygonMesh cone = new Cone(radius, 1).resolution(24, 1).showBase().localFaces();
    return Solids.mapped(cone, Affine.translation(new Vec(0, 0, middle)));
  }

  /** Returns the start of the arrow. */
  public Vec start() {
    return place().apply(Vec.ZERO);
  }

  /** Returns the point of the tip. */
  public Vec end() {
    return place().apply(new Vec(0, 0, localFaces().bounds().max().z()));
  }
}
