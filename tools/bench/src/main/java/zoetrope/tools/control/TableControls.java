package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.TexText;

/** Tables. */
final class TableControls {
  private TableControls() {}

  static void add(ControlTable table) {
    table.still(
        "tables/DecimalTable", s -> s.add(mobjectTable(grid(5, 4, i -> number(i / 2 / 10.0, 1)))));
    table.still("tables/IntegerTable", s -> s.add(mobjectTable(grid(5, 4, i -> number(i + 1, 0)))));
    table.still(
        "tables/MathTable", s -> s.add(mobjectTable(grid(2, 2, i -> formula("" + (i + 1))))));
    table.still("tables/MobjectTable", s -> s.add(mobjectTable(grid(2, 2, i -> circle(0.5)))));
    table.still(
        "tables/Table",
        s ->
            s.add(
                mobjectTable(grid(2, 2, i -> word("" + (i + 1))))
                    .rowLabels(word("R1"), word("R2"))
                    .columnLabels(word("C1"), word("C2"))
                    .topLeft(formula("TOP"))
                    .outerLines()));
  }

  private static <M extends Mobject<?>> List<List<M>> grid(
      int rows, int columns, IntFunction<M> cell) {
    List<List<M>> grid = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      List<M> row = new ArrayList<>();
      for (int j = 0; j < columns; j++) {
        row.add(cell.apply(i * columns + j));
      }
      grid.add(row);
    }
    return grid;
  }

  private static DecimalNumber number(double value, int decimals) {
    return decimalNumber(value, decimals);
  }

  private static Tex formula(String latex) {
    return tex(latex);
  }

  private static TexText word(String word) {
    return texText(word);
  }
}
