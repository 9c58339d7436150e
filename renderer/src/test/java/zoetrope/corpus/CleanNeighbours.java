package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.shapes.Dot;

/** Scenes without faults. Each nearly has a fault of some kind. */
final class CleanNeighbours extends FlatScene {
  @Clean
  void aTangentReachesBeyondItsAxes() {
    var axes = axes(Range.of(-2, 2), Range.of(0, 3), 6, 3.5);
    var graph = axes.plot(x -> 0.4 * x * x).setColor(BLUE);
    var slope = axes.tangentLine(1.8, graph, 3).setColor(YELLOW);
    add(axes, graph);
    play(create(slope));
  }

  @Clean
  void anArrowPointsAtAPlotFromOutside() {
    var axes = axes(Range.of(0, 4), Range.of(0, 3), 6, 4).shift(right(2));
    var graph = axes.plot(x -> 0.5 + x / 2).setColor(TEAL);
    var word = text("slope").moveTo(at(-4.5, 2));
    add(axes, graph, word);
    play(growArrow(arrow(word, axes.c2p(2, 1.65))));
  }

  @Clean(2)
  void aCurveThatOnlyTouchesItsTopEdge() {
    var axes = axes(Range.of(0, 6), Range.of(-1, 1), 10, 4);
    add(axes);
    var wave = axes.plot(x -> variant == 0 ? StrictMath.sin(x) : 0.98 * StrictMath.cos(x));
    play(create(wave.setColor(YELLOW).setStroke(YELLOW, 6)));
  }

  @Clean
  void aCurveWithoutAxes() {
    var wave = functionGraph(x -> 2 * StrictMath.sin(x)).setColor(BLUE);
    play(create(wave));
    play(animate(wave, w -> w.shift(up(0.5))));
  }

  @Clean(2)
  void somethingIsMadeForLater() {
    var pattern = square(0.8).setFill(BLUE, 1);
    var row = pattern.copy().replicate(5).arrange(RIGHT, 0.3);
    play(fadeIn(row));
    if (variant == 1) {
      var goal = circle(0.4).setFill(GREEN, 1);
      play(transform(row.get(2), goal.moveTo(row.get(2))));
    }
  }

  @Clean
  void aStateIsOnlyBecome() {
    var lamp = circle(1).setFill(GREY_D, 1);
    var on = circle(1).setFill(YELLOW, 1);
    add(lamp);
    pause(0.5);
    play(animate(lamp, l -> l.become(on)));
  }

  @Clean
  void aPathIsOnlyFollowed() {
    var orbit = ellipse(6, 3);
    var moon = dot(orbit.pointAt(0), 0.2).setColor(GREY_A);
    add(moon);
    play(moveAlongPath(moon, orbit).runTime(1.5));
  }

  @Clean
  void aRectangleIsUsedForItsSize() {
    var room = rectangle(6, 4);
    var word = text("wide");
    word.setWidth(room.width() / 2).moveTo(room.top().plus(down(1)));
    play(write(word));
  }

  @Clean(2)
  void aShapeShrinksToAPointAndIsGone() {
    var drop = circle(1.2).setFill(BLUE, 1);
    add(drop);
    pause(0.3);
    play(variant == 0 ? shrinkToCenter(drop) : fadeOut(drop).scale(0.1));
    play(fadeIn(text("gone")));
  }

  @Clean
  void aBarFallsToZeroAndRises() {
    var bar = rectangle(1, 3).setFill(TEAL, 1).setStroke(TEAL, 1).moveTo(down(1.5), DOWN);
    add(bar, line(left(2), right(2)).shift(down(1.5)));
    play(animate(bar, b -> b.stretchToHeight(0.3).moveTo(down(1.5), DOWN)));
    play(animate(bar, b -> b.stretchToHeight(2).moveTo(down(1.5), DOWN)));
  }

  @Clean
  void aWindmillTurns() {
    var blades = group(line(left(2), right(2)), line(down(2), up(2)));
    blades.setStroke(GOLD, 8);
    add(blades);
    play(rotate(blades, PI).rate(LINEAR).runTime(1.5));
  }

  @Clean(2)
  void aShortWordIsShownShortly() {
    add(square(2).shift(down(1)));
    var word = text(variant == 0 ? "Go!" : "3").scale(1.5).shift(up(2));
    play(fadeIn(word).runTime(0.2));
    pause(0.5);
    play(fadeOut(word).runTime(0.2));
  }

  @Clean
  void aCountdown() {
    var digit = integerNumber(3).scale(3);
    add(digit);
    for (int i = 2; i >= 0; i--) {
      pause(0.7);
      digit.setValue(i);
    }
    pause(0.5);
  }

  @Clean
  void aSentenceThatStaysUntilTheEnd() {
    play(create(circle(1)));
    play(write(text("A circle is the set of all points at one distance").scale(0.8).toEdge(UP)));
    pause(2);
  }

