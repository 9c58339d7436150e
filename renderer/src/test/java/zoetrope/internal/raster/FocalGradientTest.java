package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Affine;

/**
 * Gradients from a focal circle or a focal point. If the focus is outside of the circle, the
 * gradient is a cone.
 */
class FocalGradientTest {
  private static final double RADIUS = 12;
  private static final double STEP = 0.005;

  private static TestCanvas drawn(double focus, double radius, Paint.Spread spread) {
    Paint paint =
        new Paint.Gradient(
            true,
            focus,
            0,
            radius,
            Affine.plane(RADIUS, 0, 0, RADIUS, 70, 40),
            List.of(new Paint.Stop(0, Color.rgb(1, 0, 0)), new Paint.Stop(1, Color.rgb(1, 1, 0))),
            spread);
    return TestCanvas.draw(
        TestCanvas.painted(TestCanvas.polygon(0, 0, 160, 0, 160, 80, 0, 80), paint, 0));
  }

  /** Returns the largest {@code t} whose circle passes through a point; NaN if there is none. */
  private static double largest(double x, double y, double focus, double radius) {
    double before = Double.NaN;
    for (double t = 60; t > -60; t -= STEP) {
      double r = radius + t * (1 - radius);
      double gap = Math.hypot(x - focus * (1 - t), y) - r;
      if (r >= 0 && before * gap <= 0) {
        return t;
      }
      before = r >= 0 ? gap : Double.NaN;
    }
    return Double.NaN;
  }

  @ParameterizedTest
  @CsvSource({"0.3, 0.4", "0.3, 0", "1.6, 0", "1.6, 0.2", "0.5, 2", "0.7, 1", "-1.2, 0.5", "1, 0"})
  void usesTheLargestCircleThroughAPoint(double focus, double radius) {
    TestCanvas p = drawn(focus, radius, Paint.Spread.PAD);
    int differ = 0;
    int all = 0;
    for (int y = 1; y < TestCanvas.HEIGHT; y += 5) {
      for (int x = 1; x < TestCanvas.WIDTH; x += 7) {
        double t = largest((x + 0.5 - 70) / RADIUS, (y + 0.5 - 40) / RADIUS, focus, radius);
        int expected = (int) Math.round(255 * Math.max(0, Math.min(1, t)));
        boolean alike =
            Double.isNaN(t)
                ? p.rgb(x, y) == 0
                : p.red(x, y) == 255 && Math.abs((p.rgb(x, y) >> 8 & 255) - expected) <= 4;
        differ += alike ? 0 : 1;
        all++;
      }
    }
    assertTrue(differ <= all / 50, differ + " of " + all);
  }

  @Test
  void aFocalCircleHasTheFirstColourAndEqualCirclesAreASharpEdge() {
    TestCanvas around = drawn(0.2, 0.5, Paint.Spread.PAD);
    assertEquals(0xFF0000, around.rgb(72, 40), "in the focal circle");
    assertEquals(0xFFFF00, around.rgb(20, 40), "outside of the circle");
    TestCanvas edge = drawn(0, 1, Paint.Spread.PAD);
    assertEquals(0xFF0000, edge.rgb(80, 40));
    assertEquals(0xFFFF00, edge.rgb(84, 40));
  }

  @Test
  void spreadContinuesInTheFocalCircleAndEndsAtTheCone() {
    for (Paint.Spread spread : List.of(Paint.Spread.REPEAT, Paint.Spread.REFLECT)) {
      assertEquals(0, drawn(2, 0, spread).rgb(120, 40), "beyond the focus");
      assertTrue(drawn(2, 0, spread).red(20, 40) == 255, "in the cone");
    }
    // The focal circle has radius 0.5. The circle at t = -0.5 is inside it and has radius 0.25.
    int inside = drawn(0, 0.5, Paint.Spread.REFLECT).rgb(73, 40) >> 8 & 255;
    assertEquals(255 * 0.41, inside, 3, "t is -0.41 at 3.5 pixels from the centre");
  }

  @Test
  void refusesInvalidFocusRadii() {
    for (double radius : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> drawn(0, radius, Paint.Spread.PAD));
    }
  }
}
