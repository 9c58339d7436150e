package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.shapes.Dot;
import zoetrope.scene.Fault;

/** Faults of the stage: pops, jumps, and objects that are never shown or that stay by mistake. */
final class StageFaults extends FlatScene {
  @Seeded(value = FaultKind.POP, object = "ring", from = 1)
  void somethingAppearsBetweenTwoPlays() {
    play(fadeIn(square(2)));
    var ring = circle(2).setStroke(YELLOW, 6);
    add(ring);
    pause(0.5);
  }

  @Seeded(value = FaultKind.POP, object = "box", from = 1.5)
  @Seeded(value = FaultKind.POP, object = "box", from = 1.5, variant = 1, tall = true)
  void somethingVanishesBetweenTwoPlays() {
    var box = square(2).setFill(TEAL, 1);
    var word = text("empty").moveTo(down(2));
    add(box, word);
    pause(1.5);
    remove(box);
    play(indicate(word));
  }

  @Seeded(value = FaultKind.POP, object = "leaf", from = 1)
  void aColourChangesBetweenTwoPlays() {
    var leaf = circle(1.5).setFill(GREEN, 1);
    play(fadeIn(leaf));
    leaf.setFill(ORANGE, 1);
    pause(0.7);
  }

  @Seeded(value = FaultKind.POP, object = "ball", from = 1.2)
  void aLabelFollowsABallThatJumps() {
    var ball = circle(0.4).setFill(BLUE, 1).moveTo(left(4));
    var label = text("ball").addUpdater(l -> l.nextTo(ball, UP));
    add(ball, label);
    pause(1.2);
    ball.moveTo(right(3));
    pause(0.8);
  }

  @Seeded(value = FaultKind.POP, object = "x", from = 1)
  void aTrackerJumpsAndItsDotFollows() {
    var way = line(left(5), right(5)).setStroke(GREY, 4);
    var x = valueTracker(-4);
    var spot = dot(0.3).setColor(RED).addUpdater(s -> s.moveTo(at(x.value(), 0)));
    add(way, spot);
    pause(1);
    x.setValue(4);
    pause(0.6);
  }

  @Seeded(value = FaultKind.POP, object = "angle", from = 1.5)
  void aTrackerJumpsAndAllIsRedrawn() {
    var angle = valueTracker(0.3);
    var hand = alwaysRedraw(() -> arrow(ORIGIN, right(3).rotate(angle.value())).setColor(YELLOW));
    var arc = alwaysRedraw(() -> arc(0, angle.value(), 1, ORIGIN).setStroke(TEAL, 6));
    add(hand, arc);
    play(animate(angle, a -> a.setValue(0.8)).runTime(1.5));
    angle.setValue(2.5);
    pause(0.5);
  }

  @Seeded(value = FaultKind.POP, object = "words", from = 2)
  void aGroupIsRearrangedAtOnce() {
    var words = group(text("b"), text("a"), text("c")).scale(2).arrange(RIGHT, 1);
    play(laggedStart(words, w -> fadeIn(w)).runTime(2));
    words.arrange(DOWN, 1);
    pause(1);
  }

  @Seeded(value = FaultKind.POP, object = "title", from = 0.8)
  void aTitleIsReplacedAtOnce() {
    var title = text("Before").scale(1.5);
    add(title);
    pause(0.8);
    title.become(text("After it").scale(1.5));
    pause(1.5);
  }

  @Seeded(value = FaultKind.POP, object = "picture", from = 1)
  void theStageIsClearedAtOnce() {
    var picture = square(3).setFill(PURPLE, 1);
    play(create(picture));
    clear();
    play(write(text("next part")));
  }

  @Seeded(value = FaultKind.POP, object = "spots", from = 1)
  void aMemberIsTakenOut() {
    var spots = dot(0.4).replicate(5).arrange(RIGHT, 0.6);
    play(fadeIn(spots));
    Dot third = spots.get(2);
    spots.remove(third);
    pause(0.5);
  }

  @Seeded(value = FaultKind.POP, object = "frame|star", from = 1)
  void theOrderChangesAtOnce() {
    var frame = square(3).setFill(BLUE_E, 1);
    var star = star().scale(1.3).setFill(YELLOW, 1);
    play(fadeIn(frame), fadeIn(star));
    bringToFront(frame);
    pause(1);
  }

