package zoetrope.internal.mobject;

import java.util.function.BooleanSupplier;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/** A check for points that are passed where a rotation axis is expected. */
public final class AxisCheck {
  /** The largest difference from 1 that the length of an axis may have. */
  private static final double LENGTH_TOLERANCE = 1e-6;

  private AxisCheck() {}

  /**
   * Checks the axis of a rotation. For a flat object, an axis in its plane must have length 1 or be
   * a sum of {@code UP}, {@code RIGHT} and the like.
   *
   * @param flat whether the mobject consists of flat paths; other objects accept any axis
   * @throws IllegalArgumentException if the axis looks like a point
   */
  public static void requireDirection(BooleanSupplier flat, double angle, Vec axis) {
    Preconditions.require(
        angle == 0 || !looksLikePoint(axis) || !flat.getAsBoolean(),
        "rotate(angle, axis) needs a direction, but %s looks like a point: use rotateAbout(angle,"
            + " point), or an axis of length 1 such as vector.normalized()",
        axis);
  }

  private static boolean looksLikePoint(Vec axis) {
    return axis.z() == 0
        && !(isWhole(axis.x()) && isWhole(axis.y()))
        && Math.abs(axis.length() - 1) > LENGTH_TOLERANCE;
  }

  private static boolean isWhole(double component) {
    return component == 0 || Math.abs(component) == 1;
  }
}
