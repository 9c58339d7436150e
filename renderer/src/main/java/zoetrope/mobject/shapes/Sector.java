package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.mobject.VMobject;

/** A slice of a disc, filled with light grey. */
public final class Sector extends VMobject<Sector> {

  /** A quarter of the unit disc, from the right to the top. */
  public Sector() {
    this(1, Math.PI / 2, 0);
  }

  /** Over {@code angle} radians from {@code startAngle}, counter-clockwise when positive. */
  public Sector(double radius, double angle, double startAngle) {
    super(AnnularSector.outline(0, radius, angle, startAngle));
    setFill(Theme.choose(Palette.GREY_A, Palette.WHITE), 1);
    setStrokeWidth(0);
  }
}
