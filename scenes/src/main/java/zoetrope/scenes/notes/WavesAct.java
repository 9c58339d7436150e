package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.ParametricCurve;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.ColorLegend;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * The act where ever longer waves are sampled at the positions of the words. The samples are the
 * vector of each position.
 */
final class WavesAct extends Act<WavesAct.Result> {
  private static final int SHOWN = 5;
  private static final int POSITIONS = 96;
  private final FrameShape shape = FrameShape.current();
  private final double top = shape.choose(1.5, 2.4, 3.7);
  private final double pitch = shape.choose(0.95, 1.4, 2.1);
  private final double lawY = shape.choose(-3.4, -4.6, -6.3);
  private final double amplitude = shape.choose(0.34, 0.5, 0.75);
  private final double mapWidth = shape.choose(10.4, 8.6, 6.5);
  private final double mapHeight = shape.choose(4.4, 6, 8.4);

  private final WordOrder order;
  private final Group<Group<Glyph>> words;
  private final Commentary narration;
  private final Group<IntegerNumber> counts;
  private final Group<ParametricCurve> curves;
  private final Group<Tex> formulas;
  private final Group<Line> zeros;
  private final List<Group<Dot>> dots;
  private final Line reader;

  /** The formula of the numbers 2i and 2i + 1 of position p. */
  private final Tex law;

  /** The text with the length C of the vector of a position. */
  private final Tex size;

  /**
   * The objects that later acts use.
   *
   * @param counts the numbers 0, 1, 2, … below the words
   */
  record Result(Group<IntegerNumber> counts) {}

  WavesAct(WordOrder order, Group<Group<Glyph>> words, Commentary narration) {
    this.order = order;
    this.words = words;
    this.narration = narration;
    counts = group(IntStream.range(0, order.length()).mapToObj(this::count));
    curves = group(IntStream.range(0, SHOWN).mapToObj(this::wave));
    formulas = group(IntStream.range(0, SHOWN).mapToObj(this::formula));
    zeros = group(IntStream.range(0, SHOWN).mapToObj(this::zero));
    dots = IntStream.range(0, order.length()).mapToObj(this::dots).toList();
    law = law().moveTo(at(-0.6, lawY));
    size = tex("C = " + order.channels()).fontSize(36).setColor(GREY_A);
    size.nextTo(law, RIGHT, 0.6);
    reader =
        line(at(x(0), shape.choose(2.2, 3.2, 4.8)), at(x(0), y(SHOWN - 1) - 0.5))
            .setStroke(YELLOW, 3);
  }

  @Override
  protected Result construct() {
    drawWaves();
    narration.tell("Read off at each word, they give it a vector.");
    readThemOff();
    turnIntoTiles();
    return new Result(counts);
  }

  private double x(double position) {
    return HeapAct.x(order, position);
  }

  private double y(int channel) {
    return top - pitch * channel;
  }

  private static Color color(int channel) {
    return TEAL.mixHsl(PURPLE_B, channel / (SHOWN - 1.0));
  }

  private void drawWaves() {
    play(laggedStart(counts, n -> fadeIn(n).shift(down(0.25))).lagRatio(0.1), fadeIn(zeros));
    play(
        fadeIn(group(law, size)),
        laggedStart(curves, w -> showCreation(w)).lagRatio(0.2).runTime(3),
        laggedStart(formulas, f -> fadeIn(f).shift(right(0.2))).lagRatio(0.2).runTime(3));
  }

  private IntegerNumber count(int position) {
    return integerNumber(position)
        .fontSize(36)
        .setColor(TEAL)
        .moveTo(at(x(position), HeapAct.wordsY() - 0.6));
  }

  private Line zero(int channel) {
    return line(at(x(-0.3), y(channel)), at(x(order.length() - 0.7), y(channel)))
        .setStroke(GREY_D, 1);
  }

  private ParametricCurve wave(int channel) {
    double end = order.length() - 0.7;
    return parametricCurve(
            p -> at(x(p), y(channel) + amplitude * order.wave(p, channel)),
            Range.of(-0.3, end, 0.05))
        .setStroke(color(channel), 3);
  }

  private Tex formula(int channel) {
    String function = channel % 2 == 0 ? "\\sin" : "\\cos";
    String angle =
        channel < 2
            ? "\\, p"
            : String.format(Locale.ROOT, "\\, \\frac{p}{%.1f}", order.divisor(channel));
    return tex(function + angle)
        .fontSize(shape.choose(36, 36, 28))
        .setColor(color(channel))
        .moveTo(at(shape.choose(-6.9, -5, -3.85), y(channel)), LEFT);
  }

