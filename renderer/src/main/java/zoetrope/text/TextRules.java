package zoetrope.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.source.Span;

/**
 * The underlines and strikethroughs of a text. There is one piece for each word and the blanks
 * after it, so that words can be coloured and moved separately. A piece is divided where the style
 * changes and, in lines with text from right to left, at the ends of runs.
 */
final class TextRules {
  /** The thickness of the lines, in em. */
  private static final double THICKNESS = 0.045;

  /** The height of the lower edge of an underline above the baseline, in em. */
  private static final double UNDERLINE = -0.165;

  private static final double STRIKETHROUGH = 0.2;

  private final String text;
  private final TextStyle style;

  /**
   * The left end of each character in its line, in em. The other arrays also have an element for
   * each character.
   */
  private final double[] left;

  private final double[] right;

  private final boolean[] runStarts;
  private final boolean[] rightToLeft;

  private final double[] sizes;
  private final double[] rises;

  TextRules(String text, TextStyle style) {
    this.text = text;
    this.style = style;
    this.left = new double[text.length()];
    this.right = new double[text.length()];
    this.runStarts = new boolean[text.length()];
    this.rightToLeft = new boolean[text.length()];
    this.sizes = new double[text.length()];
    this.rises = new double[text.length()];
  }

  /**
   * Records a run from {@code x} to {@code end}. Its glyphs represent {@code chars}, and {@code
   * distances} are their distances from its left end, in em.
   */
  void add(FontRun run, double x, double end, int[] chars, double[] distances) {
    Span span = run.span();
    Arrays.fill(left, span.start(), span.end(), Double.NaN);
    Arrays.fill(sizes, span.start(), span.end(), run.size());
    Arrays.fill(rises, span.start(), span.end(), run.rise());
    for (int i = chars.length - 1; i >= 0; i--) {
      int at = span.start() + chars[i];
      double place = x + run.size() * distances[i];
      left[at] = run.isRightToLeft() && left[at] < place ? left[at] : place;
    }
    double first = run.isRightToLeft() ? end : x;
    for (int i = span.start(); i < span.end(); i++) {
      if (Double.isNaN(left[i])) {
        left[i] = i == span.start() ? first : left[i - 1];
      }
    }
    runStarts[span.start()] = true;
    Arrays.fill(rightToLeft, span.start(), span.end(), run.isRightToLeft());
    fillRight(run, end);
  }

  /**
   * Sets the right end of each character to the left end of its right neighbour, or to the run's
   * end.
   */
  private void fillRight(FontRun run, double end) {
    Span span = run.span();
    for (int k = 0; k < span.length(); k++) {
      int i = run.isRightToLeft() ? span.start() + k : span.end() - 1 - k;
      int neighbour = run.isRightToLeft() ? i - 1 : i + 1;
      if (k == 0) {
        right[i] = end;
      } else {
        right[i] = left[neighbour] == left[i] ? right[neighbour] : left[neighbour];
      }
    }
  }

  /** Returns the pieces in line {@code number}, placed as if the line began at x = 0. */
  List<PlacedGlyph> of(TextLine line, int number) {
    List<PlacedGlyph> pieces = new ArrayList<>();
    addPieces(line, number, true, pieces);
    addPieces(line, number, false, pieces);
    return pieces;
  }

  private void addPieces(TextLine line, int number, boolean under, List<PlacedGlyph> pieces) {
    boolean[] wanted = new boolean[text.length()];
    boolean[] begins = new boolean[text.length() + 1];
    for (StyledSpan styled : style.changes()) {
      begins[styled.span().start()] = true;
      begins[styled.span().end()] = true;
      if (under ? styled.change().underline() : styled.change().strikethrough()) {
        Arrays.fill(wanted, styled.span().start(), styled.span().end(), true);
      }
    }
    int end = line.span().end();
    boolean mixed = isMixed(line.span());
    for (int i = line.span().start(); mixed && i < end; i++) {
      begins[i] |= runStarts[i];
    }
    Span stretch = new Span(0, 0);
    int next;
    for (int at = line.span().start(); at < end; at = next) {
      next = at + 1;
      while (next < end && !begins[next] && !beginsWord(next)) {
        next++;
      }
      if (wanted[at]) {
        stretch = at < stretch.end() ? stretch : new Span(at, endOf(wanted, at, end));
        Span piece = new Span(at, next);
        pieces.add(piece(piece, under ? stretch : piece, line, number, under));
      }
    }
  }

  private boolean isMixed(Span span) {
    for (int i = span.start(); i < span.end(); i++) {
      if (rightToLeft[i]) {
        return true;
      }
    }
    return false;
  }

  private static int endOf(boolean[] wanted, int at, int end) {
    int last = at;
    while (last < end && wanted[last]) {
      last++;
    }
    return last;
  }

  private boolean beginsWord(int index) {
    return !isBlank(index) && isBlank(index - 1);
  }

  private boolean isBlank(int index) {
    return Character.isWhitespace(text.charAt(index));
  }

  /**
   * Returns one piece.
   *
   * @param level the characters along which the line keeps its height and thickness; the line is
   *     raised or lowered only if all these characters are raised or lowered equally
   */
  private PlacedGlyph piece(Span span, Span level, TextLine line, int number, boolean under) {
    double size = 0;
    double rise = rises[level.start()];
    for (int i = level.start(); i < level.end(); i++) {
      size = Math.max(size, sizes[i]);
      rise = rises[i] == rise ? rise : 0;
    }
    double x = left[span.start()];
    double width = (span.end() < line.span().end() ? left[span.end()] : line.width()) - x;
    if (isMixed(line.span())) {
      boolean back = rightToLeft[span.start()];
      x = left[back ? span.end() - 1 : span.start()];
      width = right[back ? span.start() : span.end() - 1] - x;
    }
    double y = line.baseline() + rise + size * (under ? UNDERLINE : STRIKETHROUGH);
    Vec corner = Vec.of(width, size * THICKNESS);
    Path outline = Path.polygon(Vec.ZERO, Vec.of(corner.x(), 0), corner, Vec.of(0, corner.y()));
    return new PlacedGlyph(outline, x, y, 1, withoutBlanksBehind(span), number, style.face());
  }

  private Span withoutBlanksBehind(Span span) {
    int end = span.end();
    while (end > span.start() && isBlank(end - 1)) {
      end--;
    }
    return end == span.start() ? span : new Span(span.start(), end);
  }
}
