package zoetrope.mobject;

import zoetrope.processor.OfEngine;

/** An interpolation of an object between two states. */
@FunctionalInterface
@OfEngine
public interface Tween {
  /**
   * Sets the object to fraction {@code alpha} of the tween: 0 is exactly the first state, 1 exactly
   * the second. Values outside [0, 1] extrapolate where possible.
   */
  void at(double alpha);

  /** Returns a tween that runs this one, then {@code other}. */
  default Tween and(Tween other) {
    return alpha -> {
      at(alpha);
      other.at(alpha);
    };
  }
}
