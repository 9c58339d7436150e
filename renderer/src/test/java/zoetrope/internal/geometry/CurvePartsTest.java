package zoetrope.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static zoetrope.mobject.Near.assertAt;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** Parts of curves are on the curves, and extrema are at the roots of the derivatives. */
class CurvePartsTest {
  /** A curve in space. */
  private static final double[] C = {0, 1, -1, 2, 5, 3, -3, 4, 1, 4, -2, 2};

  @ParameterizedTest
  @CsvSource({"0, 1", "0.2, 0.7", "0, 0.4", "0.3, 1", "0.9, 0.1", "1, 0", "1, 0.5", "0.5, 0"})
  void aPartRunsAlongTheCurve(double from, double to) {
    double[] part = new double[15];
    Bezier.part(C, 0, from, to, part, 3);
    PlaneCubic plane = PlaneCubic.of(C, 0);
    PlaneCubic planePart = from < to ? plane.part(from, to) : plane.part(to, from).reversed();
    for (double s = 0; s <= 1; s += 0.125) {
      Vec expected = Bezier.point(C, 0, from + s * (to - from));
      assertAt(expected, Bezier.point(part, 3, s));
      assertAt(expected.x(), expected.y(), Vec.of(planePart.x(s), planePart.y(s)));
    }
  }

  @Test
  void aPointIsTheBernsteinMeanOfTheFourControlPoints() {
    assertAt(Vec.of(1 / 8.0, 26 / 8.0, 13 / 8.0), Bezier.point(C, 0, 0.5));
    PlaneCubic c = PlaneCubic.of(C, 0);
    double h = 1e-6;
    for (double t : new double[] {0.2, 0.5, 0.9}) {
      assertEquals((c.x(t + h) - c.x(t - h)) / (2 * h), c.dx(t), 1e-6);
      assertEquals((c.y(t + h) - c.y(t - h)) / (2 * h), c.dy(t), 1e-6);
      assertEquals((c.dx(t + h) - c.dx(t - h)) / (2 * h), c.ddx(t), 1e-6);
      assertEquals((c.dy(t + h) - c.dy(t - h)) / (2 * h), c.ddy(t), 1e-6);
    }
  }

  /**
   * Returns the Bernstein coefficients of {@code scale (t - p) (t - q) (t - r)}. Coefficient {@code
   * k} is the polynomial's polar form, with the value 1 for {@code k} arguments and 0 for the rest.
   */
  private static double[] withRoots(double scale, double p, double q, double r) {
    double[] d = new double[4];
    for (int k = 0; k < 4; k++) {
      double sum = 0;
      for (double[] x :
          new double[][] {{p, q, r}, {p, r, q}, {q, p, r}, {q, r, p}, {r, p, q}, {r, q, p}}) {
        double product = scale / 6;
        for (int i = 0; i < 3; i++) {
          product *= (i < k ? 1 : 0) - x[i];
        }
        sum += product;
      }
      d[k] = sum;
    }
    return d;
  }

  @ParameterizedTest
  @CsvSource({
    "0.2, 0.5, 0.9, 3",
    "-0.5, 0.25, 3, 1",
    "0.1, 0.6, 7, 2",
    "-1, -2, 0.75, 1",
    "2, 3, 4, 0",
    "-1, 0.3, 0.4, 2",
    "0.01, 0.02, 0.99, 3"
  })
  void aCubicChangesItsSignAtItsSimpleRoots(double p, double q, double r, int inside) {
    double[] roots = DoubleStream.of(p, q, r).filter(t -> t > 0 && t < 1).sorted().toArray();
    assertEquals(inside, roots.length);
    assertArrayEquals(roots, CubicRoots.between0And1(withRoots(2, p, q, r)), 1e-9);
    assertArrayEquals(roots, CubicRoots.between0And1(withRoots(-2, p, q, r)), 1e-9);
    assertEquals(
        2 * (0.3 - p) * (0.3 - q) * (0.3 - r), CubicRoots.value(withRoots(2, p, q, r), 0.3), 1e-9);
  }

