package zoetrope.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;
import static zoetrope.mobject.Near.assertAt;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.shapes.Circle;

/** Tests of methods that have their counterparts in Manim. */
class ManimMethodsTest {
  @Test
  void arcLengthFollowsCurves() {
    assertEquals(2 * PI * 1.5, circle(1.5).arcLength(), 1e-3);
    assertEquals(8, square(2).rotate(0.3).arcLength(), 1e-9);
    assertEquals(1.5, line(ORIGIN, right(3)).scale(0.5).arcLength(), 1e-9);
    assertEquals(0, dot().copy().setPath(zoetrope.geometry.Path.EMPTY).arcLength());
  }

  @Test
  void proportionFromPointIsTheInverseOfPointAt() {
    var curve = circle(2).shift(at(1, 1));
    for (double alpha : List.of(0.0, 0.1, 0.37, 0.5, 0.93)) {
      assertEquals(alpha, curve.proportionFromPoint(curve.pointAt(alpha)), 1e-6);
    }
    assertEquals(0.25, line(LEFT, right(3)).proportionFromPoint(up(7)), 1e-9);
    assertEquals(1, line(LEFT, RIGHT).proportionFromPoint(right(9)), 1e-9);
    var nothing = circle().setPath(zoetrope.geometry.Path.EMPTY);
    assertThrows(IllegalStateException.class, () -> nothing.proportionFromPoint(UP));
  }

  @Test
  void updatersAreListedAndCopied() {
    Updater<Circle> turn = (c, dt) -> c.rotate(dt);
    var a = circle().addUpdater(turn).addUpdater(c -> c.setX(1)).simulate(10, turn);
    assertEquals(3, a.updaters().size());
    var b = circle().addUpdater(c -> c.setY(5)).matchUpdaters(a);
    assertEquals(a.updaters(), b.updaters());
    assertAt(1, 0, b.toCenter().matchUpdaters(a).center());
    assertTrue(a.suspendUpdating().hasUpdaters());
    a.updaters().forEach(a::removeUpdater);
    assertFalse(a.hasUpdaters());
    assertTrue(b.hasUpdaters());
    assertTrue(a.matchUpdaters(a).updaters().isEmpty());
  }

  @Test
  void objectsOutsideTheFrameAreShiftedIntoIt() {
    var box = square(1).moveTo(at(9, -4));
    assertTrue(square(1).moveTo(at(0, 4.6)).isOffScreen());
    assertFalse(box.copy().moveTo(at(7.5, 0)).isOffScreen());
    box.shiftOntoScreen();
    assertAt(64 / 9.0 - 1, -3, box.center());
    assertAt(1, 2, square(1).moveTo(at(1, 2)).shiftOntoScreen().center());
    assertAt(0, 3.5, rectangle(30, 1).moveTo(at(3, 9)).shiftOntoScreen(0).center());
    assertTrue(group().isOffScreen());
  }

  @Test
  void coloursFollowTheDistance() {
    var row = group(dot(ORIGIN), dot(RIGHT), dot(right(2)), dot(right(5)));
    row.setColorsByRadialGradient(ORIGIN, 2, BLACK, WHITE);
    assertEquals(
        List.of(BLACK, Color.rgb(0.5, 0.5, 0.5), WHITE, WHITE),
        row.stream().map(Styling::color).toList());
    assertThrows(
        IllegalArgumentException.class,
        () -> row.setColorsByRadialGradient(ORIGIN, 0, BLACK, WHITE));
    assertEquals(List.of(BLACK, WHITE), List.of(YELLOW.contrasting(), BLUE_E.contrasting()));
  }

  @Test
  void gapsBelowOneAnotherAreEqual() {
    var column = group(square(1), square(2), square(1)).arrangeToFitHeight(6);
    assertEquals(6, column.height(), 1e-12);
    assertAt(0, 2.5, column.get(0).center());
    assertAt(0, -2.5, column.get(2).center());
    assertEquals(3, column.arrangeToFitHeight(5, UP).top().y(), 1e-12);
  }

  @Test
  void rowsAndColumnsOfTablesAreColoured() {
    var table = table(List.of(List.of("a", "b"), List.of("c", "d")));
    table.setRowColors(RED, BLUE).setColumnColors(GREEN);
    assertEquals(
        List.of(GREEN, RED, GREEN, BLUE),
        table.entries().stream().map(entry -> entry.children().get(0).color()).toList());
    assertThrows(IllegalArgumentException.class, () -> table.setRowColors(RED, RED, RED));
  }

  @Test
  void tipsAreListed() {
    assertEquals(1, tippedArrow(LEFT, RIGHT).tips().size());
    assertEquals(2, doubleArrow(LEFT, RIGHT).tipSize(0.2, 0.2).tips().size());
    assertEquals(0, arrow(LEFT, RIGHT).tips().size());
  }

  @Test
  void theCameraZoomsToObjects() {
    var frame = new CameraFrame().autoZoom(1, square(2).moveTo(at(5, 1)), square(2));
    assertAt(2.5, 0.5, frame.center());
    assertEquals(9, frame.width(), 1e-9);
    assertEquals(4, new CameraFrame().autoZoom(1, square(2)).height(), 1e-9);
    assertThrows(IllegalArgumentException.class, () -> new CameraFrame().autoZoom(1, group()));
  }

  @Test
  void pointsAreProjectedAndBack() {
    var frame = new CameraFrame().reorient(30, 60).moveTo(at(1, 2, 3)).setHeight(5);
    assertAt(0, 0, frame.toFixedFramePoint(at(1, 2, 3)));
    Vec seen = at(2, -1.5);
    Vec back = frame.toFixedFramePoint(frame.fromFixedFramePoint(seen));
    assertEquals(0, seen.distance(back), 1e-9);
    assertThrows(
        IllegalArgumentException.class,
        () -> new CameraFrame().toFixedFramePoint(new CameraFrame().eye().plus(OUT)));
  }
}
