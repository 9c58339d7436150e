package zoetrope.frame;

import zoetrope.geometry.Vec;

/**
 * Where the light of a filter comes from, in the filter's own coordinates with z towards the
 * viewer.
 */
public sealed interface FilterLight {
  /** From far away, from the direction {@code to}, which has the length 1. */
  record Distant(Vec to) implements FilterLight {}

  /** From a point in all directions. */
  record FromPoint(Vec at) implements FilterLight {}

  /**
   * From a point in a cone.
   *
   * @param target a point in the middle of the cone
   * @param exponent how fast the light fades away from the middle
   * @param cone the cosine of the angle from the middle to the edge; -1 for no edge
   */
  record Spot(Vec at, Vec target, double exponent, double cone) implements FilterLight {}
}
