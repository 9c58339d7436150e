package zoetrope.mobject.drawings;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.AnnularSector;
import zoetrope.mobject.shapes.Circle;

/** A dartboard of radius 3 with twenty sectors. */
public final class Dartboard extends TypedGroup<Mobject<?>, Dartboard> {
  private static final int SECTORS = 20;
  private static final double RADIUS = 3;

  private final Circle bullseye;

  /** Creates a dartboard centred at the origin. */
  public Dartboard() {
    add(ring(0, 1, Palette.GREY_B, Palette.GREY_E));
    add(ring(0.5, 0.55, Palette.GREEN_E, Palette.RED_E));
    add(ring(0.95, 1, Palette.GREEN_E, Palette.RED_E));
    bullseye = disc(0.035, Palette.RED_E);
    add(disc(0.07, Palette.GREEN_E), bullseye);
    scale(RADIUS, Vec.ZERO);
  }

  private static Group<AnnularSector> ring(double inner, double outer, Color even, Color odd) {
    double angle = 2 * Math.PI / SECTORS;
    Group<AnnularSector> ring = new Group<>();
    for (int i = 0; i < SECTORS; i++) {
      AnnularSector sector = new AnnularSector(inner, outer, angle, (i - 0.5) * angle);
      ring.add(sector.setFill(i % 2 == 0 ? even : odd, 1).setStrokeWidth(0));
    }
    return ring;
  }

  private static Circle disc(double radius, Color color) {
    return new Circle(radius).setFill(color, 1).setStrokeWidth(0);
  }

  /** Returns the disc in the middle. */
  public Circle bullseye() {
    return bullseye;
  }
}
