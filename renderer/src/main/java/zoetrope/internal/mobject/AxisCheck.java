package zoetrope.internal.mobject;

import java.util.function.BooleanSupplier;
import zoetrope.geometry.Vec;

/** Finds points that were given in the place of axes. */
public final class AxisCheck {
  /** By how much the length of an axis may differ from 1. */
  private static final double UNIT = 1e-6;

  private AxisCheck() {}

  /**
   * Checks what a mobject is turned about: an axis in its plane is of length 1, or a sum of {@code
   * UP}, {@code RIGHT} and the like.
   *
   * @param flat whether it is made of flat paths; anything else turns about any axis
   * @throws IllegalArgumentException for what looks like a point
   */
  public static void requireDirection(BooleanSupplier flat, double angle, Vec axis) {
    if (angle != 0 && looksLikePoint(axis) && flat.getAsBoolean()) {
      throw new IllegalArgumentException(
          "rotate(angle, axis) takes a direction, and "
              + axis
              + " looks like a point: say rotateAbout(angle, point), or give an axis of length 1,"
              + " vector.normalized()");
    }
  }

  private static boolean looksLikePoint(Vec axis) {
    return axis.z() == 0
        && !(isWhole(axis.x()) && isWhole(axis.y()))
        && Math.abs(axis.length() - 1) > UNIT;
  }

  private static boolean isWhole(double component) {
    return component == 0 || Math.abs(component) == 1;
  }
}
