package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.lines.Line;

/** Scenes of typical lessons, without faults. */
final class MixedClean extends FlatScene {
  @Clean
  void aGradientDescent() {
    var axes = axes(Range.of(-3, 3), Range.of(0, 5), 10, 5).shift(down(0.5));
    var valley = axes.plot(x -> x * x / 2).setColor(BLUE);
    var ball = dot(axes.i2gp(-2.5, valley), 0.15).setColor(YELLOW);
    var title = text("Gradient descent").toEdge(UP, 0.4);
    play(fadeIn(title), create(axes), create(valley));
    play(fadeIn(ball));
    double x = -2.5;
    for (int i = 0; i < 4; i++) {
      x *= 0.5;
      var next = axes.i2gp(x, valley);
      play(animate(ball, b -> b.moveTo(next)).runTime(0.4));
    }
  }

  @Clean
  void aBayesSquare() {
    var space = square(4).setStroke(WHITE, 3);
    var sick = rectangle(0.8, 4).setFill(RED_E, 1).setStroke(WHITE, 1).alignTo(space, LEFT);
    var well = rectangle(3.2, 4).setFill(BLUE_E, 1).setStroke(WHITE, 1).alignTo(space, RIGHT);
    play(create(space));
    play(fadeIn(sick), fadeIn(well));
    var brace = brace(sick, DOWN);
    play(growFromCenter(brace), write(brace.tex("0.2")));
    var other = brace(well, DOWN);
    play(growFromCenter(other), write(other.tex("0.8")));
  }

  @Clean
  void aFourierSumIsImproved() {
    var axes = axes(Range.of(0, 6), Range.of(-1.5, 1.5), 10, 4);
    var graph = axes.plot(x -> StrictMath.sin(x)).setColor(YELLOW);
    add(axes, graph);
    for (int n = 3; n < 8; n += 2) {
      int terms = n;
      var better = axes.plot(x -> sum(x, terms)).setColor(YELLOW);
      play(transform(graph, better).runTime(0.6));
    }
  }

  private static double sum(double x, int terms) {
    double y = 0;
    for (int k = 1; k <= terms; k += 2) {
      y += StrictMath.sin(k * x) / k;
    }
    return y;
  }

  @Clean(2)
  void aBubbleSort() {
    double[] heights = {2.4, 0.8, 1.6};
    var bars = group(rectangle(0.8, heights[0]));
    for (int i = 1; i < 3; i++) {
      bars.add(rectangle(0.8, heights[i]));
    }
    bars.setFill(TEAL, 1).arrange(RIGHT, 0.4);
    bars.forEach(b -> b.alignTo(down(1.5), DOWN));
    play(laggedStart(bars, b -> growFromEdge(b, DOWN)));
    var a = bars.get(0);
    var b = bars.get(variant + 1);
    double xa = a.x();
    double xb = b.x();
    play(animate(a, m -> m.setX(xb)), animate(b, m -> m.setX(xa)));
  }

  @Clean
  void anEigenvectorStays() {
    var plane = numberPlane().fade(0.4);
    var v = vector(2, 0).setColor(YELLOW);
    var w = vector(1, 1).setColor(TEAL);
    add(plane, v, w);
    double[][] rows = {{1.5, 0}, {0, 0.5}};
    play(applyMatrix(plane, rows), applyMatrix(v, rows), applyMatrix(w, rows));
  }

  @Clean
  void aConvolutionSlides() {
    var signal = square(0.9).setStroke(WHITE, 2).replicate(8).arrange(RIGHT, 0.1).shift(up(1));
    var kernel = square(0.9).setFill(YELLOW, 0.4).replicate(3).arrange(RIGHT, 0.1);
    int[] values = {1, 0, 2, 1, 3, 0, 1, 2};
    add(signal);
    for (int i = 0; i < 8; i++) {
      add(integerNumber(values[i]).scale(0.8).moveTo(signal.get(i)));
    }
    kernel.moveTo(signal.get(1)).setZIndex(-1);
    play(fadeIn(kernel));
    for (int i = 2; i < 5; i++) {
      var next = signal.get(i).center();
      play(animate(kernel, k -> k.moveTo(next)).runTime(0.4));
    }
  }

  @Clean
  void aDataStory() {
    var years = new double[] {1990, 2000, 2010, 2020};
    var axes =
        axes(
            Range.of(1990, 2020, 10),
            Range.of(0, 8, 2),
            AxisStyle.DEFAULT.length(9),
            AxisStyle.DEFAULT.length(4.5));
    axes.addCoordinateLabels();
    var title = text("Users in billions").scale(0.8).toEdge(UP, 0.5);
    add(axes, title);
    double[] users = {0.1, 0.5, 2, 5};
    for (int i = 0; i < 4; i++) {
      play(growFromCenter(dot(axes.c2p(years[i], users[i])).setColor(GOLD)).runTime(0.3));
    }
  }

  @Clean(value = 2, tall = true)
  void aShortWithASubtitleLine() {
    var fact = tex("1 + 2 + \\dots + n").setWidth(6).moveTo(up(3));
    var box = surroundingRectangle(fact, 0.4).setColor(BLUE);
    play(write(fact));
    play(create(box));
    var caption = text("small Gauss").scale(variant == 0 ? 1.2 : 1.6).toEdge(DOWN, 2.5);
    play(fadeIn(caption).shift(UP));
    pause(0.5);
  }

