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
   * another mobject. If all members of its family that are on the stage belong to one top-level
   * mobject, that mobject keeps its place in the order.
   */
  void addIfMissing(Mobject<?> mobject);

  /** Adds the mobject like {@link #addIfMissing}, and brings it to the front if it is top-level. */
  void raise(Mobject<?> mobject);

  /**
   * Shows all members of a mobject on the stage, including those that were removed before, at their
   * places in the order.
   */
  void restore(Mobject<?> mobject);

  /**
   * Replaces {@code old} by {@code replacement} at the same place in the order. If {@code old} is
   * not a top-level mobject, {@code replacement} is added in front.
   */
  void replaceOrAdd(Mobject<?> old, Mobject<?> replacement);

  /**
   * Returns whether the mobject is on the stage, top-level or as a member of another mobject. For a
   * group, also returns true if all its submobjects are on the stage.
   */
  boolean shows(Mobject<?> mobject);

  /**
   * Removes the mobject and its family from the stage. A larger family that contains it stays there
   * without it.
   */
  void remove(Mobject<?> mobject);
}
