package zoetrope.mobject.lines;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * The ends of a line. A line to an object ends on the border of its bounding box, in the direction
 * of the other end.
 */
record Endpoints(Vec start, Vec end) {
  static Endpoints of(Vec start, Vec end) {
    return new Endpoints(start, end);
  }

  static Endpoints of(Mobject<?> start, Mobject<?> end) {
    Vec way = end.center().minus(start.center()).normalized();
    return new Endpoints(start.boundaryPoint(way), end.boundaryPoint(way.negate()));
  }

  static Endpoints of(Vec start, Mobject<?> end) {
    return new Endpoints(start, end.boundaryPoint(start.minus(end.center()).normalized()));
  }

  static Endpoints of(Mobject<?> start, Vec end) {
    return new Endpoints(start.boundaryPoint(end.minus(start.center()).normalized()), end);
  }
}