  @Clean
  void aFormulaIsTransformedAfterItWasRead() {
    var first = tex("\\int_0^1 x^2 \\, dx");
    play(write(first));
    pause(0.8);
    play(replacementTransform(first, tex("\\left[ \\tfrac{1}{3} x^3 \\right]_0^1")));
    pause(0.8);
  }

  @Clean(2)
  void aTitleAtTheUsualDistance() {
    var title = text("Chapter two");
    if (variant == 0) {
      title.toEdge(UP);
    } else {
      title.toCorner(UL);
    }
    play(write(title));
    play(fadeIn(text("source").scale(0.6).toCorner(DR)));
  }

  @Clean
  void aBackgroundOfStars() {
    var stars = dot(0.03).replicate(80);
    for (Dot star : stars) {
      star.moveTo(at(16 * random().nextDouble() - 8, 9 * random().nextDouble() - 4.5));
    }
    play(fadeIn(stars));
    play(write(text("Space").scale(2).setBackstroke(BLACK, 8)));
  }

  @Clean
  void aLineThroughTheWholeFrame() {
    play(create(line(left(9), right(9)).setStroke(GREY, 3)));
    play(create(line(down(6), up(6)).setStroke(GREY, 3)));
    play(fadeIn(dot(ORIGIN, 0.15).setColor(RED)));
  }

  @Clean
  void aShapeEntersFromOutside() {
    var plane = triangle().rotate(-PI / 2).setFill(ORANGE, 1).scale(0.5).moveTo(left(9));
    add(plane);
    play(animate(plane, p -> p.moveTo(ORIGIN)));
  }

  @Clean(2)
  void redAndGreenOfDifferentLightness() {
    var axes = axes(Range.of(0, 6), Range.of(0, 4), 8, 5);
    var good = axes.plot(x -> 1 + x / 3).setColor(variant == 0 ? "#a8f0b0" : "#ffe070");
    var bad = axes.plot(x -> 3 - x / 3).setColor(variant == 0 ? "#c02020" : "#3050c0");
    var legend = legend().entry(good, "good").entry(bad, "bad").toCorner(UR);
    add(axes, good, bad, legend);
  }

  @Clean
  void aSlowPulseOfALamp() {
    var lamp = circle(2).setFill(GREY_D, 1);
    add(lamp);
    for (int i = 0; i < 2; i++) {
      play(animate(lamp, l -> l.setFill(YELLOW, 1)).rate(THERE_AND_BACK).runTime(1));
    }
  }

  @Clean
  void aSmallSpotFlickersFast() {
    var spark = dot(ORIGIN, 0.08).setColor(YELLOW);
    spark.addUpdater(s -> s.setFill(YELLOW, (int) (time() * 8) % 2 == 0 ? 1 : 0.4));
    add(spark);
    pause(1);
    spark.clearUpdaters().setFill(YELLOW, 1);
  }

  @Clean
  void anUpdaterThatMovesFast() {
    var bee = dot(0.12).setColor(GOLD);
    bee.addUpdater(b -> b.moveTo(at(4 * StrictMath.sin(5 * time()), StrictMath.cos(7 * time()))));
    add(bee);
    pause(1.5);
  }

  @Clean
  void aMoveEndsQuickly() {
    var stone = square(0.8).setFill(GREY, 1).moveTo(up(3));
    add(stone);
    play(animate(stone, s -> s.moveTo(down(3))).rate(t -> t * t * t).runTime(0.6));
    pause(0.5);
  }

  @Clean
  void aTrackerIsSetBeforeItIsUsed() {
    var x = valueTracker(0);
    pause(0.3);
    x.setValue(2);
    var spot = dot(0.2).setColor(RED).addUpdater(s -> s.moveTo(right(x.value())));
    play(fadeIn(spot));
    play(animate(x, t -> t.setValue(-2)));
  }

  @Clean(value = 2, tall = true)
  void aCaptionAboveTheSubtitles() {
    var caption = text("step one").scale(1.2).toEdge(DOWN, variant == 0 ? 3.5 : 5);
    add(circle(1.5).shift(up(2)), caption);
    subtitle("First we draw a circle", 1.5);
    pause(2);
  }

  @Clean(2)
  void aLabelOnASolidPlateOverACurve() {
    var axes = axes(Range.of(-3, 3), Range.of(-1, 3), 9, 5);
    var graph = axes.plot(x -> 1 + StrictMath.sin(x)).setColor(BLUE);
    var label = tex("1 + \\sin x").moveTo(axes.i2gp(1, graph));
    var plate = backgroundRectangle(label, BLACK, variant == 0 ? 1 : 0.9);
    add(axes, graph, plate, label);
  }

  @Clean
  void aFractionBarAndARoot() {
    var formula = tex("\\sqrt{\\frac{a + b}{c}} = \\left| \\overline{z} \\right|").scale(1.6);
    play(write(formula));
    play(animate(formula, f -> f.setColor(TEAL)));
  }

  @Clean
  void aSmallExponent() {
    var tower = tex("2^{2^{2^n}}").scale(1.4);
    play(write(tower));
    play(indicate(tower));
  }
}
