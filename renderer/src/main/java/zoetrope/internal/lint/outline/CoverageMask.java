package zoetrope.internal.lint.outline;

import java.util.BitSet;

/** A grid of cells over a box, each covered or not. */
public final class CoverageMask {
  /** Cells per scene unit; a cell is a little larger than a pixel at 1080 lines. */
  public static final double CELLS_PER_UNIT = 120;

  private static final int MAX_CELLS_PER_SIDE = 4096;

  private final Box box;
  private final int columns;
  private final int rows;
  private final BitSet cells = new BitSet();

  public CoverageMask(Box box) {
    this.box = box;
    columns = (int) Math.min(MAX_CELLS_PER_SIDE, Math.ceil(box.width() * CELLS_PER_UNIT));
    rows = (int) Math.min(MAX_CELLS_PER_SIDE, Math.ceil(box.height() * CELLS_PER_UNIT));
  }

  public int rows() {
    return rows;
  }

  /** Returns the y coordinate of the middle of a row. */
  public double y(int row) {
    return box.bottom() + (row + 0.5) * box.height() / rows;
  }

  /**
   * Returns the first row whose middle is not below {@code y}; the number of rows if there is none.
   */
  public int firstRow(double y) {
    int row = (int) Math.max(0, Math.min(rows, (y - box.bottom()) / box.height() * rows - 1));
    while (row < rows && y(row) < y) {
      row++;
    }
    return row;
  }

  /** Whether another box touches the box of this mask. */
  public boolean touches(Box other) {
    return box.touches(other);
  }

  /** Covers the cells of a row whose middles lie between two x coordinates. */
  public void set(int row, double from, double to) {
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

  /** Returns the covered area, in square units. */
  public double area() {
    double cell = box.width() / columns * (box.height() / rows);
    return cells.cardinality() * cell;
  }

  /** Intersects this mask with another mask of the same box. */
  public CoverageMask and(CoverageMask other) {
    cells.and(other.cells);
    return this;
  }
}
