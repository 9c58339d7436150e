package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Dot;

/** Scenes with updaters in the right order, or whose order does not matter. */
final class CleanUpdaters extends FlatScene {
  @Clean
  void aLineReadsADotThatIsUpdatedBefore() {
    var x = valueTracker(0);
    var pen = always(dot().setColor(YELLOW), d -> d.moveTo(at(x.value() - 3, 2 - x.value())));
    var level = alwaysRedraw(() -> line(at(-4, 2 - x.value()), pen.center()));
    add(pen, level);
    play(animate(x, v -> v.setValue(4)).runTime(2));
  }

  @Clean
  void bothReadTheSameTracker() {
    var x = valueTracker(0);
    var level = alwaysRedraw(() -> line(left(4), at(x.value() - 3, 1)));
    var pen = always(dot().setColor(YELLOW), d -> d.moveTo(at(x.value() - 3, 1)));
    add(level, pen);
    play(animate(x, v -> v.setValue(6)).rate(LINEAR).runTime(1.5));
  }

  @Clean
  void aLineFollowsAnAnimatedDot() {
    var end = dot(left(3)).setColor(RED);
    var rod = alwaysRedraw(() -> line(down(2), end.center()));
    add(rod, end);
    play(animate(end, e -> e.moveTo(at(3, 2))).runTime(1.5));
  }

  @Clean
  void sparksJumpAtRandom() {
    var spark = alwaysRedraw(() -> circle(0.1 + 0.2 * random().nextDouble()).setFill(GOLD, 1));
    var ball = dot(0.3).setColor(BLUE).moveTo(at(-4, 2));
    ball.addUpdater((b, dt) -> b.shift(right(3 * dt)));
    add(spark, ball);
    pause(2);
    ball.clearUpdaters();
  }

  @Clean
  void anUpdaterTurnsByItself() {
    var wheel = square(1.5).setStroke(TEAL, 6).moveTo(down(2));
    wheel.addUpdater(w -> w.rotate(0.05));
    var ball = dot(0.3).setColor(BLUE).moveTo(at(-4, 2));
    ball.addUpdater((b, dt) -> b.shift(right(3 * dt)));
    add(wheel, ball);
    pause(2);
    wheel.clearUpdaters();
    ball.clearUpdaters();
  }

  @Clean
  void aFollowerOfASlowObjectIsHardlyLate() {
    var x = valueTracker(0);
    var hand = always(dot(), d -> d.moveTo(at(x.value(), 1)));
    var ring = always(circle(0.3), r -> r.moveTo(hand));
    add(ring, hand);
    play(animate(x, v -> v.setValue(0.5)).rate(LINEAR).runTime(2));
  }

  @Clean
  void aChartIsUpdatedByItsGroup() {
    var t = valueTracker(0);
    Group<Dot> spots = group(dot(), dot(), dot());
    spots.addUpdater(
        s -> {
          for (int i = 0; i < 3; i++) {
            s.get(i).moveTo(at(2 * i - 2, StrictMath.sin(t.value() + i)));
          }
        });
    var curve =
        alwaysRedraw(
            () -> {
              List<zoetrope.geometry.Vec> points = new ArrayList<>();
              spots.forEach(spot -> points.add(spot.center()));
              return polyline(points).setStroke(YELLOW, 4);
            });
    add(spots, curve);
    play(animate(t, v -> v.setValue(TAU)).rate(LINEAR).runTime(2));
  }

  @Clean
  void aRedrawnLineFadesInBeforeThePlayEnds() {
    var x = valueTracker(2);
    var bar = alwaysRedraw(() -> line(left(2), right(x.value())).setStroke(BLUE, 20));
    play(fadeIn(bar), fadeIn(dot(up(2))).runTime(2));
    play(animate(x, v -> v.setValue(3)), fadeIn(dot(down(2))).runTime(2));
  }

  @Clean
  void anAnimationEndsWhereTheUpdaterGoesOn() {
    var place = valueTracker(1);
    var ball = circle(0.5).setFill(RED, 1).moveTo(left(2));
    add(ball);
    ball.addUpdater(b -> b.setY(0));
    play(animate(ball, b -> b.setX(place.value())), create(circle(3)).runTime(2));
  }

  @Clean
  void aGroupIsAddedWhenAllItsMembersAreShown() {
    var marks = group(square(0.8), square(0.8), dot(0.3)).arrange(RIGHT, 0.5);
    play(create(marks.get(0)), create(marks.get(1)), fadeIn(marks.get(2)));
    add(marks);
    play(animate(marks, m -> m.shift(up(1))));
  }

  @Clean
  void aThinCopyGoesBehindItsThickCurve() {
    var x = valueTracker(0.01);
    var wave = line(left(3), right(3)).setStroke(YELLOW, 6);
    var spot = always(dot(), d -> d.moveTo(at(x.value(), 2)));
    add(wave, spot);
    play(animate(x, v -> v.setValue(2)));
    var ghost = line(left(3), right(3)).setStroke(GREY_D, 2);
    bringToBack(ghost);
    play(animate(x, v -> v.setValue(0)));
  }
}
