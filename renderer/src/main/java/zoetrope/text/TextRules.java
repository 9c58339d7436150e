package zoetrope.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.source.Span;

/**
 * The lines under and through the words of a text. They are in pieces, one for each word and the
 * blanks behind it, divided where the style changes, so that words can be coloured and moved alone.
 */
final class TextRules {
  /** How thick the lines are, in em. */
  private static final double THICKNESS = 0.045;

  /** How high above the baseline their lower edges are, in em. */
  private static final double UNDERLINE = -0.165;

  private static final double STRIKETHROUGH = 0.2;

  private final String text;
  private final TextStyle style;

  /** The left and right ends of characters in their lines, their sizes and rises, in em. */
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
   * Notes a run from {@code x} to {@code end}: its glyphs stand for characters, at distances in em.
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

  /** The right end of a character is where its neighbour on the right begins, or the run's end. */
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

  /** The pieces in line {@code number}, placed as if it began at x = 0. */
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
   * One piece.
   *
   * @param level the characters that its height and thickness are for: above or below the baseline
   *     only where all of them are
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
