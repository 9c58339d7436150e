package zoetrope.animation.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;

/** Rows, columns, grids and overlays outside of scenes, where they are laid out at once. */
class LayoutBoxesTest {
  private static final double EPS = 1e-9;

  private static void assertAt(double x, double y, Vec point) {
    assertEquals(x, point.x(), EPS);
    assertEquals(y, point.y(), EPS);
  }

  /** Requires that no two objects overlap. */
  static void assertSeparate(List<? extends Mobject<?>> members) {
    for (int i = 0; i < members.size(); i++) {
      for (int j = 0; j < i; j++) {
        Bounds common = members.get(i).bounds().intersection(members.get(j).bounds());
        boolean isApart = common.isEmpty() || common.size().x() < EPS || common.size().y() < EPS;
        assertTrue(isApart, i + " and " + j + " overlap in " + common);
      }
    }
  }

  @Test
  void aRowHasExactGapsAndItsCentreAtTheOrigin() {
    var a = rectangle(1, 2);
    var b = rectangle(3, 1);
    var c = rectangle(2, 1);
    var row = row(a, b, c).gap(0.4);
    assertEquals(0.4, b.x(LEFT) - a.x(RIGHT), EPS);
    assertEquals(0.4, c.x(LEFT) - b.x(RIGHT), EPS);
    assertAt(0, 0, row.center());
    assertEquals(0, c.y(), EPS);
    row.align(UP);
    assertEquals(a.y(UP), c.y(UP), EPS);
    assertEquals(0.25, row(b, c).get(1).x(LEFT) - b.x(RIGHT), EPS);
  }

  @Test
  void aColumnRunsDownwards() {
    var a = rectangle(1, 2);
    var b = rectangle(3, 1);
    var column = column(a, b).gap(0.5).align(LEFT).moveTo(at(2, 1));
    assertEquals(0.5, a.y(DOWN) - b.y(UP), EPS);
    assertEquals(a.x(LEFT), b.x(LEFT), EPS);
    assertAt(2, 1, column.center());
    assertAt(2, 1, column.gap(0.1).center());
    column.add(square(1));
    assertAt(2, 1, column.center());
    column.align(UL);
    double top = column.y(UP);
    column.add(square(1));
    assertEquals(top, column.y(UP), EPS);
    assertEquals(4, column.size());
  }

  @Test
  void aRowWrapsBeforeALineIsTooLong() {
    var boxes = square(1).replicate(7).stream().toList();
    var row = row(boxes).gap(0.25, 0.5).wrap(3.5);
    assertEquals(3.5, row.width(), EPS);
    assertEquals(4, row.height(), EPS);
    assertEquals(boxes.get(0).y(), boxes.get(2).y(), EPS);
    assertEquals(1.5, boxes.get(0).y() - boxes.get(3).y(), EPS);
    assertEquals(0, boxes.get(6).x(), EPS, "the last line is centred");
    row.align(LEFT);
    assertEquals(boxes.get(0).x(), boxes.get(6).x(), EPS);
    assertEquals(3, column(square(1).replicate(3).stream().toList()).wrap(1).gap(0).width(), EPS);
    String message =
        assertThrows(IllegalArgumentException.class, () -> row(text("too long a text")).wrap(1))
            .getMessage();
    assertTrue(message.startsWith("Text \"too long a text\" is 3."), message);
    assertTrue(message.contains("the lines of the row are 1.00 units"), message);
  }

