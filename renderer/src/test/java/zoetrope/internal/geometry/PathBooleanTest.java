package zoetrope.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.Cases;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** Boolean operations keep curves, orient holes, and survive coincident edges. */
class PathBooleanTest {
  private static final Path SQUARE = Paths.rectangle(2, 2);

  static Stream<Arguments> pairs() {
    return Stream.of(RandomAreas.values())
        .flatMap(a -> Stream.of(RandomAreas.values()).map(b -> arguments(a, b)));
  }

  /**
   * Each pair of areas is a separate test, because mutation testing always waits until a test has
   * ended.
   */
  @ParameterizedTest
  @MethodSource("pairs")
  void areasAddUpAndPointsAreOnTheCorrectSide(RandomAreas first, RandomAreas second) {
    for (int i = 0; i < Cases.count(6, 1); i++) {
      Random random = new Random(1000 * first.ordinal() + 100 * second.ordinal() + i);
      check(first.next(random), second.next(random), random, "case " + i);
    }
  }

  private static void check(Path a, Path b, Random random, String message) {
    Path[] results = {
      PathBoolean.union(a, b),
      PathBoolean.intersection(a, b),
      PathBoolean.difference(a, b),
      PathBoolean.exclusion(a, b)
    };
    double areaA = Areas.area(PathBoolean.union(a));
    double areaB = Areas.area(PathBoolean.union(b));
    double common = Areas.area(results[1]);
    assertEquals(areaA + areaB - common, Areas.area(results[0]), 1e-7, message);
    assertEquals(areaA - common, Areas.area(results[2]), 1e-7, message);
    assertEquals(areaA + areaB - 2 * common, Areas.area(results[3]), 1e-7, message);
    for (int i = 0; i < 8; i++) {
      double x = 5 * random.nextDouble() - 2.5;
      double y = 5 * random.nextDouble() - 2.5;
      double windingA = Areas.winding(a, x, y);
      double windingB = Areas.winding(b, x, y);
      boolean inA = windingA != 0;
      boolean inB = windingB != 0;
      boolean[] expected = {inA || inB, inA && inB, inA && !inB, inA != inB};
      boolean near = Double.isNaN(windingA) || Double.isNaN(windingB);
      for (int k = 0; k < results.length && !near; k++) {
        double winding = Areas.winding(results[k], x, y);
        assertTrue(
            Double.isNaN(winding) || winding == (expected[k] ? 1 : 0),
            message + ": operation " + k + " has winding " + winding + " at " + x + ", " + y);
      }
    }
  }

  @Test
  void resultsAreTheSameToTheLastBitOnAnyMachine() {
    int hash = 0;
    for (RandomAreas kind : RandomAreas.values()) {
      for (int i = 0; i < 5; i++) {
        Random random = new Random(i);
        Path a = kind.next(random);
        hash = 31 * hash + PathBoolean.exclusion(a, RandomAreas.BLOB.next(random)).hashCode();
      }
    }
    assertEquals(1026905012, hash);
  }

  @Test
  void aSquareAndADiscGiveCurvesAndCornersNotPolygons() {
    Path disc = Paths.circle(Vec.of(0.2, 0.3), 1);
    Path rest = PathBoolean.difference(SQUARE, disc);
    assertEquals(2, rest.subpathCount(), "the large piece and the chip in the corner");
    assertTrue(rest.curveCount() <= 16, rest.toString());
    assertEquals(4 - Areas.area(PathBoolean.intersection(SQUARE, disc)), Areas.area(rest), 1e-12);
  }

  @Test
  void aHoleIsASeparateClockwiseLoop() {
    Path ring = PathBoolean.difference(Paths.circle(Vec.ZERO, 2), Paths.circle(Vec.ZERO, 1));
    assertEquals(2, ring.subpathCount());
    assertEquals(16, ring.curveCount());
    assertTrue(Areas.area(ring.subpath(0)) > 0);
    assertTrue(Areas.area(ring.subpath(1)) < 0);
  }

  @Test
  void coincidentEdgesDisappear() {
    Path right = SQUARE.transform(Affine.translation(Vec.of(2, 0)));
    Path both = PathBoolean.union(SQUARE, right);
    assertEquals(4, both.curveCount());
    assertEquals(8, Areas.area(both), 1e-12);
    assertTrue(PathBoolean.intersection(SQUARE, right).isEmpty());
    assertTrue(PathBoolean.difference(SQUARE, SQUARE.reversed()).isEmpty());
  }