  @Seeded(value = FaultKind.LAST_FRAME, object = "disc", from = 2, by = 2)
  void aDiscJumpsWhenItArrives() {
    var disc = circle(0.5).setFill(GREEN, 1);
    add(disc);
    play(
        updateFromAlpha(disc, (d, t) -> d.moveTo(at(t < 1 ? 3 * t - 4 : 4, 0)))
            .rate(LINEAR)
            .runTime(2));
  }

  @Seeded(value = FaultKind.LAST_FRAME, object = "bar", from = 1.5, by = 1.533)
  void aRateThatEndsHalfWay() {
    var bar = rectangle(2, 1).setFill(BLUE, 1).moveTo(left(4));
    add(bar);
    pause(0.5);
    play(animate(bar, b -> b.moveTo(right(4))).rate(t -> t < 1 ? t / 2 : 1));
  }

  @Seeded(value = FaultKind.LAST_FRAME, object = "meter", from = 2, by = 2, tall = true)
  void aMeterFallsToZeroAtTheEnd() {
    var meter = rectangle(2, 0.1).setFill(TEAL, 1).setStroke(TEAL, 0);
    add(meter);
    play(
        updateFromAlpha(
                meter, (m, t) -> m.stretchToHeight(t < 1 ? 0.1 + 6 * t : 0.1).moveTo(down(3), DOWN))
            .rate(LINEAR)
            .runTime(2));
  }

  @Seeded(value = FaultKind.LAST_FRAME, object = "stamp", from = 1, by = 1)
  void aStampIsThereOnlyInTheLastFrame() {
    var stamp = text("paid").scale(2).setColor(RED).setOpacity(0);
    add(stamp);
    play(updateFromAlpha(stamp, (s, t) -> s.setOpacity(t < 1 ? 0 : 1)));
    pause(0.5);
  }

  @Seeded(value = FaultKind.VANISHES, object = "word", from = 0.6, by = 0.6)
  void aWordIsMirroredThroughALine() {
    var word = text("ambulance").setWidth(4);
    add(word);
    play(animate(word, w -> w.flip(UP)).rate(LINEAR).runTime(1.2));
  }

  @Seeded(value = FaultKind.VANISHES, object = "card", from = 0.733, by = 0.8, tall = true)
  void aCardIsMirroredUpsideDown() {
    var face = roundedRectangle(4, 6, 0.3).setFill(BLUE_E, 1);
    var card = group(face, text("ace").scale(2).moveTo(face));
    add(card);
    pause(0.3);
    play(animate(card, c -> c.flip(RIGHT)).rate(LINEAR));
  }

