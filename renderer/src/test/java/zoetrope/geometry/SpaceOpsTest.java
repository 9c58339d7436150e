package zoetrope.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.mobject.lines.Line;

class SpaceOpsTest {
  private static final double CLOSE = 1e-12;

  static Stream<Arguments> points() {
    return Stream.of(
        row(at(2, 1), () -> midpoint(at(1, 0), at(3, 2))),
        row(at(1, 1), () -> centerOfMass(ORIGIN, at(3, 0), at(0, 3))),
        row(at(2, 2), () -> lineIntersection(at(0, 0), at(1, 1), at(2, 0), at(2, 1))),
        row(at(2, 2), () -> lineIntersection(line(ORIGIN, at(1, 1)), line(at(2, 0), at(2, 1)))),
        row(at(0, 3), () -> findIntersection(at(0, 1), UP, at(5, 3), LEFT)),
        row(at(0, 3, 0), () -> findIntersection(at(0, 1), UP, at(5, 3, 7), LEFT)),
        row(at(1, 0), () -> closestPointOnLine(ORIGIN, at(4, 0), at(1, 5))),
        row(at(4, 0), () -> closestPointOnLine(ORIGIN, at(4, 0), at(9, 5))),
        row(at(0, 0), () -> closestPointOnLine(ORIGIN, at(4, 0), at(-9, 5))),
        row(at(2, 3), () -> closestPointOnLine(at(2, 3), at(2, 3), at(1, 5))),
        row(at(0, 2, 3), () -> projectAlongVector(at(1, 2, 3), at(5, 0, 0))),
        row(at(1, 2, 3), () -> projectAlongVector(at(1, 2, 3), ORIGIN)),
        row(at(0.6, 0.8), () -> normalize(at(3, 4))),
        row(at(-2, 1), () -> rotateVector(at(1, 2), PI / 2)),
        row(at(1, 0, 2), () -> rotateVector(at(1, 2), PI / 2, RIGHT)),
        row(DOWN, () -> compassDirections().get(3)),
        row(at(0, 2), () -> compassDirections(2, at(0, -2)).get(1)),
        row(at(0, 3), () -> regularVertices(3, 3).get(0)),
        row(at(3, 0), () -> regularVertices(4, 3).get(0)),
        row(at(-1, 0), () -> regularVertices(4, 1, PI / 2).get(1)),
        row(at(0, 2, 0), () -> sphericalToCartesian(2, PI / 2, PI / 2)),
        row(at(0, 0, -2), () -> sphericalToCartesian(2, 1, PI)),
        row(at(2, 3, 4), () -> fromSpherical(cartesianToSpherical(at(2, 3, 4)))),
        row(at(0.5, 0), () -> interpolate(LEFT, RIGHT, 0.75)));
  }

  private static Arguments row(Vec expected, Supplier<Vec> actual) {
    return arguments(expected, actual);
  }

  private static Vec fromSpherical(double[] c) {
    return sphericalToCartesian(c[0], c[1], c[2]);
  }

  @ParameterizedTest
  @MethodSource("points")
  void computesPointsAndVectors(Vec expected, Supplier<Vec> actual) {
    assertEquals(0, expected.distance(actual.get()), CLOSE, () -> "is " + actual.get());
  }

  @Test
  void anglesBetweenVectorsHaveNoSign() {
    assertEquals(PI / 2, angleBetweenVectors(UP, RIGHT.times(7)), CLOSE);
    assertEquals(PI, angleBetweenVectors(UP, DOWN), CLOSE);
    assertEquals(1e-8, angleBetweenVectors(RIGHT, at(1, 1e-8)), 1e-20);
    assertEquals(0, angleBetweenVectors(UP, ORIGIN), CLOSE);
    assertEquals(-PI / 2, angleOfVector(DOWN), CLOSE);
  }

  @Test
  void measuresPolygons() {
    List<Vec> square = List.of(at(1, -1), at(1, 1), at(-1, 1), at(-1, -1));
    assertEquals(6, polyLineLength(square), CLOSE);
    assertEquals(4, shoelace(square), CLOSE);
    assertEquals(1, windingNumber(square));
    assertEquals(0, windingNumber(square.stream().map(p -> p.plus(at(5, 0))).toList()));
    assertEquals(-1, windingNumber(square.stream().map(p -> p.times(at(-1, 1))).toList()));
  }

  @Test
  void aPerpendicularBisectorPassesThroughTheMiddle() {
    Line bisector = perpendicularBisector(at(1, 0), at(3, 0));
    assertEquals(0, bisector.start().distance(at(2, 2)), CLOSE);
    assertEquals(0, bisector.end().distance(at(2, -2)), CLOSE);
    assertEquals(
        0, perpendicularBisector(line(at(3, 0), at(1, 0))).end().distance(at(2, 2)), CLOSE);
  }

  @Test
  void interpolatesChoosesAndFindsNumbers() {
    assertEquals(7, interpolate(4, 10, 0.5), CLOSE);
    assertEquals(7, mid(4, 10), CLOSE);
    assertEquals(0.25, inverseInterpolate(4, 8, 5), CLOSE);
    assertEquals(25, matchInterpolate(20, 40, 4, 8, 5), CLOSE);
    assertEquals(3, clip(5, 1, 3), CLOSE);
    assertEquals(1, clip(-5, 1, 3), CLOSE);
    assertEquals(2, clip(2, 1, 3), CLOSE);
    assertEquals(0.5, sigmoid(0), CLOSE);
    assertEquals(10, choose(5, 2), 0);
    assertEquals(1, choose(5, 5), 0);
    assertEquals(118264581564861424.0, choose(60, 30), 16);
    assertEquals(Math.sqrt(2), binarySearch(x -> x * x, 2, 0, 2), 1e-15);
    assertEquals(-Math.sqrt(2), binarySearch(x -> x * x, 2, -2, 0), 1e-15);
    assertEquals(2, binarySearch(x -> x, 2, 2, 5), 0);
  }

  @Test
  void refusesArgumentsWithoutAnAnswer() {
    for (Runnable question :
        List.<Runnable>of(
            () -> lineIntersection(ORIGIN, UP, RIGHT, UR),
            () -> lineIntersection(ORIGIN, ORIGIN, RIGHT, UR),
            () -> centerOfMass(List.of()),
            () -> compassDirections(0, UP),
            () -> regularVertices(2, 1),
            () -> inverseInterpolate(1, 1, 1),
            () -> clip(0, 2, 1),
            () -> choose(3, 4),
            () -> binarySearch(x -> x * x, -1, 0, 2),
            () -> binarySearch(x -> Double.NaN, 0, 0, 2))) {
      var error = assertThrows(IllegalArgumentException.class, question::run);
      assertTrue(error.getMessage().length() > 20, error::getMessage);
    }
  }
}
