package zoetrope.mobject.drawings;

import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Shape;
import zoetrope.mobject.TypedGroup;

/** A lightbulb in yellow outline, 1 unit high, centred at the origin. */
public final class Lightbulb extends TypedGroup<Shape, Lightbulb> {
  private static final double OPENING = 0.75;
  private static final double NECK = 0.36;

  /** Creates a lightbulb with a yellow outline of width 3. */
  public Lightbulb() {
    add(new Shape(glass()));
    for (int i = 0; i < 3; i++) {
      double y = -1.45 - 0.17 * i;
      double half = NECK - 0.03 * i;
      add(new Shape(Path.polyline(Vec.of(-half, y), Vec.of(half, y - 0.05))));
    }
    add(new Shape(Paths.arc(Vec.of(0, -1.86), 0.15, Math.PI, Math.PI, 4)));
    add(
        new Shape(
            Path.polyline(
                Vec.of(-0.16, -1.3),
                Vec.of(-0.28, -0.2),
                Vec.of(-0.1, -0.05),
                Vec.of(0, -0.2),
                Vec.of(0.1, -0.05),
                Vec.of(0.28, -0.2),
                Vec.of(0.16, -1.3))));
    setStroke(Palette.YELLOW, 3);
    setHeight(1);
    toCenter();
  }

  private static Path glass() {
    double start = -Math.PI / 2 + OPENING;
    Path round = Paths.arc(Vec.ZERO, 1, start, 2 * (Math.PI - OPENING), 8);
    Vec from = round.start();
    Vec to = round.end();
    return Path.builder()
        .moveTo(Vec.of(NECK, -1.3))
        .cubicTo(Vec.of(NECK, -1.05), from.plus(Vec.of(-0.15, -0.15)), from)
        .curvesOf(round)
        .cubicTo(to.plus(Vec.of(0.15, -0.15)), Vec.of(-NECK, -1.05), Vec.of(-NECK, -1.3))
        .close()
        .build();
  }

  /**
   * Fills the glass in the bulb's colour with an opacity in [0, 1]. 0 means that the bulb is off.
   */
  public Lightbulb glow(double opacity) {
    first().setFill(first().strokeColor(), opacity);
    return this;
  }
}
