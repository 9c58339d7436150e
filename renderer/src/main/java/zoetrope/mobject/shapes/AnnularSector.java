package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.mobject.VMobject;

/** The part of a ring between two angles, filled with light grey. */
public final class AnnularSector extends VMobject<AnnularSector> {

  /** Creates a quarter of a ring between the radii 1 and 2. */
  public AnnularSector() {
    this(1, 2, Math.PI / 2, 0);
  }

  /**
   * Creates the part of a ring from {@code startAngle} over {@code angle} radians,
   * counter-clockwise if positive.
   */
  public AnnularSector(double innerRadius, double outerRadius, double angle, double startAngle) {
    super(outline(innerRadius, outerRadius, angle, startAngle));
    setFill(Theme.choose(Palette.GREY_A, Palette.WHITE), 1);
    setStrokeWidth(0);
  }

  /** Returns the outline: back along the inner arc, outwards, along the outer arc, and inwards. */
  static Path outline(double inner, double outer, double angle, double start) {
    Degrees.check(angle);
    Degrees.check(start);
    Path back = Paths.arc(Vec.ZERO, inner, start, angle, AbstractArc.CURVES).reversed();
    Path forth = Paths.arc(Vec.ZERO, outer, start, angle, AbstractArc.CURVES);
    PathBuilder b = Path.builder().moveTo(back.start());
    if (inner != 0) {
      b.curvesOf(back);
    }
    return b.lineTo(forth.start()).curvesOf(forth).close().build();
  }
}
