package zoetrope.mobject.lines;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * Where a line begins and ends. An end that is an object is met on the border of its box, on the
 * way from centre to centre.
 */
record Ends(Vec start, Vec end) {
  static Ends of(Vec start, Vec end) {
    return new Ends(start, end);
  }

  static Ends of(Mobject<?> start, Mobject<?> end) {
    Vec way = end.center().minus(start.center()).normalized();
    return new Ends(start.boundaryPoint(way), end.boundaryPoint(way.negate()));
  }

  static Ends of(Vec start, Mobject<?> end) {
    return new Ends(start, end.boundaryPoint(start.minus(end.center()).normalized()));
  }

  static Ends of(Mobject<?> start, Vec end) {
    return new Ends(start.boundaryPoint(end.minus(start.center()).normalized()), end);
  }
}
