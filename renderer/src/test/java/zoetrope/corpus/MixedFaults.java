package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.text.Text;

/** Faults in scenes of typical lessons: proofs, stories of data, algorithms, shorts. */
final class MixedFaults extends FlatScene {
  private Text heading;

  private void lesson(String name) {
    heading = text(name).toEdge(UP);
    play(fadeIn(heading).runTime(0.5));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "heading", from = 1.8, by = 1.867)
  void aProofScrollsUpIntoItsHeading() {
    lesson("A short proof");
    var steps = group(tex("a = b"), tex("a^2 = a b"), tex("a^2 - b^2 = a b - b^2"));
    steps.arrange(DOWN, 0.4).moveTo(up(1.5), UP);
    play(fadeIn(steps).runTime(0.5));
    play(animate(steps, s -> s.shift(up(2))).rate(LINEAR).runTime(1));
    play(fadeOut(heading).runTime(0.2));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "names", from = 0.867, by = 1)
  void namesAreSortedThroughEachOther() {
    var names = group(text("Noether"), text("Euler"), text("Gauss")).arrange(DOWN, 0.7);
    add(names);
    pause(0.3);
    var first = names.get(0);
    var last = names.get(2);
    var top = first.center();
    var bottom = last.center();
    play(
        animate(first, n -> n.moveTo(bottom)).rate(LINEAR).runTime(2),
        animate(last, n -> n.moveTo(top)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "share")
  void aShareOnTheBorderOfTwoSlices() {
    var pie = circle(2.2).setFill(BLUE_E, 1);
    var border = line(left(2.2), right(2.2)).setStroke(WHITE, 6);
    var share = text("50 %").setColor(YELLOW).moveTo(at(1.1, 0));
    add(pie, border, share);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "loss", from = 0.8, by = 0.867)
  void aReadingFollowsADescentAlongItsCurve() {
    var axes = axes(Range.of(-3, 3), Range.of(0, 5), 10, 5);
    var valley = axes.plot(x -> x * x / 2).setStroke(BLUE, 6);
    var x = valueTracker(-3);
    var ball = dot(0.15).setColor(YELLOW);
    ball.addUpdater(b -> b.moveTo(axes.i2gp(x.value(), valley)));
    var loss = decimalNumber(4.5, 2);
    loss.addUpdater(
        l -> l.setValue(x.value() * x.value() / 2).moveTo(ball.center().plus(at(1.5, 0.8))));
    add(axes, valley, ball, loss);
    play(animate(x, t -> t.setValue(2)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "bit")
  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "bit", variant = 1, tall = true)
  void aBitBetweenTwoRegisters() {
    var cells = square(1).setStroke(TEAL, 5).replicate(6).arrange(RIGHT, 0);
    add(cells);
    for (int i = 0; i < 6; i++) {
      if (i != 2) {
        add(integerNumber(i % 2).moveTo(cells.get(i)));
      }
    }
    var bit = integerNumber(variant == 0 ? 8 : 6).moveTo(cells.get(2).corner(RIGHT));
    add(bit);
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "cursor", from = 1, by = 1.067)
  void aCursorWalksOverACodeLine() {
    var listing = code("x = 1\ny = x + 2\nprint(y)", "python").scale(1.5);
    var cursor = rectangle(0.6, 0.6).setFill(YELLOW, 1).setStroke(YELLOW, 0);
    cursor.moveTo(at(listing.corner(LEFT).x() - 2, listing.line(1).y()));
    add(listing, cursor);
    pause(0.5);
    play(animate(cursor, c -> c.shift(right(4))).rate(LINEAR).runTime(1.2));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "hidden", from = 1, by = 1.067)
  void aTextIsPutBehindThePlot() {
    var hidden = text("maximum").setWidth(3).moveTo(at(0, 0.4));
    add(hidden);
    pause(0.3);
    var bars = group(rectangle(1, 2), rectangle(1, 3), rectangle(1, 2.5)).arrange(RIGHT, 0.05);
    bars.setFill(GREEN_E, 1);
    play(laggedStart(bars, b -> growFromEdge(b, DOWN)).runTime(1.5));
  }

  private List<Mobject<?>> road() {
    List<Mobject<?>> parts = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      parts.add(line(at(3 * i - 6.5, -1), at(3 * i - 5, -1)).setStroke(WHITE, 4));
    }
    return parts;
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "bus", from = 1, by = 1.067)
  void aBusPassesInFrontOfASign() {
    var sign = text("bus stop").setWidth(2.5);
    add(road());
    add(sign);
    var bus = group(rectangle(2.4, 1.2).setFill(RED, 1), circle(0.25).setFill(GREY, 1));
    bus.get(1).shift(down(0.7));
    bus.moveTo(left(5.8));
    add(bus);
    play(animate(bus, b -> b.shift(right(11.6))).rate(LINEAR).runTime(3.5));
  }

  @Seeded(value = FaultKind.CONTRAST, object = "verdict", from = 1, by = 1.6)
  void aVerdictIsColouredLikeItsTile() {
    var tile = square(2.5).setFill("#b03030", 1);
    add(tile);
    pause(1);
    var verdict = text("no").scale(1.5).setColor("#c03434");
    play(fadeIn(verdict));
  }

  @Seeded(value = FaultKind.CONTRAST, object = "price", tall = true)
  void aPriceOnAPhotograph() {
    double[][] greys = new double[6][6];
    for (int i = 0; i < 36; i++) {
      greys[i / 6][i % 6] = 0.85 + 0.1 * (i % 2);
    }
    var photo = imageMobject(greys).setHeight(6);
    var price = text("9.99").scale(2).setColor(GREY_A);
    add(photo, price);
  }

  @Seeded(value = FaultKind.CONTRAST, object = "hint")
  void aDarkBlueHint() {
    var hint = text("press the key").setColor("#0a0a50").toEdge(DOWN, 1);
    add(text("Ready").scale(2), hint);
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "bubble", from = 1.133, by = 1.2)
  void aBubbleRisesOutOfTheFrame() {
    var bubble = circle(0.8).setFill(BLUE, 0.6);
    bubble.addUpdater((b, dt) -> b.shift(up(2.8 * dt)));
    add(bubble);
    pause(1.5);
    bubble.clearUpdaters();
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "queue", from = 1.067, by = 1.133)
  void aQueueGrowsUntilItsEndIsCut() {
    var queue = group(text("first"), text("second"), text("third")).scale(1.6).arrange(RIGHT, 0.6);
    add(queue);
    play(animate(queue, q -> q.arrange(RIGHT, 6)).rate(LINEAR).runTime(1.5));
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "equation", tall = true)
  void anEquationOfAWideFilmInAShort() {
    var equation = tex("\\sum_{n=1}^{\\infty} \\frac{1}{n^2} = \\frac{\\pi^2}{6}").setWidth(11);
    add(equation);
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "corner", from = 0.8, by = 0.867)
  void aPolygonTurnsItsCornerOut() {
    var corner = rectangle(12, 1.5).setFill(GOLD, 1);
    add(corner);
    play(rotate(corner, PI / 2).rate(LINEAR).runTime(2));
    play(rotate(corner, -PI / 2).rate(LINEAR).runTime(1));
  }

  @Seeded(value = FaultKind.TITLE_SAFE, object = "page", tall = true)
  void aPageNumberAtTheVeryBottom() {
    var page = integerNumber(17).toEdge(DOWN, 0.03);
    add(square(3), page);
  }

  @Seeded(value = FaultKind.BEYOND_AXES, object = "fit", from = 1.867, by = 1.933)
  void aFitIsExtendedBeyondTheData() {
    var axes = axes(Range.of(0, 5), Range.of(0, 4), 6, 4);
    add(axes);
    pause(0.5);
    var fit = axes.plot(x -> 0.5 + 1.06 * x).unclipped().setStroke(YELLOW, 4);
    play(create(fit).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.POP, object = "result", from = 1.6)
  void aResultIsMovedBetweenTwoPlays() {
    var result = tex("x = 3").scale(1.5);
    play(write(result).runTime(1.6));
    result.toEdge(UP);
    play(fadeIn(circle(1)));
  }

  @Seeded(value = FaultKind.POP, object = "score", from = 1)
  void aScoreIsHiddenAtOnce() {
    var score = text("12 : 7").scale(2);
    add(score, line(left(3), right(3)).shift(down(1)));
    pause(1);
    score.setOpacity(0);
    pause(1);
  }

  @Seeded(value = FaultKind.POP, object = "width", from = 0.7)
  void aRectangleFollowsAWidthThatJumps() {
    var width = valueTracker(1);
    var area = alwaysRedraw(() -> rectangle(width.value(), 2).setFill(BLUE, 1));
    var label = decimalNumber(1, 1);
    label.addUpdater(l -> l.setValue(width.value()).nextTo(area, DOWN));
    add(area, label);
    pause(0.7);
    width.setValue(6);
    pause(1.3);
  }

  @Seeded(value = FaultKind.LAST_FRAME, object = "needle", from = 1.5, by = 1.533)
  void aNeedleSnapsBack() {
    var needle = line(ORIGIN, up(2)).setStroke(RED, 8);
    add(circle(2.2), needle);
    play(
        updateFromAlpha(needle, (n, t) -> n.setEnds(ORIGIN, up(2).rotate(t < 1 ? -2 * t : 0)))
            .rate(LINEAR)
            .runTime(1.5));
  }

  @Seeded(value = FaultKind.VANISHES, object = "bow", from = 0.933, by = 1)
  void aBowIsReversed() {
    var bow = polygon(at(-3, 1), at(3, 1), at(3, -1), at(-3, -1)).setFill(ORANGE, 1);
    add(bow);
    var back = polygon(at(3, -1), at(-3, -1), at(-3, 1), at(3, 1)).setFill(ORANGE, 1);
    play(transform(bow, back).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.SMALL, object = "axisName", from = 1.3, by = 1.7)
  void aPlotIsShrunkToAThumbnail() {
    var axisName = text("temperature").scale(0.8).shift(down(2));
    var plot = group(rectangle(6, 3), axisName);
    add(plot);
    play(animate(plot, p -> p.scale(0.15)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.SHORT, object = "warning", from = 0.6, by = 1.2)
  void aWarningIsGoneAtOnce() {
    add(square(2).shift(down(1)));
    pause(0.6);
    var warning = text("This only works for continuous functions").scale(0.8).shift(up(2));
    play(fadeIn(warning).runTime(0.2));
    play(fadeOut(warning).runTime(0.4));
  }

  @Seeded(value = FaultKind.FLASHES, object = "frame", from = 0, by = 1.6)
  void aFrameFlickersBetweenColours() {
    var frame = rectangle(12, 7).setFill(WHITE, 1);
    add(frame);
    for (int i = 0; i < 12; i++) {
      var next = i % 2 == 0 ? BLUE_E : WHITE;
      play(animate(frame, f -> f.setFill(next, 1)).runTime(2 / 15.0));
    }
  }

  @Seeded(value = FaultKind.DUPLICATE, object = "first|second", from = 0)
  void oneFormulaTwiceAtOnePlace() {
    var first = tex("e^{i \\pi}").scale(2);
    var second = tex("e^{i \\pi}").scale(2);
    add(first, second);
  }

  @Seeded(value = FaultKind.NEVER_SHOWN, object = "summary", from = -1)
  void aSummaryIsWrittenButNotPlayed() {
    var points = bulletedList("measure", "compare");
    var summary = text("So it is true").toEdge(DOWN);
    play(fadeIn(points));
    summary.setColor(YELLOW);
    pause(1);
  }
}
