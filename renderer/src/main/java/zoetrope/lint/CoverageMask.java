package zoetrope.lint;

import java.util.BitSet;

/** Cells of a box, of which some are covered. */
final class CoverageMask {
  /** Cells in a unit: half a pixel of HD. */
  static final double FINENESS = 120;

  private static final int MOST = 4096;

  private final Box box;
  private final int columns;
  private final int rows;
  private final BitSet cells = new BitSet();

  CoverageMask(Box box) {
    this.box = box;
    columns = (int) Math.min(MOST, Math.ceil(box.width() * FINENESS));
    rows = (int) Math.min(MOST, Math.ceil(box.height() * FINENESS));
  }

  int rows() {
    return rows;
  }

  /** The middle of a row. */
  double y(int row) {
    return box.bottom() + (row + 0.5) * box.height() / rows;
  }

  /** Covers the cells of a row whose middles lie between two places. */
  void set(int row, double from, double to) {
    int first = column(from);
    int last = column(to);
    if (last > first) {
      cells.set(row * columns + first, row * columns + last);
    }
  }

  private int column(double x) {
    double column = Math.ceil((x - box.left()) / box.width() * columns - 0.5);
    return (int) Math.max(0, Math.min(columns, column));
  }

  /** The area of what is covered, in square units. */
  double area() {
    double cell = box.width() / columns * (box.height() / rows);
    return cells.cardinality() * cell;
  }

  /** Leaves what is covered in both, which are of the same box. */
  CoverageMask and(CoverageMask other) {
    cells.and(other.cells);
    return this;
  }
}
