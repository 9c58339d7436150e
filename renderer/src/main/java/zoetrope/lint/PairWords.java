package zoetrope.lint;

import java.util.List;
import java.util.Locale;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.lint.FrameFault.Words;

/** The descriptions of two texts that overlap, cross or coincide. */
final class PairWords {
  private PairWords() {}

  static Words duplicate(TextPair pair) {
    return new Words(
        List.of(pair.a().found(), pair.b().found()),
        pair.a().name() + " is on the stage twice",
        " at " + pair.a().box().place(),
        FaultFix.USUAL);
  }

  /**
   * Returns the words about two texts that overlap.
   *
   * @param moved the text to move
   * @param fixes the fixes for texts at rest; null if something moves
   */
  static Words overlap(TextPair pair, VisibleText moved, VisibleText other, Fixes fixes) {
    String where =
        String.format(
            Locale.ROOT,
            " at %s, covering %.0f %% of %s",
            pair.overlap().region().place(),
            100 * pair.overlap().common() / pair.overlap().smaller(),
            pair.part());
    FaultFix fix =
        fixes == null
            ? FaultFix.of(uncrossed(moved, other))
            : fixes.apart(moved, other).orElse(FaultFix.USUAL);
    return new Words(
        List.of(moved.found(), other.found()),
        pair.names() + (fixes == null ? " cross" : " overlap"),
        where,
        fix);
  }

  /** Returns how to avoid that two texts cross; empty for the usual fix. */
  private static String uncrossed(VisibleText moved, VisibleText other) {
    if (!moved.hasUpdater() && !other.hasUpdater()) {
      return "";
    }
    String a = moved.variable();
    String b = other.variable();
    String objects = a.isEmpty() || b.isEmpty() ? "" : ", " + a + ", " + b;
    String both = a.equals(b) ? ", " + a : objects;
    return "an updater moves them: shift one of them in its updater, or allow it:"
        + " allow(Fault.CROSSING, \"reason\""
        + (a.isEmpty() ? "" : both)
        + ")";
  }
}
