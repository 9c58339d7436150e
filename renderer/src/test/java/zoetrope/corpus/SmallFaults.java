package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;

/** Crowded axes, curves that are too long, tiny and short texts, flashes and colours. */
final class SmallFaults extends FlatScene {
  @Seeded(value = FaultKind.LABELS_OF_AXIS, object = "years|names")
  void longNamesOnANumberLine() {
    var years = numberLine(Range.of(0, 4), AxisStyle.DEFAULT.length(5));
    var names = List.of(text("antiquity"), text("middle ages"), text("renaissance"));
    years.addLabels(new double[] {1, 2, 3}, names);
    add(years);
  }

  @Seeded(value = FaultKind.LABELS_OF_AXIS, object = "axes|labels")
  void aNameOnTheLastNumber() {
    var axes = axes(Range.of(0, 4), Range.of(0, 3), 8, 5).addCoordinateLabels();
    var labels = axes.axisLabels("seconds", "y");
    labels.get(0).moveTo(axes.c2p(3.8, 0).plus(down(0.35)));
    add(axes, labels);
  }

  @Seeded(value = FaultKind.LABELS_OF_AXIS, object = "month", tall = true)
  @Seeded(value = FaultKind.LABELS_OF_AXIS, object = "month", variant = 1)
  void monthsUnderThinBars() {
    String[] months = {"January", "February", "March", "April", "May", "June"};
    for (int i = 0; i < months.length; i++) {
      var bar = rectangle(0.5, 1 + i % 3).setFill(TEAL, 1).moveTo(at(1.1 * i - 3, -1), DOWN);
      var month = text(months[i]).scale(0.75).nextTo(bar, DOWN);
      add(bar, month);
    }
  }

