package zoetrope.internal.mobject;

import java.math.BigDecimal;
import java.math.MathContext;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * Thrown if a method of an object gets a number or a point that is not finite. Messages for authors
 * name the method that the author's line calls, instead of the method that checks.
 */
public final class NotFiniteException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private static final String HINT =
      ": look for a division by zero, or the root of a number below 0";

  private static final MathContext DIGITS = new MathContext(4);

  private final String given;

  private NotFiniteException(String method, String given) {
    super(method + "() got " + given + HINT);
    this.given = given;
  }

  /** Returns the message with the name of the method that the author called. */
  public String messageOf(String called) {
    return called + " got " + given + HINT;
  }

  /**
   * Checks that all coordinates of a point are finite, and returns it.
   *
   * @throws NotFiniteException if one is not
   */
  public static Vec check(String method, Vec point) {
    if (!point.isFinite()) {
      throw new NotFiniteException(method, "the point " + text(point));
    }
    return point;
  }

  /**
   * Checks that a number is finite, and returns it.
   *
   * @throws NotFiniteException if it is not
   */
  public static double check(String method, double number) {
    if (!Double.isFinite(number)) {
      throw new NotFiniteException(method, String.valueOf(number));
    }
    return number;
  }

  /**
   * Checks that all points of a path are finite, and returns it.
   *
   * @throws NotFiniteException if one is not
   */
  public static Path check(String method, Path path) {
    if (!path.bounds().isFinite()) {
      for (int i = 0; i < path.pointCount(); i++) {
        check(method, path.point(i));
      }
    }
    return path;
  }

  private static String text(Vec v) {
    return "(" + text(v.x()) + ", " + text(v.y()) + ", " + text(v.z()) + ")";
  }

  private static String text(double x) {
    return Double.isFinite(x)
        ? new BigDecimal(x).round(DIGITS).stripTrailingZeros().toPlainString()
        : String.valueOf(x);
  }

  /**
   * Returns the exception for an object that is drawn at a position that is not finite.
   *
   * @param kind the name of the object's class
   */
  public static IllegalArgumentException ofPosition(String kind) {
    return new IllegalArgumentException(
        Preconditions.a(kind)
            + " has a position that is not a finite number: look for a division by zero or a NaN"
            + " in its size or position");
  }
}
