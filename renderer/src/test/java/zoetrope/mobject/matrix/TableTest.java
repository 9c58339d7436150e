package zoetrope.mobject.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.text.Tex;

class TableTest {
  private static final double CLOSE = 1e-9;

  private static MobjectTable<Circle> circles() {
    return new MobjectTable<>(
        List.of(
            List.of(new Circle(0.5), new Circle(0.5)), List.of(new Circle(0.5), new Circle(0.5))));
  }

  @Test
  void circlesHaveTheirPlacesInManim() {
    MobjectTable<Circle> table = circles();

    assertEquals(0, table.entry(0, 0).center().distance(Vec.of(-1.15, 0.9)), CLOSE);
    assertEquals(0, table.entry(1, 1).center().distance(Vec.of(1.15, -0.9)), CLOSE);
    assertEquals(1, table.horizontalLines().size());
    assertEquals(-2.3, table.horizontalLines().first().start().x(), CLOSE);
    assertEquals(0, table.horizontalLines().first().y(), CLOSE);
    assertEquals(1.8, table.verticalLines().first().start().y(), CLOSE);
  }

  @Test
  void columnsAreAsWideAsTheirWidestEntry() {
    MobjectTable<Circle> table =
        new MobjectTable<>(
            List.of(
                List.of(new Circle(1), new Circle(0.1)),
                List.of(new Circle(0.2), new Circle(0.3))));

    double distance = table.entry(0, 1).x() - table.entry(0, 0).x();
    assertEquals(1 + 1.3 + 0.3, distance, CLOSE);
    assertEquals(table.entry(0, 0).x(), table.entry(1, 0).x(), CLOSE);
  }

  @Test
  void labelsAddARowAndAColumn() {
    Table table =
        new Table(List.of(List.of("1", "2"), List.of("3", "4")))
            .rowLabels("R1", "R2")
            .columnLabels("C1", "C2")
            .topLeft(new Tex("T"))
            .outerLines();

    assertEquals(3, table.rowCount());
    assertEquals(3, table.columnCount());
    assertSame(table.entry(0, 0), table.get(1, 1));
    assertSame(table.get(2, 0), table.rows().get(2).get(0));
    assertSame(table.get(2, 1), table.columns().get(1).get(2));
    assertEquals(5, table.labels().size());
    assertEquals(4, table.horizontalLines().size());
    assertEquals(4, table.verticalLines().size());
    assertTrue(table.get(0, 1).y() > table.get(1, 1).y());
  }

  @Test
  void cellsShareTheirEdgesWithTheLines() {
    MobjectTable<Circle> table = circles().outerLines();
    Shape cell = table.cell(1, 0);

    assertEquals(2.3, cell.width(), CLOSE);
    assertEquals(1.8, cell.height(), CLOSE);
    assertEquals(table.horizontalLines().get(1).y(), cell.y(Directions.UP), CLOSE);
    assertEquals(table.verticalLines().get(0).x(), cell.x(Directions.LEFT), CLOSE);
  }

  @Test
  void cellsFollowTheTableAndItsCopies() {
    MobjectTable<Circle> table = circles().scale(0.5).shift(Directions.UP);
    MobjectTable<Circle> copy = table.copy().shift(Directions.RIGHT);

    assertEquals(1.15, table.cell(0, 0).width(), CLOSE);
    assertEquals(0, table.cell(0, 1).center().distance(table.entry(0, 1).center()), CLOSE);
    assertEquals(0, copy.cell(0, 1).center().distance(copy.entry(0, 1).center()), CLOSE);
    assertEquals(1, copy.entry(0, 1).x() - table.entry(0, 1).x(), CLOSE);
  }

  @Test
  void highlightedCellsLieBehindTheTable() {
    MobjectTable<Circle> table = circles().highlightCell(0, 1, Palette.GREEN);

    assertSame(table.highlights().first(), table.children().get(0));
    assertEquals(Palette.GREEN, table.highlights().first().fillColor());
    assertEquals(0, table.highlights().first().strokeWidth());
  }

  @Test
  void numbersOfTablesCanChange() {
    IntegerTable integers = new IntegerTable(new double[][] {{1, 20}, {3, 4}});
    DecimalTable decimals = new DecimalTable(new double[][] {{0.25}}, 2);

    assertEquals(20, integers.entry(0, -1).value());
    assertEquals("0.25", decimals.entry(0, 0).text());
    integers.entry(0, 0).setValue(7);
    assertEquals(7, integers.entry(0, 0).value());
  }

  @Test
  void aRowOfEmptyTextsHasNoHeightButAGap() {
    Table table = new Table(List.of(List.of("a", "b"), List.of("", ""), List.of("c", "d")));

    assertEquals(0.8, table.cell(1, 0).height(), CLOSE);
  }

  @Test
  void anEntryChangesAtOnceAndInAnAnimation() {
    Table table = new Table(List.of(List.of("a", "12"), List.of("c", "d"))).columnLabels("x", "y");
    table.entry(0, 1).setColor(Palette.YELLOW);
    table.scale(0.5);
    Vec place = table.entry(0, 1).center();
    Table changed = table.copy().setEntry(0, 1, "4");
    assertEquals("4", changed.entry(0, 1).source());
    assertEquals(Palette.YELLOW, changed.entry(0, 1).color());
    assertEquals(table.entry(0, 1).fontSize(), changed.entry(0, 1).fontSize(), 1e-9);
    assertEquals(0, place.distance(changed.entry(0, 1).center()), 1e-9);
    assertSame(changed.entry(0, 1), changed.rows().get(1).get(1));
    assertEquals(4, changed.entries().size());
    table.become(changed);
    table.setEntry(0, 1, "7");
    assertEquals(Palette.YELLOW, table.entry(0, 1).color());
    assertEquals(0, place.distance(table.entry(0, 1).center()), 1e-6);
    MathTable formulas = new MathTable(List.of(List.of("x"))).setEntry(-1, -1, "y^2");
    assertEquals("y^2", formulas.entry(0, 0).source());
    assertThrows(IndexOutOfBoundsException.class, () -> table.setEntry(2, 0, "e"));
  }

  @Test
  void unevenRowsAreAnErrorThatNamesThem() {
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> new Table(List.of(List.of("a", "b"), List.of("c"))))
            .getMessage();

    assertTrue(message.contains("row 0 is 2") && message.contains("row 1 is 1"), message);
  }

  @Test
  void emptyTablesWrongLabelsAndPositionsAreErrors() {
    assertThrows(IllegalArgumentException.class, () -> new Table(List.of()));
    assertThrows(IllegalArgumentException.class, () -> new DecimalTable(new double[][] {{}}));
    MathTable table = new MathTable(List.of(List.of("x^2")));
    assertThrows(IllegalArgumentException.class, () -> table.rowLabels("a", "b"));
    assertThrows(IllegalArgumentException.class, () -> table.columnLabels("a", "b"));
    assertThrows(IndexOutOfBoundsException.class, () -> table.get(1, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> table.cell(0, 5));
    Mobject<?> last = table.get(-1, -1);
    assertSame(table.entry(0, 0), last);
  }
}
