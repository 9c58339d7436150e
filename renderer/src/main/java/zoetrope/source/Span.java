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
      throw new IllegalArgumentException("a span from " + start + " to " + end + " is none");
    }
  }

  /** The number of characters. */
  public int length() {
    return end - start;
  }

  /** Whether it has no characters. */
  public boolean isEmpty() {
    return start == end;
  }

  /** Whether the character at {@code index} is in it. */
  public boolean contains(int index) {
    return start <= index && index < end;
  }

  /** Whether all of {@code other} is in it. */
  public boolean contains(Span other) {
    return start <= other.start && other.end <= end;
  }

  /** The smallest span that holds both. */
  public Span union(Span other) {
    return new Span(Math.min(start, other.start), Math.max(end, other.end));
  }

  /** The same range {@code characters} further on. */
  public Span shifted(int characters) {
    return new Span(start + characters, end + characters);
  }

  /** The characters of {@code source} in it. */
  public String of(String source) {
    return source.substring(start, end);
  }

  /** By start, then by end. */
  @Override
  public int compareTo(Span other) {
    int order = Integer.compare(start, other.start);
    return order != 0 ? order : Integer.compare(end, other.end);
  }
}
