package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.graph.Edge;
import zoetrope.mobject.shapes.Dot;

/** Shapes and texts near each other that do not disturb each other. */
final class CleanShapes extends FlatScene {
  @Clean(2)
  void aCopyOfATranslucentShape() {
    var leaf = circle(1).setFill(GREEN, 0.5).setStroke(GREEN, 2).moveTo(left(3));
    var other = square(1.8).setFill(BLUE, 0.5).setStroke(BLUE, 2).moveTo(right(3));
    add(leaf);
    pause(0.5);
    play(transformFromCopy(leaf, other));
    if (variant == 1) {
      play(transformFromCopy(other, star().setFill(RED, 0.5).moveTo(down(2))));
    }
  }

  @Clean(2)
  void textsInsideShapes() {
    var shapes = group(circle(1.2), square(2.2), regularPolygon(6).scale(1.4)).arrange(RIGHT, 0.8);
    String[] names = {"one", "two", "three"};
    add(shapes);
    for (int i = 0; i < 3; i++) {
      var name = text(names[i]).scale(0.8).moveTo(shapes.get(i));
      if (variant == 0) {
        add(name);
      } else {
        play(fadeIn(name).runTime(0.4));
      }
    }
  }

  @Clean(2)
  void arrowsBetweenWords() {
    var cause = text("cause").moveTo(left(4));
    var effect = text("effect").moveTo(right(4));
    var third = text("sign").moveTo(up(2));
    add(cause, effect, third);
    play(growArrow(arrow(cause, effect)));
    play(growArrow(arrow(effect, third)), create(arrow(cause, third)));
    if (variant == 1) {
      play(indicate(third));
    }
  }

  @Clean
  void aFlowChart() {
    var steps = group(step("read"), step("parse"), step("run")).arrange(RIGHT, 1.5);
    play(laggedStart(steps, s -> fadeIn(s)));
    for (int i = 0; i < 2; i++) {
      play(create(arrow(steps.get(i), steps.get(i + 1))).runTime(0.5));
    }
  }

  private Group<?> step(String word) {
    var box = rectangle(2.4, 1).setStroke(TEAL, 3).setFill(GREY_E, 1);
    return group(box, text(word).scale(0.8).moveTo(box));
  }

  @Clean(2)
  void aTriangleWithNames() {
    var a = at(-3, -1.5);
    var b = at(3, -1.5);
    var c = at(variant == 0 ? 0 : 2, 2);
    play(create(polygon(a, b, c).setStroke(WHITE, 4)));
    play(
        write(tex("A").nextTo(a, DL, 0.1)),
        write(tex("B").nextTo(b, DR, 0.1)),
        write(tex("C").nextTo(c, UP, 0.15)));
    play(write(tex("c").nextTo(at(0, -1.5), DOWN)));
  }

  @Clean
  void anAngleWithItsName() {
    var base = line(left(2), right(3)).setStroke(WHITE, 4);
    var leg = line(left(2), at(2, 2.4)).setStroke(WHITE, 4);
    var mark = angle(base, leg);
    add(base, leg);
    play(create(mark));
    play(write(tex("\\alpha").nextTo(mark, RIGHT, 0.15).shift(up(0.12))));
  }

  @Clean(2)
  void aPointWithATagThatFollows() {
    var spot = dot(left(4)).setColor(YELLOW);
    var tag = text("P").scale(0.8);
    tag.addUpdater(t -> t.nextTo(spot, variant == 0 ? UP : DOWN, 0.15));
    add(line(left(5), right(5)).setStroke(GREY, 3).shift(at(0, variant == 0 ? -0.3 : 0.3)));
    add(spot, tag);
    play(animate(spot, s -> s.moveTo(right(4))).runTime(2));
  }

  @Clean(2)
  void aGraphWithVertexLabels() {
    var net = graph(List.of(1, 2, 3, 4), Edge.list(new int[][] {{1, 2}, {2, 3}, {3, 4}, {4, 1}}));
    net.layout("circular").labels();
    play(create(net));
    if (variant == 1) {
      play(animate(net.vertex(2), v -> v.shift(right(1.5))));
    }
  }

