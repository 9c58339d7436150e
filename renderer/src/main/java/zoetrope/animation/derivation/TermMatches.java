package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import zoetrope.animation.derivation.FormulaLine.Term;
import zoetrope.internal.tex.meaning.Expression;
import zoetrope.internal.tex.meaning.Expression.Kind;
import zoetrope.mobject.text.Glyph;
import zoetrope.source.Span;

/**
 * A search for the terms of a formula that reappear in the next one. Larger expressions are matched
 * first. Among equal ones, those on the same side, in the same role and with the same sign are
 * preferred.
 *
 * <p>A number proves little: the 2 of {@code 2x = 4} is not the 2 of {@code x = 2}. A number
 * therefore moves to another side only if the terms of that side have stayed, so that the side is
 * not the result of a calculation.
 */
final class TermMatches {
  private final FormulaLine from;
  private final FormulaLine to;
  private final List<Match> matches = new ArrayList<>();

  /**
   * Glyphs that move together.
   *
   * @param from the glyphs of the first formula
   * @param to the glyphs of the second formula
   * @param kind whether other glyphs also start or end there
   */
  record Match(List<Glyph> from, List<Glyph> to, Kind kind) {
    /** How glyphs of two formulas belong together. */
    enum Kind {
      /** One expression moves. */
      MOVE,
      /** The first formula has the expression once, the second one more often. */
      COPY,
      /** The first formula has the expression more often than the second one. */
      MERGE
    }
  }

  private record Pair(Term from, Term to) {
    boolean isOnOneSide() {
      return from.expression().side() == to.expression().side();
    }

    boolean hasOneRole() {
      return from.expression().role().equals(to.expression().role());
    }

    /** Whether both stand in the same construct, such as a denominator, at different depths. */
    boolean hasLikeRole() {
      String a = from.expression().role();
      String b = to.expression().role();
      return !a.isEmpty() && !b.isEmpty() && (a.endsWith(b) || b.endsWith(a));
    }

    boolean hasOneSign() {
      return from.expression().isNegative() == to.expression().isNegative();
    }

    boolean isNumber() {
      return from.expression().isNumber();
    }

    /** Whether both numbers stand at the same place of one side, as a factor or as a term. */
    boolean isOneNumber() {
      return isOnOneSide() && hasOneRole() && from.expression().kind() == to.expression().kind();
    }

    /** Whether an expression moves into a fraction, or out of it. */
    boolean entersFraction() {
      String a = from.expression().role();
      String b = to.expression().role();
      return b.equals(a + "frac0")
          || b.equals(a + "frac1")
          || a.equals(b + "frac0")
          || a.equals(b + "frac1");
    }

    private static final Comparator<Pair> BEST_FIRST =
        Comparator.comparingInt((Pair pair) -> -pair.from.glyphs())
            .thenComparing(pair -> !pair.isOnOneSide())
            .thenComparing(pair -> !pair.hasOneRole())
            .thenComparing(pair -> !pair.hasLikeRole())
            .thenComparing(pair -> !pair.hasOneSign())
            .thenComparing(pair -> Math.abs(pair.from.order() - pair.to.order()))
            .thenComparing(pair -> pair.from.order())
            .thenComparing(pair -> pair.to.order());
  }

  TermMatches(FormulaLine from, FormulaLine to) {
    this.from = from;
    this.to = to;
  }

  /** Matches a part of the first formula with a part of the second one. */
  void pin(Span first, Span second) {
    if (from.isFree(first) && to.isFree(second)) {
      matches.add(new Match(from.take(first), to.take(second), Match.Kind.MOVE));
    }
  }

  /** Returns the matches, the pinned ones first. */
  List<Match> find() {
    List<Pair> pairs = pairs();
    matchAll(pairs, pair -> !pair.isNumber() || pair.isOneNumber());
    matchAll(pairs, pair -> pair.isOnOneSide() && pair.entersFraction());
    matchAll(pairs, this::isMoved);
    copyAll(pairs);
    mergeAll(pairs);
    matchSigns();
    return matches;
  }

