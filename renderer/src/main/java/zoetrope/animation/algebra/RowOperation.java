package zoetrope.animation.algebra;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * An elementary row operation.
 *
 * @param target the row that changes
 * @param factor the factor of the row, or of the row that is added
 * @param other the row to swap with or to add
 */
record RowOperation(Kind kind, int target, Rational factor, int other) {
  enum Kind {
    SWAP("Swap"),
    SCALE("Scale"),
    ADD("Add");

    /** The name in messages. */
    final String label;

    Kind(String label) {
      this.label = label;
    }
  }

  /**
   * The calculation of an entry in parts that are typeset side by side.
   *
   * @param entry the index of the part that is the old entry
   */
  record Computation(List<String> parts, int entry) {}

  static RowOperation swap(int i, int j) {
    return new RowOperation(Kind.SWAP, i, Rational.ONE, j);
  }

  static RowOperation scale(int i, Rational factor) {
    return new RowOperation(Kind.SCALE, i, factor, i);
  }

  static RowOperation add(int i, Rational factor, int j) {
    return new RowOperation(Kind.ADD, i, factor, j);
  }

  /** Returns the row before this operation whose place row {@code i} takes. */
  int source(int i) {
    boolean swaps = kind == Kind.SWAP;
    return swaps && i == target ? other : swaps && i == other ? target : i;
  }

  List<List<Rational>> apply(List<List<Rational>> rows) {
    List<List<Rational>> result = new ArrayList<>(rows);
    if (kind == Kind.SWAP) {
      Collections.swap(result, target, other);
      return result;
    }
    List<Rational> row = new ArrayList<>();
    for (int j = 0; j < rows.get(target).size(); j++) {
      Rational entry = rows.get(target).get(j);
      row.add(
          kind == Kind.SCALE
              ? entry.times(factor)
              : entry.plus(factor.times(rows.get(other).get(j))));
    }
    result.set(target, row);
    return result;
  }

  /** Returns the LaTeX source of the operation, such as {@code R_2 - 2R_1}. */
  String reason(String rowName) {
    String row = rowName + "_{" + (target + 1) + "}";
    String second = rowName + "_{" + (other + 1) + "}";
    String size = factor.abs().isOne() ? "" : factor.abs().tex();
    String sign = factor.signum() < 0 ? "-" : "";
    return switch (kind) {
      case SWAP -> row + " \\leftrightarrow " + second;
      case SCALE -> sign + size + row;
      case ADD -> row + (sign.isEmpty() ? " + " : " - ") + size + second;
    };
  }

  /**
   * Returns how the entry of the target row in a column is calculated, the longest form first. In a
   * shorter form, the product is already worked out, as in {@code 5 - 4}.
   */
  List<Computation> computations(List<List<Rational>> rows, int column) {
    Rational entry = rows.get(target).get(column);
    String sign = factor.signum() < 0 ? "-" : "";
    String size = factor.abs().isOne() ? "" : factor.abs().tex() + " \\cdot ";
    if (kind == Kind.SCALE) {
      boolean negative = entry.signum() < 0;
      String before = sign + size + (negative ? "(" : "");
      return List.of(new Computation(List.of(before, entry.tex(), negative ? ")" : ""), 1));
    }
    Rational source = rows.get(other).get(column);
    Rational product = factor.times(source);
    return List.of(
        new Computation(
            List.of(entry.tex(), (sign.isEmpty() ? "+" : sign) + size + source.factor()), 0),
        new Computation(
            List.of(entry.tex(), (product.signum() < 0 ? "-" : "+") + product.abs().tex()), 0));
  }

  /**
   * Returns the operations of Gauss-Jordan elimination, which bring the first columns to reduced
   * row echelon form. A pivot is an entry 1 or -1 if the column has one, so that there are fewer
   * fractions.
   */
  static List<RowOperation> reduce(List<List<Rational>> matrix, int columns) {
    List<RowOperation> steps = new ArrayList<>();
    List<List<Rational>> rows = matrix;
    int pivot = 0;
    for (int column = 0; column < columns && pivot < rows.size(); column++) {
      int best = pivotRow(rows, pivot, column);
      if (best < 0) {
        continue;
      }
      List<RowOperation> next = new ArrayList<>();
      if (best != pivot) {
        next.add(swap(pivot, best));
      }
      Rational value = rows.get(best).get(column);
      if (!value.isOne()) {
        next.add(scale(pivot, Rational.ONE.dividedBy(value)));
      }
      for (int i = 0; i < rows.size(); i++) {
        Rational entry = rows.get(i == best ? pivot : i).get(column);
        if (i != pivot && !entry.isZero()) {
          next.add(add(i, entry.negate(), pivot));
        }
      }
      for (RowOperation operation : next) {
        rows = operation.apply(rows);
      }
      steps.addAll(next);
      pivot++;
    }
    return steps;
  }

  private static int pivotRow(List<List<Rational>> rows, int from, int column) {
    int first = -1;
    for (int i = from; i < rows.size(); i++) {
      Rational entry = rows.get(i).get(column);
      if (entry.abs().isOne()) {
        return i;
      }
      first = first < 0 && !entry.isZero() ? i : first;
    }
    return first;
  }
}
