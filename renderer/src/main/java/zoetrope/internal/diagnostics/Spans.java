package zoetrope.internal.diagnostics;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import zoetrope.source.Span;

/** Finds spans of substrings in a source string. */
public final class Spans {
  private Spans() {}

  /**
   * Returns all occurrences of {@code part} in {@code source}, left to right, without overlaps; an
   * empty list if there are none. White space has to match exactly.
   *
   * @throws IllegalArgumentException if {@code part} is empty
   */
  public static List<Span> all(String source, String part) {
    Preconditions.require(
        !part.isEmpty(), "an empty string matches everywhere; name the part to find");
    List<Span> found = new ArrayList<>();
    for (int at = source.indexOf(part); at >= 0; at = source.indexOf(part, at + part.length())) {
      found.add(new Span(at, at + part.length()));
    }
    return List.copyOf(found);
  }

  /** Returns all matches of {@code pattern} in {@code source} that are not empty, left to right. */
  public static List<Span> matches(String source, Pattern pattern) {
    List<Span> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(source);
    while (matcher.find()) {
      if (matcher.end() > matcher.start()) {
        found.add(new Span(matcher.start(), matcher.end()));
      }
    }
    return List.copyOf(found);
  }

  /**
   * Returns the indices, ascending, of the {@code pieces} that are completely inside {@code part};
   * empty pieces are never inside.
   */
  public static int[] indicesWithin(Span part, List<Span> pieces) {
    return IntStream.range(0, pieces.size())
        .filter(i -> !pieces.get(i).isEmpty() && part.contains(pieces.get(i)))
        .toArray();
  }
}
