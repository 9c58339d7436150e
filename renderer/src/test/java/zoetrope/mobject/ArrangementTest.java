package zoetrope.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static zoetrope.geometry.Directions.DOWN;
import static zoetrope.geometry.Directions.LEFT;
import static zoetrope.geometry.Directions.OUT;
import static zoetrope.geometry.Directions.RIGHT;
import static zoetrope.geometry.Directions.UP;
import static zoetrope.mobject.Near.assertAt;
import static zoetrope.mobject.Near.assertSize;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;

class ArrangementTest {
  private static Group<Square> squares(double... sides) {
    var group = new Group<Square>();
    for (double side : sides) {
      group.add(new Square(side));
    }
    return group;
  }

  private static Group<Square> squares(int n) {
    return squares(IntStream.range(0, n).mapToDouble(i -> 1).toArray());
  }

  @Test
  void arrangePutsChildrenInARowWithGapsOfAQuarterAroundTheOrigin() {
    var row = squares(1, 2, 1).arrange();
    assertAt(-1.75, 0, row.get(0).center());
    assertAt(0, 0, row.get(1).center());
    assertSize(4.5, 2, row);
    assertAt(0, 0, row.shift(RIGHT).arrange(DOWN, 0, LEFT).center());
    assertEquals(row.get(0).x(LEFT), row.get(1).x(LEFT), 1e-12);
  }

  @Test
  void arrangeAlsoStacksTowardsTheViewer() {
    var stack = squares(3).arrange(OUT, 1);
    assertEquals(-1, stack.get(0).z(), 1e-12);
    assertEquals(1, stack.get(2).z(), 1e-12);
  }

  @Test
  void arrangingInPlaceDoesNotMoveTheFirstChild() {
    var row = squares(2).shift(Vec.of(3, 1)).arrangeInPlace(RIGHT, 0.5, Vec.ZERO);
    assertAt(3, 1, row.get(0).center());
    assertAt(4.5, 1, row.get(1).center());
  }

  @Test
  void aGridGoesRowByRowWithGapsOfHalfTheFirstChild() {
    var grid = squares(1, 1, 2, 1, 1, 1).arrangeInGrid(2, 3);
    assertAt(-2.75, 1, grid.get(0).center());
    assertAt(-0.25, 1, grid.get(1).center());
    assertAt(-2.75, -1.5, grid.get(3).center());
  }

  @Test
  void aGridWithoutNumbersHasTheSquareRootOfTheChildrenAsRows() {
    assertSize(4, 2.5, squares(1, 1, 1, 1, 1, 1).arrangeInGrid(2, 3, 0.5));
    var grid = squares(7).arrangeInGrid();
    assertEquals(grid.get(0).y(), grid.get(2).y(), 1e-12);
    assertEquals(3, grid.stream().map(s -> Math.rint(2 * s.y())).distinct().count());
  }

  @Test
  void aGridCanBeFilledColumnByColumnAndAlignItsEdges() {
    var layout = GridLayout.of(2, 2).buff(0).align(LEFT).byColumns();
    var grid = squares(1, 2, 2, 2).arrangeInGrid(layout);
    assertEquals(grid.get(0).x(LEFT), grid.get(1).x(LEFT), 1e-12);
    assertEquals(-2, grid.get(0).x(LEFT), 1e-12);
    assertEquals(grid.get(0).y(), grid.get(2).y(), 1e-12);
  }

  @Test
  void copiesInAGridComeRowByRow() {
    var grid = new Square(1).grid(GridLayout.of(6, 6).buff(0));
    assertSize(6, 6, grid);
    assertAt(-2.5, 2.5, grid.get(0).center());
    assertAt(2.5, 2.5, grid.get(5).center());
    var rows = grid.inGroupsOf(6);
    assertEquals(6, rows.size());
    assertSame(grid.get(7), rows.get(1).get(1));
  }

  @Test
  void fittingAWidthChangesOnlyTheGaps() {
    var row = squares(1, 2, 1).arrange().shift(Vec.of(5, 1));
    row.get(1).shift(DOWN);
    row.arrangeToFitWidth(8);
    assertEquals(8, row.width(), 1e-12);
    assertEquals(5, row.x(), 1e-12);
    assertEquals(2, row.get(1).width());
    assertEquals(0, row.get(1).y());
    double gap = row.get(1).x(LEFT) - row.get(0).x(RIGHT);
    assertEquals(gap, row.get(2).x(LEFT) - row.get(1).x(RIGHT), 1e-12);
    assertEquals(row.x(LEFT), row.copy().arrangeToFitWidth(3, LEFT).x(LEFT), 1e-12);
  }

  @Test
  void sortingIsStableAndByXUnlessAKeyIsGiven() {
    var a = new Dot(Vec.of(1, 0));
    var b = new Dot(Vec.of(0, 1));
    var c = new Dot(Vec.of(1, 2));
    var group = new Group<>(a, b, c).sort();
    assertEquals(List.of(b, a, c), group.stream().toList());
    assertEquals(List.of(c, b, a), group.sort(m -> -m.y()).stream().toList());
    assertEquals(List.of(a, b, c), group.reverse().stream().toList());
  }

  @Test
  void shufflingDependsOnlyOnTheSeed() {
    var first = squares(9);
    var order = List.copyOf(first.children());
    first.shuffle(new SplittableRandom(7));
    var once = List.copyOf(first.children());
    first.setChildren(order).shuffle(new SplittableRandom(7));
    assertEquals(once, first.children());
    assertEquals(9, once.stream().distinct().count());
  }

  @Test
  void spreadingSeparatesOverlappingChildrenAndMovesOthersNot() {
    var column = squares(1, 1, 1);
    column.get(0).moveTo(Vec.of(3, 0.2));
    column.get(1).moveTo(Vec.of(2, 0));
    column.get(2).moveTo(Vec.of(1, -4));
    column.spread(DOWN, 0.1);
    assertAt(3, 0.65, column.get(0).center());
    assertAt(2, -0.45, column.get(1).center());
    assertAt(1, -4, column.get(2).center());
    var before = column.copy();
    column.spread(UP, 0);
    assertAt(3, before.get(0).y(), column.get(0).center());
    assertThrows(IllegalArgumentException.class, () -> column.spread(OUT, 0.1));
    assertThrows(IllegalArgumentException.class, () -> column.spread(UP, -1));
  }

  @Test
  void spacingOutSpreadsPlacesAndKeepsSizes() {
    var row = squares(1, 1).arrange(RIGHT, 1).spaceOut(2);
    assertAt(2, 0, row.get(1).center());
    assertSize(1, 1, row.get(1));
  }
}
