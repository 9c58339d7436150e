package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import zoetrope.internal.tex.meaning.Expression;
import zoetrope.internal.tex.meaning.Expression.Kind;
import zoetrope.internal.tex.meaning.Expression.Place;
import zoetrope.internal.tex.meaning.ExpressionReader;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.source.Span;

/** A formula as a list of its expressions, with the glyphs that no match has used yet. */
final class FormulaLine {
  private final Tex tex;
  private final List<Term> terms = new ArrayList<>();

  /** The keys of the smallest expressions, in the order of reading. */
  private final List<String> leaves = new ArrayList<>();

  private final Set<Glyph> free = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * An expression of the line.
   *
   * @param expression the expression
   * @param parent the expression that it belongs to; null for the whole line
   * @param order its place in the order of reading
   * @param glyphs the number of its glyphs
   * @param before the smallest expression before it; empty for none
   * @param after the smallest expression after it; empty for none
   */
  record Term(
      Expression expression, Term parent, int order, int glyphs, String before, String after) {
    /** Whether the expression multiplies a sum in brackets. */
    boolean multipliesBrackets() {
      return parent != null && expression.kind() == Kind.FACTOR && parent.expression.hasBrackets();
    }

    /** Returns the keys of the smallest expressions of the parent. */
    List<String> family() {
      return parent == null ? List.of() : leaves(parent.expression).toList();
    }
  }

  FormulaLine(Tex tex) {
    this.tex = tex;
    glyphs(all()).forEach(free::add);
    Expression line = ExpressionReader.read(tex.source());
    leaves(line).forEach(leaves::add);
    add(line, null, 0);
  }

  private Span all() {
    return new Span(0, tex.source().length());
  }

  private static Stream<String> leaves(Expression expression) {
    return expression.parts().isEmpty()
        ? Stream.of(expression.key())
        : expression.parts().stream().flatMap(FormulaLine::leaves);
  }

  private void add(Expression expression, Term parent, int firstLeaf) {
    int glyphs = tex.part(expression.span()).size();
    Term term = null;
    if (glyphs > 0 && expression.kind() != Kind.LINE) {
      int end = firstLeaf + (int) leaves(expression).count();
      term = new Term(expression, parent, terms.size(), glyphs, leaf(firstLeaf - 1), leaf(end));
      terms.add(term);
    }
    int leaf = firstLeaf;
    for (Expression part : expression.parts()) {
      add(part, term, leaf);
      leaf += (int) leaves(part).count();
    }
  }

  private String leaf(int index) {
    return index < 0 || index >= leaves.size() ? "" : leaves.get(index);
  }

  /** Returns the length of an em in scene units. */
  double em() {
    return tex.em();
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

  /** Returns all glyphs in the order of the source. */
  List<Glyph> ordered() {
    return ordered(all());
  }

  /** Returns the source of a glyph. Brackets of all sizes are equal. */
  String symbol(Glyph glyph) {
    return LineEdits.plain(glyph.span().of(tex.source()));
  }

  /**
   * Returns the glyphs that an expression itself draws around its parts, such as the bar of a
   * fraction, the sign of a root, or brackets.
   */
  List<Glyph> frame(Expression expression) {
    List<Span> inner = new ArrayList<>();
    for (Expression part : expression.parts()) {
      inner.add(part.span());
      part.sign().ifPresent(inner::add);
    }
    return inner.isEmpty()
        ? List.of()
        : ordered(expression.span()).stream()
            .filter(glyph -> inner.stream().noneMatch(span -> span.contains(glyph.span())))
            .toList();
  }

  /** Whether no match has used a glyph of a range, and the range has glyphs. */
  boolean isFree(Span span) {
    return isFree(glyphs(span));
  }

  /** Whether no match has used one of these glyphs, and there are some. */
  boolean isFree(List<Glyph> glyphs) {
    return !glyphs.isEmpty() && free.containsAll(glyphs);
  }

  /** Whether an expression has a sign that no match has used. */
  boolean hasFreeSign(Expression expression) {
    return expression.sign().isPresent() && isFree(expression.sign().get());
  }

  /** Marks the glyphs of a range as used, and returns them. */
  List<Glyph> take(Span span) {
    return take(ordered(span));
  }

  /** Marks glyphs as used, and returns them. */
  List<Glyph> take(List<Glyph> glyphs) {
    glyphs.forEach(free::remove);
    return glyphs;
  }

  /** Returns the glyphs that no match has used, in the order of painting. */
  List<Glyph> rest() {
    return glyphs(all()).stream().filter(free::contains).toList();
  }

  /** Whether all expressions of a side, except for one, have been matched. */
  boolean isUsed(Place side, Expression except) {
    return terms.stream()
        .map(Term::expression)
        .filter(e -> e.place().equals(side) && e.parts().isEmpty() && e.kind() != Kind.RELATION)
        .noneMatch(e -> e != except && isFree(e.span()));
  }

  /** Returns the side that a glyph belongs to. */
  Place side(Glyph glyph) {
    Optional<Term> smallest =
        terms.stream()
            .filter(
                term ->
                    term.expression.span().contains(glyph.span())
                        || term.expression.sign().filter(glyph.span()::equals).isPresent())
            .min(Comparator.comparingInt(term -> term.expression.span().length()));
    return smallest.map(term -> term.expression.place()).orElse(new Place(0, 0));
  }
}
