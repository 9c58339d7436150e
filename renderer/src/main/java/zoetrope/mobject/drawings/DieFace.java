package zoetrope.mobject.drawings;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Rectangle;

/** A side of a die: a dark square of side 1 with one to six white dots. */
public final class DieFace extends TypedGroup<Mobject<?>, DieFace> {
  private static final double SPREAD = 0.25;

  private static final List<List<Vec>> DOTS =
      List.of(
          List.of(Vec.ZERO),
          List.of(Vec.of(-1, 1), Vec.of(1, -1)),
          List.of(Vec.of(-1, 1), Vec.ZERO, Vec.of(1, -1)),
          List.of(Vec.of(-1, 1), Vec.of(1, 1), Vec.of(-1, -1), Vec.of(1, -1)),
          List.of(Vec.of(-1, 1), Vec.of(1, 1), Vec.ZERO, Vec.of(-1, -1), Vec.of(1, -1)),
          List.of(
              Vec.of(-1, 1),
              Vec.of(-1, 0),
              Vec.of(-1, -1),
              Vec.of(1, 1),
              Vec.of(1, 0),
              Vec.of(1, -1)));

  private final int value;

  /**
   * Creates a face with a value from 1 to 6.
   *
   * @throws IllegalArgumentException for any other value
   */
  public DieFace(int value) {
    if (value < 1 || value > 6) {
      throw new IllegalArgumentException("a die shows a number from 1 to 6, not " + value);
    }
    this.value = value;
    add(
        new Rectangle(1, 1)
            .roundCorners(0.15)
            .setFill(Palette.GREY_E, 1)
            .setStroke(Palette.WHITE, 2));
    DOTS.get(value - 1).forEach(at -> add(new Dot(at.times(SPREAD))));
  }

  /** Returns the number of dots. */
  public int value() {
    return value;
  }
}
