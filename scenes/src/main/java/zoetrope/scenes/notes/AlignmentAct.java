package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.mobject.Arrow;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.Group;
import zoetrope.mobject.Line;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Rectangle;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Text;

/** A vector turns from word to word, and its dot products with all words grow and shrink. */
final class AlignmentAct extends Act {
  private static final double ZERO = -3.75;
  private static final double THICKNESS = 0.3;

  private final WordVectors vectors;
  private final WordSpace space;
  private final WordsAct words;

  /** The length of a bar of 1: none reaches the names or the space. */
  private final double unit;

  private RealMatrix present;
  private Arrow probe;
  private Group<Rectangle> bars;
  private Group<DecimalNumber> numbers;

  AlignmentAct(WordVectors vectors, WordSpace space, WordsAct words) {
    this.vectors = vectors;
    this.space = space;
    this.words = words;
    RealMatrix all = vectors.table().vectors();
    RealMatrix dots = all.timesTransposed(all);
    double least = dots.times(-1).map(d -> Math.max(0, d)).maxAbs();
    unit = Math.min(0.2, Math.min(2.4 / dots.maxAbs(), least == 0 ? 1 : 0.95 / least));
  }

  @Override
  protected void construct() {
    present = vectors.of("king");
    setUp();
    for (String word : List.of("woman", "cherry", "queen")) {
      turnTo(word);
    }
    pause(0.5);
  }

  private void setUp() {
    var title = new Text("dot products: how well two vectors align").fontSize(40);
    title.toEdge(UP, 0.4);
    probe = space.arrow(present).setStroke(YELLOW, 8);
    List<Text> names = new ArrayList<>();
    List<Rectangle> all = new ArrayList<>();
    List<DecimalNumber> values = new ArrayList<>();
    for (int i = 0; i < WordSpace.words().size(); i++) {
      String word = WordSpace.words().get(i);
      double y = 1.9 - 0.75 * i;
      var name = new Text(word).fontSize(36).setColor(WordSpace.color(word));
      names.add(name.moveTo(at(-6.75, y), LEFT));
      all.add(new Rectangle(1, THICKNESS).setStroke(WHITE, 0).moveTo(at(ZERO, y), LEFT));
      values.add(new DecimalNumber(0, 1).fontSize(32).includeSign());
    }
    bars = new Group<>(all);
    numbers = new Group<>(values);
    var axis = new Line(at(ZERO, 2.4), at(ZERO, -2.4)).setStroke(GREY_B, 2);
    var product = new Tex("\\vec v \\cdot E").fontSize(40).moveTo(at(ZERO, -2.8));
    product.colorPart("\\vec v", YELLOW);
    measure(bars, numbers);
    new Group<Mobject<?>>(title, new Group<>(names), bars, numbers, axis, product).fixInFrame();
    play(
        fadeIn(title).shift(up(0.3)),
        laggedStart(new Group<>(names), n -> fadeIn(n).shift(right(0.3))),
        showCreation(axis),
        fadeIn(product),
        animate(space.offset, o -> o.setValue(2.3)),
        animate(words.arrows, a -> a.setStrokeOpacity(0.6)),
        animate(words.labels, l -> l.setOpacity(1)));
    play(
        growArrow(probe),
        laggedStart(bars, bar -> growFromEdge(bar, bar.x() >= ZERO ? LEFT : RIGHT)),
        laggedStart(numbers, n -> fadeIn(n)));
    pause(0.5);
  }

  /** Bars and numbers tell the dot products of the present vector with all words. */
  private void measure(Group<Rectangle> bars, Group<DecimalNumber> numbers) {
    for (int i = 0; i < bars.size(); i++) {
      double dot = WordVectors.dot(present, vectors.of(WordSpace.words().get(i)));
      Rectangle bar = bars.get(i);
      double y = bar.y();
      bar.stretchToWidth(Math.max(0.01, unit * Math.abs(dot)));
      bar.moveTo(at(ZERO, y), dot >= 0 ? LEFT : RIGHT).setFill(dot >= 0 ? BLUE : RED, 0.9);
      numbers.get(i).setValue(dot);
      numbers.get(i).moveTo(at(ZERO + unit * dot + (dot >= 0 ? 0.2 : -0.2), y), left(dot));
    }
  }

  /** From one vector to another without coming nearer to the origin than both. */
  private static RealMatrix between(RealMatrix start, RealMatrix end, double alpha) {
    RealMatrix mixed = start.times(1 - alpha).plus(end.times(alpha));
    double length = (1 - alpha) * length(start) + alpha * length(end);
    return mixed.times(length / length(mixed));
  }

  private static double length(RealMatrix vector) {
    return Math.sqrt(WordVectors.dot(vector, vector));
  }

  private void turnTo(String word) {
    RealMatrix start = present;
    RealMatrix end = vectors.of(word);
    List<Animation<?>> turn = new ArrayList<>();
    turn.add(
        updateFromAlpha(
            probe,
            (arrow, alpha) -> {
              present = between(start, end, alpha);
              arrow.setEnds(space.axes.origin(), space.tip(present));
              measure(bars, numbers);
            }));
    play(lasting(2.5), turn.toArray(new Animation<?>[0]));
    play(indicate(words.label(word)));
  }
}
