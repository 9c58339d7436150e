package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.PolygonMesh;

/** A grey round bar from point to point. */
public final class Line3D extends AbstractMesh<Line3D> {
  /** The default thickness in scene units. */
  public static final double DEFAULT_WIDTH = 0.05;

  /** Creates a bar 2 units long, from left to right. */
  public Line3D() {
    this(new Vec(-1, 0, 0), new Vec(1, 0, 0));
  }

  /** Creates a bar 0.05 units thick, or 0.04 in the Community theme. */
  public Line3D(Vec start, Vec end) {
    this(start, end, Theme.choose(DEFAULT_WIDTH, 0.04));
  }

  /**
   * Creates a bar with a thickness in scene units.
   *
   * @throws IllegalArgumentException if start and end are equal
   */
  public Line3D(Vec start, Vec end, double width) {
    super(Theme.choose(Palette.GREY, Palette.BLUE_D));
    Vec along = end.minus(start);
    Affine turn = Solids.turnTo(along);
    double half = Solids.requireAbove0("height", along.length()) / 2;
    double radius = Solids.requireAbove0("radius", width / 2);
    setFaces(MeshTemplate.of(new Bar(radius), () -> bar(radius)).at(-half, half));
    transform(turn.then(Affine.translation(start.lerp(end, 0.5))));
  }

  private record Bar(double radius) {}

  private static PolygonMesh bar(double radius) {
    PolygonMesh bar = new Cylinder(1, radius).resolution(20, 1).showEnds().localFaces();
    return bar.mapZ(z -> z + 0.5);
  }
}
