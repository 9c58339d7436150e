package zoetrope.studio.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Curve;

/** Curves drawn by hand become smooth curves through few points. */
class CurveFitTest {
  private static final double TOLERANCE = 0.03;

  private static List<Vec> drawn(int count, double turns, double trembling) {
    Random random = new Random(1);
    List<Vec> points = new ArrayList<>();
    for (int i = 0; i <= count; i++) {
      double angle = 2 * Math.PI * turns * i / count;
      double radius = 2 + trembling * random.nextGaussian();
      points.add(Vec.of(radius * Math.cos(angle), radius * Math.sin(angle)));
    }
    return points;
  }

  @Test
  void reducesALineToItsEnds() {
    List<Vec> line = new ArrayList<>();
    for (int i = 0; i <= 100; i++) {
      line.add(Vec.of(i * 0.03, 1));
    }
    assertEquals(List.of(line.get(0), line.get(100)), CurveFit.points(line, TOLERANCE));
  }

  @Test
  void fitsAnArcWithFewPoints() {
    List<Vec> drawn = drawn(200, 0.4, 0);
    List<Vec> points = CurveFit.points(drawn, TOLERANCE);
    assertTrue(points.size() < 10, points.toString());
    Curve curve = new Curve().setPointsSmoothly(points);
    List<Vec> near = IntStream.range(0, 400).mapToObj(i -> curve.pointAt(i / 399.0)).toList();
    double largestError =
        drawn.stream()
            .mapToDouble(p -> near.stream().mapToDouble(p::distance).min().orElseThrow())
            .max()
            .orElseThrow();
    assertTrue(largestError < 2 * TOLERANCE, "off by " + largestError);
  }

  @Test
  void smoothsATremblingHand() {
    assertTrue(CurveFit.points(drawn(200, 0.4, 0.01), TOLERANCE).size() < 12);
  }

  @Test
  void closesARoundCurve() {
    List<Vec> points = CurveFit.points(drawn(200, 0.99, 0), TOLERANCE);
    assertEquals(points.get(0), points.get(points.size() - 1));
    assertTrue(points.size() < 14, points.toString());
  }
}
