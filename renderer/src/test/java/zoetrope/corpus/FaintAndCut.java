package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.text.Text;

/** Texts without contrast, and objects that leave the frame. */
final class FaintAndCut extends FlatScene {
  @Seeded(value = FaultKind.CONTRAST, object = "title")
  @Seeded(value = FaultKind.CONTRAST, object = "title", variant = 1, tall = true)
  void whiteOnWhite() {
    background(variant == 0 ? WHITE : GREY_A);
    var title = text("Winter");
    add(title, circle(1).setStroke(BLUE_E, 6).shift(down(2)));
  }

  @Seeded(value = FaultKind.CONTRAST, object = "label")
  void redOnRed() {
    var plate = rectangle(5, 2).setFill(RED_E, 1);
    var label = text("danger").setColor("#a01010").moveTo(plate);
    add(plate, label);
  }

  @Seeded(value = FaultKind.CONTRAST, object = "hours")
  void yellowOnYellow() {
    var sun = circle(1.6).setFill(YELLOW, 1).setStroke(ORANGE, 6);
    var hours = integerNumber(12).setColor(YELLOW_B);
    add(sun, hours);
  }

  private Text tile(String word, int i) {
    var back = square(1.8).setFill(i % 2 == 0 ? WHITE : BLUE_E, 1).shift(right(2 * i - 3));
    add(back);
    return text(word).scale(0.6).moveTo(back).setColor(i == 2 ? GREY_A : i == 0 ? BLACK : WHITE);
  }

  @Seeded(value = FaultKind.CONTRAST, object = "bishop")
  void oneTileHasTheWrongColour() {
    var pawn = tile("pawn", 0);
    var rook = tile("rook", 1);
    var bishop = tile("bishop", 2);
    var king = tile("king", 3);
    add(pawn, rook, bishop, king);
  }

  @Seeded(value = FaultKind.CONTRAST, object = "word", from = 0.9, by = 1.9)
  void aWordTakesTheColourOfItsPlate() {
    var plate = roundedRectangle(4, 1.5, 0.3).setFill(GREEN_E, 1);
    var word = text("growth").setWidth(2.5);
    add(plate, word);
    pause(0.5);
    play(animate(word, w -> w.setColor(GREEN_E)).rate(LINEAR).runTime(1.5));
  }

  @Seeded(value = FaultKind.CONTRAST, object = "formula", from = 1.5, by = 1.9)
  void thePlateBehindDarkInkFadesOut() {
    var paper = rectangle(5, 2).setFill(WHITE, 1);
    var formula = tex("\\oint E \\cdot dA").scale(1.5).setColor(BLACK);
    add(paper, formula);
    pause(1);
    play(fadeOut(paper).rate(LINEAR));
  }

