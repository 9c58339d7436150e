package zoetrope.source;

/**
 * A range {@code [start, end)} of characters (UTF-16 units) of a source string.
 *
 * @param start the index of the first character, 0 or more
 * @param end the index after the last character, {@code start} or more
 */
public record Span(int start, int end) implements Comparable<Span> {
  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException unless {@code 0 <= start <= end}
   */
  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("the span from " + start + " to " + end + " is invalid");
    }
  }

  /** Returns the number of characters. */
  public int length() {
    return end - start;
  }

  /** Returns whether this span has no characters. */
  public boolean isEmpty() {
    return start == end;
  }

  /** Returns whether this span contains the character at {@code index}. */
  public boolean contains(int index) {
    return start <= index && index < end;
  }

  /** Returns whether this span contains all of {@code other}. */
  public boolean contains(Span other) {
    return start <= other.start && other.end <= end;
  }

  /** Returns the smallest span that contains both spans. */
  public Span union(Span other) {
    return new Span(Math.min(start, other.start), Math.max(end, other.end));
  }

  /** Returns this range shifted by {@code characters}, which may be negative. */
  public Span shifted(int characters) {
    return new Span(start + characters, end + characters);
  }

  /** Returns the part of {@code source} in this range. */
  public String of(String source) {
    return source.substring(start, end);
  }

  /** Compares by start, then by end. */
  @Override
  public int compareTo(Span other) {
    int order = Integer.compare(start, other.start);
    return order != 0 ? order : Integer.compare(end, other.end);
  }
}
