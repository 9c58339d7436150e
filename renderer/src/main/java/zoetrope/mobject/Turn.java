package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/**
 * The rotations of an object since its creation, by which a turn of {@code 2 * PI} differs from
 * none. A copy has the rotations of its original.
 *
 * @param axis the unit vector of the last axis; rotations about others are forgotten
 * @param angle the sum of the angles about the axis, in radians
 * @param pivot the point of the last rotations
 * @param before the sum of the angles before the first rotation about this pivot
 */
record Turn(Vec axis, double angle, Vec pivot, double before) {
  private static final double TOLERANCE = 1e-9;

  /** Records that a family was rotated. */
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

  /** Returns 1 for the same axis, -1 for the opposite one, and 0 for another one. */
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

  /**
   * The search for rotations between two states of a family, which are then shown as rotations. A
   * rotation is found if the object records it, or if the whole family was rotated in the plane,
   * scaled and moved without another change.
   */
  static final class Search {
    /** The smallest rotation that is shown as one, in radians. */
    private static final double MIN_ANGLE = 1e-6;

    private static final double SLACK = 1e-6;
    private static final Vec OUT = new Vec(0, 0, 1);

    private final MotionPath given;
    private final List<MotionPath> motions = new ArrayList<>();

    private Search(MotionPath given) {
      this.given = given;
    }

    /** Returns the motions of all members of a family, in order. */
    static List<MotionPath> motions(Mobject<?> start, Mobject<?> end, MotionPath given) {
      Search search = new Search(given);
      MotionPath whole = given.mayTurn() ? search.seenTurn(start, end) : given;
      search.collect(start, end, whole);
      return search.motions;
    }

    /** Collects the motions of a subtree; {@code above} is null if its parent has no rotation. */
    private void collect(Mobject<?> start, Mobject<?> end, MotionPath above) {
      MotionPath motion = above == null ? recordedTurn(start, end) : above;
      motions.add(motion == null ? given : motion);
      int count = Math.min(start.children().size(), end.children().size());
      for (int i = 0; i < count; i++) {
        collect(start.children().get(i), end.children().get(i), motion);
      }
    }

    // --- recorded rotations ---

    private MotionPath recordedTurn(Mobject<?> start, Mobject<?> end) {
      Turn turn = Turn.between(start.turns(), end.turns());
      if (turn == null || !isSame(start, end)) {
        return null;
      }
      Bounds box = start.bounds();
      if (box.isEmpty()) {
        return null;
      }
      Affine change = change(start, end);
      Vec center = box.center();
      Vec arrival = change == null ? end.center() : change.apply(center);
      double slack = change == null ? box.size().length() / 2 : SLACK;
      boolean aboutPivot =
          turn.pivot() != null && turn.map().apply(center).distance(arrival) <= slack;
      return aboutPivot
          ? given.withTurn(turn.angle(), turn.axis(), turn.pivot(), null)
          : given.withTurn(turn.angle(), turn.axis(), center, arrival);
    }

    /**
     * Returns whether two aligned families have the same paths, and other objects of the same kind.
     */
    private static boolean isSame(Mobject<?> a, Mobject<?> b) {
      boolean same =
          a instanceof VMobject<?> v
              ? b instanceof VMobject<?> w && v.localPath().equals(w.localPath())
              : a.getClass() == b.getClass();
      for (int i = 0; same && i < a.children().size(); i++) {
        same = i < b.children().size() && isSame(a.children().get(i), b.children().get(i));
      }
      return same;
    }

    // --- rotations that the states show ---

    /** Returns the rotation of the whole family, from its record or its points; null if none. */
    private MotionPath seenTurn(Mobject<?> start, Mobject<?> end) {
      MotionPath recorded = recordedTurn(start, end);
      Affine change = recorded != null ? null : change(start, end);
      double angle = change == null ? 0 : planeAngle(change);
      if (Math.abs(angle) < MIN_ANGLE || !isSame(start, end) || !isMoved(start, end, change)) {
        return recorded;
      }
      Vec center = start.center();
      return hasArea(start) ? given.withTurn(angle, OUT, center, change.apply(center)) : null;
    }

    /** Returns the map between the two states of the first path; null if there is none. */
    private static Affine change(Mobject<?> start, Mobject<?> end) {
      if (start instanceof VMobject<?> a && end instanceof VMobject<?> b && a.hasPoints()) {
        double size = a.place().determinant();
        return size == 0 || !Double.isFinite(size) ? null : a.place().inverse().then(b.place());
      }
      int count = start.hasPoints() ? 0 : Math.min(start.children().size(), end.children().size());
      for (int i = 0; i < count; i++) {
        Mobject<?> child = start.children().get(i);
        if (child.anyMember(Mobject::hasPoints)) {
          return change(child, end.children().get(i));
        }
      }
      return null;
    }

    /**
     * Returns the angle in (-PI, PI] of a rotation of the plane that may also scale; 0 for any other
     * map.
     */
    private static double planeAngle(Affine map) {
      Vec x = map.column(0);
      Vec y = map.column(1);
      Vec z = map.column(2);
      double size = x.length();
      double error =
          Math.abs(x.x() - y.y())
              + Math.abs(x.y() + y.x())
              + Math.abs(x.z())
              + Math.abs(y.z())
              + Math.abs(z.x())
              + Math.abs(z.y());
      if (!(error <= SLACK * size) || z.z() < 0) {
        return 0;
      }
      double angle = StrictMath.atan2(x.y(), x.x());
      return angle <= MIN_ANGLE - Math.PI ? Math.PI : angle;
    }

    /** Returns whether {@code change} maps all paths of a family to their end states. */
    private static boolean isMoved(Mobject<?> start, Mobject<?> end, Affine change) {
      if (start.hasPoints()) {
        if (!(start instanceof VMobject<?> a) || !(end instanceof VMobject<?> b)) {
          return false;
        }
        Affine moved = a.place().then(change);
        double slack = SLACK * (1 + b.selfBounds().size().length());
        boolean same = moved.translation().distance(b.place().translation()) <= slack;
        for (int i = 0; i < 3; i++) {
          same &= moved.column(i).distance(b.place().column(i)) <= slack;
        }
        if (!same) {
          return false;
        }
      }
      for (int i = 0; i < start.children().size(); i++) {
        if (!isMoved(start.children().get(i), end.children().get(i), change)) {
          return false;
        }
      }
      return true;
    }

    /**
     * Returns whether the points of a family are not all on one line. The ends of a line do not show
     * a rotation: they may have been moved one by one.
     */
    private static boolean hasArea(Mobject<?> mobject) {
      List<Vec> points = new ArrayList<>();
      mobject.visit(
          m -> {
            if (m instanceof VMobject<?> v) {
              for (int i = 0; i < v.localPath().pointCount(); i++) {
                points.add(v.place().apply(v.localPath().point(i)));
              }
            }
          });
      Vec origin = points.get(0);
      Vec along = Vec.ZERO;
      for (Vec p : points) {
        Vec d = p.minus(origin);
        along = d.length() > along.length() ? d : along;
      }
      double slack = SLACK * along.length() * along.length();
      for (Vec p : points) {
        if (along.cross(p.minus(origin)).length() > slack) {
          return true;
        }
      }
      return false;
    }
  }
}
