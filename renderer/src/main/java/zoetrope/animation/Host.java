package zoetrope.animation;

import zoetrope.mobject.Mobject;
import zoetrope.processor.OfEngine;

/** The stage as animations see it: they add, replace and remove mobjects through this. */
@OfEngine
public interface Host {
  /** Adds the mobject in front of everything, or moves it there. */
  void add(Mobject<?> mobject);

  /**
   * Adds the mobject in front of everything, unless it is on the stage, by itself or within another
   * one. If what is on the stage of its family is part of one whole, that stays where it is.
   */
  void addIfMissing(Mobject<?> mobject);

  /** {@link #addIfMissing}; what stands on the stage by itself is brought to the front. */
  void raise(Mobject<?> mobject);

  /** Puts back, at their places, what was taken out of the family of a mobject on the stage. */
  void restore(Mobject<?> mobject);

  /**
   * Replaces {@code old} by {@code replacement} at the same place in the order, or in front if
   * {@code old} does not stand there by itself.
   */
  void replaceOrAdd(Mobject<?> old, Mobject<?> replacement);

  /**
   * Whether the mobject is on the stage, by itself or within another one, or all submobjects of a
   * group are.
   */
  boolean shows(Mobject<?> mobject);

  /**
   * Removes the mobject and its family from the stage. A family that it is a member of stays there
   * without it.
   */
  void remove(Mobject<?> mobject);
}