  @Seeded(value = FaultKind.VANISHES, object = "tri", from = 0.933, by = 1)
  void aTriangleCollapsesOnItsWay() {
    var tri = polygon(at(-3, -1), at(3, -1), at(0, 2)).setFill(BLUE, 1);
    add(tri);
    var other = polygon(at(3, 1), at(-3, 1), at(0, -2)).setFill(BLUE, 1);
    play(transform(tri, other).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.VANISHES, object = "sheet", from = 0.933, by = 1)
  void aMatrixFlattensASheet() {
    var sheet = rectangle(4, 3).setFill(TEAL, 1);
    add(sheet);
    play(applyMatrix(sheet, new double[][] {{1, 0}, {0, -1}}).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.VANISHES, object = "disc", from = 0.667, by = 0.8)
  void aDiscFadesOnItsWay() {
    var disc = circle(1.5).setFill(YELLOW, 1).setStroke(YELLOW, 0);
    add(disc);
    play(
        updateFromAlpha(disc, (d, t) -> d.setFill(YELLOW, Math.abs(1 - 2 * t)).shift(right(0.02)))
            .rate(LINEAR)
            .runTime(1.5));
  }

  @Seeded(value = FaultKind.NEVER_SHOWN, object = "legend", from = -1)
  void aLegendIsForgotten() {
    var graph = functionGraph(x -> StrictMath.sin(x)).setColor(BLUE);
    var legend = text("sine").setColor(BLUE).toCorner(UR);
    play(create(graph));
    pause(0.5);
  }

  @Seeded(value = FaultKind.NEVER_SHOWN, object = "arrow", from = -1)
  @Seeded(value = FaultKind.NEVER_SHOWN, object = "arrow", from = -1, variant = 1, tall = true)
  void anArrowIsMadeAndPlacedButNotAdded() {
    var box = square(1.5).shift(left(2));
    var goal = circle(0.8).shift(right(2));
    add(box, goal);
    var arrow = arrow(box, goal).setColor(YELLOW);
    arrow.shift(up(0.2));
    play(indicate(box));
  }

  @Seeded(value = FaultKind.NEVER_SHOWN, object = "hidden", from = -1)
  void aWordIsAddedAndRemovedBeforeAnyFrame() {
    var shown = text("here");
    var hidden = text("gone").shift(up(1.5));
    add(shown, hidden);
    remove(hidden);
    pause(1);
  }

  @Seeded(value = FaultKind.DUPLICATE, object = "copy|name", from = 1)
  void aCopyIsLeftOnItsOriginal() {
    var name = text("twice");
    play(fadeIn(name));
    var copy = name.copy();
    add(copy);
    pause(0.5);
  }

  @Seeded(value = FaultKind.DUPLICATE, object = "goal|word", from = 1)
  void theGoalOfATransformIsAddedToo() {
    var word = text("start").shift(left(3));
    var goal = text("finish").shift(right(2));
    add(word);
    play(transform(word, goal));
    add(goal);
    pause(0.5);
  }

  @Seeded(value = FaultKind.UPDATER, object = "pair", from = 0, by = 1)
  void aGroupWithAnUpdaterIsNotOnTheStage() {
    var one = square(1).moveTo(left(2));
    var two = circle(0.6).moveTo(right(2));
    var pair = group(one, two);
    pair.addUpdater((p, dt) -> p.rotate(dt));
    add(one, two);
  }

  @Seeded(value = FaultKind.UPDATER, object = "clock", from = 0, by = 2)
  void aTrackerWithAnUpdaterIsNotOnTheStage() {
    var clock = valueTracker(0);
    clock.addUpdater((c, dt) -> c.setValue(c.value() + dt));
    var spot = dot(0.2).setColor(RED);
    spot.addUpdater(s -> s.moveTo(right(clock.value())));
    add(line(left(5), right(5)).setStroke(GREY, 3), spot);
    pause(1);
  }

  @Seeded(value = FaultKind.CAPTURED, object = "other", from = 0, by = 1)
  void aFunctionMovesAnotherObject() {
    var one = square(1).shift(left(3));
    var other = circle(0.6);
    add(one, other);
    play(
        animate(
            one,
            s -> {
              other.shift(up(2));
              s.shift(up(2));
            }));
  }

  @Seeded(value = FaultKind.CAPTURED, object = "plate", from = 0.5, by = 1.5)
  void aFunctionColoursAnotherObject() {
    var plate = rectangle(4, 1.5).setFill(GREY_E, 1);
    var word = text("lit");
    add(plate, word);
    pause(0.5);
    play(
        animate(
            word,
            w -> {
              plate.setFill(BLUE_E, 1);
              w.scale(1.2);
            }));
  }

  @Seeded(value = FaultKind.UNSEEN, object = "ghost", from = 0.5, by = 1.5)
  void somethingOutsideIsAnimated() {
    var ghost = square(1).moveTo(at(12, 0));
    add(circle(1), ghost);
    pause(0.5);
    play(animate(ghost, g -> g.rotate(1)));
  }

  @Seeded(value = FaultKind.UNSEEN, object = "veil", from = 0, by = 1)
  void somethingInvisibleIsAnimated() {
    var veil = rectangle(4, 2).setFill(BLUE, 0).setStroke(BLUE, 0);
    add(text("clear"), veil);
    play(animate(veil, v -> v.shift(right(2))));
  }

  @Seeded(value = FaultKind.UNUSED, object = "", from = 0)
  void aPermissionThatNothingNeeds() {
    var title = text("All is well");
    allow(Fault.CUT, "it is wide", title);
    play(write(title));
  }

  @Seeded(value = FaultKind.UNUSED, object = "", from = 1)
  void aPermissionThatComesTooLate() {
    var ring = circle(1);
    play(fadeIn(ring));
    allow(Fault.OVERLAP, "a label moves over the ring", ring);
    play(animate(ring, r -> r.shift(right(2))));
  }
}
