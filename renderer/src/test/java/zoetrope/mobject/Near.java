package zoetrope.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import zoetrope.geometry.Vec;

/** Assertions about positions. */
public final class Near {
  private static final double EPSILON = 1e-9;

  private Near() {}

  public static void assertAt(double x, double y, Vec actual) {
    assertAt(Vec.of(x, y), actual, EPSILON);
  }

  public static void assertAt(Vec expected, Vec actual) {
    assertAt(expected, actual, EPSILON);
  }

  public static void assertAt(Vec expected, Vec actual, double epsilon) {
    assertEquals(0, expected.distance(actual), epsilon, () -> actual + " is not " + expected);
  }

  public static void assertSize(double width, double height, Mobject<?> m) {
    assertEquals(width, m.width(), EPSILON, "width");
    assertEquals(height, m.height(), EPSILON, "height");
  }
}