  @Clean
  void aGraphWithWeights() {
    var net = graph(List.of("a", "b", "c"), List.of(Edge.of("a", "b"), Edge.of("b", "c")));
    net.layout("circular").labels().scale(1.4);
    net.edgeLabels(e -> text("4").scale(0.7));
    play(fadeIn(net));
  }

  @Clean
  void aTreeThatIsLaidOutAgain() {
    int[][] pairs = {{1, 2}, {1, 3}, {2, 4}, {2, 5}};
    var tree = graph(List.of(1, 2, 3, 4, 5), Edge.list(pairs)).layout("circular").labels();
    add(tree);
    pause(0.5);
    play(animate(tree, t -> t.layout(zoetrope.mobject.graph.Layouts.tree(1))).runTime(1.5));
  }

  @Clean(2)
  void dotsOnALine() {
    var line = line(left(5), right(5)).setStroke(GREY_B, 4);
    Group<Dot> dots = group();
    for (int i = 0; i < 7; i++) {
      dots.add(dot(at(1.5 * i - 4.5, 0), 0.12).setColor(YELLOW));
    }
    play(create(line));
    play(laggedStart(dots, d -> growFromCenter(d)));
    if (variant == 1) {
      play(animate(dots, d -> d.shift(right(0.4))));
    }
  }

  @Clean
  void overlappingCirclesWithNames() {
    var a = circle(1.8).setFill(RED, 0.4).setStroke(RED, 2).moveTo(left(1));
    var b = circle(1.8).setFill(BLUE, 0.4).setStroke(BLUE, 2).moveTo(right(1));
    play(fadeIn(a), fadeIn(b));
    play(write(text("even").scale(0.7).moveTo(left(1.8))));
    play(write(text("prime").scale(0.7).moveTo(right(1.8))));
    play(write(text("2").moveTo(ORIGIN)));
  }

  @Clean(2)
  void aBlockBehindATextMoves() {
    var bar = rectangle(6, 1).setFill(variant == 0 ? BLUE_E : MAROON_E, 1).setStroke(BLACK, 0);
    var word = text("on top").setZIndex(1);
    bar.moveTo(left(2));
    add(bar, word);
    play(animate(bar, b -> b.moveTo(right(0.5))).runTime(0.5));
  }

  @Clean
  void shapesThatPassEachOther() {
    var a = square(1).setFill(TEAL, 1).moveTo(left(5));
    var b = circle(0.6).setFill(GOLD, 1).moveTo(right(5));
    add(a, b);
    play(animate(a, x -> x.moveTo(right(5))), animate(b, x -> x.moveTo(left(5))));
  }

  @Clean
  void aCoverThatIsMeant() {
    var answer = text("x = 42").scale(1.3);
    var lid = rectangle(3.4, 1.2).setFill(GREY_D, 1);
    add(answer, lid);
    pause(1);
    play(fadeOut(lid));
  }

  @Clean(2)
  void aFlashAndAWiggle() {
    var goal = star().scale(variant == 0 ? 1 : 1.5).setFill(YELLOW, 1);
    add(goal);
    play(flash(goal).color(WHITE));
    play(wiggle(goal));
    play(focusOn(goal));
  }

  @Clean
  void twoSlowBlinks() {
    var lamp = circle(0.5).setFill(RED, 1);
    add(lamp);
    pause(0.3);
    play(blink(lamp).blinks(2).timeOn(0.4).timeOff(0.4));
  }

  @Clean
  void aRingIsBroadcast() {
    var tower = triangle().setFill(GREY, 1);
    add(tower);
    play(broadcast(tower.top()).bigRadius(2).color(BLUE));
  }

  @Clean(2)
  void aPieWithShares() {
    double[] shares = {0.5, 0.3, 0.2};
    var colours = List.of(BLUE, TEAL, GOLD);
    double start = 0;
    for (int i = 0; i < 3; i++) {
      double turn = TAU * shares[i];
      var slice = sector(2.4, turn, start).setFill(colours.get(i), 1);
      Vec middle = at(variant == 0 ? 1.5 : 3, 0).rotate(start + turn / 2);
      var share = text((int) (100 * shares[i]) + " %").scale(0.7).moveTo(middle);
      share.setColor(variant == 0 ? BLACK : WHITE);
      play(fadeIn(slice).runTime(0.5), fadeIn(share).runTime(0.5));
      start += turn;
    }
  }