  @Seeded(value = FaultKind.LABELS_OF_AXIS, object = "tick", from = 1.333, by = 1.467)
  void theTicksOfAnAxisMoveTogether() {
    var span = valueTracker(2);
    var line = line(left(6), right(6)).setStroke(GREY_B, 4);
    add(line);
    for (int i = -2; i <= 2; i++) {
      int place = i;
      var tick = decimalNumber(i * 0.25, 2);
      tick.addUpdater(t -> t.moveTo(at(place * span.value(), -0.6)));
      add(tick);
    }
    play(animate(span, s -> s.setValue(0.5)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.BEYOND_AXES, object = "graph")
  @Seeded(value = FaultKind.BEYOND_AXES, object = "graph", variant = 1, tall = true)
  void aCurveLeavesItsAxes() {
    var axes = axes(Range.of(-2, 2), Range.of(0, 2), 6, 3);
    var graph = axes.plot(x -> 0.75 * x * x).unclipped().setColor(YELLOW);
    add(axes, graph);
  }

  @Seeded(value = FaultKind.BEYOND_AXES, object = "wave", from = 0.8, by = 0.867)
  void aWaveGrowsBeyondItsAxes() {
    var axes = axes(Range.of(0, 6), Range.of(-1, 1), 10, 3);
    var size = valueTracker(0.5);
    var wave =
        alwaysRedraw(
            () -> axes.plot(x -> size.value() * StrictMath.sin(x)).unclipped().setColor(BLUE));
    add(axes, wave);
    play(animate(size, s -> s.setValue(1.8)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.BEYOND_AXES, object = "path", from = 1.75, by = 1.933)
  void aPathIsDrawnOutOfItsAxes() {
    var axes = axes(Range.of(0, 3), Range.of(0, 3), 5, 5);
    add(axes);
    var path = parametricCurve(t -> axes.c2p(t, t * t / 2), Range.of(0, 2.7)).setColor(RED);
    play(create(path).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.BEYOND_AXES, object = "outlier")
  void aPointOutsideItsAxes() {
    var axes = axes(Range.of(0, 5), Range.of(0, 4), 6, 4).shift(left(2));
    add(axes);
    for (int i = 1; i < 5; i++) {
      add(dot(axes.c2p(i, 0.7 * i)).setColor(TEAL));
    }
    var outlier = dot(axes.c2p(6.5, 3)).setColor(TEAL);
    add(outlier);
  }

  @Seeded(value = FaultKind.SMALL, object = "scale", tall = true)
  void numbersOfAPhoneAreAsSmallAsThoseOfAScreen() {
    var scale = numberLine(Range.of(0, 4), AxisStyle.DEFAULT.length(7).numbers());
    add(text("a scale").scale(1.4).moveTo(up(3)), scale);
  }

  @Seeded(value = FaultKind.SMALL, object = "note")
  @Seeded(value = FaultKind.SMALL, object = "note", variant = 1, tall = true)
  void aTinyNote() {
    var note = text("source: own measurements").scale(0.22).toEdge(DOWN, 0.6);
    add(square(3), note);
  }

  @Seeded(value = FaultKind.SMALL, object = "entries")
  void aTableIsShrunk() {
    var entries = integerTable(new double[9][12]).setWidth(3);
    add(entries);
  }

  @Seeded(value = FaultKind.SMALL, object = "formula", from = 1.733, by = 1.933)
  void aFormulaShrinksUntilItCannotBeRead() {
    var formula = tex("e^{i \\pi} + 1 = 0").setHeight(1);
    add(formula);
    play(animate(formula, f -> f.setHeight(0.08)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.SMALL, object = "name", from = 0.933, by = 1.133)
  void theCameraZoomsOutTooFar() {
    var name = text("village").setHeight(0.4);
    add(name, square(1).shift(down(1)));
    play(animate(camera(), c -> c.setHeight(40)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.SHORT, object = "rule", from = 0.5, by = 1.4)
  @Seeded(value = FaultKind.SHORT, object = "rule", from = 0.5, by = 1.4, variant = 1, tall = true)
  void aLongSentenceIsShownForAMoment() {
    add(circle(1).shift(down(2)));
    pause(0.5);
    var rule = text("Every bounded sequence has\na subsequence that converges").scale(0.8);
    play(fadeIn(rule).runTime(0.3));
    pause(0.3);
    play(fadeOut(rule).runTime(0.3));
  }

  @Seeded(value = FaultKind.SHORT, object = "second", from = 2, by = 2.6)
  void theSecondCaptionIsReplacedAtOnce() {
    var first = text("we cut the triangle").toEdge(DOWN);
    var second = text("and turn the left half over").toEdge(DOWN);
    var third = text("it is a rectangle").toEdge(DOWN);
    play(fadeIn(first).runTime(0.3));
    pause(1.5);
    play(fadeOut(first).runTime(0.2));
    play(fadeIn(second).runTime(0.2));
    play(fadeOut(second).runTime(0.2));
    play(fadeIn(third).runTime(0.3));
    pause(1.5);
  }

  @Seeded(value = FaultKind.SHORT, object = "formula", from = 0, by = 0.6)
  void aLongFormulaIsTransformedAtOnce() {
    var formula = tex("\\int_0^1 \\frac{x^4 (1-x)^4}{1 + x^2} \\, dx = \\frac{22}{7} - \\pi");
    play(fadeIn(formula).runTime(0.2));
    play(replacementTransform(formula, tex("\\pi < \\tfrac{22}{7}")).runTime(0.4));
    pause(1.5);
  }

  @Seeded(value = FaultKind.FLASHES, object = "light", from = 0, by = 1.2)
  @Seeded(value = FaultKind.FLASHES, object = "light", from = 0, by = 1.2, variant = 1, tall = true)
  void aStrobe() {
    var light = rectangle(14, 15).setFill(WHITE, 0).setStroke(WHITE, 0);
    light.addUpdater(l -> l.setFill(WHITE, (int) (time() * 12) % 2 == 0 ? 0 : 1));
    add(light);
    pause(2);
    light.clearUpdaters().setFill(WHITE, 0);
  }

  @Seeded(value = FaultKind.FLASHES, object = "alarm", from = 0.5, by = 1.8)
  void anAlarmBlinksTooFast() {
    var alarm = circle(3).setFill(RED, 1);
    add(alarm);
    pause(0.5);
    play(blink(alarm).blinks(8).timeOn(0.1).timeOff(0.1));
  }

  @Seeded(value = FaultKind.FLASHES, object = "screen", from = 0.3, by = 1.5)
  void aScreenFlickersByItsRate() {
    var screen = rectangle(10, 6).setFill(GREY_E, 1);
    add(screen);
    pause(0.3);
    play(
        animate(screen, s -> s.setFill(WHITE, 1))
            .rate(t -> (1 - StrictMath.cos(16 * PI * t)) / 2)
            .runTime(2));
  }

  @Seeded(value = FaultKind.COLOURS, object = "gains losses")
  @Seeded(value = FaultKind.COLOURS, object = "gains losses", variant = 1, tall = true)
  void redAndGreenCurvesOfOneLightness() {
    var axes = axes(Range.of(0, 6), Range.of(0, 4), 7, 5);
    var gains = axes.plot(x -> 2 + StrictMath.sin(x)).setColor("#a07000");
    var losses = axes.plot(x -> 2 + StrictMath.cos(x)).setColor("#7f8000");
    var legend = legend().entry(gains, "gains").entry(losses, "losses").toEdge(UP);
    add(axes, gains, losses, legend);
  }

  @Seeded(value = FaultKind.COLOURS, object = "right wrong")
  void answersAreRightOrWrongByColourAlone() {
    var right = circle(0.8).setColor("#5a8a28").setFill("#5a8a28", 1).moveTo(left(2));
    var wrong = circle(0.8).setColor("#a8702a").setFill("#a8702a", 1).moveTo(right(2));
    add(right, wrong);
    add(legend().entry(right, "right").entry(wrong, "wrong").toEdge(DOWN));
  }
}
