package zoetrope.animation.algebra;

import java.util.ArrayList;
import java.util.List;

/** The sum of products that is an entry of a matrix product, as LaTeX sources. */
final class ProductSum {
  /** The numbers of decimal places for exact numbers. */
  static final int EXACT = -1;

  /**
   * The sum in parts that are typeset side by side.
   *
   * @param first the index of the part that is the first factor of each product
   * @param second the index of the part that is the second factor of each product
   */
  record Parts(List<String> parts, List<Integer> first, List<Integer> second) {}

  private final List<String> row;
  private final List<String> column;
  private final int decimals;

  ProductSum(List<String> row, List<String> column, int decimals) {
    this.row = row;
    this.column = column;
    this.decimals = decimals;
  }

  /** Returns the LaTeX source of an entry, with a fixed number of decimal places if it has one. */
  static String tex(String entry, int decimals) {
    if (!Rational.isNumber(entry)) {
      return entry;
    }
    Rational number = Rational.of(entry);
    return decimals == EXACT ? number.tex() : number.decimal(decimals);
  }

  /** Returns the sum of all products. */
  Parts parts() {
    List<String> parts = new ArrayList<>();
    List<Integer> first = new ArrayList<>();
    List<Integer> second = new ArrayList<>();
    for (int k = 0; k < row.size(); k++) {
      String a = tex(row.get(k), decimals);
      String b = tex(column.get(k), decimals);
      boolean enclosed = k == 0 ? isSum(a) : needsParentheses(a);
      parts.add((k == 0 ? "" : "+") + (enclosed ? "(" : ""));
      first.add(parts.size());
      parts.add(a);
      parts.add((enclosed ? ")" : "") + "\\cdot" + (needsParentheses(b) ? "(" : ""));
      second.add(parts.size());
      parts.add(b);
      parts.add(needsParentheses(b) ? ")" : "");
    }
    return new Parts(parts, first, second);
  }

  /** Returns the value: a number if all entries are numbers, otherwise a formula. */
  String value() {
    Rational number = Rational.ZERO;
    String formula = "";
    for (int k = 0; k < row.size(); k++) {
      if (Rational.isNumber(row.get(k)) && Rational.isNumber(column.get(k))) {
        number = number.plus(Rational.of(row.get(k)).times(Rational.of(column.get(k))));
      } else {
        formula = joined(formula, product(row.get(k), column.get(k)));
      }
    }
    String rest = number.isZero() && !formula.isEmpty() ? "" : tex(number.toString(), decimals);
    return joined(formula, rest);
  }

  private static String joined(String first, String second) {
    boolean signed = first.isEmpty() || second.isEmpty() || second.startsWith("-");
    return first + (signed ? "" : "+") + second;
  }

  /** Returns the product of two entries, at least one of them a formula; empty if it is 0. */
  private String product(String a, String b) {
    if (isNegative(a)) {
      return negated(product(a.strip().substring(1), b));
    }
    if (isNegative(b)) {
      return negated(product(a, b.strip().substring(1)));
    }
    if (Rational.isNumber(b)) {
      return product(b, a);
    }
    if (!Rational.isNumber(a)) {
      return enclosed(a) + " " + enclosed(b);
    }
    Rational factor = Rational.of(a);
    String size = tex(factor.toString(), decimals);
    return factor.isOne() ? b : factor.isZero() ? "" : size + " " + enclosed(b);
  }

  private static String negated(String product) {
    return product.isEmpty() || isNegative(product)
        ? product.replaceFirst("-", "")
        : "-" + (isSum(product) ? "(" + product + ")" : product);
  }

  /** Whether a formula is a single term with a minus sign. */
  private static boolean isNegative(String tex) {
    return tex.strip().startsWith("-") && !isSum(tex);
  }

  private static String enclosed(String factor) {
    return needsParentheses(factor) ? "(" + factor + ")" : factor;
  }

  private static boolean needsParentheses(String tex) {
    return tex.strip().startsWith("-") || isSum(tex);
  }

  /** Whether a formula has a plus or minus outside of braces and after its first character. */
  private static boolean isSum(String tex) {
    int depth = 0;
    String formula = tex.strip();
    for (int i = 0; i < formula.length(); i++) {
      char c = formula.charAt(i);
      depth += "{(".indexOf(c) >= 0 ? 1 : "})".indexOf(c) >= 0 ? -1 : 0;
      if (i > 0 && depth == 0 && "+-".indexOf(c) >= 0) {
        return true;
      }
    }
    return false;
  }
}
