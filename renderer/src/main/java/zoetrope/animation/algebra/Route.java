package zoetrope.animation.algebra;

import java.util.List;
import zoetrope.geometry.Vec;

/** A path through points with rounded corners, at constant speed. */
record Route(List<Vec> stops) {
  /** Half the length of the window, relative to the route, over which corners are rounded. */
  private static final double ROUNDING = 0.06;

  private static final int SAMPLES = 4;

  /** Returns the point at a share of the length, in [0, 1]. */
  Vec at(double share) {
    double reach = Math.min(ROUNDING, Math.min(share, 1 - share));
    Vec sum = Vec.ZERO;
    for (int i = -SAMPLES; i <= SAMPLES; i++) {
      sum = sum.plus(corner(share + reach * i / SAMPLES));
    }
    return sum.times(1.0 / (2 * SAMPLES + 1));
  }

  private Vec corner(double share) {
    double left = share * length();
    for (int i = 1; i < stops.size(); i++) {
      double step = stops.get(i).minus(stops.get(i - 1)).length();
      if (left <= step && step > 0) {
        return stops.get(i - 1).lerp(stops.get(i), left / step);
      }
      left -= step;
    }
    return stops.get(stops.size() - 1);
  }

  private double length() {
    double length = 0;
    for (int i = 1; i < stops.size(); i++) {
      length += stops.get(i).minus(stops.get(i - 1)).length();
    }
    return length;
  }
}
