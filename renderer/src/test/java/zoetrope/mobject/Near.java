package zoetrope.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import zoetrope.geometry.Vec;

/** Assertions about places. */
final class Near {
  private static final double EPSILON = 1e-9;

  private Near() {}

  static void assertAt(double x, double y, Vec actual) {
    assertAt(Vec.of(x, y), actual, EPSILON);
  }

  static void assertAt(Vec expected, Vec actual) {
    assertAt(expected, actual, EPSILON);
  }

  static void assertAt(Vec expected, Vec actual, double epsilon) {
    assertEquals(0, expected.distance(actual), epsilon, () -> actual + " is not " + expected);
  }

  static void assertSize(double width, double height, Mobject<?> m) {
    assertEquals(width, m.width(), EPSILON, "width");
    assertEquals(height, m.height(), EPSILON, "height");
  }
}
