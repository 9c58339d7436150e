package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.AbstractMesh;

/** A round bar from point to point, grey. */
public final class Line3D extends AbstractMesh<Line3D> {
  /** How thick it is unless said otherwise. */
  public static final double DEFAULT_WIDTH = 0.05;

  /** From the left to the right, 2 units long. */
  public Line3D() {
    this(new Vec(-1, 0, 0), new Vec(1, 0, 0));
  }

  /** 0.05 thick; 0.04 in the community's theme. */
  public Line3D(Vec start, Vec end) {
    this(start, end, Theme.choose(DEFAULT_WIDTH, 0.04));
  }

  /**
   * Of this thickness.
   *
   * @throws IllegalArgumentException when start and end are one point
   */
  public Line3D(Vec start, Vec end, double width) {
    super(Theme.choose(Palette.GREY, Palette.BLUE_D));
    Vec along = end.minus(start);
    Affine turn = Solids.turnTo(along);
    setFaces(new Cylinder(along.length(), width / 2).resolution(20, 1).showEnds().localFaces());
    transform(turn.then(Affine.translation(start.lerp(end, 0.5))));
  }
}
