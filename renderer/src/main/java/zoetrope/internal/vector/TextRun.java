package zoetrope.internal.vector;

import zoetrope.geometry.Vec;

/**
 * A word that is drawn as outlines, in a drawing's coordinates. Invisible text over the outlines
 * can be found and copied.
 *
 * @param start the point of the baseline where the word's ink begins
 * @param end the point of the baseline where the word's ink ends
 * @param size the size of an em, in pixels
 */
record TextRun(DrawnWord word, Vec start, Vec end, double size) {
  /** Returns the angle between the baseline and the x axis, in radians, clockwise. */
  double angle() {
    Vec way = end.minus(start);
    return StrictMath.atan2(way.y(), way.x());
  }

  double length() {
    return end.distance(start);
  }
}
