package zoetrope.animation.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.animation.Animation;
import zoetrope.author.Runs;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/** Containers on the stage: a reflow ends where a new layout would begin, and nothing collides. */
class ReflowTest {
  private static final double EPS = 1e-6;

  /** Requires that the members are where a new container of copies would put them. */
  private static void assertLaidOut(LayoutBox<?> box) {
    List<Vec> places = centers(box);
    var fresh = (LayoutBox<?>) box.copy();
    fresh.reflowNow();
    List<Vec> wanted = centers(fresh);
    for (int i = 0; i < places.size(); i++) {
      double distance = places.get(i).distance(wanted.get(i));
      assertTrue(distance < EPS, i + ": " + places.get(i) + " is not " + wanted.get(i));
    }
  }

  private static List<Vec> centers(LayoutBox<?> box) {
    List<Vec> all = new ArrayList<>();
    for (Mobject<?> m : box.children()) {
      if (m instanceof LayoutBox<?> nested) {
        all.addAll(centers(nested));
      } else {
        all.add(m.center());
      }
    }
    return all;
  }

  private static Arguments change(String name, BiFunction<FlexBox, FlexBox, Animation<?>> change) {
    return Arguments.of(name, change);
  }

  static Stream<Arguments> changes() {
    return Stream.of(
        change("grows", (row, inner) -> animate(row.get(0), a -> a.scale(2))),
        change(
            "grows and is moved", (row, inner) -> animate(row.get(0), a -> a.scale(2).shift(UP))),
        change("a nested one grows", (row, inner) -> animate(inner.get(1), a -> a.scale(3))),
        change("a container grows", (row, inner) -> animate(inner, a -> a.scale(0.5))),
        change("becomes a circle", (row, inner) -> transform(row.get(0), circle(2).shift(UP))),
        change(
            "becomes a longer text",
            (row, inner) -> transform(inner.get(0), text("a much longer text"))),
        change(
            "two grow in a group",
            (row, inner) ->
                animationGroup(
                    animate(row.get(0), a -> a.scale(2)), animate(row.get(2), a -> a.scale(2)))),
        change("is indicated", (row, inner) -> indicate(row.get(2))),
        change("only the gap changes", (row, inner) -> indicate(row.gap(1).get(1))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("changes")
  void endsWhereAFreshLayoutWould(String name, BiFunction<FlexBox, FlexBox, Animation<?>> change) {
    for (boolean isFirst : new boolean[] {true, false}) {
      var inner = column(text("one"), square(0.5)).gap(0.3);
      var row = row(square(1), inner, circle(0.4)).moveTo(at(1, -1));
      Runs.Run run =
          Runs.run(
              s -> {
                s.put(row);
                Animation<?> other = change.apply(row, inner);
                if (isFirst) {
                  s.playAll(row.reflow(), other);
                } else {
                  s.playAll(other, row.reflow());
                }
                assertLaidOut(row);
                Vec center = row.bounds().center();
                assertEquals(1, center.x(), EPS);
                s.playAll(row.reflow());
                assertEquals(0, row.bounds().center().distance(center), EPS);
              });
      assertEquals(List.of(), run.result().warnings());
    }
  }

  @Test
  void nothingOverlapsOnTheWay() {
    var members = List.of(square(1), square(0.8), square(1.2), square(0.6));
    var grid = grid(2, 2, members).gap(0.1);
    for (var m : members) {
      m.setStroke(WHITE, 0).setFill(BLUE, 1);
    }
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(grid);
              s.playAll(
                  grid.reflow(),
                  animate(members.get(0), m -> m.scale(3)),
                  animate(members.get(3), m -> m.scale(2)));
            });
    for (int frame = 0; frame < 10; frame++) {
      List<Bounds> places = run.places(frame);
      for (int i = 0; i < 4; i++) {
        for (int j = 0; j < i; j++) {
          Bounds common = places.get(i).intersection(places.get(j));
          assertTrue(
              common.isEmpty() || Math.min(common.size().x(), common.size().y()) < EPS,
              "frame " + frame);
        }
      }
    }
  }

  @Test
  void newMembersAppearInTheirPlacesAndOldOnesMoveUp() {
    var a = square(1);
    var b = square(1);
    var c = square(1);
    var column = column(a, b).gap(0.5).align(UL);
    Runs.run(
        s -> {
          s.put(column);
          double top = a.y(UP);
          column.add(c);
          assertEquals(0, c.y(), EPS, "a new member waits for the reflow");
          s.playAll(growFromCenter(c), column.reflow());
          assertEquals(top - 4, c.y(DOWN), EPS);
          assertEquals(1, c.width(), EPS);
          column.remove(a);
          s.playAll(fadeOut(a), column.reflow());
          assertEquals(top, b.y(UP), EPS);
          assertFalse(s.stands(a));
          s.playAll(succession(animate(b, m -> m.scale(2)), column.reflow()));
          assertLaidOut(column);
          var d = square(0.5);
          column.replaceChild(0, d);
          s.playAll(replacementTransform(b, d), column.reflow());
          assertEquals(top, d.y(UP), EPS);
        });
  }

  @Test
  void doesNotBringUnseenMembersOntoTheStage() {
    var a = square(1);
    var b = square(1);
    var row = row(a, b);
    Runs.run(
        s -> {
          s.playAll(fadeIn(a));
          row.gap(2);
          s.playAll(row.reflow());
          assertFalse(s.stands(b));
          assertEquals(2, b.x(LEFT) - a.x(RIGHT), EPS);
        });
  }

  @Test
  void aTransformIntoAContainerEndsInItsLook() {
    var dots = dot().replicate(5).arrange(UP);
    var row = row(square(1), square(1)).gap(1).shift(UP);
    Bounds wanted = row.bounds();
    Runs.run(
        s -> {
          s.playAll(transform(dots, row));
          assertEquals(0, dots.bounds().max().distance(wanted.max()), EPS);
          assertEquals(0, dots.bounds().min().distance(wanted.min()), EPS);
          row.reverse();
          assertEquals(-1, row.get(0).x(), EPS);
        });
  }

  @Test
  void settingsChangeInAnAnimateAndStay() {
    var row = row(square(1), square(1)).gap(0.2);
    Runs.run(
        s -> {
          s.put(row);
          s.playAll(animate(row, r -> r.gap(1).shift(UP)));
          assertEquals(1, row.get(1).x(LEFT) - row.get(0).x(RIGHT), EPS);
          s.playAll(row.reflow());
          assertEquals(3, row.width(), EPS);
          assertEquals(1, row.y(), EPS);
        });
  }

  @Test
  void aContainerCanBeLaidOutInEachFrame() {
    var a = square(1);
    var b = square(1);
    var row = row(a, b).gap(0.5);
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(always(row, r -> r.reflowNow()));
              s.playAll(animate(a, m -> m.stretchToWidth(3)).runTime(2));
            });
    for (int frame = 0; frame < 20; frame++) {
      assertEquals(
          0.5, run.places(frame).get(1).min().x() - run.places(frame).get(0).max().x(), EPS);
    }
    assertNotSame(row.copy().get(0), a);
  }
}
