package zoetrope.mobject;

import zoetrope.frame.Camera;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.mobject.NotFiniteException;

/**
 * Methods that query and change the position of a mobject. A direction selects a point of the
 * bounding box by the signs of its components: {@code (1, 1, 0)} is the upper right corner, {@code
 * (1, 0, 0)} is the middle of the right side. The {@code nextTo} methods multiply the gap by the
 * direction.
 */
public interface Placement<S> {
  /** Half the width of the default 16:9 frame, in scene units. */
  double FRAME_X_RADIUS = Camera.FRAME_HEIGHT * 8 / 9;

  /** Half the height of the default frame, in scene units. */
  double FRAME_Y_RADIUS = Camera.FRAME_HEIGHT / 2;

  /** The default gap of {@link #nextTo}, in scene units. */
  double MED_SMALL_BUFF = 0.25;

  /** The default distance from the edge of the frame, in scene units. */
  double MED_LARGE_BUFF = 0.5;

  /** Returns this object. */
  S self();

  /** Returns the bounding box of all points. */
  Bounds bounds();

  /** Applies a map to all points. */
  S transform(Affine map);

  // --- queries ---

  /** Returns the centre of the bounding box. */
  default Vec center() {
    return bounds().center();
  }

  /** Returns the middle of the upper edge of the bounding box. */
  default Vec top() {
    return corner(new Vec(0, 1, 0));
  }

  /** Returns the middle of the lower edge of the bounding box. */
  default Vec bottom() {
    return corner(new Vec(0, -1, 0));
  }

  /** Returns the middle of the left edge of the bounding box. */
  default Vec left() {
    return corner(new Vec(-1, 0, 0));
  }

  /** Returns the middle of the right edge of the bounding box. */
  default Vec right() {
    return corner(new Vec(1, 0, 0));
  }

  /** Returns a point of the bounding box: a corner, or the middle of a side or edge. */
  default Vec corner(Vec direction) {
    return bounds().point(direction);
  }

  /**
   * Returns the point where a ray from the centre in {@code direction} leaves the bounding box.
   * Lines to other objects start at this point.
   */
  default Vec boundaryPoint(Vec direction) {
    return bounds().exit(direction);
  }

  /** Returns the x coordinate of the centre. */
  default double x() {
    return x(Vec.ZERO);
  }

  /** Returns the x coordinate of the side of the bounding box in {@code direction}. */
  default double x(Vec direction) {
    return bounds().coordinate(0, direction.x());
  }

  /** Returns the y coordinate of the centre. */
  default double y() {
    return y(Vec.ZERO);
  }

  /** Returns the y coordinate of the side of the bounding box in {@code direction}. */
  default double y(Vec direction) {
    return bounds().coordinate(1, direction.y());
  }

  /** Returns the z coordinate of the centre. */
  default double z() {
    return z(Vec.ZERO);
  }

  /** Returns the z coordinate of the side of the bounding box in {@code direction}. */
  default double z(Vec direction) {
    return bounds().coordinate(2, direction.z());
  }

  // --- moving ---

  /**
   * Moves the object by {@code v}, in scene units.
   *
   * @throws IllegalArgumentException if a coordinate is not finite
   */
  default S shift(Vec v) {
    return v.equals(Vec.ZERO)
        ? self()
        : transform(Affine.translation(NotFiniteException.check("shift", v)));
  }

  /** Moves the centre to {@code point}. */
  default S moveTo(Vec point) {
    return moveTo(point, Vec.ZERO);
  }

  /**
   * Moves the point of the bounding box in direction {@code alignedEdge} to {@code point}.
   *
   * @throws IllegalArgumentException if a coordinate of the point is not finite
   */
  default S moveTo(Vec point, Vec alignedEdge) {
    return shift(NotFiniteException.check("moveTo", point).minus(corner(alignedEdge)));
  }

  /** Moves the centre to the centre of {@code target}. */
  default S moveTo(Placement<?> target) {
    return moveTo(target, Vec.ZERO);
  }

