package zoetrope.animation.algebra;

import java.util.ArrayList;
import java.util.List;

/**
 * The rows and columns of a long division, with the steps that fill them. Row 0 is the quotient,
 * row 1 is the dividend.
 *
 * @param columns the number of columns of the dividend
 */
record DivisionScheme(
    String divisor,
    List<Cell> dividend,
    List<Step> steps,
    int columns,
    String quotient,
    String remainder) {
  /** The place in a column: that of a digit or term, or of a sign or parenthesis beside it. */
  enum Side {
    LEFT,
    MIDDLE,
    RIGHT
  }

  enum Kind {
    DIVIDE("Divide"),
    MULTIPLY("Multiply"),
    SUBTRACT("Subtract"),
    BRING_DOWN("BringDown"),
    REMAINDER("Remainder");

    /** The name in messages. */
    final String label;

    Kind(String label) {
      this.label = label;
    }
  }

  /** A formula in the grid. */
  record Cell(int row, int column, String tex, Side side) {
    Cell(int row, int column, String tex) {
      this(row, column, tex, Side.MIDDLE);
    }
  }

  /**
   * A step.
   *
   * @param written the cells that appear
   * @param lit the cells that get a colour during the step
   * @param withDivisor whether the divisor also gets a colour
   */
  record Step(Kind kind, List<Cell> written, List<Cell> lit, boolean withDivisor) {
    Step {
      written = List.copyOf(written);
      lit = List.copyOf(lit);
    }
  }

  /** Returns the long division of whole numbers: the dividend is 0 or more, the divisor above 0. */
  static DivisionScheme of(long dividend, long divisor) {
    String digits = String.valueOf(dividend);
    List<Step> steps = new ArrayList<>();
    List<Cell> given = digits(1, digits.length() - 1, digits);
    List<Cell> current = new ArrayList<>();
    long partial = 0;
    int row = 1;
    boolean begun = false;
    for (int k = 0; k < digits.length(); k++) {
      Cell digit = new Cell(row, k, digits.substring(k, k + 1));
      partial = partial * 10 + (digits.charAt(k) - '0');
      current.add(digit);
      if (begun) {
        steps.add(new Step(Kind.BRING_DOWN, List.of(digit), List.of(given.get(k)), false));
      }
      if (!begun && partial < divisor && k < digits.length() - 1) {
        continue;
      }
      begun = true;
      long times = partial / divisor;
      Cell quotient = new Cell(0, k, String.valueOf(times));
      steps.add(new Step(Kind.DIVIDE, List.of(quotient), current, true));
      if (times > 0) {
        partial -= times * divisor;
        current = subtract(current, quotient, times * divisor, partial, steps);
        row += 2;
      }
    }
    if (partial != 0) {
      Cell rest = new Cell(0, digits.length(), "\\text{R }" + partial);
      steps.add(new Step(Kind.REMAINDER, List.of(rest), current, false));
    }
    return new DivisionScheme(
        String.valueOf(divisor),
        given,
        steps,
        digits.length(),
        String.valueOf(dividend / divisor),
        String.valueOf(partial));
  }

  /** Writes a product below a row, and the difference below the product, which is returned. */
  private static List<Cell> subtract(
      List<Cell> above, Cell quotient, long product, long difference, List<Step> steps) {
    int row = above.get(0).row + 1;
    List<Cell> subtracted = digits(row, quotient.column, String.valueOf(product));
    List<Cell> signed = new ArrayList<>(subtracted);
    signed.add(new Cell(row, subtracted.get(0).column, "-", Side.LEFT));
    steps.add(new Step(Kind.MULTIPLY, signed, List.of(quotient), true));
    List<Cell> both = new ArrayList<>(above);
    both.addAll(subtracted);
    List<Cell> rest = digits(row + 1, quotient.column, String.valueOf(difference));
    steps.add(new Step(Kind.SUBTRACT, rest, both, false));
    return new ArrayList<>(rest);
  }

  /** Returns the digits of a number whose last digit is in a column. */
  private static List<Cell> digits(int row, int last, String number) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < number.length(); i++) {
      int column = last - number.length() + 1 + i;
      cells.add(new Cell(row, column, number.substring(i, i + 1)));
    }
    return cells;
  }

  /** Returns the long division of polynomials in the same variable. The divisor is not 0. */
  static DivisionScheme of(Polynomial dividend, Polynomial divisor) {
    return new PolynomialDivision(dividend, divisor).scheme();
  }
}
