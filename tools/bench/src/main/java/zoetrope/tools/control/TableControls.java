package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import zoetrope.mobject.Mobject;

/** Tables. */
final class TableControls {
  private TableControls() {}

  static void add(ControlTable table) {
    table.still(
        "tables/DecimalTable",
        s -> s.show(mobjectTable(grid(5, 4, i -> decimalNumber(i / 2 / 10.0, 1)))));
    table.still(
        "tables/IntegerTable", s -> s.show(mobjectTable(grid(5, 4, i -> decimalNumber(i + 1, 0)))));
    table.still("tables/MathTable", s -> s.show(mobjectTable(grid(2, 2, i -> tex("" + (i + 1))))));
    table.still("tables/MobjectTable", s -> s.show(mobjectTable(grid(2, 2, i -> circle(0.5)))));
    table.still(
        "tables/Table",
        s ->
            s.show(
                mobjectTable(grid(2, 2, i -> texText("" + (i + 1))))
                    .rowLabels(texText("R1"), texText("R2"))
                    .columnLabels(texText("C1"), texText("C2"))
                    .topLeft(tex("TOP"))
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
}
