package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.mobject.VMobject;

/** A sector of a disc, filled with light grey. */
public final class Sector extends VMobject<Sector> {

  /** Creates a quarter of the unit disc, from the right to the top. */
  public Sector() {
    this(1, Math.PI / 2, 0);
  }

  /** Creates a sector; angles are in radians, counter-clockwise if positive. */
  public Sector(double radius, double angle, double startAngle) {
    super(AnnularSector.outline(0, radius, angle, startAngle));
    setFill(Theme.choose(Palette.GREY_A, Palette.WHITE), 1);
    setStrokeWidth(0);
  }
}
