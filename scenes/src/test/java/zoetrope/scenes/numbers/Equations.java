package zoetrope.scenes.numbers;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Equations in the sources of texts and formulas: two sides with numbers only must be equal. */
final class Equations {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(\\d+(?:\\{?,}?\\d{3})*(?:\\.\\d+)?|[-+*/()\u2212\u2013\u00d7\u00b7\u00f7{}]"
              + "|\\\\(?:times|cdot|div|frac|sqrt))");
  private static final Pattern LAYOUT =
      Pattern.compile("\\\\(?:[,;:!]|quad|qquad|[bB]ig[lr]?|left|right)|\\\\text\\{[^}]*}|~");

  private final List<String> tokens;
  private int next;

  private Equations(List<String> tokens) {
    this.tokens = tokens;
  }

  /** Returns what is wrong in {@code source}; an empty list if nothing is. */
  static List<String> contradictions(String source) {
    List<String> wrong = new ArrayList<>();
    String[] sides = source.split("\\\\approx|[=\u2248]");
    for (int i = 0; i + 1 < sides.length; i++) {
      OptionalDouble left = value(sides[i]);
      OptionalDouble right = value(sides[i + 1]);
      if (left.isPresent() && right.isPresent()) {
        double tolerance = 0.5 * unit(sides[i + 1]) + 1e-9 * Math.abs(right.getAsDouble());
        if (!(Math.abs(left.getAsDouble() - right.getAsDouble()) <= tolerance)) {
          wrong.add(sides[i].strip() + " is not " + sides[i + 1].strip());
        }
      }
    }
    return wrong;
  }

  /** Counts the equations whose sides have numbers only. */
  static int count(String source) {
    String[] sides = source.split("\\\\approx|[=\u2248]");
    int count = 0;
    for (int i = 0; i + 1 < sides.length; i++) {
      count += value(sides[i]).isPresent() && value(sides[i + 1]).isPresent() ? 1 : 0;
    }
    return count;
  }

  /** Returns half a unit of the last place of a rounded number; 0 for whole numbers. */
  private static double unit(String side) {
    Matcher decimals = Pattern.compile("\\.(\\d+)").matcher(side);
    return decimals.find() ? Math.pow(10, -decimals.group(1).length()) : 0;
  }

  private static OptionalDouble value(String side) {
    String rest = LAYOUT.matcher(side).replaceAll(" ").strip();
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(rest);
    int end = 0;
    while (end < rest.length() && matcher.find(end) && matcher.start() == end) {
      tokens.add(matcher.group(1));
      end = matcher.end();
    }
    if (tokens.isEmpty() || end < rest.length()) {
      return OptionalDouble.empty();
    }
    try {
      var equations = new Equations(tokens);
      double value = equations.sum();
      return equations.next == tokens.size() ? OptionalDouble.of(value) : OptionalDouble.empty();
    } catch (IllegalStateException e) {
      return OptionalDouble.empty();
    }
  }

  private double sum() {
    double sum = product();
    while (true) {
      if (take("+")) {
        sum += product();
      } else if (take("-") || take("\u2212") || take("\u2013")) {
        sum -= product();
      } else {
        return sum;
      }
    }
  }

  private double product() {
    double product = factor();
    while (true) {
      if (take("*") || take("\u00d7") || take("\u00b7") || take("\\times") || take("\\cdot")) {
        product *= factor();
      } else if (take("/") || take("\u00f7") || take("\\div")) {
        product /= factor();
      } else {
        return product;
      }
    }
  }

  private double factor() {
    if (take("-") || take("\u2212") || take("\u2013")) {
      return -factor();
    }
    if (take("+")) {
      return factor();
    }
    if (take("\\frac")) {
      return factor() / factor();
    }
    if (take("\\sqrt")) {
      return Math.sqrt(factor());
    }
    for (String[] pair : new String[][] {{"(", ")"}, {"{", "}"}}) {
      if (take(pair[0])) {
        double inner = sum();
        if (!take(pair[1])) {
          throw new IllegalStateException("no " + pair[1]);
        }
        return inner;
      }
    }
    if (next < tokens.size() && Character.isDigit(tokens.get(next).charAt(0))) {
      return Double.parseDouble(tokens.get(next++).replaceAll("[{},]", ""));
    }
    throw new IllegalStateException("no number");
  }

  private boolean take(String token) {
    boolean here = next < tokens.size() && tokens.get(next).equals(token);
    next += here ? 1 : 0;
    return here;
  }
}
