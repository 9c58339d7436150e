package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.Map;
import zoetrope.scene.Fault;

/** Movements of objects and cameras, and changes, all of them intended. */
final class CleanMoves extends FlatScene {
  @Clean(2)
  void theCameraZoomsToADetail() {
    var dots = dot(0.12).replicate(24).arrangeInGrid(4, 6, 0.8);
    var goal = dots.get(9).setColor(YELLOW);
    var name = text("this one").scale(0.4).nextTo(goal, DOWN, 0.1);
    play(fadeIn(dots));
    camera().saveState();
    play(animate(camera(), c -> c.setWidth(variant == 0 ? 4 : 6).moveTo(goal)), fadeIn(name));
    pause(0.5);
    play(fadeOut(name));
    play(restore(camera()));
  }

  @Clean
  void theCameraPansAlongARow() {
    for (int i = 0; i < 5; i++) {
      add(group(square(2), integerNumber(i).scale(1.5)).shift(right(5 * i)));
    }
    camera().moveTo(right(2.5)).setWidth(24);
    pause(0.5);
    play(animate(camera(), c -> c.moveTo(right(10)).setWidth(30)).runTime(2));
  }

  @Clean
  void theCameraFollowsACar() {
    var road = line(left(7), right(20)).setStroke(GREY, 4);
    var car = rectangle(1, 0.5).setFill(RED, 1).moveTo(up(0.3));
    add(road, car);
    camera().addUpdater(c -> c.moveTo(car));
    play(animate(car, c -> c.shift(right(10))).runTime(2));
    camera().clearUpdaters();
  }

  @Clean
  void aTitleStaysWhileTheCameraMoves() {
    var title = text("A map").toEdge(UP).fixInFrame();
    var towns = dot(0.15).setColor(TEAL).replicate(6).arrangeInGrid(2, 3, 1).shift(down(1));
    add(title, towns);
    play(animate(camera(), c -> c.setHeight(6).shift(down(0.8))));
  }

  @Clean(2)
  void aTextIsCutOnPurpose() {
    var lines = paragraph("a", "long", "poem", "that", "scrolls", "up").scale(2);
    lines.moveTo(at(0, 3), UP);
    allow(Fault.CUT, "the poem scrolls through the frame", lines);
    if (variant == 1) {
      lines.setColor(GREY_A);
    }
    add(lines);
    play(animate(lines, l -> l.shift(up(3))).runTime(2));
  }

  @Clean
  void aWordIsSwept() {
    var word = text("next").scale(1.5);
    play(fadeIn(word).shift(UP));
    pause(0.5);
    play(fadeOut(word).shift(right(9)));
  }

  @Clean(2)
  void aSquareTurns() {
    var tile = square(2).setFill(BLUE, 1);
    add(tile);
    play(animate(tile, t -> t.rotate(variant == 0 ? PI : TAU)));
  }

  @Clean
  void shapesBecomeEachOther() {
    var shape = square(2).setFill(TEAL, 1);
    add(shape);
    play(transform(shape, circle(1.3).setFill(GREEN, 1)));
    play(transform(shape, star().scale(1.5).setFill(YELLOW, 1)));
    play(transform(shape, triangle().scale(1.5).setFill(RED, 1)));
  }

  @Clean
  void aShapeShrinksAway() {
    var seed = circle(1).setFill(GREEN, 1);
    play(growFromCenter(seed));
    play(shrinkToCenter(seed));
    play(fadeIn(square(1)));
  }

  @Clean(2)
  void aRowIsWrittenWithALag() {
    var row = group(tex("a"), tex("b"), tex("c"), tex("d")).scale(2).arrange(RIGHT, 1);
    play(laggedStart(row, r -> write(r)).lagRatio(variant == 0 ? 0.2 : 0.5));
    play(animate(row, r -> r.arrange(DOWN, 0.4)));
  }

  @Clean
  void everythingIsReplacedTogether() {
    var old = group(square(1), circle(0.5), triangle()).arrange(RIGHT, 1);
    play(fadeIn(old));
    var sum = text("three shapes").scale(1.2);
    play(replacementTransform(old, sum));
    pause(0.5);
  }

  @Clean
  void aPendulumSwings() {
    var pivot = dot(up(2.5));
    var bob = circle(0.3).setFill(GOLD, 1);
    bob.addUpdater(
        b -> b.moveTo(pivot.center().plus(down(3).rotate(0.6 * StrictMath.sin(3 * time())))));
    var rod = alwaysRedraw(() -> line(pivot.center(), bob.center()).setStroke(GREY_A, 4));
    add(bob, rod, pivot);
    pause(2);
  }

