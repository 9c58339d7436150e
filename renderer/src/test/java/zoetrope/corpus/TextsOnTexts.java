package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Text;

/** Texts over texts, at rest and in movement. */
final class TextsOnTexts extends FlatScene {
  private static final double[] PLACES = {0, 0.6, 1.2};

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "formula", from = 1)
  void aFormulaOnTheTitle() {
    var title = text("Pythagoras").toEdge(UP);
    play(fadeIn(title));
    var formula = tex("a^2 + b^2 = c^2").moveTo(at(0.5, 3.2));
    add(formula);
    allow(zoetrope.scene.Fault.POP, "the formula is there at once", formula);
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "footer")
  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "footer", variant = 1, tall = true)
  void aListRunsIntoTheFooter() {
    var items = bulletedList("first we count", "then we add", "then we divide", "at last we stop");
    items.toEdge(DOWN, 0.6);
    var footer = text("lecture 3").setWidth(2).toEdge(DOWN, 0.5);
    footer.alignTo(items, LEFT).shift(right(0.6));
    add(items, footer);
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "name")
  void labelsOfNearDots() {
    String[] names = {"Paris", "Versailles", "Lyon"};
    double[] xs = {-1, -0.2, 4};
    for (int i = 0; i < 3; i++) {
      var spot = dot(at(xs[i], 0)).setColor(YELLOW);
      var name = text(names[i]).scale(0.7).nextTo(spot, UP);
      add(spot, name);
    }
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "count")
  void aNumberOnItsCaption() {
    var caption = text("Number of steps");
    var count = integerNumber(144).nextTo(caption, RIGHT, -0.4);
    add(caption, count);
    pause(0.5);
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "moving still", from = 1.6, by = 1.667)
  @Seeded(
      value = FaultKind.TEXT_ON_TEXT,
      object = "moving still",
      from = 1.6,
      by = 1.667,
      variant = 1,
      tall = true)
  @Seeded(
      value = FaultKind.TEXT_ON_TEXT,
      object = "moving still",
      from = 1.6,
      by = 1.667,
      variant = 2)
  void aTextSinksThroughAnother() {
    var still = text("the mean value").setWidth(4);
    var moving = text("falls down").setWidth(3).moveTo(at(PLACES[variant], 2));
    add(still, moving);
    play(animate(moving, m -> m.moveTo(at(PLACES[variant], -2))).rate(LINEAR).runTime(4));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "left right", from = 1.4, by = 1.467)
  void twoWordsChangePlaces() {
    var left = text("cause").setWidth(2).moveTo(left(4));
    var right = text("effect").setWidth(2).moveTo(right(4));
    add(left, right);
    pause(0.3);
    var go = animate(left, l -> l.moveTo(right(4))).rate(LINEAR).runTime(3);
    play(go, animate(right, r -> r.moveTo(left(4))).rate(LINEAR).runTime(3));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "term", from = 1.4, by = 1.467)
  void aCopyFliesThroughTheHeading() {
    var heading = text("Rule of the chain").setWidth(6).moveTo(up(1));
    var term = tex("f'(g(x))").scale(1.5).moveTo(down(2.5));
    add(heading, term);
    pause(0.4);
    play(animate(term, t -> t.moveTo(up(3.2))).rate(LINEAR).runTime(2));
  }

  private Group<Text> wheel(String... words) {
    Group<Text> spokes = group();
    for (int i = 0; i < words.length; i++) {
      spokes.add(text(words[i]).scale(0.7).moveTo(right(2.5).rotate(TAU * i / words.length)));
    }
    return spokes;
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "sign", from = 1.2, by = 1.267)
  void aWheelOfWordsTurnsIntoASign() {
    var spokes = wheel("east", "north", "west", "south");
    var sign = text("here").scale(0.8).moveTo(right(2.5).rotate(PI / 4));
    add(spokes, sign);
    play(rotate(spokes, PI / 2).about(ORIGIN).rate(LINEAR).runTime(3));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "words")
  void aRowThatIsTooTight() {
    var words = group(text("seeing"), text("is"), text("believing")).arrange(RIGHT, -0.5);
    add(words);
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "word", from = 0.8, by = 0.867)
  void anIndicatedWordGrowsOverItsNeighbour() {
    var word = text("large").setWidth(2).moveTo(left(1.2));
    var neighbour = text("small").setWidth(2).moveTo(right(1.2));
    add(neighbour, word);
    pause(0.4);
    play(indicate(word, 2.2, YELLOW).runTime(2));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "title", from = 1.667, by = 1.8)
  void theCameraScrollsUnderAFixedTitle() {
    var title = text("Chapter one").setWidth(4).moveTo(up(3)).fixInFrame();
    var body = text("It was late").setWidth(4);
    add(body, title);
    play(animate(camera(), c -> c.shift(down(3))).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "tag", from = 1.467, by = 1.533)
  void aTagFollowsItsDotIntoASign() {
    var spot = dot(left(5)).setColor(RED);
    var tag = text("car").setWidth(1);
    tag.addUpdater(t -> t.nextTo(spot, UP));
    var stop = text("stop").setWidth(1.5).moveTo(up(0.45));
    add(stop, spot, tag);
    play(animate(spot, s -> s.moveTo(right(5))).rate(LINEAR).runTime(4));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "entry")
  void twoEntriesInOneCell() {
    int[][] cells = {{0, 0}, {0, 1}, {1, 0}, {1, 0}};
    String[] values = {"12", "7", "35", "48"};
    for (int i = 0; i < cells.length; i++) {
      var entry = text(values[i]).moveTo(at(2 * cells[i][1], -1.2 * cells[i][0]));
      add(entry);
    }
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "price unit", from = 0.733, by = 0.8)
  void aPriceGrowsOverItsUnit() {
    var price = integerNumber(8).moveTo(left(1), LEFT);
    var unit = text("euros").nextTo(price, RIGHT, 0.15);
    add(price, unit);
    var value = valueTracker(8);
    price.addUpdater(p -> p.setValue(value.value()).moveTo(left(1), LEFT));
    pause(0.5);
    play(animate(value, v -> v.setValue(5000)).rate(t -> t * t * t).runTime(3));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "second", from = 2.133, by = 2.467)
  void theFirstCaptionWasNotRemoved() {
    var first = text("take a number").moveTo(down(3));
    play(write(first).runTime(1));
    pause(1);
    var second = text("double it").moveTo(down(3));
    play(fadeIn(second));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "note")
  void aBraceLabelOnANote() {
    var bar = rectangle(5, 0.6).setFill(BLUE, 0.8);
    var note = text("all of it").nextTo(bar, DOWN, 0.6);
    add(bar, note, braceLabel(bar, text("five"), DOWN));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "guest", from = 1.333, by = 1.4)
  void alongAnArcThroughAWord() {
    var host = text("summit").setWidth(2.4).moveTo(up(2));
    var guest = text("hiker").setWidth(1.4).moveTo(left(4));
    add(host, guest);
    var way = arcBetweenPoints(left(4), right(4), -PI / 1.6);
    play(moveAlongPath(guest, way).rate(LINEAR).runTime(4));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "credits", from = 1.467, by = 1.6, tall = true)
  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "credits", from = 1.467, by = 1.6, variant = 1)
  void creditsScrollThroughTheTitle() {
    var title = text("The end").setWidth(4).moveTo(up(1));
    var lines = List.of("script", "sound", "light");
    var credits = group(lines.stream().map(l -> text(l).scale(0.8))).arrange(DOWN, 0.3);
    credits.moveTo(down(1.5), UP);
    add(title, credits);
    play(animate(credits, c -> c.shift(up(4.5))).rate(LINEAR).runTime(3));
  }

  private void put(Mobject<?>... all) {
    for (var m : all) {
      play(fadeIn(m).runTime(0.5));
    }
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "limit", from = 0.667, by = 0.867)
  void aLimitOnTheSumAboveIt() {
    var sum = tex("\\sum_{k=1}^{n} k = \\frac{n(n+1)}{2}").scale(1.4);
    var limit = tex("n \\to \\infty").nextTo(sum, DOWN, -0.5).alignTo(sum, LEFT);
    put(sum, limit);
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "answer", from = 1, by = 1.8)
  void anAnswerInPlaceOfTheQuestion() {
    var question = text("What is 6 x 7?").moveTo(up(1));
    var answer = text("forty-two").moveTo(at(1.3, 1.1)).setColor(GREEN);
    put(question);
    pause(0.5);
    play(write(answer));
  }
}
