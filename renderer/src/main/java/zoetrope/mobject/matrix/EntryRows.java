package zoetrope.mobject.matrix;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import zoetrope.color.Color;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/** The preparation and check of the rows of entries of a matrix or a table. */
final class EntryRows {
  private EntryRows() {}

  static <T, E> List<List<E>> mapped(
      List<? extends List<? extends T>> rows, Function<? super T, ? extends E> make) {
    return rows.stream().map(row -> row.stream().<E>map(make).toList()).toList();
  }

  static <E> List<List<E>> mapped(double[][] values, Function<? super Double, ? extends E> make) {
    return Arrays.stream(values)
        .map(row -> Arrays.stream(row).boxed().<E>map(make).toList())
        .toList();
  }

  static List<List<String>> listed(String[][] rows) {
    return Arrays.stream(rows).map(List::of).toList();
  }

  /**
   * Colours rows or columns. Those beyond the last colour stay unchanged.
   *
   * @param what "row" or "column", for the message
   * @throws IllegalArgumentException if there are more colours than lines
   */
  static void setColors(String what, Group<? extends Mobject<?>> lines, Color... colors) {
    Preconditions.require(
        colors.length <= lines.size(),
        "%s colours are too many for %s %s%s",
        colors.length,
        lines.size(),
        what,
        lines.size() == 1 ? "" : "s");
    for (int i = 0; i < colors.length; i++) {
      lines.get(i).setColor(colors[i]);
    }
  }

  /**
   * Returns the number of columns.
   *
   * @param what the kind of object, for the message
   * @throws IllegalArgumentException if there is no entry, or rows have different lengths
   */
  static int requireColumns(String what, List<? extends List<?>> rows) {
    int columns = rows.isEmpty() ? 0 : rows.get(0).size();
    Preconditions.require(columns != 0, "a %s needs at least one row and one column", what);
    for (int i = 1; i < rows.size(); i++) {
      Preconditions.require(
          rows.get(i).size() == columns,
          "the rows of a %s must be equally long, but the length of row 0 is %s and that of row %s"
              + " is %s%s",
          what,
          columns,
          i,
          rows.get(i).size(),
          what.equals("table") ? "; put an empty entry where there is nothing to show" : "");
    }
    return columns;
  }
}
