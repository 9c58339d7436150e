package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.fields.Region;

/** Texts that are on dots, lines and edges, or move there. */
final class TextsOnShapes extends FlatScene {
  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "label")
  void aLabelOnItsDot() {
    var point = dot(at(2, 1), 0.15).setColor(YELLOW);
    var label = tex("P").moveTo(point.center().plus(at(0.08, 0.05)));
    add(point, label);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "label")
  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "label", variant = 1)
  void aLabelOnItsGraph() {
    var axes = axes(Range.of(-3, 3), Range.of(-1, 4), 8, 5);
    var graph = axes.plot(x -> variant == 0 ? x * x / 2 : 2 + StrictMath.sin(x)).setColor(BLUE);
    var label = tex("f(x)").moveTo(axes.i2gp(1.6, graph));
    add(axes, graph, label);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "caption")
  void aCaptionHalfOutOfItsBox() {
    var box = rectangle(4, 1.2).setStroke(TEAL, 4);
    var caption = text("input layer").setWidth(3).moveTo(right(1.7));
    add(box, caption);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "word")
  void aLineStrikesThroughAWord() {
    var word = text("constant").scale(1.4).shift(at(0, 1));
    add(word, line(at(-5, 0.7), at(5, 1.4)).setStroke(RED, 5));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "formula")
  void aFormulaOnTheAxis() {
    var axes = axes(Range.of(-4, 4), Range.of(-3, 3), 10, 6);
    var formula = tex("y = m x + b").scale(1.2).moveTo(axes.c2p(2, 0.05));
    add(axes, formula);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "verb", from = 0.333, by = 0.4)
  void anArrowRunsThroughAWord() {
    var from = dot(left(4));
    var to = dot(right(4));
    var verb = text("maps to").setWidth(2.2);
    add(from, to, verb);
    pause(0.1);
    play(create(arrow(from, to).setColor(YELLOW)).rate(LINEAR));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "title")
  void aCircleRunsThroughATitle() {
    var title = text("Unit circle").moveTo(up(2.2));
    var ring = circle(2.2).setStroke(BLUE, 6);
    add(ring, title);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "entry")
  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "entry", variant = 1, tall = true)
  void anEntryIsWiderThanItsCell() {
    String[] entries = {"a", "b", "measured", "d"};
    for (int i = 0; i < entries.length; i++) {
      var cell = square(1.2).setStroke(GREY_B, 3).shift(right(1.2 * i - 1.8));
      if (variant == 1) {
        cell.moveTo(up(1.2 * i - 1.8));
      }
      var entry = text(entries[i]).moveTo(cell);
      add(cell, entry);
    }
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "corner")
  void aNameOnACornerOfATriangle() {
    var a = at(-2, -1.5);
    var b = at(2.5, -1.5);
    var c = at(0, 2);
    add(polygon(a, b, c).setStroke(WHITE, 5));
    add(tex("A").nextTo(a, DL, 0.1), tex("B").nextTo(b, DR, 0.1));
    var corner = tex("C").moveTo(c);
    add(corner);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "name")
  void aNameInAFieldOfArrows() {
    var field = arrowVectorField(p -> at(-p.y(), p.x()), Region.plane(-4, 4, -3, 3, 0.6));
    var name = text("whirl").setWidth(3).moveTo(at(1, 1));
    add(field, name);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "speed", from = 2, by = 2.067)
  void aReadingRidesIntoAWall() {
    var wall = line(at(3, -2), at(3, 2)).setStroke(RED, 10);
    var car = square(0.5).setFill(BLUE, 1).moveTo(left(5));
    var speed = text("30 mph").setWidth(1.5);
    speed.addUpdater(s -> s.nextTo(car, UP));
    add(wall, car, speed);
    play(animate(car, c -> c.moveTo(at(4.5, 0))).rate(LINEAR).runTime(2.6));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "word", from = 1, by = 1.067)
  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "word", from = 1, by = 1.067, variant = 1)
  void aWordDropsOntoADashedLine() {
    var level = dashedLine(left(5), right(5)).setStroke(YELLOW, 5);
    var word = text("threshold").setWidth(3).moveTo(at(2 * variant, 1.5));
    add(level, word);
    play(animate(word, w -> w.moveTo(at(2 * variant, 0))).rate(LINEAR).runTime(1.2));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "label", from = 1.667, by = 1.733)
  void aLabelMeetsTheGraphThatItFollows() {
    var axes = axes(Range.of(0, 6), Range.of(0, 4), 10, 5);
    var graph = axes.plot(x -> 0.3 + x * x / 10).setStroke(TEAL, 6);
    var x = valueTracker(1);
    var label = tex("(x, 2)").addUpdater(l -> l.moveTo(axes.c2p(x.value(), 2.2)));
    add(axes, graph, label);
    play(animate(x, t -> t.setValue(4.5)).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "words", from = 1.6, by = 1.667)
  void aRowSlidesOverAFence() {
    var fence = line(DOWN, UP).setStroke(GREY_A, 6).replicate(3).arrange(RIGHT, 2).shift(right(3));
    var words = group(text("one"), text("two")).arrange(RIGHT).moveTo(left(2.5));
    add(fence, words);
    play(animate(words, w -> w.shift(right(5))).rate(LINEAR).runTime(3));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "weight")
  void aWeightOnItsEdge() {
    var a = circle(0.4).setFill(BLUE, 1).moveTo(left(3));
    var b = circle(0.4).setFill(BLUE, 1).moveTo(at(3, 1));
    var edge = line(a, b).setStroke(GREY_B, 6);
    var weight = decimalNumber(0.75, 2).moveTo(edge.center());
    add(edge, a, b, weight);
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "phase", from = 0.867, by = 0.933, tall = true)
  void aWordRisesThroughTheHorizon() {
    var horizon = line(left(4), right(4)).setStroke(ORANGE, 8);
    var phase = text("sunrise").setWidth(3).moveTo(down(2));
    add(horizon, phase);
    play(animate(phase, p -> p.moveTo(up(2))).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "sign", from = 1.667, by = 1.733)
  void aSignGrowsOutOfItsPlate() {
    var plate = roundedRectangle(3, 1.2, 0.2).setFill(BLUE_E, 1).setStroke(WHITE, 4);
    var sign = text("open").setWidth(1.6);
    add(plate, sign);
    pause(1);
    play(animate(sign, s -> s.setWidth(4.6)).rate(LINEAR).runTime(1.5));
  }

  @Seeded(value = FaultKind.TEXT_ON_SHAPE, object = "mark")
  void aMarkOnABoundaryOfBars() {
    var bars = group(rectangle(1, 2), rectangle(1, 3), rectangle(1, 1.4));
    bars.setStroke(BLACK, 1).arrange(RIGHT, 0).alignTo(ORIGIN, DOWN);
    bars.forEach(b -> b.setFill(TEAL, 1).alignTo(down(2), DOWN));
    var mark = text("median").setWidth(1.8).moveTo(bars.get(1).corner(DR).plus(up(1.5)));
    add(bars, mark);
  }

  @Seeded(value = FaultKind.TIP, object = "pointer")
  @Seeded(value = FaultKind.TIP, object = "pointer", variant = 1, tall = true)
  void anArrowEndsInAWord() {
    var word = text("minimum").setWidth(3).shift(at(1, 1));
    var pointer = arrow(at(-3, -2), word.center()).setColor(RED);
    add(word, pointer);
  }

  @Seeded(value = FaultKind.TIP, object = "pointer", from = 1.4, by = 1.467)
  void anArrowGrowsIntoAFormula() {
    var formula = tex("\\nabla f").scale(2).moveTo(right(2));
    add(formula);
    pause(0.5);
    var pointer = arrow(left(4), right(2.3)).setColor(YELLOW);
    play(growArrow(pointer).rate(LINEAR));
  }
}
