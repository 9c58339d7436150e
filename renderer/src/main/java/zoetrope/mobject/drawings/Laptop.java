package zoetrope.mobject.drawings;

import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Polygon;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.RoundedRectangle;

/** An open laptop seen from the front, 3 units wide, centred at the origin. */
public final class Laptop extends TypedGroup<Mobject<?>, Laptop> {
  private static final int KEY_ROWS = 4;
  private static final int KEYS = 11;

  private final Rectangle screen = new Rectangle(2.08, 1.25);

  /** Creates a grey laptop with a black screen. */
  public Laptop() {
    RoundedRectangle lid = new RoundedRectangle(2.3, 1.5, 0.08);
    lid.setFill(Palette.GREY_D, 1).setStroke(Palette.GREY_B, 2);
    screen.setFill(Palette.BLACK, 1).setStroke(Palette.GREY_C, 1).moveTo(lid);
    Polygon base =
        new Polygon(Vec.of(1.15, 0), Vec.of(-1.15, 0), Vec.of(-1.5, -0.8), Vec.of(1.5, -0.8));
    base.setFill(Palette.GREY_C, 1).setStroke(Palette.GREY_B, 2);
    lid.nextTo(base, Directions.UP, 0);
    screen.moveTo(lid);
    Polygon front =
        new Polygon(Vec.of(1.5, -0.8), Vec.of(-1.5, -0.8), Vec.of(-1.46, -0.9), Vec.of(1.46, -0.9));
    front.setFill(Palette.GREY_D, 1).setStroke(Palette.GREY_B, 2);
    add(lid, screen, base, front, keys(), pad());
    toCenter();
  }

  /** Returns the keys. Rows closer to the viewer are wider. */
  private static Group<Polygon> keys() {
    Group<Polygon> keys = new Group<>();
    for (int i = 0; i < KEY_ROWS * KEYS; i++) {
      double near = 0.08 + 0.1 * (i / KEYS);
      double at = i % KEYS - KEYS / 2.0;
      keys.add(
          new Polygon(
                  onBase(at + 0.9, near),
                  onBase(at + 0.1, near),
                  onBase(at + 0.1, near + 0.08),
                  onBase(at + 0.9, near + 0.08))
              .setFill(Palette.GREY_E, 1)
              .setStrokeWidth(0));
    }
    return keys;
  }

  private static Polygon pad() {
    return new Polygon(onBase(1.5, 0.56), onBase(-1.5, 0.56), onBase(-1.5, 0.9), onBase(1.5, 0.9))
        .setFill(Palette.GREY_D, 1)
        .setStrokeWidth(0);
  }

  /**
   * Returns a point of the base: {@code keys} key widths to the right of its middle, at a depth
   * from 0 (the hinge) to 1.
   */
  private static Vec onBase(double keys, double depth) {
    return Vec.of(keys * 2 / KEYS * (1.08 + 0.33 * depth), -0.8 * depth);
  }

  /** Returns the screen, which can show other objects. */
  public Rectangle screen() {
    return screen;
  }
}
