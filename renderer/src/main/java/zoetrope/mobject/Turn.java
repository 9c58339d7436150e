package zoetrope.mobject;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * The rotations of an object since its creation. They distinguish a turn of {@code 2 * PI} from no
 * turn. A copy has the rotations of its original.
 *
 * @param axis the unit vector of the last axis; rotations about other axes are forgotten
 * @param angle the sum of the angles about the axis, in radians
 * @param pivot the point about which the last rotations turned the object; null in a result of
 *     {@link #between} if the rotations had several such points
 * @param before the sum of the angles before the first rotation about this pivot
 */
record Turn(Vec axis, double angle, Vec pivot, double before) {
  private static final double TOLERANCE = 1e-9;

  static void record(Mobject<?> mobject, double angle, Vec axis, Vec pivot) {
    if (angle != 0) {
      Vec unit = axis.normalized();
      mobject.visit(member -> member.turned(after(member.turns(), angle, unit, pivot)));
    }
  }

  private static Turn after(Turn last, double angle, Vec axis, Vec pivot) {
    double sense = last == null ? 0 : senseOf(last.axis, axis);
    if (sense == 0) {
      return new Turn(axis, angle, pivot, 0);
    }
    boolean again = last.pivot.distance(pivot) < TOLERANCE;
    double before = again ? last.before : last.angle;
    return new Turn(last.axis, last.angle + sense * angle, again ? last.pivot : pivot, before);
  }

  /** Returns 1 if the directions are equal, -1 if they are opposite, and otherwise 0. */
  private static double senseOf(Vec a, Vec b) {
    if (a.distance(b) < TOLERANCE) {
      return 1;
    }
    return a.distance(b.negate()) < TOLERANCE ? -1 : 0;
  }

  /** Returns the rotation from {@code start} to {@code end}; null if there is none. */
  static Turn between(Turn start, Turn end) {
    if (end == null || end.equals(start)) {
      return null;
    }
    double from = start != null && start.axis.equals(end.axis) ? start.angle : 0;
    double angle = end.angle - from;
    boolean whole =
        from == end.before || start != null && end.pivot.equals(start.pivot) && from >= end.before;
    return angle == 0 ? null : new Turn(end.axis, angle, whole ? end.pivot : null, from);
  }

  /** Returns the rotation as a map, about the pivot or the origin. */
  Affine map() {
    Affine rotation = Affine.rotation(angle, axis);
    return pivot == null ? rotation : rotation.about(pivot);
  }
}
