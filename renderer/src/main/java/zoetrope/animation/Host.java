package zoetrope.animation;

import zoetrope.mobject.Mobject;

/** The stage, as far as animations know it: what is on it. */
public interface Host {
  /** Puts the object in front of everything; it leaves the place it had. */
  void add(Mobject<?> mobject);

  /** Puts the object in front of everything, unless it is there, by itself or as a part. */
  void addIfMissing(Mobject<?> mobject);

  /** Takes the object and its family off the stage. */
  void remove(Mobject<?> mobject);
}