  private Group<Dot> dots(int position) {
    return group(
        IntStream.range(0, SHOWN)
            .mapToObj(
                c -> {
                  double value = order.positions().get(position, c);
                  return dot(at(x(position), y(c) + amplitude * value)).setColor(WHITE);
                }));
  }

  private void readThemOff() {
    play(showCreation(reader), growDots(0));
    for (int p = 1; p < order.length(); p++) {
      double x = x(p);
      play(animate(reader, r -> r.setX(x)).runTime(0.7), growDots(p).timeSpan(0.4, 0.7));
    }
    pause(0.5);
  }

  private Tex law() {
    String angle = String.format(Locale.ROOT, "\\frac{p}{%.0f^{2i/C}}", order.encoding().base());
    return tex("\\sin", angle, ",\\;", "\\cos", angle).fontSize(36).setColor(GREY_A);
  }

  private Animation<?> growDots(int position) {
    return laggedStart(dots.get(position), dot -> growFromCenter(dot)).lagRatio(0.1).runTime(0.7);
  }

  /** Turns dots into tiles, which are a corner of the map of all numbers of many positions. */
  private void turnIntoTiles() {
    double width = mapWidth / POSITIONS;
    double height = mapHeight / order.channels();
    RealMatrix all = order.encoding().encode(POSITIONS);
    var rows = Tiles.positions(width, height).of(all.transpose().toRows());
    rows.moveTo(shape.choose(at(0.4, -0.4), at(0.3, 0.8), at(0.4, 0.7)));
    List<Group<Rectangle>> map = new ArrayList<>();
    for (int p = 0; p < POSITIONS; p++) {
      int column = p;
      map.add(rows.map(row -> row.get(column)));
    }
    List<Animation<?>> first = new ArrayList<>();
    List<Animation<?>> others = new ArrayList<>();
    for (int p = 0; p < POSITIONS; p++) {
      for (int c = 0; c < order.channels(); c++) {
        var tile = map.get(p).get(c);
        if (p < order.length() && c < SHOWN) {
          first.add(replacementTransform(dots.get(p).get(c), tile));
        }
      }
    }
    var across =
        text("position 0 to " + (POSITIONS - 1))
            .fontSize(shape.choose(36, 36, 30))
            .nextTo(rows, DOWN, 0.3)
            .alignTo(rows, LEFT);
    law.generateTarget().nextTo(rows, DOWN, shape.choose(0.2, 0.9, 1)).alignTo(rows, RIGHT);
    var legend = ColorLegend.of(Tiles.positions(0.4, 0.24), 1);
    if (shape == FrameShape.LANDSCAPE) {
      // The legend is between the axis and the formula, at the height of the formula.
      legend.moveTo(at((across.x(RIGHT) + law.target().x(LEFT)) / 2, law.target().y()));
    } else {
      legend.alignTo(rows, RIGHT).setY(across.y());
    }
    var down = text("numbers").fontSize(36).rotate(PI / 2).nextTo(rows, LEFT, 0.3);
    play(
        fadeOut(group(reader, curves, zeros, formulas, size)),
        moveToTarget(law),
        animationGroup(first).runTime(1.5));
    for (int p = 0; p < POSITIONS; p++) {
      others.add(fadeIn(p < order.length() ? map.get(p).from(SHOWN) : map.get(p)));
    }
    narration.tell("No two places have the same.");
    // The map has a different axis, which does not fit the words.
    play(
        laggedStart(others).lagRatio(0.1).runTime(3),
        fadeIn(across, down, legend),
        animate(words, w -> w.setOpacity(0)).timeSpan(0, 0.5),
        animate(counts, n -> n.setOpacity(0)).timeSpan(0, 0.5));
    pause(1.5);
    var away = new ArrayList<Mobject<?>>(map.subList(order.length(), POSITIONS));
    away.add(across);
    away.add(down);
    away.add(law);
    away.add(legend);
    play(
        fadeOut(group(away)).timeSpan(0, 0.6),
        fadeOut(group(map.subList(0, order.length()))).timeSpan(0, 0.6),
        // The words come back before the map has gone, so that no frame is empty.
        animate(words, w -> w.setOpacity(1)).timeSpan(0.1, 0.8),
        animate(counts, n -> n.setOpacity(1)).timeSpan(0.1, 0.8));
  }
}
