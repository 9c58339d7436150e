package zoetrope.internal.tex.outline;

import org.scilab.forge.jlatexmath.Box;
import zoetrope.internal.tex.parse.TexLimits;
import zoetrope.source.Span;
import zoetrope.tex.TexException;

/**
 * Adds up what is made of one formula while it is set, and ends that when it becomes too much:
 * small sources may ask for much, as where a command sets its argument twice and is its own
 * argument.
 */
public final class Effort {
  private final String source;
  private int steps;
  private int pieces;

  public Effort(String source) {
    this.source = source;
  }

  /** An atom is made of {@code span}. */
  public void atom(Span span) {
    if (++steps > TexLimits.STEPS) {
      throw error(
          span,
          "The formula takes more than " + TexLimits.STEPS + " steps to set",
          "Nest less deeply here, or divide it into several formulas.");
    }
  }

  /** A box was made of {@code span}. */
  public void box(Box box, Span span) {
    atom(span);
    require(box.getWidth(), "wide", span);
    require(box.getHeight(), "high", span);
    require(box.getDepth(), "deep", span);
  }

  private void require(float size, String direction, Span span) {
    if (!(Math.abs(size) <= TexLimits.SIZE)) {
      throw error(
          span,
          "This is "
              + (Float.isFinite(size) ? "" + Math.round(size) : "endlessly many")
              + " em "
              + direction
              + ", more than "
              + Math.round(TexLimits.SIZE),
          "Take smaller lengths and factors; scale the whole formula, as with setWidth(10).");
    }
  }

  /** A glyph or rule of {@code span} is drawn. */
  void piece(Span span) {
    if (++pieces > TexLimits.PIECES) {
      throw error(
          span,
          "The formula has more than " + TexLimits.PIECES + " glyphs and rules",
          "Divide it into several formulas.");
    }
  }

  private TexException error(Span span, String problem, String remedy) {
    return new TexException(source, span, problem, remedy);
  }
}
