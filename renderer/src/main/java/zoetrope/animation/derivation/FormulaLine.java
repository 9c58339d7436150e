package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.tex.meaning.Expression;
import zoetrope.internal.tex.meaning.Expression.Kind;
import zoetrope.internal.tex.meaning.ExpressionReader;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.source.Span;

/** A formula as a list of its expressions, with the glyphs that no match has used yet. */
final class FormulaLine {
  private static final List<String> FRAMES = List.of("\\frac", "\\dfrac", "\\tfrac", "\\sqrt");

  private final Tex tex;
  private final List<Term> terms = new ArrayList<>();
  private final Set<Glyph> free = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * An expression of the line.
   *
   * @param expression the expression
   * @param parent the expression that it belongs to; null for the whole line
   * @param order its place in the order of reading
   * @param glyphs the number of its glyphs
   */
  record Term(Expression expression, Expression parent, int order, int glyphs) {
    /** Whether the expression multiplies a sum in brackets. */
    boolean multipliesBrackets() {
      return parent != null && expression.kind() == Kind.FACTOR && parent.hasBrackets();
    }
  }

  FormulaLine(Tex tex) {
    this.tex = tex;
    glyphs(new Span(0, tex.source().length())).forEach(free::add);
    add(ExpressionReader.read(tex.source()), null);
  }

  private void add(Expression expression, Expression parent) {
    int glyphs = tex.part(expression.span()).size();
    if (glyphs > 0 && expression.kind() != Kind.LINE) {
      terms.add(new Term(expression, parent, terms.size(), glyphs));
    }
    expression.parts().forEach(part -> add(part, expression));
  }

  List<Term> terms() {
    return terms;
  }

  private List<Glyph> glyphs(Span span) {
    List<Glyph> glyphs = new ArrayList<>();
    tex.part(span).forEach(glyphs::add);
    return glyphs;
  }

  /** Returns the glyphs of a range of the source, in the order of the source. */
  List<Glyph> ordered(Span span) {
    List<Glyph> glyphs = glyphs(span);
    glyphs.sort(Comparator.comparingInt(glyph -> glyph.span().start()));
    return glyphs;
  }

  /** Returns the command that draws the bar of a fraction or the sign of a root. */
  Optional<Span> frame(Expression expression) {
    int start = expression.span().start();
    return FRAMES.stream()
        .filter(command -> tex.source().startsWith(command, start))
        .findFirst()
        .map(command -> new Span(start, start + command.length()));
  }

  /** Whether no match has used a glyph of a range, and the range has glyphs. */
  boolean isFree(Span span) {
    List<Glyph> glyphs = glyphs(span);
    return !glyphs.isEmpty() && free.containsAll(glyphs);
  }

  /** Marks the glyphs of a range as used, and returns them. */
  List<Glyph> take(Span span) {
    List<Glyph> glyphs = ordered(span);
    glyphs.forEach(free::remove);
    return glyphs;
  }

  /** Returns the glyphs that no match has used, in the order of painting. */
  List<Glyph> rest() {
    return glyphs(new Span(0, tex.source().length())).stream().filter(free::contains).toList();
  }

  /** Whether all expressions of a side, except for one, have been matched. */
  boolean isUsed(int side, Expression except) {
    return terms.stream()
        .map(Term::expression)
        .filter(e -> e.side() == side && e.parts().isEmpty() && e.kind() != Kind.RELATION)
        .noneMatch(e -> e != except && isFree(e.span()));
  }

  /** Returns the side of a glyph: the number of relation signs before it. */
  int side(Glyph glyph) {
    return (int)
        terms.stream()
            .map(Term::expression)
            .filter(e -> e.kind() == Kind.RELATION && e.span().end() <= glyph.span().start())
            .count();
  }
}
