package zoetrope.internal.vector;

import zoetrope.geometry.Vec;

/**
 * A word that is drawn as outlines, in a drawing's coordinates: over these lies text that is not
 * seen, but is found and copied.
 *
 * @param start of the baseline, where the word's ink begins
 * @param end of the baseline
 * @param size of an em
 */
record TextRun(DrawnWord word, Vec start, Vec end, double size) {
  /** How far the baseline is turned from the x axis, in radians, clockwise. */
  double angle() {
    Vec way = end.minus(start);
    return StrictMath.atan2(way.y(), way.x());
  }

  double length() {
    return end.distance(start);
  }
}
