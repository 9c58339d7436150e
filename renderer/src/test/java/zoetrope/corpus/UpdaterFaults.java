package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Dot;

/** Faults of updaters that run in the wrong order, or that undo an animation. */
final class UpdaterFaults extends FlatScene {
  @Seeded(value = FaultKind.LATE, object = "level pen", from = 0.5)
  @Seeded(value = FaultKind.LATE, object = "level pen", from = 0.5, variant = 1, tall = true)
  void aLineMissesItsDot() {
    var x = valueTracker(0);
    var pen = always(dot().setColor(YELLOW), d -> d.moveTo(at(x.value() - 3, 2 - x.value())));
    var level = alwaysRedraw(() -> line(at(-4, 2 - x.value()), pen.center()));
    add(level, pen);
    pause(0.5);
    play(animate(x, v -> v.setValue(4)).runTime(2));
  }

  @Seeded(value = FaultKind.LATE, object = "ring spot", from = 0)
  void aRingIsBehindTheDotThatItSurrounds() {
    var angle = valueTracker(0);
    var spot = dot(0.1).setColor(RED);
    var ring = circle(0.3).setStroke(WHITE, 4);
    ring.addUpdater(r -> r.moveTo(spot));
    spot.addUpdater(s -> s.moveTo(right(2.5).rotate(angle.value())));
    add(ring, spot);
    play(animate(angle, a -> a.setValue(TAU)).rate(LINEAR).runTime(3));
  }

  @Seeded(value = FaultKind.LATE, object = "names ends", from = 0)
  void namesReadEndsThatAGroupMovesLater() {
    var year = valueTracker(0);
    Group<Dot> ends = group(dot(), dot());
    var names = group(square(0.4), square(0.4));
    names.addUpdater(
        n -> {
          n.get(0).moveTo(ends.get(0));
          n.get(1).moveTo(ends.get(1));
        });
    ends.addUpdater(
        e -> {
          e.get(0).moveTo(at(year.value() - 4, 1));
          e.get(1).moveTo(at(year.value() - 4, -1));
        });
    add(names, ends);
    play(animate(year, y -> y.setValue(8)).runTime(2));
  }

  @Seeded(value = FaultKind.LATE, object = "rod bob", from = 0, by = 0)
  void aRodIsLateBecauseItsBobIsIntegrated() {
    var bob = dot(0.25).setColor(BLUE).moveTo(at(-3, -2));
    bob.addUpdater((b, dt) -> b.shift(right(2 * dt)));
    var rod = alwaysRedraw(() -> line(up(2), bob.center()).setStroke(WHITE, 5));
    add(rod, bob);
    pause(3);
    bob.clearUpdaters();
  }

  @Seeded(value = FaultKind.POP, object = "bar", from = 1)
  void aRedrawnBarLosesItsDimming() {
    var length = valueTracker(3);
    var bar = alwaysRedraw(() -> line(left(2), right(length.value())).setStroke(BLUE, 25));
    add(bar);
    play(animate(bar, b -> b.setStrokeOpacity(0.2)), fadeIn(dot(up(2))).runTime(2));
  }

  @Seeded(value = FaultKind.POP, object = "ball", from = 1.5)
  void aBallReturnsToItsPlaceBeforeThePlayEnds() {
    var place = valueTracker(-2);
    var ball = circle(0.5).setFill(RED, 1);
    ball.addUpdater(b -> b.setX(place.value()));
    add(ball);
    pause(0.5);
    play(animate(ball, b -> b.shift(right(3))), create(circle(3)).runTime(2));
  }

  @Seeded(value = FaultKind.POP, object = "bar", from = 1)
  void aRedrawnBarLosesItsColourAfterThePlay() {
    var length = valueTracker(3);
    var bar = alwaysRedraw(() -> line(left(2), right(length.value())).setStroke(BLUE, 25));
    add(bar);
    play(animate(bar, b -> b.setStroke(RED, 25)));
    pause(0.5);
  }

  @Seeded(value = FaultKind.POP, object = "chain", from = 1)
  void membersOnTheStageFadeInAgainWithTheirGroup() {
    var chain = group(circle(0.8), circle(0.8), circle(0.8)).arrange(RIGHT, 0.5);
    chain.setFill(TEAL, 1);
    play(fadeIn(chain.get(0)), fadeIn(chain.get(1)));
    play(fadeIn(chain));
  }

  @Seeded(value = FaultKind.POP, object = "marks", from = 1)
  void someMembersOfAGroupAreAddedAtOnce() {
    var marks = group(square(0.8), square(0.8), dot(0.3), dot(0.3)).arrange(RIGHT, 0.5);
    play(create(marks.get(0)), create(marks.get(1)));
    add(marks);
    pause(0.5);
  }
}