  @Seeded(value = FaultKind.CONTRAST, object = "name", from = 1, by = 1.45)
  @Seeded(
      value = FaultKind.CONTRAST,
      object = "name",
      from = 1,
      by = 1.45,
      variant = 1,
      tall = true)
  void aWhitePanelSlidesBehindAWhiteName() {
    var panel = rectangle(5, 6).setFill(WHITE, 1).setStroke(WHITE, 0).moveTo(at(-4.5, 0), RIGHT);
    var name = text("Ada").setWidth(2);
    add(panel, name);
    play(animate(panel, p -> p.shift(right(7))).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.CONTRAST, object = "degrees", from = 1.1, by = 1.6)
  void aReadingRidesFromDarkToLight() {
    var ramp = rectangle(4, 3).setFill(GREY_A, 1).setStroke(WHITE, 0).moveTo(right(3));
    var degrees = text("40 C").setWidth(1.5).moveTo(left(3));
    add(ramp, degrees);
    play(animate(degrees, d -> d.moveTo(right(3))).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.CONTRAST, object = "note", from = 1)
  void darkGreyOnBlack() {
    add(circle(2).setStroke(BLUE, 5));
    pause(1);
    var note = text("not drawn to scale").scale(0.8).setColor("#1a1a1a").toEdge(DOWN);
    add(note);
    allow(zoetrope.scene.Fault.POP, "the note is there at once", note);
  }

  @Seeded(value = FaultKind.CONTRAST, object = "lit", from = 1, by = 1.85)
  void aLampMakesTheWordAsBrightAsItsWall() {
    var wall = rectangle(8, 5).setFill(BLUE_E, 1).setStroke(BLACK, 0);
    var lit = text("lamp").setWidth(3).setColor(YELLOW);
    add(wall, lit);
    play(animate(wall, w -> w.setFill(YELLOW, 1)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.CONTRAST, object = "value")
  void aWhiteValueInALightBar() {
    double[] heights = {1.2, 2.4, 3.1};
    for (double height : heights) {
      var bar = rectangle(1, height).setFill(BLUE_E, 1).moveTo(at(2 * height - 5, -2), DOWN);
      add(bar, decimalNumber(height, 1).scale(0.6).moveTo(bar));
    }
    var light = rectangle(1, 2).setFill("#f4f0c8", 1).moveTo(at(4, -2), DOWN);
    var value = decimalNumber(2, 1).scale(0.6).moveTo(light);
    add(light, value);
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "title")
  @Seeded(value = FaultKind.LEAVES_FRAME, object = "title", variant = 1, tall = true)
  void aTitleIsTooWide() {
    var title = text("The fundamental theorem of the integral calculus, part two");
    title.setWidth(variant == 0 ? 15.2 : 10.5).moveTo(up(2));
    add(title);
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "list")
  void aListIsTooLong() {
    var list = group(text("one"), text("two"), text("three"), text("four"), text("five"));
    list.arrange(DOWN, 0.9).moveTo(at(-4, 3.6), UP);
    list.get(4).moveTo(at(-4, -3.95));
    add(list);
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "note")
  void aNoteBesideACircleAtTheEdge() {
    var ring = circle(1).moveTo(right(5));
    var note = text("radius one").nextTo(ring, RIGHT);
    add(ring, note);
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "words", from = 1.067, by = 1.133)
  void aRowGrowsOutOfTheFrame() {
    var words = group(text("wide"), text("and"), text("wider")).arrange(RIGHT).setWidth(8);
    add(words);
    play(animate(words, w -> w.setWidth(20)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "label", from = 1.333, by = 1.333)
  void aLabelFollowsItsDotOutOfTheFrame() {
    var spot = dot(ORIGIN).setColor(RED);
    var label = text("probe").setWidth(1.5);
    label.addUpdater(l -> l.nextTo(spot, UP));
    add(spot, label);
    play(animate(spot, s -> s.moveTo(at(0, 3.7))).rate(LINEAR).runTime(1.5));
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "word", from = 0.667, by = 0.733)
  void aWordSwingsOutAndComesBack() {
    var word = text("swing").setWidth(2).moveTo(right(4.5));
    add(word);
    play(animate(word, w -> w.shift(right(2.2))).rate(THERE_AND_BACK).runTime(2));
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "sum", from = 1.267, by = 1.333, tall = true)
  @Seeded(value = FaultKind.LEAVES_FRAME, object = "sum", from = 0.867, by = 0.933, variant = 1)
  void aFormulaTurnsAndItsEndsLeave() {
    var sum = tex("a + b + c + d + e + f + g").setWidth(variant == 0 ? 8.4 : 13);
    if (variant == 0) {
      sum.moveTo(at(0.2, 6));
    }
    add(sum);
    play(rotate(sum, PI / 2).rate(LINEAR).runTime(variant == 0 ? 4 : 2));
    if (variant == 0) {
      play(animate(sum, s -> s.moveTo(ORIGIN)));
    } else {
      play(rotate(sum, -PI / 2).rate(LINEAR).runTime(2));
    }
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "far")
  void aTextThatNobodySees() {
    var far = text("far away").moveTo(at(9, 2));
    add(far, square(2));
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "ball", from = 1.133, by = 1.2)
  void aBallRollsHalfOut() {
    var floor = line(at(-7, -1), at(7, -1)).setStroke(GREY, 4);
    var ball = circle(1).setFill(BLUE, 1).moveTo(left(2));
    add(floor, ball);
    play(animate(ball, b -> b.moveTo(right(6.9))).rate(LINEAR).runTime(1.2));
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "house")
  void aDrawingIsTooHigh() {
    var house = group(square(4), triangle().setWidth(4.4)).arrange(UP, 0).shift(up(1.2));
    add(house.setStroke(ORANGE, 5));
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "chart", tall = true)
  void aChartIsTooWideForAPhone() {
    var chart = barChart(0.2, 0.5, 0.9, 0.4, 0.7).setWidth(10.5);
    add(chart);
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "gauge", from = 1.067, by = 1.4)
  void aGaugeIsFadedInBelowTheEdge() {
    play(fadeIn(square(2)));
    var gauge = decimalNumber(98.6, 1).moveTo(at(3, -3.95));
    play(fadeIn(gauge));
  }

  @Seeded(value = FaultKind.TITLE_SAFE, object = "title")
  @Seeded(value = FaultKind.TITLE_SAFE, object = "title", variant = 1, tall = true)
  void aTitleTouchesTheEdge() {
    var title = text("Close to the edge").toEdge(UP, 0.02);
    add(title);
  }

  @Seeded(value = FaultKind.TITLE_SAFE, object = "source")
  void aSourceInTheVeryCorner() {
    var source = text("data: 2024").scale(0.7).toCorner(DR, 0.03);
    add(circle(2), source);
  }

  @Seeded(value = FaultKind.TITLE_SAFE, object = "name", from = 0.933, by = 1)
  void aNameStopsAtTheEdge() {
    var name = text("left").setWidth(2);
    add(name);
    play(animate(name, n -> n.moveTo(at(-7.08, 0), LEFT)).rate(LINEAR));
  }
}
