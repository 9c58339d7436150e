package zoetrope.tex;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import zoetrope.geometry.Bounds;
import zoetrope.internal.diagnostics.Spans;
import zoetrope.source.Span;

/**
 * A typeset formula: its pieces in painting order, in em (1 em is 10 TeX pt), y up, baseline at 0,
 * left edge at 0.
 *
 * <p>Select parts by the author's source, not by counting glyphs:
 *
 * <pre>{@code
 * TexLayout formula = engine.layout(TexSource.display("{QK^T \\over \\sqrt{d_k}}V"));
 * List<Integer> scores = formula.part("QK^T").get(0); // the indices of Q, K and T
 * }</pre>
 *
 * @param source the source of the formula
 * @param pieces the outlines in painting order
 * @param width the advance of the whole formula, in em
 * @param height the height of the box above the baseline, in em
 * @param depth the depth of the box below the baseline, in em
 */
public record TexLayout(
    TexSource source, List<TexPiece> pieces, double width, double height, double depth) {
  /** Copies the list. */
  public TexLayout {
    pieces = List.copyOf(pieces);
  }

  /** Returns the ink box of all pieces, in em. */
  public Bounds bounds() {
    return pieces.stream().map(TexPiece::bounds).reduce(Bounds.EMPTY, Bounds::union);
  }

  /** Returns the indices of the pieces whose span lies inside {@code span}, in painting order. */
  public List<Integer> indices(Span span) {
    return IntStream.range(0, pieces.size())
        .filter(i -> span.contains(pieces.get(i).span()))
        .boxed()
        .toList();
  }

  /**
   * Returns the indices of the pieces for each occurrence of the literal {@code part} in the
   * source, from left to right. Occurrences without a piece are left out, for example inside the
   * name of a command.
   */
  public List<List<Integer>> part(String part) {
    return select(Spans.all(source.source(), part));
  }

  /** Returns the same as {@link #part(String)}, for the matches of a regular expression. */
  public List<List<Integer>> part(Pattern pattern) {
    return select(Spans.matches(source.source(), pattern));
  }

  private List<List<Integer>> select(List<Span> spans) {
    return spans.stream().map(this::indices).filter(found -> !found.isEmpty()).toList();
  }
}
