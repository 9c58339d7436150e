package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.coordinates.ParametricCurve;
import zoetrope.mobject.coordinates.Range;

/** Scenes without faults. They are newer than the check, so it was not tuned for them. */
final class LaterClean extends FlatScene {
  @Clean
  void aRightTriangleWithItsMark() {
    var corners = List.of(at(-2, -1.5), at(2, -1.5), at(-2, 1.5));
    var triangle = polygon(corners).setStroke(WHITE, 4).setFill(BLUE_E, 0.5);
    play(create(triangle));
    var base = line(corners.get(0), corners.get(1));
    var side = line(corners.get(0), corners.get(2));
    play(create(rightAngle(base, side, 0.3)));
    play(write(tex("3").nextTo(base, DOWN)), write(tex("2").nextTo(side, LEFT)));
    play(write(tex("\\sqrt{13}").moveTo(at(0.7, 0.6))));
  }

  @Clean
  void aQueueOfMessages() {
    var queue = group(square(1), square(1), square(1), square(1)).arrange(RIGHT, 0.2);
    queue.setFill(BLUE_E, 1);
    play(laggedStart(queue, q -> fadeIn(q).shift(LEFT)));
    play(fadeOut(queue.get(0)).shift(LEFT));
    play(animate(queue.from(1), q -> q.shift(left(1.2))));
  }

  @Clean
  void layoutsPlaceObjectsThatAreShownAlone() {
    var words = text("above");
    var formula = tex("a^2");
    var title = text("On the page").fontSize(40);
    var rows = column(words, formula).gap(0.5);
    var page = page().title(title).left(rows);
    play(fadeIn(title), fadeIn(words), fadeIn(formula));
    pause();
  }

  @Clean
  void aHistogramIsFilled() {
    var axes = axes(Range.of(0, 6), Range.of(0, 5), 8, 4).addCoordinateLabels();
    add(axes);
    int[] counts = {1, 3, 4, 2, 1};
    for (int i = 0; i < 5; i++) {
      double width = axes.c2p(1, 0).x() - axes.c2p(0, 0).x();
      double height = axes.c2p(0, counts[i]).y() - axes.c2p(0, 0).y();
      var bar = rectangle(0.9 * width, height).setFill(TEAL, 1).setStroke(TEAL, 0);
      bar.moveTo(axes.c2p(i + 0.5, 0), DOWN);
      play(growFromEdge(bar, DOWN).runTime(0.25));
    }
  }

  @Clean
  void aLensOverAText() {
    var words = text("read the small print").scale(1.2);
    add(words);
    var lens = circle(1.1).setStroke(YELLOW, 6).moveTo(words);
    lens.setWidth(words.width() + 1);
    play(create(lens));
    play(animate(group(words, lens), g -> g.shift(up(0.5))));
  }

  @Clean
  void threeStepsWithNumbers() {
    for (int i = 0; i < 3; i++) {
      var disc = circle(0.45).setFill(BLUE_E, 1).moveTo(at(-3, 1.5 - 1.5 * i));
      var number = integerNumber(i + 1).scale(0.8).moveTo(disc);
      var step = text(List.of("cut", "turn", "glue").get(i)).nextTo(disc, RIGHT);
      play(fadeIn(disc).runTime(0.3), fadeIn(number).runTime(0.3), write(step).runTime(0.6));
    }
  }

  @Clean(tall = true)
  void aQuizForAPhone() {
    var question = text("2 + 2 = ?").setWidth(5).moveTo(up(4));
    var answers = roundedRectangle(6, 1.5, 0.3).replicate(3).arrange(DOWN, 0.6);
    answers.setFill(GREY_E, 1).shift(down(1));
    add(question);
    for (int i = 0; i < 3; i++) {
      var answer = integerNumber(3 + i).scale(1.4).moveTo(answers.get(i));
      play(fadeIn(answers.get(i)).runTime(0.3), fadeIn(answer).runTime(0.3));
    }
    play(animate(answers.get(1), a -> a.setFill(GREEN_E, 1)));
  }