  private List<Pair> pairs() {
    Map<String, List<Term>> byKey = new HashMap<>();
    to.terms().forEach(term -> byKey.computeIfAbsent(key(term), k -> new ArrayList<>()).add(term));
    List<Pair> pairs = new ArrayList<>();
    for (Term term : from.terms()) {
      byKey.getOrDefault(key(term), List.of()).forEach(other -> pairs.add(new Pair(term, other)));
    }
    pairs.sort(Pair.BEST_FIRST);
    return pairs;
  }

  private static String key(Term term) {
    Expression expression = term.expression();
    boolean isRelation = expression.kind() == Kind.RELATION;
    return isRelation ? "relation " + expression.side() : expression.key();
  }

  private void matchAll(List<Pair> pairs, Predicate<Pair> condition) {
    for (Pair pair : pairs) {
      Expression first = pair.from.expression();
      Expression second = pair.to.expression();
      if (from.isFree(first.span()) && to.isFree(second.span()) && condition.test(pair)) {
        List<Glyph> start = new ArrayList<>(from.take(first.span()));
        List<Glyph> end = new ArrayList<>(to.take(second.span()));
        if (isFree(from, first.sign()) && isFree(to, second.sign())) {
          start.addAll(from.take(first.sign().get()));
          end.addAll(to.take(second.sign().get()));
        }
        matches.add(new Match(start, end, Match.Kind.MOVE));
      }
    }
  }

  /**
   * Matches the bars of fractions and the signs of roots that have other contents now. They stand
   * while their contents change, if a line replaces the former one.
   */
  void matchFrames() {
    for (Term term : from.terms()) {
      Expression first = term.expression();
      from.frame(first)
          .filter(from::isFree)
          .ifPresent(
              frame ->
                  to.terms().stream()
                      .map(Term::expression)
                      .filter(second -> second.side() == first.side())
                      .filter(second -> second.role().equals(first.role()))
                      .flatMap(second -> to.frame(second).stream())
                      .filter(other -> other.length() == frame.length() && to.isFree(other))
                      .findFirst()
                      .ifPresent(other -> pin(frame, other)));
    }
  }

  /** Matches the remaining plus and minus signs of each side, from left to right. */
  private void matchSigns() {
    for (Term term : from.terms()) {
      Expression first = term.expression();
      if (isFree(from, first.sign())) {
        to.terms().stream()
            .map(Term::expression)
            .filter(second -> isFree(to, second.sign()))
            .filter(second -> second.side() == first.side())
            .filter(second -> second.isNegative() == first.isNegative())
            .findFirst()
            .ifPresent(second -> pin(first.sign().get(), second.sign().get()));
      }
    }
  }

  private static boolean isFree(FormulaLine line, Optional<Span> sign) {
    return sign.isPresent() && line.isFree(sign.get());
  }

  /** Whether a number has moved to the other side rather than being calculated there. */
  private boolean isMoved(Pair pair) {
    Expression target = pair.to.expression();
    return target.kind() != Kind.FACTOR
        && (pair.hasOneRole() || pair.entersFraction())
        && from.isUsed(target.side(), pair.from.expression());
  }

  /** Adds what the second formula has more often than the first one, as in {@code ab + ac}. */
  private void copyAll(List<Pair> pairs) {
    for (Pair pair : pairs) {
      Span second = pair.to.expression().span();
      if (mayRepeat(pair, pair.from) && to.isFree(second)) {
        matches.add(
            new Match(
                from.ordered(pair.from.expression().span()), to.take(second), Match.Kind.COPY));
      }
    }
  }

  /** Adds what the second formula has less often than the first one, as in {@code a(b + c)}. */
  private void mergeAll(List<Pair> pairs) {
    for (Pair pair : pairs) {
      Span first = pair.from.expression().span();
      if (mayRepeat(pair, pair.to) && from.isFree(first)) {
        matches.add(
            new Match(from.take(first), to.ordered(pair.to.expression().span()), Match.Kind.MERGE));
      }
    }
  }

  private static boolean mayRepeat(Pair pair, Term single) {
    return pair.from.expression().kind() != Kind.RELATION
        && pair.isOnOneSide()
        && (!pair.isNumber() || single.multipliesBrackets());
  }
}
