package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/** A ring between two concentric circles, filled with light grey. */
public final class Annulus extends VMobject<Annulus> {

  /** Creates a ring between the radii 1 and 2. */
  public Annulus() {
    this(1, 2);
  }

  /** Creates a ring between two radii, in scene units, centred at the origin. */
  public Annulus(double innerRadius, double outerRadius) {
    super(
        Paths.circle(Vec.ZERO, outerRadius).append(Paths.circle(Vec.ZERO, innerRadius).reversed()));
    setFill(Theme.choose(Palette.GREY_A, Palette.WHITE), 1);
    setStrokeWidth(0);
  }
}