  @Clean
  void aMatrixActsOnASquare() {
    var tile = square(2).setFill(TEAL, 0.6);
    var name = text("shear").toEdge(UP);
    add(numberPlane().fade(0.6), tile);
    play(fadeIn(name.setBackstroke(BLACK, 8)));
    play(applyMatrix(tile, new double[][] {{1, 1}, {0, 1}}));
  }

  @Clean
  void aProductIsColoured() {
    var product = tex("(x + 1)", "(x + 2)", "= x^2 + 3x + 2");
    play(write(product));
    play(animate(product.part("(x + 1)"), p -> p.setColor(RED)));
    play(animate(product.part("(x + 2)"), p -> p.setColor(BLUE)));
    play(circumscribe(product));
  }

  @Clean
  void aSineIsUnrolled() {
    var wheel = circle(1).setStroke(GREY, 3).moveTo(left(4.5));
    var angle = valueTracker(0);
    var spot = dot(0.1).setColor(RED);
    spot.addUpdater(s -> s.moveTo(wheel.center().plus(right(1).rotate(angle.value()))));
    var wave = tracedPath(() -> at(angle.value() - 3, spot.y())).setStroke(YELLOW, 4);
    add(wheel, spot, wave);
    play(animate(angle, a -> a.setValue(TAU)).rate(LINEAR).runTime(2));
  }

  @Clean
  void aWindowOpensAndCloses() {
    var window = roundedRectangle(5, 3, 0.2).setFill(GREY_E, 1);
    var word = text("hello").moveTo(window);
    var both = group(window, word);
    play(growFromCenter(both));
    pause(0.7);
    play(shrinkToCenter(both));
    play(create(square(1)));
  }

  @Clean
  void aNumberIsSquared() {
    var x = variable("x", 2, 1);
    var y = variable("x^2", 4, 1);
    group(x, y).arrange(DOWN, 0.6);
    y.addUpdater(v -> v.setValue(x.tracker().value() * x.tracker().value()));
    add(x, y);
    play(animate(x.tracker(), t -> t.setValue(5)).runTime(1.5));
  }

  @Clean
  void aShadowBehindAWord() {
    var word = text("depth").scale(3);
    var shadow = word.copy().setColor(GREY_E).shift(at(0.08, -0.08));
    add(shadow, word);
    play(animate(group(shadow, word), g -> g.shift(up(1))));
  }

  @Clean
  void aTangramMoves() {
    var pieces = group(triangle(), square(1.2), triangle().rotate(PI)).arrange(RIGHT, 0);
    pieces.setFill(GOLD, 1).setStroke(BLACK, 2);
    add(pieces);
    play(animate(pieces.get(0), p -> p.rotate(PI / 2).shift(up(1))));
    play(animate(pieces, p -> p.arrange(RIGHT, 0.5)));
  }

  @Clean
  void aProofEndsWithASquare() {
    var line = tex("\\Rightarrow \\sqrt{2} \\notin \\mathbb{Q}").scale(1.3);
    var end = square(0.35).setFill(WHITE, 1).nextTo(line, RIGHT, 0.5);
    play(write(line));
    play(fadeIn(end));
  }

  @Clean
  void anIconBesideItsName() {
    var bulb = lightbulb().setHeight(1.5).moveTo(left(2));
    var name = text("idea").nextTo(bulb, RIGHT);
    play(fadeIn(bulb), write(name));
    play(indicate(bulb));
  }

  @Clean
  void aRaceOfTwoDots() {
    var a = dot(at(-5, 1), 0.2).setColor(BLUE);
    var b = dot(at(-5, -1), 0.2).setColor(YELLOW);
    var goal = line(at(5, 2), at(5, -2)).setStroke(WHITE, 6);
    var names = group(text("A").nextTo(a, UP), text("B").nextTo(b, UP)).scale(0.8);
    add(goal, a, b, names);
    play(
        animate(group(a, names.get(0)), g -> g.shift(right(9))).runTime(1),
        animate(group(b, names.get(1)), g -> g.shift(right(9))).runTime(1.6));
  }