  @Test
  void aCubicThatOnlyTouchesZeroKeepsItsSign() {
    assertEquals(0, CubicRoots.between0And1(new double[] {3, -1, -1, 3}).length);
    assertEquals(0, CubicRoots.between0And1(new double[4]).length);
    assertArrayEquals(new double[] {0.5}, CubicRoots.between0And1(new double[] {-3, -1, 1, 3}));
    assertArrayEquals(
        new double[] {0.25}, CubicRoots.between0And1(new double[] {1, 0, -1, -2}), 0.09);
  }

  @ParameterizedTest
  @CsvSource({"0", "0.4", "1.1", "2", "3", "-0.7"})
  void theBoxOfATurnedEllipseIsTight(double angle) {
    Path ellipse =
        Paths.circle(Vec.ZERO, 1)
            .transform(Affine.scaling(3, 1, 1))
            .transform(Affine.rotation(angle, Vec.of(0, 0, 1)))
            .transform(Affine.translation(Vec.of(5, -2, 4)));
    double x = Math.hypot(3 * Math.cos(angle), Math.sin(angle));
    double y = Math.hypot(3 * Math.sin(angle), Math.cos(angle));
    Bounds box = TightBounds.of(ellipse);
    assertAt(Vec.of(5 - x, -2 - y, 4), box.min(), 1e-4);
    assertAt(Vec.of(5 + x, -2 + y, 4), box.max(), 1e-4);
  }

  @Test
  void theBoxOfAnSCurveEndsAtItsTwoBends() {
    Path bend =
        Path.builder().moveTo(Vec.ZERO).cubicTo(Vec.of(1, 3), Vec.of(2, -3), Vec.of(3, 0)).build();
    Bounds box = TightBounds.of(bend.append(Path.builder().moveTo(Vec.of(-4, 0)).build()));
    double high = Math.sqrt(3) / 2;
    assertAt(-4, -high, box.min());
    assertAt(3, high, box.max());
  }

  @Test
  void convertsAFractionOfTheLengthToAFractionOfTheCurves() {
    Path line = Path.polyline(Vec.ZERO, Vec.of(3, 0), Vec.of(3, 0), Vec.of(4, 0), Vec.of(8, 0));
    assertEquals(0, PathParts.curveFraction(line, 0));
    assertEquals(0.125, PathParts.curveFraction(line, 1.5 / 8), 1e-12);
    assertEquals(0.25, PathParts.curveFraction(line, 3.0 / 8), 1e-12);
    assertEquals(0.625, PathParts.curveFraction(line, 3.5 / 8), 1e-12);
    assertEquals(0.875, PathParts.curveFraction(line, 6.0 / 8), 1e-12);
    assertEquals(1, PathParts.curveFraction(line, 1), 1e-12);
    assertEquals(1, PathParts.curveFraction(line, 2));
    assertEquals(0, PathParts.curveFraction(line, -1));
    assertEquals(1, PathParts.curveFraction(Path.polyline(Vec.ZERO, Vec.ZERO), 0.5));
    assertThrows(IllegalArgumentException.class, () -> PathParts.pointAt(line, Double.NaN));
  }

  @ParameterizedTest
  @CsvSource({"-3, 9, 0", "1, 9, 1", "2.5, 9, 2", "9, 9, 4", "4, 9, 4"})
  void theNearestPointOfAStraightCurveIsThePerpendicularFootOrAnEnd(
      double px, double py, double x) {
    PlaneCubic line = PlaneCubic.line(0, 0, 4, 0);
    double t = line.nearest(px, py);
    double expected = Math.max(0, Math.min(4, px));
    assertEquals(expected, line.x(t), 1e-7);
    assertEquals(Math.hypot(px - expected, py), line.distance(t, px, py), 1e-7);
  }

  @Test
  void theNearestPointOfACircleIsTowardsItsCentre() {
    double[] c = Paths.arc(Vec.ZERO, 2, 0, 0.7, 1).coordinates();
    PlaneCubic arc = PlaneCubic.of(c, 0);
    for (double angle = 0.05; angle < 0.7; angle += 0.1) {
      for (double radius : new double[] {1, 1.9, 2.1, 5}) {
        Vec p = Vec.polar(radius, angle);
        double t = arc.nearest(p.x(), p.y());
        assertEquals(angle, Vec.of(arc.x(t), arc.y(t)).angle(), 1e-4);
      }
    }
  }
}