  @Test
  void aGridHasColumnsAndRowsOfDifferentSizes() {
    var members = List.of(rectangle(1, 1), rectangle(3, 1), rectangle(1, 2), rectangle(1, 1));
    var grid = grid(2, 2, members).gap(0.5).align(UL);
    assertEquals(4.5, grid.width(), EPS);
    assertEquals(3.5, grid.height(), EPS);
    assertEquals(members.get(0).x(LEFT), members.get(2).x(LEFT), EPS);
    assertEquals(members.get(2).y(UP), members.get(3).y(UP), EPS);
    assertEquals(1.5, members.get(1).x(LEFT) - members.get(0).x(LEFT), EPS);
    String message =
        assertThrows(IllegalArgumentException.class, () -> grid(1, 2, dot(), square(), circle()))
            .getMessage();
    assertEquals(
        "3 objects do not fit into a grid of 1 rows and 2 columns: use at least 2 rows", message);
  }

  @Test
  void anOverlayIsAsLargeAsItsLargestMembers() {
    var card = rectangle(4, 2);
    var name = square(0.5);
    var row = row(overlay(card, name).align(UR), square(1));
    assertEquals(card.x(RIGHT), name.x(RIGHT), EPS);
    assertEquals(card.y(UP), name.y(UP), EPS);
    assertEquals(5.25, row.width(), EPS);
  }

  @Test
  void textsInARowHaveOneBaselineAndTextsInAColumnEqualDistances() {
    var words = List.of(text("one"), text("Typing"), text("pqg"), text("ace"));
    row(words);
    words.forEach(w -> assertEquals(words.get(0).baseline().y(), w.baseline().y(), EPS));
    column(words).gap(0.3);
    double pitch = words.get(0).baseline().y() - words.get(1).baseline().y();
    assertEquals(pitch, words.get(2).baseline().y() - words.get(3).baseline().y(), EPS);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void twoHundredMembersInNestedContainersDoNotOverlap(long seed) {
    var random = new SplittableRandom(seed);
    List<Rectangle> all = new ArrayList<>();
    List<Mobject<?>> groups = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      List<Rectangle> five = new ArrayList<>();
      for (int j = 0; j < 5; j++) {
        five.add(rectangle(random.nextDouble(0.1, 2), random.nextDouble(0.1, 2)));
      }
      all.addAll(five);
      double gap = random.nextDouble(0.3);
      groups.add(
          switch (i % 4) {
            case 0 -> row(five).gap(gap).align(UP);
            case 1 -> column(five).gap(gap).align(LEFT);
            case 2 -> grid(2, 3, five).gap(gap).align(DR);
            default -> row(five).gap(gap).wrap(12);
          });
    }
    var whole = row(groups).gap(0.1).wrap(30).scale(0.5).shift(UP);
    assertSeparate(all);
    all.forEach(m -> m.stretch(random.nextDouble(0.5, 3), 0));
    whole.wrap(60).reflowNow();
    assertSeparate(all);
  }

  @Test
  void aScaledContainerScalesItsGapsAndNewMembers() {
    var a = square(1);
    var row = row(a, square(1)).gap(1).scale(0.5);
    var late = square(1);
    row.add(late);
    assertEquals(0.5, late.width(), EPS);
    assertEquals(2.5, row.width(), EPS);
    assertEquals(2.5, row.reflowNow().width(), EPS);
    assertEquals(2.5, row.copy().reflowNow().width(), EPS);
  }

  @Test
  void emptyMembersTakeNoRoomAndMembersAreDistinct() {
    assertEquals(2.25, row(square(1), group(), square(1)).width(), EPS);
    assertEquals(0, row().width(), EPS);
    assertEquals(0, column(group()).gap(2).height(), EPS);
    var a = square(1);
    String message = assertThrows(IllegalArgumentException.class, () -> row(a, a)).getMessage();
    assertEquals("the same Square occurs twice in a Row: use copy()", message);
    assertThrows(IllegalArgumentException.class, () -> row(a).gap(-1));
    assertThrows(IllegalArgumentException.class, () -> row(a).wrap(0));
    assertThrows(IllegalArgumentException.class, () -> grid(0, 2, a));
    assertTrue(
        assertThrows(NullPointerException.class, () -> row(a, null))
            .getMessage()
            .contains("cannot contain null"));
  }
}
