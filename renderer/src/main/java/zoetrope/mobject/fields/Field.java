package zoetrope.mobject.fields;

import zoetrope.geometry.Vec;

/** A vector for each point of space. */
@FunctionalInterface
public interface Field {
  /** Returns the vector at {@code point}. */
  Vec at(Vec point);
}
