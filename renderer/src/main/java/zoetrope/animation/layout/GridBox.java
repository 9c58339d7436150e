package zoetrope.animation.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;
import zoetrope.processor.Word;

/**
 * Objects in rows and columns, row by row. Each column is as wide as its widest object, and each
 * row as high as its highest.
 *
 * <pre>{@code
 * var cards = grid(2, 3, a, b, c, d, e, f).gap(0.5).align(UL);
 * }</pre>
 */
public final class GridBox extends LayoutBox<GridBox> {
  private final int rows;
  private final int columns;

  private GridBox(int rows, int columns) {
    super(Placement.MED_SMALL_BUFF);
    this.rows = Preconditions.requireAtLeast("the number of rows", rows, 1);
    this.columns = Preconditions.requireAtLeast("the number of columns", columns, 1);
  }

  /**
   * Returns objects in a grid, 0.25 units apart and centred at the origin.
   *
   * @throws IllegalArgumentException if there are more objects than cells, if a number is below 1,
   *     or if an object occurs twice
   */
  @Word("grid")
  public static GridBox grid(int rows, int columns, Mobject<?>... members) {
    return grid(rows, columns, Arrays.asList(members));
  }

  /** Returns objects in a grid; see {@code grid(2, 3, a, b, c)}. */
  @Word("grid")
  public static GridBox grid(int rows, int columns, List<? extends Mobject<?>> members) {
    return new GridBox(rows, columns).filled(members);
  }

  @Override
  public String kind() {
    return "Grid";
  }

  @Override
  Arranged arrange(List<Arranged> parts, EndStates ends) {
    Preconditions.require(
        parts.size() <= rows * columns,
        "%d objects do not fit into a grid of %d rows and %d columns: use at least %d rows",
        parts.size(),
        rows,
        columns,
        (parts.size() + columns - 1) / columns);
    double[] widths = new double[columns];
    double[] heights = new double[rows];
    for (int i = 0; i < parts.size(); i++) {
      widths[i % columns] = Math.max(widths[i % columns], parts.get(i).width());
      heights[i / columns] = Math.max(heights[i / columns], parts.get(i).height());
    }
    double width = end(widths, columns - 1, gapAlong(0));
    double height = end(heights, rows - 1, gapAlong(1));
    List<Arranged> placed = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Arranged part = parts.get(i);
      double x = end(widths, i % columns, gapAlong(0)) - widths[i % columns] / 2 - width / 2;
      double y = height / 2 + heights[i / columns] / 2 - end(heights, i / columns, gapAlong(1));
      double roomX = widths[i % columns] - part.width();
      double roomY = heights[i / columns] - part.height();
      placed.add(part.moved(Vec.of(x + side(0) * roomX / 2, y + side(1) * roomY / 2)));
    }
    return Arranged.of(width, height, placed);
  }

  /** Returns the coordinate of the end of a row or column, counted from the first one. */
  private static double end(double[] lengths, int index, double gap) {
    double end = lengths[0];
    for (int i = 1; i <= index; i++) {
      end += gap + lengths[i];
    }
    return end;
  }
}
