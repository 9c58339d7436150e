package zoetrope.mobject;

import zoetrope.frame.Camera;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentFrame;

/**
 * Where a mobject is and how it is moved. Directions select points of the bounding box by the signs
 * of their components; where they also shift, their length counts.
 */
public interface Placement<S> {
  /** Half the width of the default frame, 16:9, in scene units. */
  double FRAME_X_RADIUS = Camera.FRAME_HEIGHT * 8 / 9;

  /** Half the height of the default frame in scene units. */
  double FRAME_Y_RADIUS = Camera.FRAME_HEIGHT / 2;

  /** The default gap of {@link #nextTo}. */
  double MED_SMALL_BUFF = 0.25;

  /** The default distance from the edge of the frame. */
  double MED_LARGE_BUFF = 0.5;

  /** The object. */
  S self();

  /** The box of all points. */
  Bounds bounds();

  /** Maps all points. */
  S transform(Affine map);

  // --- asking ---

  /** The middle of the bounding box. */
  default Vec center() {
    return bounds().center();
  }

  /** The middle of the upper edge. */
  default Vec top() {
    return corner(new Vec(0, 1, 0));
  }

  /** The middle of the lower edge. */
  default Vec bottom() {
    return corner(new Vec(0, -1, 0));
  }

  /** The middle of the left edge. */
  default Vec left() {
    return corner(new Vec(-1, 0, 0));
  }

  /** The middle of the right edge. */
  default Vec right() {
    return corner(new Vec(1, 0, 0));
  }

  /** The point of the bounding box in {@code direction}: a corner, or the middle of a side. */
  default Vec corner(Vec direction) {
    return bounds().point(direction);
  }

  /**
   * Where a ray from the centre in {@code direction} leaves the bounding box: where lines to other
   * objects begin.
   */
  default Vec boundaryPoint(Vec direction) {
    return bounds().exit(direction);
  }

  /** The x coordinate of the centre. */
  default double x() {
    return x(Vec.ZERO);
  }

  /** The x coordinate of the side in {@code direction}. */
  default double x(Vec direction) {
    return bounds().coordinate(0, direction.x());
  }

  /** The y coordinate of the centre. */
  default double y() {
    return y(Vec.ZERO);
  }

  /** The y coordinate of the side in {@code direction}. */
  default double y(Vec direction) {
    return bounds().coordinate(1, direction.y());
  }

  /** The z coordinate of the centre. */
  default double z() {
    return z(Vec.ZERO);
  }

  /** The z coordinate of the side in {@code direction}. */
  default double z(Vec direction) {
    return bounds().coordinate(2, direction.z());
  }

  // --- moving ---

  /** Moves by {@code v}. */
  default S shift(Vec v) {
    return v.equals(Vec.ZERO) ? self() : transform(Affine.translation(v));
  }

  /** Puts the centre on {@code point}. */
  default S moveTo(Vec point) {
    return moveTo(point, Vec.ZERO);
  }

  /** Puts the own box point in direction {@code alignedEdge} on {@code point}. */
  default S moveTo(Vec point, Vec alignedEdge) {
    return shift(point.minus(corner(alignedEdge)));
  }

  /** Puts the centre on the centre of {@code target}. */
  default S moveTo(Placement<?> target) {
    return moveTo(target, Vec.ZERO);
  }

  /** Puts the own box point in direction {@code alignedEdge} on that of {@code target}. */
  default S moveTo(Placement<?> target, Vec alignedEdge) {
    return moveTo(target.corner(alignedEdge), alignedEdge);
  }

  /** Puts the centre on the origin. */
  default S toCenter() {
    return moveTo(Vec.ZERO);
  }

  /** Puts this object on the {@code direction} side of {@code target}, 0.25 away. */
  default S nextTo(Placement<?> target, Vec direction) {
    return nextTo(target, direction, MED_SMALL_BUFF);
  }

  /** Puts this object on the {@code direction} side of {@code target}. */
  default S nextTo(Placement<?> target, Vec direction, double buff) {
    return nextTo(target, direction, buff, Vec.ZERO);
  }

  /**
   * Puts this object on the {@code direction} side of {@code target}, {@code buff} times {@code
   * direction} away, with the sides in direction {@code alignedEdge} level.
   */
  default S nextTo(Placement<?> target, Vec direction, double buff, Vec alignedEdge) {
    return nextTo(target.corner(alignedEdge.plus(direction)), direction, buff, alignedEdge);
  }

  /** Puts this object on the {@code direction} side of a point, 0.25 away. */
  default S nextTo(Vec point, Vec direction) {
    return nextTo(point, direction, MED_SMALL_BUFF);
  }

  /** Puts this object on the {@code direction} side of a point. */
  default S nextTo(Vec point, Vec direction, double buff) {
    return nextTo(point, direction, buff, Vec.ZERO);
  }

  /** Puts this object on the {@code direction} side of a point, touching with an aligned edge. */
  default S nextTo(Vec point, Vec direction, double buff, Vec alignedEdge) {
    return nextTo(point, direction, buff, alignedEdge, this);
  }

  /**
   * Like {@link #nextTo(Placement, Vec, double, Vec)}, but so that {@code part}, a member of this
   * family, comes to stand there; the rest moves along.
   */
  default S nextTo(
      Placement<?> target, Vec direction, double buff, Vec alignedEdge, Placement<?> part) {
    return nextTo(target.corner(alignedEdge.plus(direction)), direction, buff, alignedEdge, part);
  }

