package zoetrope.mobject.fields;

import zoetrope.geometry.Vec;

/** A vector for each point of space and each time. */
@FunctionalInterface
public interface TimeField {
  /** The vector at {@code point} when {@code time} seconds have passed. */
  Vec at(Vec point, double time);
}
