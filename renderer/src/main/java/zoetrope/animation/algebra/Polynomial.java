package zoetrope.animation.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.PartSearch;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * A polynomial in one variable with exact coefficients.
 *
 * @param variable the letter; empty for a constant
 * @param coefficients the coefficients by degree, without leading zeros; empty for 0
 */
record Polynomial(String variable, List<Rational> coefficients) {
  private static final int MAX_DEGREE = 20;

  private static final Pattern TERM =
      Pattern.compile(
          "\\s*([+-]?)\\s*(\\d+(?:\\.\\d+)?(?:\\s*/\\s*\\d+)?)?\\s*\\*?\\s*"
              + "(?:([A-Za-z])(?:\\^\\{?(\\d{1,3})\\}?)?)?\\s*");

  Polynomial {
    int size = coefficients.size();
    while (size > 0 && coefficients.get(size - 1).isZero()) {
      size--;
    }
    coefficients = List.copyOf(coefficients.subList(0, size));
  }

  /**
   * Reads a polynomial such as {@code x^3 - 2x^2 + 1/2}.
   *
   * @throws IllegalArgumentException if it is none, or its degree is above 20
   */
  static Polynomial of(String written) {
    List<Rational> sum = new ArrayList<>();
    String variable = "";
    Matcher term = TERM.matcher(written);
    int at = 0;
    while (at < written.length()) {
      boolean found = term.find(at) && term.start() == at;
      boolean isTerm = found && (term.group(2) != null || term.group(3) != null);
      String letter = isTerm && term.group(3) != null ? term.group(3) : variable;
      Preconditions.require(
          isTerm
              && (at == 0 || !term.group(1).isEmpty())
              && (variable.isEmpty() || letter.equals(variable)),
          "%s is not a polynomial in one variable: write it like \"x^3 - 2x^2 + 1/2\"",
          PartSearch.quoted(written));
      variable = letter;
      String power = term.group(4);
      int degree = term.group(3) == null ? 0 : power == null ? 1 : Integer.parseInt(power);
      Preconditions.require(
          degree <= MAX_DEGREE,
          "the degree of %s is %s: polynomials up to degree %s fit in a long division",
          PartSearch.quoted(written),
          degree,
          MAX_DEGREE);
      Rational value = term.group(2) == null ? Rational.ONE : Rational.of(term.group(2));
      add(sum, degree, term.group(1).equals("-") ? value.negate() : value);
      at = term.end();
    }
    Preconditions.require(
        at > 0, "a polynomial is empty: write it like \"x^3 - 2x^2 + 1/2\", or \"0\"");
    return new Polynomial(variable, sum);
  }

  private static void add(List<Rational> sum, int degree, Rational value) {
    while (sum.size() <= degree) {
      sum.add(Rational.ZERO);
    }
    sum.set(degree, sum.get(degree).plus(value));
  }

  /** Returns the degree; -1 for 0. */
  int degree() {
    return coefficients.size() - 1;
  }

  /** Returns a coefficient, 0 above the degree. */
  Rational coefficient(int degree) {
    return degree <= degree() ? coefficients.get(degree) : Rational.ZERO;
  }

  /** Returns this polynomial minus {@code factor} times another times the variable to a power. */
  Polynomial minus(Rational factor, int power, Polynomial other) {
    List<Rational> sum = new ArrayList<>(coefficients);
    for (int k = 0; k <= other.degree(); k++) {
      add(sum, k + power, factor.times(other.coefficient(k)).negate());
    }
    return new Polynomial(variable, sum);
  }

  /** Returns the LaTeX source of a term. The first term of a sum has no plus sign. */
  static String term(Rational coefficient, String variable, int degree, boolean first) {
    String sign = coefficient.signum() < 0 ? "-" : first ? "" : "+";
    boolean hidden = degree > 0 && coefficient.abs().isOne();
    String size = hidden ? "" : coefficient.abs().tex();
    String power = degree == 0 ? "" : degree == 1 ? variable : variable + "^{" + degree + "}";
    return sign + size + power;
  }

  /** Returns the LaTeX source. */
  String tex() {
    StringBuilder all = new StringBuilder();
    for (int degree = degree(); degree >= 0; degree--) {
      if (!coefficient(degree).isZero()) {
        all.append(term(coefficient(degree), variable, degree, all.length() == 0));
      }
    }
    return all.length() == 0 ? "0" : all.toString();
  }
}
