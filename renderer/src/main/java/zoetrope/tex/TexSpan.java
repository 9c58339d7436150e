package zoetrope.tex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A range of characters of a source, from {@code start} to before {@code end}. */
public record TexSpan(int start, int end) {
  /**
   * Throws {@link IllegalArgumentException} for a range that begins before 0 or ends before it
   * begins.
   */
  public TexSpan {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("no range runs from " + start + " to " + end);
    }
  }

  /** Whether {@code other} lies within this range. */
  public boolean contains(TexSpan other) {
    return start <= other.start && other.end <= end;
  }

  /** The smallest range that holds both. */
  public TexSpan union(TexSpan other) {
    return new TexSpan(Math.min(start, other.start), Math.max(end, other.end));
  }

  /** Where {@code part} occurs in {@code source}, from left to right, without overlaps. */
  static List<TexSpan> occurrences(String source, String part) {
    if (part.isEmpty()) {
      throw new IllegalArgumentException("the part to look for is empty");
    }
    List<TexSpan> found = new ArrayList<>();
    for (int i = source.indexOf(part); i >= 0; i = source.indexOf(part, i + part.length())) {
      found.add(new TexSpan(i, i + part.length()));
    }
    return found;
  }

  /**
   * Where {@code pattern} matches in {@code source}, from left to right; empty matches do not
   * count.
   */
  static List<TexSpan> occurrences(String source, Pattern pattern) {
    List<TexSpan> found = new ArrayList<>();
    for (Matcher m = pattern.matcher(source); m.find(); ) {
      if (m.end() > m.start()) {
        found.add(new TexSpan(m.start(), m.end()));
      }
    }
    return found;
  }
}
