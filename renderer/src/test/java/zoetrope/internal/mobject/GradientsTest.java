package zoetrope.internal.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.geometry.Directions.LEFT;
import static zoetrope.geometry.Directions.RIGHT;
import static zoetrope.geometry.Directions.UP;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.frame.Paint;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Square;

/** Tests that gradients move with the paths that they fill. */
class GradientsTest {
  private static Square filled() {
    return new Square(2)
        .setFill(Palette.BLUE, 1)
        .setFillGradient(RIGHT, Palette.RED, Palette.BLUE)
        .scale(1.5)
        .shift(RIGHT.times(3).plus(UP));
  }

  /**
   * Returns the start (offset 0) or the end (offset 1) of the gradient's line, in scene
   * coordinates.
   */
  private static Vec gradientAt(VMobject<?> m, double offset) {
    Paint.Gradient gradient = (Paint.Gradient) m.style().fill();
    return m.place().apply(gradient.map().apply(Vec.of(offset, 0)));
  }

  private static void assertCovers(VMobject<?> m) {
    assertEquals(0, gradientAt(m, 0).distance(m.bounds().point(LEFT)), 1e-9);
    assertEquals(0, gradientAt(m, 1).distance(m.bounds().point(RIGHT)), 1e-9);
  }

  private static void check(Consumer<Square> change) {
    Square square = filled();
    change.accept(square);
    assertCovers(square);
  }

  @Test
  void gradientsCoverTheSamePartsOfAChangedPath() {
    check(m -> {});
    check(m -> m.insertCurves(3));
    check(m -> m.setPath(m.path()));
    check(m -> m.setPath(m.path().transform(Affine.scaling(2, 3, 1))));
    check(m -> m.applyFunction(p -> p.plus(Vec.of(2 + p.y() * p.y(), p.x()))));
    check(m -> m.becomePart(m.copy(), 0, 1));
  }

  @Test
  void gradientsCoverAnObjectInEachStateOfATransform() {
    Square from = filled();
    Circle to =
        new Circle(0.5)
            .setFill(Palette.BLUE, 1)
            .setFillGradient(RIGHT, Palette.GREEN, Palette.YELLOW)
            .shift(LEFT.times(4));
    Square subject = from.copy();
    Tween way = subject.tween(from, to, MotionPath.STRAIGHT);
    for (double alpha : new double[] {0, 0.001, 0.5, 0.999, 1}) {
      way.at(alpha);
      assertEquals(0, gradientAt(subject, 0).distance(subject.bounds().point(LEFT)), 0.05);
      assertEquals(0, gradientAt(subject, 1).distance(subject.bounds().point(RIGHT)), 0.05);
    }
  }
}
