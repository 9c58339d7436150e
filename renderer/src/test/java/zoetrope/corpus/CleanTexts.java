package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/** Texts and formulas that look crowded but are not. */
final class CleanTexts extends FlatScene {
  @Clean
  void aNumberThatCounts() {
    var count = integerNumber(0).scale(2);
    add(count);
    for (int i = 0; i < 4; i++) {
      pause(0.4);
      count.incrementValue(1);
    }
  }

  @Clean(2)
  void aNumberIsSetBetweenPlays() {
    var label = text("iterations:").moveTo(left(2));
    var steps = variant == 0 ? integerNumber(7).nextTo(label, RIGHT) : null;
    var exact = decimalNumber(0.5, 3).nextTo(label, RIGHT);
    add(label, steps == null ? exact : steps);
    pause(0.5);
    if (steps != null) {
      steps.setValue(19);
    } else {
      exact.setValue(0.25);
    }
    play(indicate(label));
  }

  @Clean
  void aSumGrowsByItsTerms() {
    var sum = tex("1").scale(1.5);
    play(write(sum));
    for (var next : List.of("1 + 2", "1 + 2 + 3", "1 + 2 + 3 + 4")) {
      var longer = tex(next).scale(1.5);
      play(transformMatchingTex(sum, longer));
      sum = longer;
    }
  }

  @Clean
  void anEquationIsSolved() {
    var lines = group(tex("2x + 3 = 7"), tex("2x = 4"), tex("x = 2")).arrange(DOWN, 0.6);
    play(write(lines.get(0)));
    for (int i = 1; i < 3; i++) {
      play(transformFromCopy(lines.get(i - 1), lines.get(i)));
    }
    play(circumscribe(lines.get(2)));
  }

  @Clean(2)
  void aTextOnAFilledBox() {
    var box = roundedRectangle(4, 1.4, 0.3).setFill(variant == 0 ? BLUE_E : WHITE, 1);
    var word = text("encoder").moveTo(box).setColor(variant == 0 ? WHITE : BLACK);
    play(fadeIn(box), write(word));
    play(animate(group(box, word), g -> g.shift(up(1))));
  }

  @Clean(2)
  void aTextOverAGridWithABackground() {
    var plane = numberPlane();
    var formula = tex("\\vec v = (2, 1)").scale(1.3).toCorner(UL);
    var back = backgroundRectangle(formula);
    add(plane, back, formula);
    if (variant == 1) {
      play(animate(group(back, formula), g -> g.moveTo(at(1, 1.5))).runTime(2));
    }
  }

  @Clean
  void aWordWithABraceAndAnUnderline() {
    var word = text("hypotenuse").scale(1.5);
    play(write(word));
    play(create(underline(word)));
    var below = brace(word, DOWN);
    play(growFromCenter(below), write(below.text("the long side")));
  }

  @Clean
  void aFormulaWithBracesOnBothSides() {
    var product = tex("(a + b)", "(a - b)", "= a^2 - b^2").scale(1.3);
    play(write(product));
    var up = brace(product.part("(a + b)"), UP);
    var down = brace(product.part("(a - b)"), DOWN);
    play(growFromCenter(up), fadeIn(up.text("sum").scale(0.7)));
    play(growFromCenter(down), fadeIn(down.text("difference").scale(0.7)));
  }

  @Clean(2)
  void aFrameAroundAFormula() {
    var formula = tex("\\frac{d}{dx} e^x = e^x").scale(1.5);
    play(write(formula));
    var frame = surroundingRectangle(formula, variant == 0 ? 0.1 : 0.25).setColor(YELLOW);
    play(create(frame));
    play(animate(group(formula, frame), g -> g.scale(0.7).toEdge(UP)));
  }

  @Clean
  void aWordIsCrossedOut() {
    var wrong = text("divide by zero").scale(1.3);
    play(write(wrong));
    var mark = cross(wrong);
    play(create(mark));
  }

  @Clean(2)
  void aDimmedTextKeepsItsHalo() {
    var plane = numberPlane().fade(variant == 0 ? 0.6 : 0.8);
    var title = text("Projection").scale(1.4).setBackstroke(BLACK, 8).toEdge(UP);
    add(plane, title);
    play(animate(title, t -> t.setOpacity(0.5)));
    play(animate(title, t -> t.setOpacity(1)));
  }

