package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.graph.Edge;

/**
 * Scenes with faults that were written after the check, to measure it with scenes for which it was
 * not tuned.
 */
final class LaterFaults extends FlatScene {
  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "tail", from = 1.133, by = 1.2)
  void aSecondLineSlidesIntoTheFirst() {
    var head = text("conservation").setWidth(4).moveTo(left(2));
    var tail = text("of energy").setWidth(3).moveTo(right(5.5));
    add(head, tail);
    play(animate(tail, t -> t.moveTo(right(0.5))).rate(LINEAR).runTime(1.433));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "total")
  void aTotalUnderTheLastRow() {
    var rows = group(text("apples 3"), text("pears 4"), text("plums 5")).arrange(DOWN, 0.3, LEFT);
    var total = text("total 12").moveTo(rows.get(2)).shift(down(0.2));
    add(rows, total);
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "clock", tall = true)
  void aClockOnTheNameOfAShow() {
    var show = text("News at ten").setWidth(6).toEdge(UP, 1);
    var clock = text("10:00").setWidth(2).alignTo(show, RIGHT).alignTo(show, DOWN);
    add(show, clock);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "angleName")
  void aNameOnTheArcOfAnAngle() {
    var base = line(left(3), right(3)).setStroke(WHITE, 5);
    var leg = line(left(3), at(1, 3)).setStroke(WHITE, 5);
    var bow = arc(0, 0.64, 1.6, left(3)).setStroke(YELLOW, 6);
    var angleName = tex("\\beta").moveTo(left(3).plus(right(1.6).rotate(0.3)));
    add(base, leg, bow, angleName);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "node")
  void aNodeNameOnAnEdge() {
    var a = dot(at(-3, 1), 0.15);
    var b = dot(at(3, 1), 0.15);
    var c = dot(at(0, -2), 0.15);
    add(line(a, b).setStroke(TEAL, 6), line(b, c).setStroke(TEAL, 6), a, b, c);
    var node = text("hub").scale(0.9).moveTo(at(1.5, -0.5));
    add(node);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "floorName", from = 0.8, by = 0.867)
  void aLiftCarriesItsNumberThroughTheFloor() {
    var floor = line(left(3), right(3)).setStroke(ORANGE, 8).shift(up(1));
    var floorName = integerNumber(7).setHeight(0.8).moveTo(down(1));
    add(floor, floorName);
    play(animate(floorName, n -> n.moveTo(up(1))).rate(LINEAR).runTime(1));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "shade", from = 1, by = 1.067)
  void aShadeIsPulledOverTheMenu() {
    var menu = group(text("soup"), text("bread"), text("salad")).arrange(DOWN, 0.5);
    menu.setWidth(2);
    var shade = rectangle(4, 5).setFill(GREY_D, 1).moveTo(at(-5, 0), RIGHT);
    add(menu, shade);
    play(animate(shade, s -> s.shift(right(5))).rate(LINEAR).runTime(1.25));
    play(animate(shade, s -> s.shift(left(5))).rate(LINEAR).runTime(0.5));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "ring", from = 0.533, by = 0.6)
  void aRingIsDrawnAcrossAFormula() {
    var formula = tex("a^2 - b^2").scale(1.8);
    add(formula);
    var ring = circle(1.2).setStroke(RED, 10).shift(right(1.1));
    play(create(ring).rate(LINEAR));
  }

  @Seeded(value = FaultKind.CONTRAST, object = "unit")
  void aGreyUnitOnAGreyScale() {
    var scale = rectangle(8, 1.5).setFill("#808080", 1).setStroke(BLACK, 0);
    var unit = text("kilogram").setColor("#8c8c8c").moveTo(scale);
    add(scale, unit);
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "menu", from = 0.667, by = 0.8)
  void aMenuIsUnfoldedBelowTheFrame() {
    var menu = group(text("open"), text("save"), text("close")).arrange(DOWN, 0.3);
    menu.moveTo(at(-4, 0.5));
    add(menu);
    play(animate(menu, m -> m.arrange(DOWN, 4).moveTo(at(-4, 0.5))).rate(LINEAR).runTime(1));
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "balloon", from = 1.4, by = 1.467, tall = true)
  void aBalloonIsBlownUpTooFar() {
    var balloon = circle(1).setFill(RED, 1);
    add(balloon);
    play(animate(balloon, b -> b.scale(6)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.POP, object = "sun", from = 0.8)
  void aSunGrowsBetweenTwoPlays() {
    var sun = circle(0.7).setFill(YELLOW, 1);
    add(sun);
    pause(0.8);
    sun.scale(2.5);
    play(fadeIn(text("noon").shift(down(3))));
  }

  @Seeded(value = FaultKind.POP, object = "mark", from = 1)
  void aMarkIsSwappedForAnother() {
    var mark = star().setFill(YELLOW, 1);
    play(fadeIn(mark));
    remove(mark);
    pause(0.7);
  }

  @Seeded(value = FaultKind.LAST_FRAME, object = "drop", from = 1, by = 1)
  void aDropIsElsewhereAtTheEnd() {
    var drop = dot(up(3), 0.3).setColor(BLUE);
    add(drop);
    play(updateFromAlpha(drop, (d, t) -> d.moveTo(t < 1 ? up(3 - 2 * t) : at(3, -3))).rate(LINEAR));
  }

  @Seeded(value = FaultKind.VANISHES, object = "flag", from = 0.667, by = 0.733)
  void aFlagIsFlippedThroughNothing() {
    var flag = group(rectangle(3, 2).setFill(RED, 1), rectangle(1.5, 2).setFill(WHITE, 1));
    add(flag);
    play(animate(flag, f -> f.flip(UP)).rate(LINEAR).runTime(1.5));
  }

  @Seeded(value = FaultKind.BEYOND_AXES, object = "growth")
  void anExponentialLeavesItsAxes() {
    var axes = axes(Range.of(0, 3), Range.of(0, 4), 5, 3).shift(down(1.5));
    var growth = axes.plot(x -> StrictMath.exp(0.7 * x)).unclipped().setColor(GREEN);
    add(axes, growth);
  }

  @Seeded(value = FaultKind.TITLE_SAFE, object = "logo")
  void aLogoTouchesTheLeftEdge() {
    var logo = text("Zoe").scale(1.2).toEdge(LEFT, 0.03);
    add(logo, circle(1));
  }

  @Seeded(value = FaultKind.SMALL, object = "licence")
  void aLicenceNobodyCanRead() {
    var licence = text("all rights reserved").scale(0.2).toEdge(DOWN, 1);
    add(text("The film").scale(2), licence);
  }

  @Seeded(value = FaultKind.SHORT, object = "quote", from = 0.3, by = 1)
  void aQuoteFlashesBy() {
    pause(0.3);
    var quote = text("Mathematics is the art of giving one name to many things").scale(0.7);
    play(fadeIn(quote).runTime(0.2));
    pause(0.2);
    play(fadeOut(quote).runTime(0.2));
    play(fadeIn(circle(1)));
  }

  @Seeded(value = FaultKind.FLASHES, object = "sky", from = 0, by = 1.4)
  void lightningTooOften() {
    var sky = rectangle(14, 7.8).setFill(BLUE_E, 1).setStroke(BLACK, 0);
    sky.addUpdater(s -> s.setFill((int) (time() * 10) % 2 == 0 ? BLUE_E : WHITE, 1));
    add(sky);
    pause(2);
    sky.clearUpdaters();
  }

  @Seeded(value = FaultKind.NEVER_SHOWN, object = "remark", from = -1)
  void aRemarkIsForgotten() {
    var formula = tex("x^2 = 2");
    var remark = text("no rational number").nextTo(formula, DOWN);
    play(write(formula));
    play(indicate(formula));
    remark.setColor(GREY_B);
  }

  @Seeded(value = FaultKind.LABELS_OF_AXIS, object = "town")
  void townsOnATimeline() {
    String[] towns = {"Alexandria", "Constantinople", "Rome"};
    double[] places = {-1, 0.4, 4};
    add(line(left(5), right(5)).setStroke(GREY, 4));
    for (int i = 0; i < 3; i++) {
      var town = text(towns[i]).scale(0.8).moveTo(at(places[i], -0.6));
      add(town);
    }
  }

  @Seeded(value = FaultKind.POP, object = "panes", from = 0.5)
  void copiesMakeATranslucentPaneDenser() {
    var pane = square(2).setFill(BLUE, 0.6);
    add(pane);
    pause(0.5);
    var panes = group(pane, pane.copy(), pane.copy());
    add(panes);
    play(animate(panes, p -> p.arrange(RIGHT, 0.2)));
  }

  @Seeded(value = FaultKind.POP, object = "length", from = 1)
  void aRedrawnArrowIsSuddenlyShort() {
    var length = valueTracker(2);
    var speed = alwaysRedraw(() -> arrow(ORIGIN, right(length.value())).setColor(RED));
    add(speed);
    pause(1);
    length.setValue(0.4);
    play(fadeIn(text("slower").moveTo(up(2))));
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "wave", from = 0.467, by = 0.533)
  @Seeded(
      value = FaultKind.LEAVES_FRAME,
      object = "wave",
      from = 0.5,
      by = 0.567,
      variant = 1,
      tall = true)
  void aWaveIsMovedOverTheEdge() {
    var wave = parametricCurve(t -> at(t, StrictMath.sin(3 * t)), Range.of(-2, 2));
    add(wave.setStroke(TEAL, 5));
    play(animate(wave, w -> w.shift(right(variant == 0 ? 6.2 : 3.5))).runTime(0.8));
    pause(0.5);
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "force", from = 0, by = 1)
  void anArrowPointsOutOfTheFrame() {
    var force = arrow(at(3, 1), at(3, 5)).setColor(RED);
    add(square(1.5).moveTo(at(3, 1)));
    play(growArrow(force));
    pause(0.5);
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "charges", from = 1.333, by = 1.533)
  void chargesFlowOverALabel() {
    var name = text("current").setHeight(0.35).moveTo(right(1));
    var charges = dot(left(6), 0.12).setColor(YELLOW).replicate(8);
    add(name, charges);
    var wire = line(left(6), right(6));
    play(laggedStart(charges, c -> moveAlongPath(c, wire).rate(LINEAR).runTime(3)).lagRatio(0.12));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "charge", from = 3.2, by = 3.4)
  void aSlowChargeHidesLetters() {
    var name = text("voltage").setHeight(0.35).moveTo(right(1));
    var charge = dot(left(3), 0.15).setColor(YELLOW);
    add(name, charge);
    play(animate(charge, c -> c.moveTo(right(3))).rate(LINEAR).runTime(6));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "former latter", from = 0.6, by = 0.733)
  void aTextIsWrittenWhereAnotherStillStands() {
    var former = text("first words");
    var latter = text("other text").shift(right(0.1));
    add(former);
    play(laggedStart(write(latter).runTime(2), fadeOut(former)).lagRatio(0.5));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "word")
  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "word", variant = 1)
  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "word", variant = 2)
  void aLineEndsInALetter() {
    var word = text(List.of("old", "ace", "queue").get(variant)).fontSize(60);
    var end = word.get(0).center().minus(up(0.02));
    add(word, line(end.plus(up(1)), end).setStroke(YELLOW, 4));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "toll")
  void aTollOnARoad() {
    var roads = graph(List.of("A", "B"), List.of(Edge.of("A", "B"))).layoutScale(3);
    roads.layout("circular").labels();
    var toll = text("toll").moveTo(roads.edge("A", "B").center());
    add(roads, toll);
  }

  @Seeded(value = FaultKind.CONTRAST, object = "cell", from = 0.133, by = 0.4)
  void aNumberIsMarkedInTheColourOfItsCell() {
    var cell = group(square(2).setFill(BLUE_E, 1), integerNumber(7).scale(2));
    add(cell);
    play(indicate(cell).runTime(1.2));
  }
}
