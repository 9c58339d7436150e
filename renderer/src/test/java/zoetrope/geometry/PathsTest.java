package zoetrope.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static zoetrope.mobject.Near.assertAt;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.internal.geometry.PathParts;
import zoetrope.internal.geometry.RoundedCorners;

/** Start points, directions and transformations of paths. */
class PathsTest {
  private static final Vec O = Vec.ZERO;
  private static final Path CURVE =
      Path.builder().moveTo(O).cubicTo(Vec.of(0, 1), Vec.of(1, 2), Vec.of(3, 2)).build();
  private static final Path TWO =
      Path.polyline(O, Vec.of(3, 0), Vec.of(3, 1))
          .append(Path.polygon(O, Vec.of(0, 3), Vec.of(3, 3)));

  /** Returns a path and all of its points. */
  static Stream<Arguments> points() {
    return Stream.of(
        row("0 0, 1 0, 2 0, 3 0", () -> Path.polyline(O, Vec.of(3, 0))),
        row(
            "0 0, 2 2, 4 2, 6 0",
            () -> Path.builder().moveTo(O).quadTo(Vec.of(3, 3), Vec.of(6, 0)).build()),
        row(
            "0 0, 1 0, 5 -1, 6 0, 7 1, 6 5, 6 6",
            () -> Paths.smooth(List.of(O, Vec.of(6, 0), Vec.of(6, 6)), false)),
        row(
            "0 0, 0 -1, 5 -1, 6 0, 7 1, 7 6, 6 6, 5 6, 0 1, 0 0",
            () -> Paths.smooth(List.of(O, Vec.of(6, 0), Vec.of(6, 6)), true)),
        row("3 2, 1 2, 0 1, 0 0", () -> CURVE.reversed()),
        row("0 0, 0 2, 3 4, 9 4", () -> CURVE.map(p -> Vec.of(3 * p.x(), 2 * p.y()))),
        row("1 0, 1 1, 2 2, 4 2", () -> CURVE.transform(Affine.translation(Vec.of(1, 0)))),
        row("0 0, 1 0, 2 0, 3 0", () -> Paths.between(O, Vec.of(3, 0), 0)),
        row(
            "0 0, 0 1, 0 2, 0 3",
            () -> Paths.putStartAndEndOn(Path.polyline(O, Vec.of(9, 0)), O, Vec.of(0, 3))),
        row(
            "3 0, 2 0, 1 0, 0 0",
            () -> Paths.putStartAndEndOn(Path.polyline(O, Vec.of(9, 0)), Vec.of(3, 0), O)),
        row(
            "1 2, 1 2, 1 2, 1 2",
            () -> Paths.putStartAndEndOn(Path.polyline(O, O), Vec.of(1, 2), O)));
  }

  /**
   * Returns a row whose path is created within the test, so that mutation testing finds the code
   * that the test covers.
   */
  private static Arguments row(String points, Supplier<Path> path) {
    return arguments(points, path);
  }

  @ParameterizedTest
  @MethodSource("points")
  void runsThroughTheExpectedPoints(String points, Supplier<Path> made) {
    Path path = made.get();
    String[] rows = points.split(", ");
    assertEquals(rows.length, path.pointCount());
    for (int i = 0; i < rows.length; i++) {
      String[] row = rows[i].split(" ");
      assertAt(Double.parseDouble(row[0]), Double.parseDouble(row[1]), path.point(i));
    }
  }

  /** Returns a path closed in the same way as in Manim, and its first anchors. */
  static Stream<Arguments> closed() {
    double s = Math.sqrt(0.5);
    return Stream.of(
        arguments(
            (Supplier<Path>) () -> Paths.circle(Vec.of(1, 2), 2),
            8,
            Vec.of(3, 2),
            Vec.of(1 + 2 * s, 2 + 2 * s)),
        arguments((Supplier<Path>) () -> Paths.rectangle(4, 2), 4, Vec.of(2, 1), Vec.of(-2, 1)),
        arguments(
            (Supplier<Path>) () -> Path.polygon(O, Vec.of(1, 0), Vec.of(1, 1)),
            3,
            O,
            Vec.of(1, 0)));
  }

