package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.processor.Word;

/**
 * A grid for children. Each cell is as wide as the widest child and as high as the highest.
 *
 * @param rows the number of rows, or 0 to derive it from {@code columns}; if both are 0, the square
 *     root of the number of children, rounded down
 * @param columns the number of columns, or 0 to derive it from the number of rows
 * @param hBuff the gap between columns in scene units, or NaN for half the first child's width
 * @param vBuff the gap between rows in scene units, or NaN for half the first child's height
 * @param alignedEdge the direction of the side or corner of a cell that its child touches; {@code
 *     (0, 0, 0)} centres the child in its cell
 * @param fillRowsFirst whether children fill rows first instead of columns
 */
public record GridLayout(
    int rows, int columns, double hBuff, double vBuff, Vec alignedEdge, boolean fillRowsFirst) {

  /**
   * Creates a layout that fills rows first and centres children in their cells. The gaps are half
   * the size of the first child. Pass 0 to derive {@code rows} or {@code columns} from the number
   * of children.
   */
  @Word("gridLayout")
  public static GridLayout of(int rows, int columns) {
    return new GridLayout(rows, columns, Double.NaN, Double.NaN, Vec.ZERO, true);
  }

  /** Returns a copy of this layout with gaps of {@code buff} scene units in both directions. */
  public GridLayout buff(double buff) {
    return buff(buff, buff);
  }

  /** Returns a copy of this layout with other gaps between columns and rows, in scene units. */
  public GridLayout buff(double horizontal, double vertical) {
    return new GridLayout(rows, columns, horizontal, vertical, alignedEdge, fillRowsFirst);
  }

  /** Returns a copy of this layout that aligns children with the {@code edge} of their cells. */
  public GridLayout align(Vec edge) {
    return new GridLayout(rows, columns, hBuff, vBuff, edge, fillRowsFirst);
  }

  /** Returns a copy of this layout that fills columns first. */
  public GridLayout byColumns() {
    return new GridLayout(rows, columns, hBuff, vBuff, alignedEdge, false);
  }

  /**
   * Returns the target of each child: the point that its side or corner in direction {@code
   * alignedEdge} moves to.
   *
   * @param sizes the sizes of the children
   */
  List<Vec> positions(List<Vec> sizes) {
    int n = sizes.size();
    if (n == 0) {
      return List.of();
    }
    int r = rows > 0 ? rows : columns > 0 ? n / columns : (int) Math.sqrt(n);
    int c = columns > 0 ? columns : Math.max(1, n / Math.max(1, r));
    double gapX = Double.isNaN(hBuff) ? 0.5 * sizes.get(0).x() : hBuff;
    double gapY = Double.isNaN(vBuff) ? 0.5 * sizes.get(0).y() : vBuff;
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
