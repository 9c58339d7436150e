package zoetrope.animation;

import zoetrope.mobject.Mobject;
import zoetrope.processor.OfEngine;

/** The stage, as animations use it to add, replace and remove mobjects. */
@OfEngine
public interface Host {
  /** Adds the mobject in front of everything, or moves it there. */
  void add(Mobject<?> mobject);

  /**
   * Adds the mobject in front of everything, unless it is on the stage, top-level or as a member of
   * another one. If all present members of its family belong to one whole, the whole keeps its
   * place.
   */
  void addIfMissing(Mobject<?> mobject);

  /** Adds the mobject like {@link #addIfMissing}, and brings it to the front if it is top-level. */
  void raise(Mobject<?> mobject);

  /** Makes all members of a mobject on the stage present again, at their places. */
  void restore(Mobject<?> mobject);

  /**
   * Replaces {@code old} by {@code replacement} at the same place in the order. If {@code old} is
   * not a top-level mobject, {@code replacement} is added in front.
   */
  void replaceOrAdd(Mobject<?> old, Mobject<?> replacement);

  /**
   * Returns whether the mobject is on the stage, top-level or as a member of another one, or all
   * submobjects of a group are.
   */
  boolean shows(Mobject<?> mobject);

  /**
   * Removes the mobject and its family from the stage. A larger family that contains it stays there
   * without it.
   */
  void remove(Mobject<?> mobject);
}