  /**
   * Moves the object so that its side or corner in direction {@code alignedEdge} meets that of
   * {@code target}.
   */
  default S moveTo(Placement<?> target, Vec alignedEdge) {
    return moveTo(target.corner(alignedEdge), alignedEdge);
  }

  /** Moves the centre to the origin. */
  default S toCenter() {
    return moveTo(Vec.ZERO);
  }

  /** Puts this object on the {@code direction} side of {@code target}, 0.25 scene units away. */
  default S nextTo(Placement<?> target, Vec direction) {
    return nextTo(target, direction, MED_SMALL_BUFF);
  }

  /** Puts this object on a side of {@code target}, {@code buff} times {@code direction} away. */
  default S nextTo(Placement<?> target, Vec direction, double buff) {
    return nextTo(target, direction, buff, Vec.ZERO);
  }

  /**
   * Puts this object on a side of {@code target} with aligned sides.
   *
   * @param direction the side of the target
   * @param buff the gap, as a multiple of {@code direction}
   * @param alignedEdge the direction of the sides that are aligned
   */
  default S nextTo(Placement<?> target, Vec direction, double buff, Vec alignedEdge) {
    return nextTo(target.corner(alignedEdge.plus(direction)), direction, buff, alignedEdge);
  }

  /** Puts this object on the {@code direction} side of a point, 0.25 scene units away. */
  default S nextTo(Vec point, Vec direction) {
    return nextTo(point, direction, MED_SMALL_BUFF);
  }

  /** Puts this object on a side of a point, {@code buff} times {@code direction} away. */
  default S nextTo(Vec point, Vec direction, double buff) {
    return nextTo(point, direction, buff, Vec.ZERO);
  }

  /**
   * Puts this object on the {@code direction} side of a point, with an aligned side.
   *
   * @param buff the gap, as a multiple of {@code direction}
   * @param alignedEdge the direction of the side that is aligned with the point
   */
  default S nextTo(Vec point, Vec direction, double buff, Vec alignedEdge) {
    return nextTo(point, direction, buff, alignedEdge, this);
  }

  /**
   * Puts {@code part}, a member of this family, on a side of {@code target}; the whole family moves
   * with it. See {@link #nextTo(Placement, Vec, double, Vec)}.
   */
  default S nextTo(
      Placement<?> target, Vec direction, double buff, Vec alignedEdge, Placement<?> part) {
    return nextTo(target.corner(alignedEdge.plus(direction)), direction, buff, alignedEdge, part);
  }

  /**
   * Puts {@code part}, a member of this family, on a side of a point; the whole family moves with
   * it. See {@link #nextTo(Vec, Vec, double, Vec)}.
   */
  default S nextTo(Vec point, Vec direction, double buff, Vec alignedEdge, Placement<?> part) {
    Vec current = part.corner(alignedEdge.minus(direction));
    Vec side = NotFiniteException.check("nextTo", point);
    return shift(
        side.minus(current).plus(direction.times(NotFiniteException.check("nextTo", buff))));
  }

  /**
   * Moves the object so that its side or corner in {@code direction} is aligned with that of {@code
   * target}.
   */
  default S alignTo(Placement<?> target, Vec direction) {
    return alignTo(target.corner(direction), direction);
  }

  /**
   * Moves the object so that its side or corner in {@code direction} is aligned with {@code point}.
   */
  default S alignTo(Vec point, Vec direction) {
    NotFiniteException.check("alignTo", point);
    Vec current = corner(direction);
    Vec v = Vec.ZERO;
    for (int d = 0; d < 3; d++) {
      if (direction.get(d) != 0) {
        v = v.with(d, point.get(d) - current.get(d));
      }
    }
    return shift(v);
  }

  /** Moves the object to the edge of the frame in {@code direction}, 0.5 units from it. */
  default S toEdge(Vec direction) {
    return toEdge(direction, MED_LARGE_BUFF);
  }

