package zoetrope.scenes.pictures;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Shape;

/** The picture for "blue": a glossy drop above the rings of the previous one. */
final class Drop {
  private static final Color DEEP = hex("#041048");
  private static final Color BRIGHT = hex("#1F6BFF");
  private static final Color PALE = hex("#9FD4FF");
  private static final Vec RINGS = at(0, -2.75);

  private Drop() {}

  /** Returns the picture, from back to front. */
  static Group<Shape> draw() {
    Group<Shape> picture = group();
    picture.add(
        Brush.wash(
            Brush.linear(at(0, 4), at(0, -4), hex("#0A2A9A"), hex("#1546D8"), hex("#0A1F86"))));
    picture.add(Brush.glow(at(0, 0.6), 4.4, 4.4, hex("#3F8CFF").withAlpha(0.75)));
    for (int i = 3; i >= 1; i--) {
      picture.add(ring(i));
    }
    picture.add(Brush.area(drop(2.01), DEEP.withAlpha(0.25)).shift(at(0.12, -0.12)));
    picture.add(body(), rim(), shine(), glint());
    return picture.add(Brush.vignette(DEEP));
  }

  /**
   * Returns the outline of a drop: a half circle of radius {@code r} below, and a tip at (0, 3.3)
   * above.
   */
  private static Path drop(double r) {
    // The handle length of a quarter circle, 4/3 (sqrt(2) - 1).
    double k = 0.5523 * r;
    double y = -0.45;
    return Path.builder()
        .moveTo(at(0, 3.3))
        .cubicTo(at(0.35, 2.1), at(r, y + 1.35), at(r, y))
        .cubicTo(at(r, y - k), at(k, y - r), at(0, y - r))
        .cubicTo(at(-k, y - r), at(-r, y - k), at(-r, y))
        .cubicTo(at(-r, y + 1.35), at(-0.35, 2.1), at(0, 3.3))
        .close()
        .build();
  }

  private static Shape body() {
    return Brush.area(
        drop(1.95),
        Brush.radial(at(0.35, -1.1), 3.2, 3.6, hex("#5CB8FF"), BRIGHT, hex("#0B2FC4"), DEEP));
  }

  /** Returns the light that has passed through the drop and gathers at its lower right. */
  private static Shape rim() {
    Path crescent =
        Path.builder()
            .moveTo(at(1.68, -0.1))
            .cubicTo(at(1.75, -1.3), at(0.9, -2.15), at(-0.35, -2.15))
            .cubicTo(at(0.6, -1.75), at(1.3, -1.2), at(1.68, -0.1))
            .close()
            .build();
    return Brush.area(
        crescent, Brush.linear(at(1.7, -0.4), at(-0.3, -2.1), PALE, PALE.withAlpha(0.15)));
  }

  private static Shape shine() {
    Path band =
        Path.builder()
            .moveTo(at(-0.35, 1.75))
            .cubicTo(at(-1.2, 0.85), at(-1.72, 0.1), at(-1.4, -0.95))
            .cubicTo(at(-1.1, -0.2), at(-0.75, 0.6), at(-0.35, 1.75))
            .close()
            .build();
    Color white = rgb(1, 1, 1);
    return Brush.area(
        band, Brush.linear(at(-0.6, 1.6), at(-1.4, -0.9), white, white.withAlpha(0.35)));
  }

  private static Shape glint() {
    return Brush.area(Brush.ellipse(at(-1.08, -1.3), 0.17, 0.17), rgb(1, 1, 1));
  }

  private static Shape ring(int number) {
    double rx = 1.2 * number;
    double ry = 0.3 * number;
    Color color = PALE.withAlpha(0.9 - 0.2 * number);
    return shape(Brush.ellipse(RINGS, rx, ry))
        .setStyle(Style.NONE.withStroke(Stroke.of(color, 14 - 2 * number)));
  }
}
