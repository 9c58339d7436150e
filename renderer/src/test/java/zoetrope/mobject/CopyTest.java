package zoetrope.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.geometry.Directions.LEFT;
import static zoetrope.geometry.Directions.RIGHT;
import static zoetrope.geometry.Directions.UP;
import static zoetrope.mobject.Near.assertAt;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;

class CopyTest {

  /** A mobject class as authors write it. Its parts are in final fields. */
  private static final class Labelled extends TypedGroup<Mobject<?>, Labelled> {
    final Square box = new Square(1);
    final Group<Dot> dots = new Group<>(new Dot(LEFT), new Dot(RIGHT));
    final List<Dot> ends = List.of(dots.get(0), dots.get(1));
    final Dot outside;

    Labelled(Dot outside) {
      this.outside = outside;
      add(box, dots);
    }
  }

  @Test
  void fieldsOfACopyReferToTheCopiedPartsAndToNothingElse() {
    var outside = new Dot();
    var original = new Labelled(outside);
    var copy = original.copy().shift(UP);
    assertSame(copy.children().get(0), copy.box);
    assertSame(copy.children().get(1), copy.dots);
    assertSame(copy.dots.get(1), copy.ends.get(1));
    assertNotSame(original.box, copy.box);
    assertSame(outside, copy.outside);
    assertAt(0, 1, copy.box.center());
    assertAt(0, 0, original.box.center());
  }

  @Test
  void aMemberThatOccursTwiceIsCopiedOnce() {
    var dot = new Dot();
    var copy = new Group<Mobject<?>>(new Group<>(dot), dot).copy();
    assertSame(copy.get(0).children().get(0), copy.get(1));
  }

  @Test
  void copiesShareUpdatersButNoTargetAndNoSavedState() {
    var calls = new ArrayList<Dot>();
    var dot = new Dot().addUpdater((Dot d) -> calls.add(d));
    dot.generateTarget();
    dot.saveState();
    var copy = dot.copy();
    copy.update(0.1);
    assertEquals(List.of(dot, copy), calls);
    assertThrows(IllegalStateException.class, copy::target);
    assertThrows(IllegalStateException.class, copy::restore);
  }

  @Test
  void aTargetIsACopyToBeChanged() {
    var dot = new Dot();
    dot.generateTarget().shift(UP);
    assertAt(0, 1, dot.target().center());
    assertAt(0, 0, dot.center());
  }

  @Test
  void restoringUndoesPlaceStyleAndShape() {
    var box = new Square(2).setFill(Palette.BLUE, 0.5).saveState();
    box.scale(3).shift(UP).setFill(Palette.RED, 1).roundCorners(0.5);
    box.restore();
    assertAt(0, 0, box.center());
    assertEquals(2, box.width(), 1e-12);
    assertEquals(Palette.BLUE.withAlpha(0.5), box.fillColor());
    assertEquals(4, box.localPath().curveCount());
  }

  @Test
  void becomingCopiesTheLookAndKeepsTheClass() {
    var circle = new Circle(2).setStroke(Palette.GREEN, 7).shift(LEFT);
    var square = new Square(1);
    Square same = square.become(circle);
    assertSame(square, same);
    assertAt(-1, 0, square.center());
    assertEquals(4, square.width(), 1e-9);
    assertEquals(7, square.strokeWidth());
  }

  @Test
  void becomingAGroupShowsExactlyItsChildren() {
    var three = new Group<>(new Dot(LEFT), new Dot(), new Dot(RIGHT));
    var two = new Group<>(new Dot(UP), new Dot(Vec.of(0, 3)));
    var grown = two.copy().become(three);
    assertEquals(places(three), places(grown));
    var shrunk = three.copy().become(two);
    assertEquals(places(two), places(shrunk));
  }

  private static List<Vec> places(Mobject<?> m) {
    List<Item> items = new ArrayList<>();
    m.appendItems(items);
    return items.stream().map(i -> i.bounds().center()).toList();
  }

  @Test
  void anUnchangedObjectEmitsTheSameItem() {
    var arrow = new Arrow(LEFT, RIGHT);
    var before = items(arrow).get(0);
    assertSame(before, items(arrow).get(0));
    arrow.shift(UP);
    var after = (Item.Shape) items(arrow).get(0);
    assertNotSame(before, after);
    assertSame(((Item.Shape) before).path(), after.path());
  }

  private static List<Item> items(Mobject<?> m) {
    List<Item> items = new ArrayList<>();
    m.appendItems(items);
    return items;
  }

  @Test
  void anObjectCannotBecomePartOfItself() {
    var inner = new Group<Mobject<?>>();
    var outer = new Group<Mobject<?>>(inner);
    assertThrows(IllegalArgumentException.class, () -> inner.add(outer));
    assertTrue(inner.children().isEmpty());
  }
}
