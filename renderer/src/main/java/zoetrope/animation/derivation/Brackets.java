package zoetrope.animation.derivation;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import zoetrope.internal.tex.meaning.Expression;
import zoetrope.internal.tex.meaning.Expression.Kind;
import zoetrope.internal.tex.meaning.ExpressionReader;
import zoetrope.source.Span;

/** Decides where the rules of precedence and notation require brackets around a value. */
final class Brackets {
  /** What can have an exponent without brackets: a number, a letter, or a command. */
  private static final Pattern SIMPLE =
      Pattern.compile("\\s*(\\d+(\\.\\d+)?|[a-zA-Z]|\\\\[a-zA-Z]+)\\s*");

  private static final Pattern NUMBER = Pattern.compile("\\s*(\\d|\\\\[dt]?frac\\s*\\{\\d).*");
  private static final Pattern AFTER_TIMES = Pattern.compile(".*(\\\\cdot|\\\\times|\\*)\\s*");

  private Brackets() {}

  static String around(String value) {
    return "\\left(" + value + "\\right)";
  }

  /** Returns a value as one factor of a product. */
  static String factor(String value) {
    return isSum(value) ? around(value) : value;
  }

  /** Returns a value as the base of a power. */
  static String base(String value) {
    return SIMPLE.matcher(value).matches() ? value : around(value);
  }

  /** Returns a value as it must be written at a place of a source. */
  static String at(String source, Span place, String value) {
    return areNeeded(source, place, value) ? around(value) : value;
  }

  private static boolean areNeeded(String source, Span place, String value) {
    String after = source.substring(place.end()).stripLeading();
    if (!after.isEmpty() && "^_'!".indexOf(after.charAt(0)) >= 0) {
      return !SIMPLE.matcher(value).matches();
    }
    Optional<Parent> parent = parent(ExpressionReader.read(source), place);
    if (parent.isPresent() && parent.get().part.kind() == Kind.TERM) {
      Expression term = parent.get().part;
      return term.isNegative() && isSum(value) || term.sign().isPresent() && hasSign(value);
    }
    boolean isFirst = parent.isEmpty() || parent.get().isFirst();
    if (!isFirst && parent.get().whole.isCall()) {
      return isSum(value) || hasSign(value) || factors(value) > 2;
    }
    return isSum(value)
        || hasSign(value) && !(isFirst && parent.filter(Parent::isUnsigned).isPresent())
        || isNextToNumber(source, place, value, isFirst);
  }

  /** Whether a number at a place would read as part of a number, or as an index. */
  private static boolean isNextToNumber(String source, Span place, String value, boolean isFirst) {
    String before = source.substring(0, place.start());
    String after = source.substring(place.end()).stripLeading();
    boolean follows = !isFirst && !AFTER_TIMES.matcher(before).matches();
    boolean precedes = !after.isEmpty() && Character.isDigit(after.charAt(0));
    return NUMBER.matcher(value).matches() && (follows || precedes);
  }

  private record Parent(Expression whole, Expression part) {
    boolean isFirst() {
      return whole.parts().get(0) == part;
    }

    boolean isUnsigned() {
      return whole.sign().isEmpty();
    }
  }

  /** Returns the smallest expression at a place, with its parent. */
  private static Optional<Parent> parent(Expression whole, Span place) {
    for (Expression part : whole.parts()) {
      Optional<Parent> inner = parent(part, place);
      if (inner.isPresent()) {
        return inner;
      }
      if (part.span().equals(place)) {
        return Optional.of(new Parent(whole, part));
      }
    }
    return Optional.empty();
  }

  private static List<Expression> parts(String value) {
    return ExpressionReader.read(value).parts();
  }

  private static boolean isSum(String value) {
    return parts(value).stream().anyMatch(part -> part.kind() == Kind.SUM);
  }

  private static boolean hasSign(String value) {
    return parts(value).stream().anyMatch(part -> part.sign().isPresent());
  }

  private static int factors(String value) {
    return parts(value).stream().mapToInt(part -> part.parts().size()).max().orElse(0);
  }
}