  @Clean
  void aWheelRolls() {
    var wheel = circle(1).setStroke(BLUE, 5).moveTo(at(-4, 0));
    var ground = line(at(-6, -1), at(6, -1)).setStroke(GREY, 3);
    var trace = tracedPath(wheel::center).setStroke(YELLOW, 2);
    add(ground, wheel, trace);
    play(animate(wheel, w -> w.shift(right(8))).rate(LINEAR).runTime(2));
  }

  @Clean
  void aSpringIsSimulated() {
    var weight = square(0.7).setFill(YELLOW, 1).moveTo(down(1));
    double[] speed = {0};
    weight.simulate(
        240,
        (w, dt) -> {
          speed[0] -= 20 * (w.y() + 0.5) * dt;
          w.shift(up(speed[0] * dt));
        });
    var spring = alwaysRedraw(() -> line(up(3), weight.top()).setStroke(GREY, 4));
    add(spring, weight);
    pause(1.5);
  }

  @Clean
  void aPlayInSlowMotion() {
    var ball = dot(left(4), 0.3).setColor(RED);
    add(ball);
    play(changeSpeed(animate(ball, b -> b.shift(right(8))), Map.of(0.3, 0.3, 0.7, 1.0)));
  }

  @Clean(2)
  void aGroupFadesAsOne() {
    var rings = group(annulus(0.5, 1).setFill(YELLOW, 1), rectangle(2.6, 0.5).setFill(RED, 1));
    add(rings);
    play(animate(rings, r -> r.setGroupOpacity(variant == 0 ? 0.4 : 0.2)));
  }

  @Clean
  void anObjectIsRestored() {
    var box = rectangle(3, 1).setFill(PURPLE, 1);
    box.saveState();
    add(box);
    play(animate(box, b -> b.scale(1.5).rotate(0.5).setColor(TEAL)));
    play(restore(box));
  }

  @Clean
  void aTargetIsPrepared() {
    var spot = circle(0.5).setFill(BLUE, 1).moveTo(left(4));
    spot.generateTarget().moveTo(right(4)).setColor(RED);
    add(spot);
    play(moveToTarget(spot).pathArc(-PI / 2));
  }

  @Clean
  void aSuccessionOfMoves() {
    var ant = dot(at(-3, -2), 0.2).setColor(GOLD);
    add(ant);
    play(
        succession(
            animate(ant, a -> a.shift(right(6))),
            animate(ant, a -> a.shift(up(4))),
            animate(ant, a -> a.shift(left(6)))));
  }

  @Clean
  void everythingIsSetBeforeTheFirstFrame() {
    var box = square(2);
    add(box);
    box.setFill(BLUE, 1).shift(left(1));
    var word = text("ready").nextTo(box, RIGHT);
    add(word);
    remove(word);
    add(word);
    pause(0.5);
  }

  @Clean
  void anUpdaterIsAddedAtRest() {
    var planet = dot(right(2), 0.2).setColor(BLUE);
    var sun = dot(ORIGIN, 0.4).setColor(YELLOW);
    play(fadeIn(sun), fadeIn(planet));
    planet.addUpdater((p, dt) -> p.rotateAbout(dt, ORIGIN));
    pause(1.5);
    planet.clearUpdaters();
    pause(0.5);
  }

  @Clean
  void aFooterUnderASubtitle() {
    var footer = text("page 12").toEdge(DOWN);
    add(footer);
    subtitle("This is the last page", 1.5);
    pause(2);
  }

  @Clean(2)
  void aColourThatPulses() {
    var heart = circle(1).setFill(RED, 1);
    add(heart);
    for (int i = 0; i < 2; i++) {
      play(indicate(heart, 1.2, variant == 0 ? YELLOW : PINK));
    }
  }

  @Clean
  void aScreenBrightensOnce() {
    var wall = fullScreenRectangle().setFill(GREY_E, 1);
    add(wall);
    play(animate(wall, w -> w.setFill(GREY_A, 1)));
    play(animate(wall, w -> w.setFill(GREY_E, 1)));
  }

  @Clean
  void aHelperThatIsNeverShown() {
    var frame = rectangle(6, 3);
    var word = text("corner").moveTo(frame.corner(UR));
    add(word);
    var guide = line(left(3), right(3));
    play(moveAlongPath(word, guide).runTime(1.5));
  }

  @Clean
  void aCopyMovesAwayFromItsOriginal() {
    var coin = circle(0.6).setFill(GOLD, 1).moveTo(left(3));
    add(coin);
    var twin = coin.copy();
    add(twin);
    play(animate(twin, t -> t.shift(right(6))));
  }

  @Clean(value = 2, tall = true)
  void aShortThatZooms() {
    var cells = square(1).setStroke(BLUE, 3).replicate(12).arrangeInGrid(4, 3, 0.4);
    play(fadeIn(cells));
    play(animate(camera(), c -> c.setHeight(variant == 0 ? 8 : 12).moveTo(cells.get(4))));
    play(animate(cells.get(4), s -> s.setFill(YELLOW, 0.8)));
  }
}
