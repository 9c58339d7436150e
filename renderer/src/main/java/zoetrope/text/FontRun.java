package zoetrope.text;

import zoetrope.source.Span;

/**
 * A run of characters that are shaped together, with the same face, size, rise and embedding level,
 * or a single tab.
 */
record FontRun(Span span, Face face, double size, double rise, int level) {
  boolean isRightToLeft() {
    return (level & 1) == 1;
  }
}
