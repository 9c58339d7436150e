package zoetrope.animation.algebra;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.algebra.DivisionScheme.Cell;
import zoetrope.animation.algebra.DivisionScheme.Kind;
import zoetrope.animation.algebra.DivisionScheme.Side;
import zoetrope.animation.algebra.DivisionScheme.Step;

/** The long division of two polynomials. Each power of the variable has a column. */
final class PolynomialDivision {
  /** The space after a sign between two terms. */
  private static final String SPACE = "\\:";

  private final Polynomial dividend;
  private final Polynomial divisor;
  private final String variable;

  /** The degree of the first column. */
  private final int top;

  private final List<Step> steps = new ArrayList<>();
  private final List<Cell> given = new ArrayList<>();
  private List<Cell> current = new ArrayList<>();
  private Polynomial rest;
  private Polynomial quotient;
  private int row = 1;

  PolynomialDivision(Polynomial dividend, Polynomial divisor) {
    this.dividend = dividend;
    this.divisor = divisor;
    variable = dividend.variable().isEmpty() ? divisor.variable() : dividend.variable();
    top = Math.max(0, dividend.degree());
    rest = dividend;
    quotient = new Polynomial(variable, List.of());
  }

  DivisionScheme scheme() {
    for (int degree = top; degree >= 0; degree--) {
      given.add(cell(1, dividend.coefficient(degree), degree, degree == top));
    }
    int shift = top - divisor.degree();
    if (shift < 0 || dividend.degree() < 0) {
      Cell zero = new Cell(0, top, "0");
      steps.add(new Step(Kind.DIVIDE, List.of(zero), given, true));
      current.addAll(given);
    } else {
      current.addAll(given.subList(0, divisor.degree() + 1));
    }
    for (int power = shift; power >= 0; power--) {
      if (power < shift) {
        bringDown(power);
      }
      Rational factor =
          rest.coefficient(power + divisor.degree())
              .dividedBy(divisor.coefficient(divisor.degree()));
      if (!factor.isZero()) {
        round(factor, power);
      }
    }
    if (rest.degree() >= 0) {
      String fraction = "+" + SPACE + "\\frac{" + rest.tex() + "}{" + divisor.tex() + "}";
      Cell last = new Cell(0, top + 1, fraction);
      steps.add(new Step(Kind.REMAINDER, List.of(last), current, true));
    }
    return new DivisionScheme(divisor.tex(), given, steps, top + 1, quotient.tex(), rest.tex());
  }

  private Cell cell(int inRow, Rational coefficient, int degree, boolean first) {
    String term = Polynomial.term(coefficient, variable, degree, first);
    String spaced = first ? term : term.charAt(0) + SPACE + term.substring(1);
    return new Cell(inRow, top - degree, spaced);
  }

  private void bringDown(int degree) {
    Cell term = new Cell(row, top - degree, given.get(top - degree).tex());
    if (row > 1) {
      steps.add(new Step(Kind.BRING_DOWN, List.of(term), List.of(given.get(top - degree)), false));
    }
    current.add(term);
  }

  /** Divides, multiplies and subtracts for a term of the quotient. */
  private void round(Rational factor, int power) {
    Cell term = cell(0, factor, power, quotient.degree() < 0);
    steps.add(new Step(Kind.DIVIDE, List.of(term), current, true));
    quotient = quotient.minus(factor.negate(), power, new Polynomial("", List.of(Rational.ONE)));
    List<Cell> product = new ArrayList<>();
    for (int k = divisor.degree(); k >= 0; k--) {
      Rational coefficient = factor.times(divisor.coefficient(k));
      if (!coefficient.isZero()) {
        product.add(cell(row + 1, coefficient, k + power, product.isEmpty()));
      }
    }
    List<Cell> enclosed = new ArrayList<>(product);
    enclosed.add(new Cell(row + 1, product.get(0).column(), "-(", Side.LEFT));
    enclosed.add(new Cell(row + 1, product.get(product.size() - 1).column(), ")", Side.RIGHT));
    steps.add(new Step(Kind.MULTIPLY, enclosed, List.of(term), true));
    rest = rest.minus(factor, power, divisor);
    row += 2;
    List<Cell> both = new ArrayList<>(current);
    both.addAll(product);
    current = new ArrayList<>();
    for (int k = divisor.degree() - 1; k >= 0; k--) {
      Rational coefficient = rest.coefficient(k + power);
      if (!coefficient.isZero()) {
        current.add(cell(row, coefficient, k + power, current.isEmpty()));
      }
    }
    if (current.isEmpty()) {
      current.add(new Cell(row, top - power, "0"));
    }
    steps.add(new Step(Kind.SUBTRACT, current, both, false));
  }
}