  /** Moves the object to an edge of the frame, {@code buff} scene units from it. */
  default S toEdge(Vec direction, double buff) {
    return alignTo(
        new Vec(
            Math.signum(direction.x()) * (CurrentFrame.xRadius() - buff),
            Math.signum(direction.y()) * (CurrentFrame.yRadius() - buff),
            0),
        direction.with(2, 0));
  }

  /** Moves the object into a corner of the frame, 0.5 scene units from both edges. */
  default S toCorner(Vec direction) {
    return toEdge(direction);
  }

  /** Moves the object into a corner of the frame, {@code buff} scene units from both edges. */
  default S toCorner(Vec direction, double buff) {
    return toEdge(direction, buff);
  }

  /** Returns whether the object is empty or entirely outside the initial frame of the scene. */
  default boolean isOffScreen() {
    Bounds box = bounds();
    return box.isEmpty()
        || Math.abs(box.center().x()) - box.size().x() / 2 >= CurrentFrame.xRadius()
        || Math.abs(box.center().y()) - box.size().y() / 2 >= CurrentFrame.yRadius();
  }

  /** Moves the object into the frame if it sticks out, at least 0.5 units from the edges. */
  default S shiftOntoScreen() {
    return shiftOntoScreen(MED_LARGE_BUFF);
  }

  /**
   * Moves the object into the frame if it sticks out, at least {@code buff} scene units away from
   * the edges. An object that is too large is centred.
   */
  default S shiftOntoScreen(double buff) {
    Bounds box = bounds();
    return box.isEmpty()
        ? self()
        : shift(
            Vec.of(
                inward(box.center().x(), CurrentFrame.xRadius() - buff - box.size().x() / 2),
                inward(box.center().y(), CurrentFrame.yRadius() - buff - box.size().y() / 2)));
  }

  private static double inward(double coordinate, double room) {
    double limit = Math.max(0, room);
    return Math.max(-limit, Math.min(limit, coordinate)) - coordinate;
  }

  /** Moves the object along x so that its centre has this coordinate. */
  default S setX(double x) {
    return setX(x, Vec.ZERO);
  }

  /** Moves the object along x so that its side in {@code direction} has this coordinate. */
  default S setX(double x, Vec direction) {
    return shift(new Vec(NotFiniteException.check("setX", x) - x(direction), 0, 0));
  }

  /** Moves the object along y so that its centre has this coordinate. */
  default S setY(double y) {
    return setY(y, Vec.ZERO);
  }

  /** Moves the object along y so that its side in {@code direction} has this coordinate. */
  default S setY(double y, Vec direction) {
    return shift(new Vec(0, NotFiniteException.check("setY", y) - y(direction), 0));
  }

  /** Moves the object along z so that its centre has this coordinate. */
  default S setZ(double z) {
    return setZ(z, Vec.ZERO);
  }

  /** Moves the object along z so that its side in {@code direction} has this coordinate. */
  default S setZ(double z, Vec direction) {
    return shift(new Vec(0, 0, NotFiniteException.check("setZ", z) - z(direction)));
  }

  /**
   * Moves the object along one dimension (0 is x, 1 is y, 2 is z) so that its side in {@code
   * direction} has this coordinate.
   */
  default S setCoordinate(double value, int dimension, Vec direction) {
    double current = bounds().coordinate(dimension, direction.get(dimension));
    return shift(Vec.ZERO.with(dimension, value - current));
  }

  /**
   * Moves the object along one dimension (0 is x, 1 is y, 2 is z) so that its side in {@code
   * direction} is aligned with that of {@code other}.
   */
  default S matchCoordinate(Placement<?> other, int dimension, Vec direction) {
    double value = other.bounds().coordinate(dimension, direction.get(dimension));
    return setCoordinate(value, dimension, direction);
  }

  /** Moves the object along x to the centre of {@code other}. */
  default S matchX(Placement<?> other) {
    return setX(other.x());
  }

  /** Moves the object along y to the centre of {@code other}. */
  default S matchY(Placement<?> other) {
    return setY(other.y());
  }

  /** Moves the object along z to the centre of {@code other}. */
  default S matchZ(Placement<?> other) {
    return setZ(other.z());
  }
}
