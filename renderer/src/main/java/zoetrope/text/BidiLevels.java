package zoetrope.text;

import java.text.Bidi;
import java.util.List;
import zoetrope.source.Span;

/**
 * The embedding levels of a line by the Unicode Bidirectional Algorithm (UAX #9). Even levels run
 * from left to right, odd ones from right to left.
 */
final class BidiLevels {
  private final Span line;

  /** Null for a line that runs completely from left to right. */
  private final Bidi bidi;

  private BidiLevels(Span line, Bidi bidi) {
    this.line = line;
    this.bidi = bidi;
  }

  /** Returns the levels of the paragraph {@code line} of {@code text}. */
  static BidiLevels of(char[] text, Span line, TextDirection direction) {
    if (line.isEmpty()
        || (direction != TextDirection.RIGHT_TO_LEFT
            && !Bidi.requiresBidi(text, line.start(), line.end()))) {
      return new BidiLevels(line, null);
    }
    return new BidiLevels(
        line, new Bidi(text, line.start(), null, 0, line.length(), direction.flag()));
  }

  /** Returns the level of the character at {@code index} of the text, which must be in the line. */
  int level(int index) {
    return bidi == null ? 0 : bidi.getLevelAt(index - line.start());
  }

  /** Returns the runs of a line from left to right (rule L2). The input is in character order. */
  static FontRun[] visualOrder(List<FontRun> runs) {
    FontRun[] ordered = runs.toArray(new FontRun[0]);
    byte[] levels = new byte[ordered.length];
    boolean mixed = false;
    for (int i = 0; i < levels.length; i++) {
      levels[i] = (byte) ordered[i].level();
      mixed |= levels[i] != 0;
    }
    if (mixed) {
      Bidi.reorderVisually(levels, 0, ordered, 0, ordered.length);
    }
    return ordered;
  }
}
