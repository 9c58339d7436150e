package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.processor.Word;

/**
 * A grid for children: every cell is as large as the largest child. Gaps that are not given (NaN)
 * are ratios of the first child's size.
 *
 * @param rows the number of rows, or 0: the square root of the number of children, rounded down
 * @param columns the number of columns, or 0: what the rows leave
 * @param hBuff the gap between columns, or NaN for {@code hBuffRatio} times the first child's width
 * @param vBuff the gap between rows, or NaN for {@code vBuffRatio} times the first child's height
 * @param alignedEdge the point of a child's box that stands at its cell's
 * @param fillRowsFirst whether children follow row by row, not column by column
 */
public record GridLayout(
    int rows,
    int columns,
    double hBuff,
    double vBuff,
    double hBuffRatio,
    double vBuffRatio,
    Vec alignedEdge,
    boolean fillRowsFirst) {

  /** Gaps of half the first child's size, centred cells, row by row. */
  @Word("gridLayout")
  public static GridLayout of(int rows, int columns) {
    return new GridLayout(rows, columns, Double.NaN, Double.NaN, 0.5, 0.5, Vec.ZERO, true);
  }

  /** The same with one gap in both directions. */
  public GridLayout buff(double buff) {
    return buff(buff, buff);
  }

  /** The same with a gap between columns and one between rows. */
  public GridLayout buff(double horizontal, double vertical) {
    return new GridLayout(
        rows, columns, horizontal, vertical, hBuffRatio, vBuffRatio, alignedEdge, fillRowsFirst);
  }

  /** The same with gaps as ratios of the first child's width and height. */
  public GridLayout buffRatio(double horizontal, double vertical) {
    return new GridLayout(
        rows, columns, Double.NaN, Double.NaN, horizontal, vertical, alignedEdge, fillRowsFirst);
  }

  /** The same with another aligned edge. */
  public GridLayout align(Vec edge) {
    return new GridLayout(rows, columns, hBuff, vBuff, hBuffRatio, vBuffRatio, edge, fillRowsFirst);
  }

  /** The same, column by column. */
  public GridLayout byColumns() {
    return new GridLayout(rows, columns, hBuff, vBuff, hBuffRatio, vBuffRatio, alignedEdge, false);
  }

  /**
   * Where the aligned points of children come to stand, in their order.
   *
   * @param sizes the sizes of the children's boxes
   */
  List<Vec> positions(List<Vec> sizes) {
    int n = sizes.size();
    if (n == 0) {
      return List.of();
    }
    int r = rows > 0 ? rows : columns > 0 ? n / columns : (int) Math.sqrt(n);
    int c = columns > 0 ? columns : Math.max(1, n / Math.max(1, r));
    double gapX = Double.isNaN(hBuff) ? hBuffRatio * sizes.get(0).x() : hBuff;
    double gapY = Double.isNaN(vBuff) ? vBuffRatio * sizes.get(0).y() : vBuff;
    double pitchX = gapX + sizes.stream().mapToDouble(Vec::x).max().orElse(0);
    double pitchY = gapY + sizes.stream().mapToDouble(Vec::y).max().orElse(0);
    List<Vec> positions = new ArrayList<>(n);
    for (int i = 0; i < n; i++) {
      int column = fillRowsFirst ? i % c : i / Math.max(1, r);
      int row = fillRowsFirst ? i / c : i % Math.max(1, r);
      positions.add(new Vec(column * pitchX, -row * pitchY, 0));
    }
    return positions;
  }
}