  @Clean
  void aTitleWithALineBelow() {
    var heading = text("Contents").toEdge(UP);
    play(write(heading), create(line(left(5), right(5)).nextTo(heading, DOWN, 0.2)));
    play(fadeIn(bulletedList("sums", "products", "limits")));
  }

  @Clean
  void aCrowdOfNumbers() {
    var numbers = integerNumber(1).scale(0.6).replicate(60).arrangeInGrid(6, 10, 0.35);
    numbers.setColorsByGradient(BLUE, YELLOW);
    play(laggedStart(numbers, n -> fadeIn(n)).lagRatio(0.02));
  }

  @Clean(tall = true)
  void lightColoursUnderALightTheme() {
    theme(LIGHT);
    var greeting = text("hello").scale(2).setColor("#f4f4f4");
    add(greeting, circle(1).shift(down(3)));
  }

  @Clean(2)
  void aCopyOfACellLiesOnIt() {
    var cells = group(group(square(1.4).setFill(BLUE_E, 1), integerNumber(3)));
    cells.add(group(square(1.4).setFill(BLUE_E, 1), integerNumber(8)));
    cells.arrange(RIGHT, 0);
    add(cells);
    var marked = cells.copy();
    add(marked);
    play(animate(marked, m -> m.scale(variant == 0 ? 1.15 : 1)).runTime(1.2));
    play(animate(marked, m -> m.scale(variant == 0 ? 1 / 1.15 : 1)).runTime(1.2));
  }

  @Clean
  void aCurveOfAHelperIsRedrawn() {
    var angle = valueTracker(0.5);
    var trace = alwaysRedraw(() -> arch(angle.value()));
    add(trace);
    play(animate(angle, a -> a.setValue(3)));
  }

  @Clean(2)
  void aDerivationIsShownInOnePlay() {
    var steps = derivation("2x - 3 = -7", "2x = -7 + 3", "2x = -4", "x = -2");
    play(variant == 0 ? steps.all() : steps.inPlace().all());
  }

  @Clean(2)
  void aGroupIsRebuiltWhileItAppears() {
    var count = valueTracker(0.6);
    var row = alwaysRedraw(() -> square(0.4).replicate((int) count.value()).arrange(RIGHT));
    var grow = animate(count, c -> c.setValue(8)).runTime(2);
    play(variant == 0 ? laggedStart(fadeIn(row), grow) : succession(create(row), grow));
  }

  @Clean(2)
  void linesLeadOutOfTheFrame() {
    var ray = line(at(-3, -2), at(9, 3)).setStroke(YELLOW, 4);
    play(create(ray));
    var axis = line(left(3), right(3));
    play(create(axis));
    play(animate(axis, a -> a.stretchToWidth(16)));
    play(growArrow(variant == 0 ? arrow(left(9), left(2)) : arrow(left(9), right(9))));
  }

  @Clean
  void aWaveLeavesTheFrameCompletely() {
    var wave = parametricCurve(t -> at(t, StrictMath.sin(3 * t)), Range.of(-2, 2));
    play(create(wave));
    play(animate(wave, w -> w.shift(right(11))));
  }

  @Clean
  void aDotPassesALabelQuickly() {
    var name = text("voltage").setHeight(0.35).moveTo(right(1));
    var charge = dot(left(6), 0.12).setColor(YELLOW);
    add(name, charge);
    play(animate(charge, c -> c.moveTo(right(6))).rate(LINEAR).runTime(1.5));
  }

  @Clean
  void aLineTouchesALetter() {
    var word = text("old").fontSize(60);
    var letter = word.get(0);
    var end = letter.center().plus(up(0.55 * letter.height()));
    add(word, line(end.plus(up(1)), end).setStroke(YELLOW, 4));
  }

  private static ParametricCurve arch(double end) {
    return parametricCurve(t -> at(t - 1.5, StrictMath.sin(t)), Range.of(0, end));
  }
}
