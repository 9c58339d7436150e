package zoetrope.animation;

import zoetrope.mobject.Mobject;

/** The stage, as far as animations know it: what is on it. */
public interface Host {
  /** Puts the object in front of everything; it leaves the place it had. */
  void add(Mobject<?> mobject);

  /** Puts the object in front of everything, unless it is there, by itself or as a part. */
  void addIfMissing(Mobject<?> mobject);

  /**
   * Puts {@code replacement} where {@code old} stands between the others, or in front when it does
   * not stand there by itself; {@code old} leaves.
   */
  void replaceOrAdd(Mobject<?> old, Mobject<?> replacement);

  /**
   * Whether the object is on the stage, by itself or as a part; of one that only holds others, all.
   */
  boolean shows(Mobject<?> mobject);

  /** Takes the object and its family off the stage. */
  void remove(Mobject<?> mobject);
}
