package zoetrope.mobject.fields;

import zoetrope.geometry.Vec;

/** A vector for each point of space and each time. */
@FunctionalInterface
public interface TimeField {
  /** Returns the vector at {@code point} after {@code time} seconds. */
  Vec at(Vec point, double time);
}