  /** Like {@link #nextTo(Placement, Vec, double, Vec, Placement)}, beside a point. */
  default S nextTo(Vec point, Vec direction, double buff, Vec alignedEdge, Placement<?> part) {
    Vec own = part.corner(alignedEdge.minus(direction));
    return shift(point.minus(own).plus(direction.times(buff)));
  }

  /** Makes the sides in {@code direction} level with those of {@code target}. */
  default S alignTo(Placement<?> target, Vec direction) {
    return alignTo(target.corner(direction), direction);
  }

  /** Puts the sides in {@code direction} at the coordinates of {@code point}. */
  default S alignTo(Vec point, Vec direction) {
    Vec own = corner(direction);
    Vec v = Vec.ZERO;
    for (int d = 0; d < 3; d++) {
      if (direction.get(d) != 0) {
        v = v.with(d, point.get(d) - own.get(d));
      }
    }
    return shift(v);
  }

  /** Puts the object to the edge of the scene's frame in {@code direction}, 0.5 away from it. */
  default S toEdge(Vec direction) {
    return toEdge(direction, MED_LARGE_BUFF);
  }

  /** Puts the object to the edge of the scene's frame in {@code direction}. */
  default S toEdge(Vec direction, double buff) {
    return alignTo(
        new Vec(
            Math.signum(direction.x()) * (CurrentFrame.xRadius() - buff),
            Math.signum(direction.y()) * (CurrentFrame.yRadius() - buff),
            0),
        direction.with(2, 0));
  }

  /**
   * Puts the object into the corner of the scene's frame in {@code direction}, 0.5 away from both
   * edges.
   */
  default S toCorner(Vec direction) {
    return toEdge(direction);
  }

  /** Puts the object into the corner of the scene's frame in {@code direction}. */
  default S toCorner(Vec direction, double buff) {
    return toEdge(direction, buff);
  }

  /** Whether nothing of the object is within the scene's frame, as its camera shows it at first. */
  default boolean isOffScreen() {
    Bounds box = bounds();
    return box.isEmpty()
        || Math.abs(box.center().x()) - box.size().x() / 2 >= CurrentFrame.xRadius()
        || Math.abs(box.center().y()) - box.size().y() / 2 >= CurrentFrame.yRadius();
  }

  /** Moves the object into the scene's frame as far as it leaves it, 0.5 away from the edges. */
  default S shiftOntoScreen() {
    return shiftOntoScreen(MED_LARGE_BUFF);
  }

  /**
   * Moves the object into the scene's frame as far as it leaves it, at least {@code buff} away from
   * the edges; what is too large is put into the middle.
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

  /** How far a coordinate is to go to be within {@code room} of 0. */
  private static double inward(double coordinate, double room) {
    double limit = Math.max(0, room);
    return Math.max(-limit, Math.min(limit, coordinate)) - coordinate;
  }

  /** Moves along x so that the centre has this coordinate. */
  default S setX(double x) {
    return setX(x, Vec.ZERO);
  }

  /** Moves along x so that the side in {@code direction} has this coordinate. */
  default S setX(double x, Vec direction) {
    return shift(new Vec(x - x(direction), 0, 0));
  }

  /** Moves along y so that the centre has this coordinate. */
  default S setY(double y) {
    return setY(y, Vec.ZERO);
  }

  /** Moves along y so that the side in {@code direction} has this coordinate. */
  default S setY(double y, Vec direction) {
    return shift(new Vec(0, y - y(direction), 0));
  }

  /** Moves along z so that the centre has this coordinate. */
  default S setZ(double z) {
    return setZ(z, Vec.ZERO);
  }

  /** Moves along z so that the side in {@code direction} has this coordinate. */
  default S setZ(double z, Vec direction) {
    return shift(new Vec(0, 0, z - z(direction)));
  }

  /**
   * Moves along one dimension (0 is x, 1 is y, 2 is z) so that the side in {@code direction} has
   * this coordinate.
   */
  default S setCoordinate(double value, int dimension, Vec direction) {
    double own = bounds().coordinate(dimension, direction.get(dimension));
    return shift(Vec.ZERO.with(dimension, value - own));
  }

  /** Moves along one dimension until the sides in {@code direction} are level. */
  default S matchCoordinate(Placement<?> other, int dimension, Vec direction) {
    double value = other.bounds().coordinate(dimension, direction.get(dimension));
    return setCoordinate(value, dimension, direction);
  }

  /** Moves along x to the centre of {@code other}. */
  default S matchX(Placement<?> other) {
    return setX(other.x());
  }

  /** Moves along x until the sides in {@code direction} are level. */
  default S matchX(Placement<?> other, Vec direction) {
    return setX(other.x(direction), direction);
  }

  /** Moves along y to the centre of {@code other}. */
  default S matchY(Placement<?> other) {
    return setY(other.y());
  }

  /** Moves along y until the sides in {@code direction} are level. */
  default S matchY(Placement<?> other, Vec direction) {
    return setY(other.y(direction), direction);
  }

  /** Moves along z to the centre of {@code other}. */
  default S matchZ(Placement<?> other) {
    return setZ(other.z());
  }

  /** Moves along z until the sides in {@code direction} are level. */
  default S matchZ(Placement<?> other, Vec direction) {
    return setZ(other.z(direction), direction);
  }
}