  @Test
  void circlesThatTouchStayTwoLoopsWithoutSlivers() {
    Path left = Paths.circle(Vec.of(-1, 0), 1);
    Path right = Paths.circle(Vec.of(1, 0), 1);
    Path both = PathBoolean.union(left, right);
    assertEquals(2, both.subpathCount());
    assertEquals(16, both.curveCount());
    assertTrue(PathBoolean.intersection(left, right).isEmpty());
    Path inner = Paths.circle(Vec.of(-0.5, 0), 0.5);
    Path crescent =
        PathBoolean.difference(left, inner.transform(Affine.translation(Vec.of(-1, 0))));
    assertEquals(2, crescent.subpathCount());
    assertEquals(Areas.area(left) - Areas.area(inner), Areas.area(crescent), 1e-9);
  }

  @Test
  void aCircleInAnotherParametrisationIsTheSameCircle() {
    Path circle = Paths.circle(Vec.ZERO, 1);
    Path turned = circle.transform(Affine.rotation(Math.PI / 4, new Vec(0, 0, 1)));
    assertTrue(PathBoolean.exclusion(circle, turned).isEmpty());
    assertEquals(8, PathBoolean.union(circle, turned.reversed()).curveCount());
  }

  @Test
  void squaresThatShareACornerAreTwoLoops() {
    Path other = SQUARE.transform(Affine.translation(Vec.of(2, 2)));
    assertEquals(2, PathBoolean.union(SQUARE, other).subpathCount());
    assertEquals(2, PathBoolean.exclusion(SQUARE, other).subpathCount());
  }

  @Test
  void theEvenOddStarLosesItsMiddle() {
    Vec[] tips = new Vec[5];
    for (int i = 0; i < 5; i++) {
      tips[i] = Vec.polar(1, Math.PI / 2 + 4 * Math.PI / 5 * i);
    }
    Path star = Path.polygon(tips);
    assertEquals(1, Areas.winding(PathBoolean.union(star), 0, 0));
    assertEquals(0, Areas.winding(PathBoolean.evenOdd(star), 0, 0));
    assertEquals(1, Areas.winding(PathBoolean.evenOdd(star), 0, 0.6));
  }

  @Test
  void closesOpenPathsAndIgnoresEmptyPaths() {
    Path open = Path.polyline(Vec.of(-1, -1), Vec.of(1, -1), Vec.of(1, 1), Vec.of(-1, 1));
    assertEquals(4, Areas.area(PathBoolean.union(open, Path.EMPTY)), 1e-12);
    assertTrue(PathBoolean.union().isEmpty());
    assertTrue(PathBoolean.intersection().isEmpty());
    assertTrue(PathBoolean.intersection(SQUARE, Path.EMPTY).isEmpty());
    assertTrue(PathBoolean.union(Path.polyline(Vec.ZERO, Vec.of(1, 1))).isEmpty());
    assertTrue(PathBoolean.union(Path.polyline(Vec.ZERO, Vec.ZERO)).isEmpty());
  }

  @Test
  void resultsDoNotDependOnSizeAndPosition() {
    Path disc = Paths.circle(Vec.of(0.2, 0.3), 1);
    for (double scale : new double[] {1e-6, 1e6}) {
      Affine map = Affine.scaling(scale).then(Affine.translation(Vec.of(20 * scale, -7 * scale)));
      Path rest = PathBoolean.difference(SQUARE.transform(map), disc.transform(map));
      double expected = Areas.area(PathBoolean.difference(SQUARE, disc));
      assertEquals(2, rest.subpathCount());
      assertEquals(expected, Areas.area(rest) / (scale * scale), 1e-7);
    }
  }

  @Test
  void pathsOutOfThePlaneAndNonFiniteCoordinatesAreRefused() {
    Path tilted = SQUARE.transform(Affine.rotation(1, new Vec(1, 0, 0)));
    String message =
        assertThrows(IllegalArgumentException.class, () -> PathBoolean.union(SQUARE, tilted))
            .getMessage();
    assertTrue(message.contains("one plane"), message);
    Path broken = Path.polygon(Vec.ZERO, Vec.of(Double.NaN, 1), Vec.of(1, 0));
    assertThrows(IllegalArgumentException.class, () -> PathBoolean.union(SQUARE, broken));
  }

  @Test
  void theZOfThePlaneIsKept() {
    Path high = SQUARE.transform(Affine.translation(new Vec(0.5, 0.5, 3)));
    Path low = SQUARE.transform(Affine.translation(new Vec(0, 0, 3)));
    assertEquals(3, PathBoolean.union(high, low).bounds().min().z());
  }

  @Test
  void theBoxOfACurveIsSmallerThanThatOfItsHandles() {
    Path arch =
        Path.builder().moveTo(Vec.ZERO).cubicTo(Vec.of(0, 4), Vec.of(4, 4), Vec.of(4, 0)).build();
    assertEquals(3, TightBounds.of(arch).max().y(), 1e-12);
    assertEquals(4, arch.bounds().max().y(), 1e-12);
  }
}
