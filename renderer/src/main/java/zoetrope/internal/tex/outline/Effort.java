package zoetrope.internal.tex.outline;

import org.scilab.forge.jlatexmath.Box;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.tex.parse.TexLimits;
import zoetrope.source.Span;
import zoetrope.tex.TexException;

/**
 * Counts the work of typesetting one formula and throws if it exceeds a limit. Small sources can
 * cause much work, for example if a command typesets its argument twice and is nested in itself.
 */
public final class Effort {
  private final String source;
  private int steps;
  private int pieces;

  public Effort(String source) {
    this.source = source;
  }

  /** Counts an atom made from {@code span}. */
  public void atom(Span span) {
    if (++steps > TexLimits.STEPS) {
      throw error(
          span,
          "The formula takes more than " + TexLimits.STEPS + " steps to lay out",
          "Nest less deeply here, or divide the formula into several.");
    }
  }

  /** Counts a box made from {@code span} and checks its size. */
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
          Messages.of(
              "This is %s em %s, more than %s",
              Float.isFinite(size) ? "" + Math.round(size) : "infinitely many",
              direction,
              Math.round(TexLimits.SIZE)),
          "Take smaller lengths and factors; scale the whole formula, as with setWidth(10).");
    }
  }

  /** Counts a glyph or rule drawn for {@code span}. */
  void piece(Span span) {
    if (++pieces > TexLimits.PIECES) {
      throw error(
          span,
          "The formula has more than " + TexLimits.PIECES + " glyphs and rules",
          "Divide the formula into several.");
    }
  }

  private TexException error(Span span, String problem, String fix) {
    return new TexException(source, span, problem, fix);
  }
}
