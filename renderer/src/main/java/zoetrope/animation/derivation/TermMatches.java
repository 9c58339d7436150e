package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
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
  /** The weight of one more pair that keeps the order, compared with likeness up to 100. */
  private static final int PAIR_WEIGHT = 10_000;

  /** Neighbours move as one if their ways differ by less than this, in em. */
  private static final double MAX_JOINED_DIFFERENCE = 0.6;

  private final FormulaLine from;
  private final FormulaLine to;
  private final List<Match> matches = new ArrayList<>();

  private record Pair(Term from, Term to, String key) {
    boolean isOnOneSide() {
      return from.expression().place().equals(to.expression().place());
    }

    boolean isInOneRow() {
      return from.expression().place().row() == to.expression().place().row();
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

    /** Returns how much the surroundings of both have in common, from 1 to 100. */
    int likeness() {
      int likeness = 1;
      likeness += from.before().equals(to.before()) ? 20 : 0;
      likeness += from.after().equals(to.after()) ? 20 : 0;
      likeness += (int) (40 * common(from.family(), to.family()));
      if (from.parent() != null && to.parent() != null) {
        likeness += (int) (19 * common(from.parent().family(), to.parent().family()));
      }
      return likeness;
    }

    /** Returns the share of elements that two lists have in common. */
    private static double common(List<String> first, List<String> second) {
      List<String> rest = new ArrayList<>(second);
      long count = first.stream().filter(rest::remove).count();
      return 2.0 * count / Math.max(1, first.size() + second.size());
    }

    /** The better pairs first. Pairs that are equally good are chosen by their surroundings. */
    private static final Comparator<Pair> BEST_FIRST =
        Comparator.comparingInt((Pair pair) -> -pair.from.glyphs())
            .thenComparing(pair -> !pair.isOnOneSide())
            .thenComparing(pair -> !pair.isInOneRow())
            .thenComparing(pair -> !pair.hasOneRole())
            .thenComparing(pair -> !pair.hasLikeRole())
            .thenComparing(pair -> !pair.hasOneSign());
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

  /**
   * Returns the matches. Bars of fractions, signs of roots and brackets also have partners if their
   * contents change.
   */
  List<Match> find() {
    List<Pair> pairs = pairs(TermMatches::key);
    matchAll(pairs, pair -> !pair.isNumber() || pair.isOneNumber());
    matchAll(pairs, pair -> pair.isOnOneSide() && pair.entersFraction());
    matchAll(pairs, this::isMoved);
    List<Match> repeated = new ArrayList<>();
    copyAll(pairs, repeated);
    mergeAll(pairs, repeated);
    matchSigns();
    matchFrames();
    List<Match> joined = joined(matches);
    joined.addAll(joined(repeated));
    return joined;
  }

  /** Returns the pairs of terms with the same key, the better ones first. */
  private List<Pair> pairs(BiFunction<FormulaLine, Term, String> key) {
    Map<String, List<Term>> byKey = new HashMap<>();
    for (Term term : to.terms()) {
      byKey.computeIfAbsent(key.apply(to, term), k -> new ArrayList<>()).add(term);
    }
    List<Pair> pairs = new ArrayList<>();
    for (Term term : from.terms()) {
      String shared = key.apply(from, term);
      byKey.getOrDefault(shared, List.of()).forEach(t -> pairs.add(new Pair(term, t, shared)));
    }
    pairs.sort(
        Pair.BEST_FIRST
            .thenComparing(Pair::key)
            .thenComparing(pair -> -pair.likeness())
            .thenComparing(pair -> pair.from.order())
            .thenComparing(pair -> pair.to.order()));
    return pairs;
  }

  private static String key(FormulaLine line, Term term) {
    Expression expression = term.expression();
    boolean isRelation = expression.kind() == Kind.RELATION && expression.role().isEmpty();
    return isRelation ? "relation " + expression.place() : expression.key();
  }

  private void matchAll(List<Pair> pairs, Predicate<Pair> condition) {
    choose(
        pairs,
        pair ->
            from.isFree(pair.from.expression().span())
                && to.isFree(pair.to.expression().span())
                && condition.test(pair),
        pair -> {
          Expression first = pair.from.expression();
          Expression second = pair.to.expression();
          List<Glyph> start = new ArrayList<>(from.take(first.span()));
          List<Glyph> end = new ArrayList<>(to.take(second.span()));
          if (from.hasFreeSign(first) && to.hasFreeSign(second)) {
            start.addAll(from.take(first.sign().get()));
            end.addAll(to.take(second.sign().get()));
          }
          matches.add(new Match(start, end, Match.Kind.MOVE));
        });
  }

  /**
   * Uses pairs, the best ones first. Among equally good pairs of equal expressions, those are used
   * that keep the order of both formulas.
   */
  private void choose(List<Pair> pairs, Predicate<Pair> isFree, Consumer<Pair> use) {
    int start = 0;
    while (start < pairs.size()) {
      Pair first = pairs.get(start);
      int end = start;
      while (end < pairs.size() && isAsGood(first, pairs.get(end))) {
        end++;
      }
      List<Pair> group = pairs.subList(start, end);
      List<Pair> chosen = inOrder(group.stream().filter(isFree).toList());
      while (!chosen.isEmpty()) {
        chosen.stream().filter(isFree).forEach(use);
        chosen = inOrder(group.stream().filter(isFree).toList());
      }
      start = end;
    }
  }

  private static boolean isAsGood(Pair first, Pair second) {
    return Pair.BEST_FIRST.compare(first, second) == 0 && first.key.equals(second.key);
  }

  private static List<Pair> inOrder(List<Pair> pairs) {
    int[] firsts = pairs.stream().mapToInt(pair -> pair.from.order()).distinct().sorted().toArray();
    int[] seconds = pairs.stream().mapToInt(pair -> pair.to.order()).distinct().sorted().toArray();
    Pair[][] table = new Pair[firsts.length][seconds.length];
    for (Pair pair : pairs) {
      int row = Arrays.binarySearch(firsts, pair.from.order());
      table[row][Arrays.binarySearch(seconds, pair.to.order())] = pair;
    }
    return OrderedChoice.best(
            firsts.length,
            seconds.length,
            (i, j) -> table[i][j] == null ? 0 : PAIR_WEIGHT + table[i][j].likeness())
        .stream()
        .map(choice -> table[choice.first()][choice.second()])
        .toList();
  }

  /** Matches what expressions with other contents draw around them, if it is the same. */
  private void matchFrames() {
    choose(
        pairs(TermMatches::frameKey),
        pair -> from.isFree(frame(from, pair.from)) && to.isFree(frame(to, pair.to)),
        pair ->
            matches.add(
                new Match(
                    from.take(frame(from, pair.from)),
                    to.take(frame(to, pair.to)),
                    Match.Kind.MOVE)));
  }

  private static List<Glyph> frame(FormulaLine line, Term term) {
    return line.frame(term.expression());
  }

  private static String frameKey(FormulaLine line, Term term) {
    Expression expression = term.expression();
    List<String> symbols = frame(line, term).stream().map(line::symbol).toList();
    return expression.place() + expression.role() + symbols;
  }

  /** Matches the remaining plus and minus signs of each side, from left to right. */
  private void matchSigns() {
    for (Term term : from.terms()) {
      Expression first = term.expression();
      if (from.hasFreeSign(first)) {
        to.terms().stream()
            .map(Term::expression)
            .filter(to::hasFreeSign)
            .filter(second -> second.place().equals(first.place()))
            .filter(second -> level(second).equals(level(first)))
            .filter(second -> second.isNegative() == first.isNegative())
            .findFirst()
            .ifPresent(second -> pin(first.sign().get(), second.sign().get()));
      }
    }
  }

  /** Returns where an expression stands, whether in brackets or not. */
  private static String level(Expression expression) {
    return expression.role().replace("(", "");
  }

  /** Joins matches whose glyphs are neighbours in both formulas, so that they move as one. */
  private List<Match> joined(List<Match> parts) {
    List<Glyph> firsts = from.ordered();
    List<Glyph> seconds = to.ordered();
    List<Match> result = new ArrayList<>(parts);
    result.sort(Comparator.comparingInt(match -> first(firsts, match.from())));
    for (int i = result.size() - 1; i > 0; i--) {
      Match left = result.get(i - 1);
      Match right = result.get(i);
      if (left.kind() == right.kind()
          && areNeighbours(firsts, left.from(), right.from())
          && areNeighbours(seconds, left.to(), right.to())
          && left.way().distance(right.way()) < MAX_JOINED_DIFFERENCE * from.em()) {
        result.set(i - 1, left.and(right));
        result.remove(i);
      }
    }
    return result;
  }

  private static int first(List<Glyph> line, List<Glyph> part) {
    return part.stream().mapToInt(line::indexOf).min().orElse(0);
  }

  private static int last(List<Glyph> line, List<Glyph> part) {
    return part.stream().mapToInt(line::indexOf).max().orElse(0);
  }

  /** Whether a part of a line follows another one, and no other glyph is within or between. */
  private static boolean areNeighbours(List<Glyph> line, List<Glyph> left, List<Glyph> right) {
    return last(line, left) < first(line, right)
        && last(line, right) - first(line, left) + 1 == left.size() + right.size();
  }

  /** Whether a number has moved to the other side rather than being calculated there. */
  private boolean isMoved(Pair pair) {
    Expression target = pair.to.expression();
    return target.kind() != Kind.FACTOR
        && (pair.hasOneRole() || pair.entersFraction())
        && from.isUsed(target.place(), pair.from.expression());
  }

  /** Adds what the second formula has more often than the first one, as in {@code ab + ac}. */
  private void copyAll(List<Pair> pairs, List<Match> found) {
    for (Pair pair : pairs) {
      Span second = pair.to.expression().span();
      if (mayRepeat(pair, pair.from) && to.isFree(second)) {
        found.add(
            new Match(
                from.ordered(pair.from.expression().span()), to.take(second), Match.Kind.COPY));
      }
    }
  }

  /** Adds what the second formula has less often than the first one, as in {@code a(b + c)}. */
  private void mergeAll(List<Pair> pairs, List<Match> found) {
    for (Pair pair : pairs) {
      Span first = pair.from.expression().span();
      if (mayRepeat(pair, pair.to) && from.isFree(first) && joinsItsNeighbours(pair)) {
        found.add(
            new Match(from.take(first), to.ordered(pair.to.expression().span()), Match.Kind.MERGE));
      }
    }
  }

  /** Whether what stood next to a term has moved to where the term would move. */
  private boolean joinsItsNeighbours(Pair pair) {
    if (pair.from.parent() == null || pair.to.parent() == null) {
      return false;
    }
    Span before = pair.from.parent().expression().span();
    Span after = pair.to.parent().expression().span();
    return matches.stream()
        .filter(match -> match.from().stream().anyMatch(glyph -> before.contains(glyph.span())))
        .anyMatch(match -> match.to().stream().anyMatch(glyph -> after.contains(glyph.span())));
  }

  private static boolean mayRepeat(Pair pair, Term single) {
    return pair.from.expression().kind() != Kind.RELATION
        && pair.isOnOneSide()
        && (!pair.isNumber() || single.multipliesBrackets());
  }
}
