package zoetrope.internal.diagnostics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import zoetrope.source.Span;

class SpansTest {
  @Test
  void allFindsEveryOccurrenceWithoutOverlap() {
    assertEquals(List.of(new Span(0, 2), new Span(2, 4)), Spans.all("aaaaa", "aa"));
    assertEquals(List.of(), Spans.all("aaaaa", "b"));
  }

  @Test
  void aBlankDoesNotFindALineBreak() {
    assertEquals(List.of(), Spans.all("one\ntwo", "one two"));
  }

  @Test
  void anEmptyPartIsAnError() {
    assertThrows(IllegalArgumentException.class, () -> Spans.all("abaca", ""));
  }

  @Test
  void matchesFindsWhatAPatternMatches() {
    assertEquals(
        List.of(new Span(1, 3), new Span(4, 5)), Spans.matches("a12b3", Pattern.compile("\\d*")));
  }

  @Test
  void indicesWithinCoversWholePieces() {
    List<Span> pieces = List.of(new Span(0, 1), new Span(1, 3), new Span(3, 3), new Span(3, 4));
    assertArrayEquals(new int[] {1, 3}, Spans.indicesWithin(new Span(1, 4), pieces));
    assertArrayEquals(new int[] {}, Spans.indicesWithin(new Span(1, 2), pieces));
  }

  @Test
  void spansContainSpansAndPositions() {
    Span span = new Span(2, 5);
    assertTrue(span.contains(2) && !span.contains(5));
    assertTrue(span.contains(span) && !span.contains(new Span(1, 3)));
    assertEquals(new Span(2, 9), span.union(new Span(4, 9)));
    assertEquals(new Span(0, 3), span.shifted(-2));
    assertEquals("cde", span.of("abcdef"));
    assertThrows(IllegalArgumentException.class, () -> new Span(3, 2));
    assertThrows(IllegalArgumentException.class, () -> new Span(-1, 2));
  }
}
