package zoetrope.scenes.pictures;

import zoetrope.color.Color;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Shape;

/** "Blue": a glossy drop above the rings that the last one left. */
final class Drop {
  private static final Color DEEP = Color.hex("#041048");
  private static final Color BRIGHT = Color.hex("#1F6BFF");
  private static final Color PALE = Color.hex("#9FD4FF");
  private static final Vec RINGS = Vec.of(0, -2.75);

  private Drop() {}

  /** The picture, from back to front. */
  static Group<Shape> draw() {
    Group<Shape> picture = new Group<>();
    picture.add(
        Brush.wash(
            Brush.linear(
                Vec.of(0, 4),
                Vec.of(0, -4),
                Color.hex("#0A2A9A"),
                Color.hex("#1546D8"),
                Color.hex("#0A1F86"))));
    picture.add(Brush.glow(Vec.of(0, 0.6), 4.4, 4.4, Color.hex("#3F8CFF").withAlpha(0.75)));
    for (int i = 3; i >= 1; i--) {
      picture.add(ring(i));
    }
    picture.add(Brush.area(drop(2.01), DEEP.withAlpha(0.25)).shift(Vec.of(0.12, -0.12)));
    picture.add(body(), rim(), shine(), glint());
    return picture.add(Brush.vignette(DEEP));
  }

  /** A half circle of radius {@code r} below, drawn out to a tip at (0, 3.3). */
  private static Path drop(double r) {
    // The handle of a quarter of a circle, 4/3 (sqrt(2) - 1).
    double k = 0.5523 * r;
    double y = -0.45;
    return Path.builder()
        .moveTo(Vec.of(0, 3.3))
        .cubicTo(Vec.of(0.35, 2.1), Vec.of(r, y + 1.35), Vec.of(r, y))
        .cubicTo(Vec.of(r, y - k), Vec.of(k, y - r), Vec.of(0, y - r))
        .cubicTo(Vec.of(-k, y - r), Vec.of(-r, y - k), Vec.of(-r, y))
        .cubicTo(Vec.of(-r, y + 1.35), Vec.of(-0.35, 2.1), Vec.of(0, 3.3))
        .close()
        .build();
  }

  private static Shape body() {
    return Brush.area(
        drop(1.95),
        Brush.radial(
            Vec.of(0.35, -1.1),
            3.2,
            3.6,
            Color.hex("#5CB8FF"),
            BRIGHT,
            Color.hex("#0B2FC4"),
            DEEP));
  }

  /** Light that has gone through the drop gathers at its lower right. */
  private static Shape rim() {
    Path crescent =
        Path.builder()
            .moveTo(Vec.of(1.68, -0.1))
            .cubicTo(Vec.of(1.75, -1.3), Vec.of(0.9, -2.15), Vec.of(-0.35, -2.15))
            .cubicTo(Vec.of(0.6, -1.75), Vec.of(1.3, -1.2), Vec.of(1.68, -0.1))
            .close()
            .build();
    return Brush.area(
        crescent, Brush.linear(Vec.of(1.7, -0.4), Vec.of(-0.3, -2.1), PALE, PALE.withAlpha(0.15)));
  }

  private static Shape shine() {
    Path band =
        Path.builder()
            .moveTo(Vec.of(-0.35, 1.75))
            .cubicTo(Vec.of(-1.2, 0.85), Vec.of(-1.72, 0.1), Vec.of(-1.4, -0.95))
            .cubicTo(Vec.of(-1.1, -0.2), Vec.of(-0.75, 0.6), Vec.of(-0.35, 1.75))
            .close()
            .build();
    Color white = Color.rgb(1, 1, 1);
    return Brush.area(
        band, Brush.linear(Vec.of(-0.6, 1.6), Vec.of(-1.4, -0.9), white, white.withAlpha(0.35)));
  }

  private static Shape glint() {
    return Brush.area(Brush.ellipse(Vec.of(-1.08, -1.3), 0.17, 0.17), Color.rgb(1, 1, 1));
  }

  private static Shape ring(int number) {
    double rx = 1.2 * number;
    double ry = 0.3 * number;
    Color color = PALE.withAlpha(0.9 - 0.2 * number);
    return new Shape(Brush.ellipse(RINGS, rx, ry))
        .setStyle(Style.NONE.withStroke(Stroke.of(color, 14 - 2 * number)));
  }
}