  @Clean
  void aHighlightBehindAWord() {
    var line = text("only this word counts").scale(1.2);
    var word = line.part("word");
    var glow = rectangle(word.width() + 0.2, 0.6).setFill(YELLOW, 0.35).setStroke(YELLOW, 0);
    glow.moveTo(word).setZIndex(-1);
    add(line);
    play(fadeIn(glow));
    play(animate(word, w -> w.setColor(YELLOW)));
  }

  private Group<Mobject<?>> card(String head, String body) {
    var back = roundedRectangle(3.4, 2.2, 0.2).setFill(GREY_E, 1).setStroke(GREY_B, 2);
    var top = text(head).scale(0.9).moveTo(back.top().plus(down(0.5)));
    var rest = text(body).scale(0.65).moveTo(back.center().plus(down(0.3)));
    return group(back, top, rest);
  }

  @Clean(2)
  void cardsInARow() {
    var cards = group(card("one", "collect"), card("two", "sort"), card("three", "draw"));
    cards.arrange(RIGHT, 0.5);
    if (variant == 0) {
      play(laggedStart(cards, c -> fadeIn(c).shift(UP)).lagRatio(0.3));
    } else {
      add(cards);
      play(animate(cards, c -> c.arrange(RIGHT, 0.3).shift(up(1))));
    }
  }

  @Clean(2)
  void aDenseTable() {
    double[][] values = new double[6][8];
    for (int i = 0; i < 6; i++) {
      for (int j = 0; j < 8; j++) {
        values[i][j] = i * j + (variant == 0 ? 0 : 100);
      }
    }
    var entries = integerTable(values).setHeight(6);
    play(fadeIn(entries));
    pause(0.5);
  }

  @Clean
  void aTableWithLabels() {
    var truth = table(new String[][] {{"T", "F"}, {"F", "F"}});
    truth.rowLabels("T", "F").columnLabels("T", "F").topLeft(tex("\\wedge")).outerLines();
    play(create(truth));
  }

  @Clean(2)
  void matricesMultiplied() {
    var a = integerMatrix(new int[][] {{1, 2}, {3, 4}});
    var b = integerMatrix(new int[][] {{0, 1}, {1, 0}});
    var row = group(a, b, tex("="), integerMatrix(new int[][] {{2, 1}, {4, 3}})).arrange(RIGHT);
    if (variant == 1) {
      row.scale(1.3).shift(up(1));
    }
    play(write(row));
    play(indicate(a.rowOf(0)), indicate(b.columnOf(1)));
  }

  @Clean(2)
  void aProgramInAWindow() {
    var source = "int sum = 0;\nfor (int i = 1; i <= n; i++) {\n  sum += i;\n}\nreturn sum;";
    var listing = code(source, "java").lineNumbers();
    if (variant == 1) {
      listing.window().theme("monokai");
    }
    play(fadeIn(listing));
    play(indicate(listing.line(2)));
  }

  @Clean
  void aFormulaBecomesAnotherAndMoves() {
    var left = tex("\\cos^2 x + \\sin^2 x").scale(1.4).shift(left(2));
    var right = tex("= 1").scale(1.4).nextTo(left, RIGHT);
    play(write(left), fadeIn(right));
    var one = tex("1").scale(1.4).nextTo(right, LEFT);
    play(fadeTransform(left, one));
    play(animate(group(one, right), g -> g.moveTo(ORIGIN)));
  }

  @Clean(2)
  void aTitleGivesWayToTheNext() {
    var first = text("Part one").scale(1.5);
    var second = text("Part two").scale(1.5);
    play(write(first));
    pause(1);
    if (variant == 0) {
      play(replacementTransform(first, second));
    } else {
      play(fadeOut(first).shift(UP), fadeIn(second).shift(UP));
    }
    pause(0.5);
  }

  @Clean(2)
  void aWordFliesQuicklyOverAnother() {
    var still = text("still").setWidth(2);
    var quick = text("quick").setWidth(1.6).moveTo(at(0.5, 3));
    add(still, quick);
    pause(0.5);
    var way = animate(quick, q -> q.moveTo(at(0.5, -3))).runTime(variant == 0 ? 0.3 : 0.4);
    play(way);
    pause(0.5);
  }

  @Clean
  void anIntendedCrossing() {
    var still = text("a text that stands");
    var moving = text("passing by").moveTo(up(2));
    add(still, moving);
    play(animate(moving, m -> m.moveTo(down(2))).runTime(3).mayCross());
  }