  @Clean
  void aSortWithSwaps() {
    int[] values = {3, 1, 2};
    Group<Group<?>> tiles = group();
    for (int value : values) {
      var tile = square(1).setFill(BLUE_E, 1);
      tiles.add(group(tile, integerNumber(value).moveTo(tile)));
    }
    tiles.arrange(RIGHT, 0.4);
    add(tiles);
    var first = tiles.get(0);
    var second = tiles.get(1);
    var there = first.center();
    var here = second.center();
    play(
        animate(first, t -> t.moveTo(here)).pathArc(PI),
        animate(second, t -> t.moveTo(there)).pathArc(PI));
  }

  @Clean(value = 2, tall = true)
  void aStackOfBoxesForAPhone() {
    var boxes = roundedRectangle(6, 1.4, 0.2).setFill(GREY_E, 1).replicate(4).arrange(DOWN, 0.4);
    String[] words = {"input", "hidden", "hidden", "output"};
    add(boxes);
    for (int i = 0; i < 4; i++) {
      add(text(words[i]).scale(variant == 0 ? 1 : 1.3).moveTo(boxes.get(i)));
    }
    play(indicate(boxes.get(1), 1.05, BLUE_E));
  }

  @Clean
  void aStrokeThatTouchesItsBox() {
    var box = square(3).setStroke(WHITE, 4);
    add(box, line(box.corner(DL), box.corner(UR)).setStroke(YELLOW, 4));
    play(create(circle(1.5).setStroke(TEAL, 4)));
  }

  @Clean
  void aBackgroundThatFillsTheFrame() {
    var sky = fullScreenRectangle().setFill(BLUE_E, 1).setStroke(BLACK, 0);
    var sun = circle(0.8).setFill(YELLOW, 1).moveTo(at(4, 2));
    var ground = rectangle(16, 2).setFill(GREEN_E, 1).setStroke(BLACK, 0).moveTo(down(3.5));
    add(sky, ground, sun);
    play(animate(sun, s -> s.shift(left(8))).runTime(1.5));
  }

  @Clean(2)
  void labelsOnThickBars() {
    double[] values = {2, 3.5, 1.5};
    for (int i = 0; i < 3; i++) {
      var bar = rectangle(1.2, values[i]).setFill(BLUE_E, 1).setStroke(BLUE, 2);
      bar.moveTo(at(2 * i - 2, -2), DOWN);
      var value = decimalNumber(values[i], 1).scale(0.7);
      if (variant == 0) {
        value.nextTo(bar, UP, 0.1);
      } else {
        value.moveTo(bar);
      }
      play(growFromEdge(bar, DOWN).runTime(0.5));
      play(fadeIn(value).runTime(0.3));
    }
  }

  @Clean
  void aDecimalOnADoubleArrow() {
    var span = doubleArrow(left(3), right(3)).setColor(YELLOW);
    var length = decimalNumber(6, 1).nextTo(span, UP, 0.1);
    add(span, length);
    play(animate(group(span, length), g -> g.shift(up(1))));
  }

  @Clean
  void aLabeledLine() {
    play(create(labeledLine(left(3), at(3, 1), "d")));
    play(create(labeledArrow(at(-3, -2), at(3, -2), "v")));
  }

  @Clean(2)
  void aHighlightedCell() {
    var cells = square(1).setStroke(GREY_B, 2).replicate(9).arrangeInGrid(3, 3, 0);
    add(cells);
    for (int i = 0; i < 9; i++) {
      add(integerNumber(i + 1).scale(0.8).moveTo(cells.get(i)));
    }
    var mark = square(1).setStroke(YELLOW, 6).moveTo(cells.get(0));
    play(create(mark));
    play(animate(mark, m -> m.moveTo(cells.get(variant == 0 ? 1 : 4))).runTime(0.5));
  }
}
