package zoetrope.mobject;

import zoetrope.frame.DisplayList;

/**
 * What is known of some neighbours of a {@link CachedChildren} and their families, and holds until
 * one of them says that it changed.
 *
 * <p>Each member knows the stretch it stands in, and each stretch the one that it is a part of: the
 * stretch of the object whose children it has. What is known of a stretch is known of all that are
 * parts of it; so a change is told upwards until one is met that knows nothing anyway, and what
 * changes in each frame costs nothing to tell. An object stands in one stretch at a time, that in
 * which it was looked at last; the other one is lost, knows nothing, and has to take it back.
 */
final class CachedRange {
  private CachedRange above;
  private boolean lost = true;
  private boolean disturbed;
  private boolean known;
  private DisplayList shown;
  private boolean quiet;

  // --- being told ---

  /** A member looks different, or has other children. */
  static void lookChanged(CachedRange stretch) {
    for (CachedRange s = stretch; s != null && s.known; s = s.above) {
      s.known = false;
      s.shown = null;
    }
  }

  /** A member has an active updater now, or other children. */
  static void woken(CachedRange stretch) {
    for (CachedRange s = stretch; s != null && s.quiet; s = s.above) {
      s.quiet = false;
    }
  }

  /** A member stands in another stretch. */
  void lose() {
    lost = true;
    for (CachedRange s = this; s != null; s = s.above) {
      s.known = false;
      s.shown = null;
      s.quiet = false;
      s.disturbed = true;
    }
  }

  /** The line-up is no more. */
  void end() {
    lose();
    above = null;
  }

  /** It is a part of {@code stretch}, or of none: null. */
  void isPartOf(CachedRange stretch) {
    above = stretch;
  }

  // --- knowing ---

  /** Whether not all members say when they change. */
  boolean isLost() {
    return lost;
  }

  /** All members stand in this stretch. */
  void found() {
    lost = false;
  }

  /** Someone begins to look at all members, and will then say what he knows. */
  void watch() {
    disturbed = false;
  }

  /** The members show the same as last time. */
  boolean isKnown() {
    return known;
  }

  /** What the members show; null when that is not known, or was not worth keeping. */
  DisplayList shown() {
    return shown;
  }

  /** All members were looked at, and show this; null is not worth keeping. */
  void learn(DisplayList items) {
    if (!lost && !disturbed) {
      known = true;
      shown = items;
    }
  }

  /** Whether no updater of the members and their families is active. */
  boolean isQuiet() {
    return quiet;
  }

  /** All members were looked at, and none has an active updater. */
  void learnQuiet() {
    quiet = !lost && !disturbed;
  }
}
