package zoetrope.animation;

import zoetrope.mobject.Mobject;

/** The stage as animations see it: they add, replace and remove mobjects through this. */
public interface Host {
  /** Adds the mobject in front of everything, or moves it there. */
  void add(Mobject<?> mobject);

  /**
   * Adds the mobject in front of everything, unless it is on the stage, top-level or within
   * another.
   */
  void addIfMissing(Mobject<?> mobject);

  /**
   * Replaces {@code old} by {@code replacement} at the same place in the order, or in front if
   * {@code old} is not top-level.
   */
  void replaceOrAdd(Mobject<?> old, Mobject<?> replacement);

  /**
   * Whether the mobject is on the stage, top-level or within another, or all submobjects of a group
   * are.
   */
  boolean shows(Mobject<?> mobject);

  /** Removes the mobject and its family from the stage. */
  void remove(Mobject<?> mobject);
}
