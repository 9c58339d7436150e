package zoetrope.mobject.fields;

import zoetrope.geometry.Vec;

/** A vector for each point of space. */
@FunctionalInterface
public interface Field {
  /** The vector at {@code point}. */
  Vec at(Vec point);
}
