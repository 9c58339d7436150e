package zoetrope.animation.algebra;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.matrix.MatrixLayout;
import zoetrope.mobject.matrix.TexMatrix;
import zoetrope.mobject.text.Tex;

/**
 * The grid of a matrix whose entries move between each other. The entries of a row stand on one
 * line. Entries can pass each other in the gaps between two columns.
 *
 * @param columnGap the gap beside the widest entry
 * @param columnPitch the distance from column to column
 * @param rowPitch the distance from row to row
 */
record MatrixCells(double columnGap, double columnPitch, double rowPitch) {
  private static final double ROW_GAP = 0.4;

  /** The smallest gap between an entry that moves and an entry that it passes. */
  private static final double PASSING_GAP = 0.1;

  /** Creates a grid without entries. */
  MatrixCells(double columnGap) {
    this(columnGap, 0, 0);
  }

  /** Returns a grid that is large enough for these entries. */
  MatrixCells fitting(List<List<String>> rows) {
    double width = columnPitch;
    double height = rowPitch;
    for (List<String> row : rows) {
      for (String entry : row) {
        Tex cell = new Tex(entry);
        width = Math.max(width, cell.width() + columnGap);
        height = Math.max(height, cell.height() + ROW_GAP);
      }
    }
    return new MatrixCells(columnGap, width, height);
  }

  TexMatrix matrix(List<List<String>> rows) {
    MatrixLayout layout =
        MatrixLayout.DEFAULT
            .pitch(rowPitch, columnPitch)
            .bracketBuff(columnGap / 2, ROW_GAP)
            .align(Vec.ZERO);
    TexMatrix matrix =
        new TexMatrix(
            rows.stream().map(row -> row.toArray(String[]::new)).toArray(String[][]::new), layout);
    double digit = new Tex("0").height();
    matrix
        .cells()
        .forEach(cell -> cell.shift(Vec.of(0, cell.y() - digit / 2 - cell.baseline().y())));
    return matrix;
  }

  /**
   * A lane beside a column.
   *
   * @param x the distance of its middle from the middle of the column
   * @param factor the size of an entry in the lane
   */
  record Lane(double x, double factor) {}

  /**
   * Returns a lane beside a column, where an entry passes the others of this column. Two entries
   * can pass each other on different sides.
   *
   * @param standing the width of the widest entry to pass; 0 for none
   */
  Lane lane(Mobject<?> entry, double standing, double fontSize) {
    double scale = fontSize / Tex.DEFAULT_FONT_SIZE;
    double gap = PASSING_GAP * scale;
    double inner = standing / 2 + (standing > 0 ? gap : gap / 2);
    double space = columnPitch * scale / 2 - gap / 2 - inner;
    double factor = Math.min(1, space / entry.width());
    return new Lane(inner + factor * entry.width() / 2, factor);
  }

  /** Returns the width of the widest of some entries. */
  static double widest(List<? extends Mobject<?>> entries) {
    return entries.stream().mapToDouble(Mobject::width).max().orElse(0);
  }
}
