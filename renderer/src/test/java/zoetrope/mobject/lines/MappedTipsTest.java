package zoetrope.mobject.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Tips keep their shape under any linear map, and the line meets them. */
class MappedTipsTest {
  private static final double[][] SHEAR = {{1, 2}, {0, 1}};
  private static final double[][] STRETCH = {{3, 0}, {0, 1}};

  static Stream<AbstractTippedLine<?>> arrows() {
    return Stream.of(
        tippedArrow(at(-1, -1), at(1, 1)).buff(0),
        tippedArrow(LEFT, RIGHT),
        arrow(LEFT, UR).tipSize(0.4, 0.3),
        doubleArrow(DL, UR).tipSize(0.3, 0.3));
  }

  private static List<Double> sides(AbstractTippedLine<?> arrow) {
    Path path = arrow.tip().path();
    return Stream.of(1, 2)
        .map(i -> path.point(3 * i).distance(path.point(0)))
        .map(side -> Math.rint(side * 1e6) / 1e6)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("arrows")
  void tipsKeepTheirShape(AbstractTippedLine<?> arrow) {
    List<Double> before = sides(arrow);
    for (double[][] matrix : List.of(SHEAR, STRETCH)) {
      Vec end = arrow.end();
      Vec start = arrow.start();
      arrow.applyMatrix(matrix);
      assertEquals(before, sides(arrow));
      assertNear(mapped(matrix, end), arrow.end());
      assertNear(mapped(matrix, start), arrow.start());
      assertEquals(
          0, arrow.unitVector().cross(arrow.tip().apex().minus(arrow.start())).length(), 1e-6);
    }
  }

  private static Vec mapped(double[][] m, Vec p) {
    return Vec.of(m[0][0] * p.x() + m[0][1] * p.y(), m[1][0] * p.x() + m[1][1] * p.y());
  }

  private static void assertNear(Vec expected, Vec actual) {
    assertEquals(0, expected.distance(actual), 1e-6, () -> expected + " and " + actual);
  }
}
