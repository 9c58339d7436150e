package zoetrope.mobject;

import zoetrope.processor.OfEngine;

/** Interpolates an object between two states. */
@FunctionalInterface
@OfEngine
public interface Tween {
  /**
   * Puts the object at fraction {@code alpha} of the way: 0 is exactly the first state, 1 exactly
   * the second; outside [0, 1] the way is continued where that makes sense.
   */
  void at(double alpha);

  /** Both, one after the other. */
  default Tween and(Tween other) {
    return alpha -> {
      at(alpha);
      other.at(alpha);
    };
  }
}