  @Clean(2)
  void aParagraphIsWrittenLineByLine() {
    var lines = paragraph("We take the sum,", "turn it around,", "and add it to itself.");
    lines.scale(variant == 0 ? 1 : 1.4);
    play(laggedStart(lines, l -> write(l)).lagRatio(0.6).runTime(3));
    pause(1);
  }

  @Clean
  void aListAppearsItemByItem() {
    var items = bulletedList("linear", "affine", "projective").toEdge(LEFT, 2);
    for (var item : items) {
      play(fadeIn(item).shift(RIGHT).runTime(0.6));
    }
    play(animate(items.get(1), i -> i.setColor(YELLOW)));
  }

  @Clean
  void aTickerShowsOneWordAtATime() {
    var place = up(1);
    var last = text("red").moveTo(place);
    play(fadeIn(last));
    for (var colour : List.of("green", "blue")) {
      pause(0.6);
      var next = text(colour).moveTo(place);
      play(fadeOut(last).runTime(0.3));
      play(fadeIn(next).runTime(0.3));
      last = next;
    }
  }

  @Clean
  void aLegendBesideItsFormulas() {
    var rules = group(tex("F = m a"), tex("E = m c^2"), tex("p = m v")).arrange(DOWN, 0.5, LEFT);
    var names = List.of("force", "energy", "momentum");
    add(rules);
    for (int i = 0; i < 3; i++) {
      var name = text(names.get(i)).scale(0.8).setColor(GREY_B);
      name.nextTo(rules.get(i), RIGHT, 0.5).alignTo(right(2), LEFT);
      play(fadeIn(name).runTime(0.4));
    }
  }

  @Clean
  void aDarkWordOnALightBackground() {
    background(WHITE);
    var word = text("ink").scale(2).setColor(BLACK);
    play(write(word));
    play(animate(word, w -> w.setColor(BLUE_E)));
  }

  @Clean
  void aLightTheme() {
    theme(LIGHT);
    var title = text("On paper").toEdge(UP);
    var formula = tex("\\int x \\, dx = \\tfrac{1}{2} x^2").scale(1.4);
    play(write(title), write(formula));
    play(create(surroundingRectangle(formula)));
  }

  @Clean
  void aSubstitutionByColours() {
    var rule = tex("f(", "g(x)", ")").scale(1.6);
    rule.part("g(x)").setColor(TEAL);
    var inner = tex("g(x)").scale(1.6).setColor(TEAL).moveTo(down(2));
    play(write(rule));
    play(transformFromCopy(rule.part("g(x)"), inner));
    play(fadeOut(inner).shift(DOWN));
  }

  @Clean(2)
  void accentsAndLimitsTouch() {
    var sources = List.of("\\widehat{ABC} = \\overline{\\hat{x}}", "\\sum_{i=1}^{n} \\prod_{j<i}");
    var formula = tex(sources.get(variant)).scale(1.8);
    play(write(formula));
    play(indicate(formula));
  }

  @Clean
  void aWordInABubble() {
    var bubble = speechBubble("why?").shift(up(1));
    play(fadeIn(bubble));
    play(animate(bubble, b -> b.shift(left(2))));
  }

  @Clean
  void aPriceTagWithACurrency() {
    var price = decimalNumber(9.5, 2).scale(1.5);
    var sign = text("$").scale(1.5).nextTo(price, LEFT, 0.05);
    var value = valueTracker(9.5);
    price.addUpdater(p -> p.setValue(value.value()).nextTo(sign, RIGHT, 0.05));
    add(sign, price);
    play(animate(value, v -> v.setValue(120)).runTime(2));
  }

  @Clean(value = 2, tall = true)
  void aPosterForAPhone() {
    var title = text("Primes").scale(2).toEdge(UP, 1);
    var lines = group(text("only two"), text("divisors"), text("each")).arrange(DOWN, 0.6);
    play(write(title));
    play(laggedStart(lines, l -> fadeIn(l).shift(UP)));
    if (variant == 1) {
      play(animate(lines, l -> l.scale(1.5).moveTo(down(2))));
    }
  }

  @Clean(tall = true)
  void aLongFormulaFitsAPhone() {
    var formula = tex("a^2 + b^2 + c^2 + d^2 + e^2 = f^2").setWidth(7.5);
    play(write(formula));
    play(animate(formula, f -> f.toEdge(UP, 1)));
  }
}