  @ParameterizedTest
  @MethodSource("closed")
  void closesAfterTheExpectedNumberOfCurves(
      Supplier<Path> made, int curves, Vec first, Vec second) {
    Path path = made.get();
    assertEquals(curves, path.curveCount());
    assertTrue(path.isClosed(0));
    assertAt(first, path.start());
    assertAt(first, path.end());
    assertAt(second, path.point(3));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "0.5, 1", "0.8, 2", "-0.8, 2", "1.5707963, 2", "3.2, 5", "6.2831853072, 8"})
  void anArcOfAWholeTurnHasEightCurves(double angle, int curves) {
    assertEquals(curves, Paths.arcCurves(angle));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, -1.2, 3, 5})
  void arcsStayAtTheirRadius(double angle) {
    Path arc = Paths.arc(Vec.of(1, 2), 3, 0.4, angle, Paths.arcCurves(angle));
    assertAt(Vec.of(1, 2).plus(Vec.polar(3, 0.4)), arc.start());
    assertAt(Vec.of(1, 2).plus(Vec.polar(3, 0.4 + angle)), arc.end());
    for (double t = 0; t <= 1; t += 0.01) {
      assertEquals(3, PathParts.pointAt(arc, t).distance(Vec.of(1, 2)), 1e-5);
    }
  }

  @ParameterizedTest
  @CsvSource({"3.141592653589793, -1.5", "-3.141592653589793, 1.5", "1.5707963267948966, -0.62132"})
  void anArcFromLeftToRightThatTurnsLeftBulgesDown(double angle, double low) {
    Path arc = Paths.between(O, Vec.of(3, 0), angle);
    assertAt(O, arc.start());
    assertAt(3, 0, arc.end());
    assertAt(Vec.of(1.5, low), PathParts.pointAt(arc, 0.5), 1e-5);
  }

  @ParameterizedTest
  @CsvSource({
    "-1, 0, 0",
    "0, 0, 0",
    "0.3, 3, 0",
    "0.35, 3, 0.5",
    "0.7, 1.5, 3",
    "1, 0, 0",
    "2, 0, 0"
  })
  void measuresFractionsOfLengthByChords(double alpha, double x, double y) {
    double total = 3 + 1 + 3 + 3 + 3 * Math.sqrt(2);
    double at =
        alpha == 0.3 ? 3 / total : alpha == 0.35 ? 3.5 / total : alpha == 0.7 ? 8.5 / total : alpha;
    assertAt(x, y, PathParts.pointAt(TWO, at));
  }

  @Test
  void partsOfAPathAreGivenAsFractionsOfTheNumberOfCurves() {
    // Five curves: two in an open subpath, three in a closed one.
    Path part = PathParts.part(TWO, 0.1, 0.5).path();
    assertEquals(2, part.subpathCount());
    assertAt(1.5, 0, part.start());
    assertAt(3, 1, part.point(part.subpathStart(1) - 1));
    assertAt(0, 0, part.point(part.subpathStart(1)));
    assertAt(0, 1.5, part.end());
    assertEquals(TWO, PathParts.part(TWO, 0, 1).path());
  }

  @Test
  void theLongestCurveIsSplitFirst() {
    Path longer = PathParts.insertCurves(Path.polyline(O, Vec.of(6, 0), Vec.of(6, 1)), 2).path();
    assertEquals(4, longer.curveCount());
    assertAt(2, 0, longer.point(3));
    assertAt(4, 0, longer.point(6));
    assertAt(6, 0, longer.point(9));
  }

  @Test
  void mapTangentsGivesTheTangentsOfTheFunction() {
    Path line = Path.polyline(Vec.of(1, 0), Vec.of(4, 0));
    Path image = line.mapTangents(p -> Vec.of(p.x(), p.x() * p.x()));
    assertAt(Vec.of(2, 3.01), image.point(1));
    assertAt(Vec.of(3, 8.01), image.point(2));
    assertAt(Vec.of(4, 16), image.end());
  }

  @ParameterizedTest
  @CsvSource({"0.5, 1.5, 1, 1.853553, 0.853553", "-0.5, 1.5, 1, 1.646447, 0.646447"})
  void cornersAreRoundedOrCutOut(double radius, double x, double y, double midX, double midY) {
    List<Vec> corners = List.of(Vec.of(2, 1), Vec.of(2, -1), Vec.of(-2, -1), Vec.of(-2, 1));
    Path path = RoundedCorners.polygon(corners, radius);
    assertEquals(12, path.curveCount());
    assertAt(x, y, path.start());
    assertAt(Vec.of(midX, midY), path.point(3), 1e-6);
    assertAt(2, 0.5, path.point(6));
    assertAt(2, -0.5, path.point(9));
  }

  @Test
  void aGrowingSmoothCurveEqualsTheCurveThroughItsPoints() {
    SmoothCurve curve = new SmoothCurve();
    List<Vec> points = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      Vec next = new Vec(i, i * i % 7, i % 3);
      SmoothCurve before = curve.copy();
      Path ahead = curve.pathTo(next);
      curve.add(next);
      points.add(next);

      assertEquals(Math.max(0, i), curve.path().curveCount());
      assertEquals(Paths.smooth(points, false), curve.path());
      assertEquals(curve.path(), ahead);
      before.add(O);
      assertEquals(Paths.smooth(points, false), curve.path(), "a copy is independent");
    }
  }

  @Test
  void aSmoothCurveIsParallelToTheChordsBetweenTheNeighboursOfItsPoints() {
    List<Vec> points = List.of(O, Vec.of(1, 2), Vec.of(4, 1), new Vec(5, -3, 1), Vec.of(7, 0));
    Path path = Paths.smooth(points, false);
    for (int i = 1; i < 4; i++) {
      Vec chord = points.get(i + 1).minus(points.get(i - 1));
      assertEquals(points.get(i), path.point(3 * i));
      assertEquals(0, path.point(3 * i + 1).minus(points.get(i)).cross(chord).length(), 1e-12);
      assertEquals(0, points.get(i).minus(path.point(3 * i - 1)).cross(chord).length(), 1e-12);
    }
  }
}