  @Clean
  void aSquareIsRearranged() {
    var parts = group(triangle(), triangle(), triangle(), triangle()).arrange(RIGHT, 0.2);
    parts.setFill(BLUE_D, 1);
    play(fadeIn(parts));
    play(animate(parts, p -> p.arrangeInGrid(2, 2, 0.1)));
    play(animate(parts.get(0), t -> t.rotate(PI)), animate(parts.get(3), t -> t.rotate(PI)));
  }

  @Clean
  void aQuestionAndItsAnswer() {
    var question = text("How many?").scale(1.2).shift(up(1.5));
    play(write(question));
    pause(0.5);
    var dots = dot(0.15).replicate(7).arrange(RIGHT, 0.3);
    play(laggedStart(dots, d -> fadeIn(d)));
    var brace = brace(dots, DOWN);
    play(growFromCenter(brace), fadeIn(brace.text("seven")));
  }

  @Clean
  void aRecordingWithBubbles() {
    var left = text("A").scale(1.4).moveTo(left(4));
    var right = text("B").scale(1.4).moveTo(right(4));
    add(left, right);
    var message = circle(0.25).setFill(YELLOW, 1).moveTo(left(3.2));
    play(fadeIn(message).runTime(0.3));
    play(animate(message, m -> m.moveTo(right(3.2))));
    play(fadeOut(message).scale(2).runTime(0.3));
  }

  @Clean
  void aClockWithNumbers() {
    var face = circle(2.8).setStroke(WHITE, 4);
    add(face);
    for (int i = 1; i <= 12; i++) {
      add(integerNumber(i).scale(0.7).moveTo(up(2.4).rotate(-TAU * i / 12)));
    }
    var hand = line(ORIGIN, up(1.8)).setStroke(RED, 6);
    add(hand);
    play(rotate(hand, -PI).about(ORIGIN).runTime(1.5));
  }

  @Clean
  void aDerivationByRows() {
    var rows = group(tex("(a + b)^2"), tex("= a^2 + a b + b a + b^2"), tex("= a^2 + 2 a b + b^2"));
    rows.arrange(DOWN, 0.5, LEFT);
    for (var row : rows) {
      play(write(row).runTime(0.8));
    }
    play(animate(rows.get(1), r -> r.setOpacity(0.3)));
    play(create(underline(rows.get(2))));
  }

  @Clean
  void aMapWithPins() {
    var land = polygon(at(-4, -2), at(3, -3), at(5, 1), at(0, 3), at(-5, 1)).setFill(GREEN_E, 1);
    add(land);
    String[] towns = {"Aix", "Bern", "Como"};
    double[][] places = {{-2, 0}, {1, 1}, {2, -1.5}};
    for (int i = 0; i < 3; i++) {
      var pin = dot(at(places[i][0], places[i][1]), 0.1).setColor(RED);
      var town = text(towns[i]).scale(0.7).nextTo(pin, RIGHT, 0.15);
      play(growFromCenter(pin).runTime(0.3), fadeIn(town).runTime(0.3));
    }
  }

  @Clean
  void aNeuralLayer() {
    var inputs = circle(0.3).setFill(BLUE_E, 1).replicate(3).arrange(DOWN, 0.6).shift(left(3));
    var outputs = circle(0.3).setFill(RED_E, 1).replicate(2).arrange(DOWN, 0.9).shift(right(3));
    Group<Line> edges = group();
    for (var in : inputs) {
      for (var out : outputs) {
        edges.add(line(in, out).setStroke(GREY_B, 2));
      }
    }
    play(fadeIn(inputs), fadeIn(outputs));
    play(create(edges));
    play(write(text("input").scale(0.7).nextTo(inputs, DOWN)));
    play(write(text("output").scale(0.7).nextTo(outputs, DOWN)));
  }

  @Clean
  void aTextTypedAndErased() {
    var line = text("hello world").scale(1.2);
    play(addTextLetterByLetter(line));
    pause(0.5);
    play(removeTextLetterByLetter(line));
    play(fadeIn(text("again")));
  }

  @Clean
  void aSpotlight() {
    var row = text("one two three").scale(1.5);
    add(row);
    var dark = fullScreenRectangle().setFill(BLACK, 0.6).setStroke(BLACK, 0).setZIndex(-1);
    play(fadeIn(dark));
    play(indicate(row.part("two"), 1.15, YELLOW));
    play(fadeOut(dark));
  }

  @Clean
  void aNumberRolls() {
    var label = text("population").shift(up(1));
    var number = integerNumber(1000).scale(1.5);
    add(label, number);
    play(changeDecimalToValue(number, 250000).runTime(2));
  }

  @Clean(2)
  void oneColourPerPart() {
    var wheel = group(sector(2, PI / 2, 0), sector(2, PI / 2, PI / 2), sector(2, PI, PI));
    wheel.setStroke(BLACK, 3);
    var colours = variant == 0 ? List.of(BLUE, YELLOW, GREY_B) : List.of(TEAL, GOLD, PURPLE);
    for (int i = 0; i < 3; i++) {
      wheel.get(i).setFill(colours.get(i), 1);
    }
    play(growFromCenter(wheel));
    play(rotate(wheel, PI).about(ORIGIN));
  }

  @Clean
  void aDottedPathBehindAWord() {
    var path = dashedLine(left(5), right(5)).setStroke(GREY_D, 3);
    var word = text("route").scale(1.2);
    var plate = backgroundRectangle(word, BLACK, 1);
    add(path, plate, word);
    play(animate(group(plate, word), g -> g.shift(right(2))));
  }
}
