package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Fault;
import zoetrope.scenes.components.FrameShape;

/**
 * The act where a vector turns from word to word, and its dot products with all words grow and
 * shrink.
 */
final class AlignmentAct extends Act<Void> {
  private static final double ROW_PITCH = 0.75;
  private static final double THICKNESS = 0.3;

  private final FrameShape shape = FrameShape.current();

  /** The zero of the bars, at the height of the first word. */
  private final Vec zero = shape.choose(at(-3.75, 1.9), at(-1.9, 3.2), at(-0.7, 5));

  private final WordVectors vectors;
  private final WordSpace space;
  private final WordsAct.Result words;

  /**
   * The length of a bar for a dot product of 1. It is so short that no bar reaches the names or the
   * space.
   */
  private final double unit;

  private final Text title;
  private final Arrow probe;
  private final Group<Text> names;
  private final Group<Rectangle> bars;
  private final Group<DecimalNumber> numbers;

  /** The vector whose dot products are shown. */
  private RealMatrix present;

  AlignmentAct(WordVectors vectors, WordSpace space, WordsAct.Result words) {
    this.vectors = vectors;
    this.space = space;
    this.words = words;
    RealMatrix all = vectors.table().vectors();
    RealMatrix dots = all.timesTransposed(all);
    double largestNegative = dots.times(-1).map(d -> Math.max(0, d)).maxAbs();
    unit =
        Math.min(
            0.2, Math.min(2.4 / dots.maxAbs(), largestNegative == 0 ? 1 : 0.95 / largestNegative));
    present = vectors.of("king");
    String about =
        "dot products: how well two vectors%salign, times both lengths"
            .formatted(shape == FrameShape.LANDSCAPE ? " " : "\n");
    title = text(about).fontSize(40);
    probe = space.arrow(present).setStroke(YELLOW, 8);
    names = group(WordSpace.words().stream().map(this::name));
    bars =
        names.map(
            name ->
                rectangle(1, THICKNESS).setStroke(WHITE, 0).moveTo(at(zero.x(), name.y()), LEFT));
    numbers = names.map(name -> decimalNumber(0, 1).fontSize(32).includeSign());
  }

  private Vec productPlace() {
    return shape.choose(at(zero.x(), -2.8), at(-4.3, -1.3), at(zero.x(), 0.3));
  }

  private Text name(String word) {
    double y = zero.y() - ROW_PITCH * WordSpace.words().indexOf(word);
    return text(word)
        .fontSize(36)
        .setColor(WordSpace.color(word))
        .moveTo(at(zero.x() - 3, y), LEFT);
  }

  @Override
  protected Void construct() {
    setUp();
    for (String word : List.of("woman", "cherry", "queen")) {
      turnTo(word);
    }
    var end = text("same side: positive" + gap() + "opposite sides: negative").fontSize(40);
    end.moveTo(title).fixInFrame();
    play(fadeOut(title).shift(up(0.3)), fadeIn(end).shift(up(0.3)));
    pause(2.5);
    return null;
  }

  /** Returns what separates two halves of a title. */
  private String gap() {
    return shape == FrameShape.LANDSCAPE ? ", " : "\n";
  }

  private void setUp() {
    title.toEdge(UP, 0.4);
    var axis =
        line(at(zero.x(), zero.y() + 0.5), at(zero.x(), shape.choose(-2.4, -1.1, 0.7)))
            .setStroke(GREY_B, 2);
    var product = tex("\\vec v \\cdot E").fontSize(40).moveTo(productPlace());
    product.colorPart("\\vec v", YELLOW);
    measure(bars, numbers);
    group(title, names, bars, numbers, axis, product).fixInFrame();
    play(
        fadeIn(title).shift(up(0.3)),
        laggedStart(names, n -> fadeIn(n).shift(right(0.3))),
        showCreation(axis),
        fadeIn(product),
        animate(space.offset, o -> o.setValue(2.3)),
        animate(words.arrows(), a -> a.setStrokeOpacity(0.6)),
        animate(words.labels(), l -> l.setOpacity(1)));
    if (shape != FrameShape.LANDSCAPE) {
      allow(Fault.CLASH, "the vector grows past a word that is closer here", probe);
    }
    play(
        growArrow(probe),
        laggedStart(bars, bar -> growFromEdge(bar, bar.x() >= zero.x() ? LEFT : RIGHT)),
        laggedStart(numbers, n -> fadeIn(n)));
    pause(0.5);
  }

  /** Updates bars and numbers to the dot products of the present vector with all words. */
  private void measure(Group<Rectangle> bars, Group<DecimalNumber> numbers) {
    for (int i = 0; i < bars.size(); i++) {
      double dot = WordVectors.dot(present, vectors.of(WordSpace.words().get(i)));
      Rectangle bar = bars.get(i);
      double y = bar.y();
      bar.stretchToWidth(Math.max(0.01, unit * Math.abs(dot)));
      bar.moveTo(at(zero.x(), y), dot >= 0 ? LEFT : RIGHT).setFill(dot >= 0 ? BLUE : RED, 0.9);
      numbers.get(i).setValue(dot);
      numbers.get(i).moveTo(at(zero.x() + unit * dot + (dot >= 0 ? 0.2 : -0.2), y), left(dot));
    }
  }

  /**
   * Returns a vector between two others. Its length is interpolated, too, so that it does not
   * approach the origin.
   */
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
