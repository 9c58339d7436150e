package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.color.Color;
import zoetrope.mobject.Dot;
import zoetrope.mobject.Group;
import zoetrope.mobject.IntegerNumber;
import zoetrope.mobject.Line;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Rectangle;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Text;
import zoetrope.mobject.coordinates.ParametricCurve;
import zoetrope.mobject.coordinates.Range;

/** Waves of ever greater length, read off where the words stand: the vector of each position. */
final class WavesAct extends Act {
  private static final int SHOWN = 5;
  private static final int POSITIONS = 96;
  private static final double TOP = 1.5;
  private static final double PITCH = 0.95;
  private static final double AMPLITUDE = 0.34;
  private static final double MAP_WIDTH = 10.4;
  private static final double MAP_HEIGHT = 4.4;

  private final WordOrder order;
  private final HeapAct heap;

  /** Numbers below the words: 0, 1, 2, … */
  Group<IntegerNumber> counts;

  /** The tiles of many positions, by position. */
  List<Group<Rectangle>> map;

  private Group<ParametricCurve> curves;
  private Group<Tex> formulas;
  private Group<Line> zeros;
  private List<Group<Dot>> dots;
  private Line reader;

  WavesAct(WordOrder order, HeapAct heap) {
    this.order = order;
    this.heap = heap;
  }

  @Override
  protected void construct() {
    drawWaves();
    readThemOff();
    turnIntoTiles();
  }

  private double y(int channel) {
    return TOP - PITCH * channel;
  }

  private static Color color(int channel) {
    return TEAL.mixHsl(PURPLE_B, channel / (SHOWN - 1.0));
  }

  private void drawWaves() {
    List<IntegerNumber> numbers = new ArrayList<>();
    for (int p = 0; p < order.length(); p++) {
      var count = new IntegerNumber(p).fontSize(36).setColor(TEAL);
      numbers.add(count.moveTo(at(heap.x(p), HeapAct.WORDS_Y - 0.6)));
    }
    counts = new Group<>(numbers);
    List<ParametricCurve> waves = new ArrayList<>();
    List<Tex> names = new ArrayList<>();
    List<Line> lines = new ArrayList<>();
    for (int c = 0; c < SHOWN; c++) {
      waves.add(wave(c));
      names.add(new Tex(formula(c)).fontSize(36).setColor(color(c)).moveTo(at(-6.9, y(c)), LEFT));
      lines.add(
          new Line(at(heap.x(-0.3), y(c)), at(heap.x(order.length() - 0.7), y(c)))
              .setStroke(GREY_D, 1));
    }
    curves = new Group<>(waves);
    formulas = new Group<>(names);
    zeros = new Group<>(lines);
    play(laggedStart(counts, n -> fadeIn(n).shift(down(0.25))).lagRatio(0.1), fadeIn(zeros));
    play(
        laggedStart(curves, w -> showCreation(w)).lagRatio(0.2).runTime(3),
        laggedStart(formulas, f -> fadeIn(f).shift(right(0.2))).lagRatio(0.2).runTime(3));
  }

  private ParametricCurve wave(int channel) {
    double end = order.length() - 0.7;
    return new ParametricCurve(
            p -> at(heap.x(p), y(channel) + AMPLITUDE * order.wave(p, channel)),
            Range.of(-0.3, end, 0.05))
        .setStroke(color(channel), 3);
  }

  private String formula(int channel) {
    String function = channel % 2 == 0 ? "\\sin" : "\\cos";
    return channel < 2
        ? function + "\\, p"
        : function + String.format(Locale.ROOT, "\\, \\frac{p}{%.1f}", order.divisor(channel));
  }

  private void readThemOff() {
    RealMatrix positions = order.positions();
    reader = new Line(at(heap.x(0), 2.2), at(heap.x(0), y(SHOWN - 1) - 0.5)).setStroke(YELLOW, 3);
    dots = new ArrayList<>();
    for (int p = 0; p < order.length(); p++) {
      List<Dot> column = new ArrayList<>();
      for (int c = 0; c < SHOWN; c++) {
        double value = positions.get(p, c);
        column.add(new Dot(at(heap.x(p), y(c) + AMPLITUDE * value)).setColor(WHITE));
      }
      dots.add(new Group<>(column));
    }
    play(showCreation(reader), growDots(0));
    for (int p = 1; p < order.length(); p++) {
      double x = heap.x(p);
      play(animate(reader, r -> r.setX(x)).runTime(0.7), growDots(p).timeSpan(0.4, 0.7));
    }
    pause(0.5);
  }

  /** The numbers 2i and 2i + 1 of position p. */
  private Tex law() {
    String angle = String.format(Locale.ROOT, "\\frac{p}{%.0f^{2i/C}}", order.encoding().base());
    return new Tex("\\sin", angle, ",\\;", "\\cos", angle).fontSize(36).setColor(GREY_A);
  }

  private Animation<?> growDots(int position) {
    return laggedStart(dots.get(position), dot -> growFromCenter(dot)).lagRatio(0.1).runTime(0.7);
  }

  /** Dots become tiles, a corner of the map of all numbers of many positions. */
  private void turnIntoTiles() {
    double width = MAP_WIDTH / POSITIONS;
    double height = MAP_HEIGHT / order.channels();
    RealMatrix all = order.encoding().encode(POSITIONS);
    var rows = Tiles.positions(width, height).of(all.transpose().toRows());
    rows.moveTo(at(0.4, -0.4));
    map = new ArrayList<>();
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
    var across = new Text("position").fontSize(36).nextTo(rows, DOWN, 0.3).alignTo(rows, LEFT);
    var law = law().nextTo(rows, DOWN, 0.2).alignTo(rows, RIGHT);
    var down = new Text("numbers").fontSize(36).rotate(PI / 2).nextTo(rows, LEFT, 0.3);
    play(
        fadeOut(new Group<Mobject<?>>(reader, curves, zeros, formulas)),
        animationGroup(first).runTime(1.5));
    for (int p = 0; p < POSITIONS; p++) {
      others.add(fadeIn(p < order.length() ? map.get(p).from(SHOWN) : map.get(p)));
    }
    play(laggedStart(others).lagRatio(0.1).runTime(3), fadeIn(across, down), fadeIn(law));
    pause(1.5);
    var away = new ArrayList<Mobject<?>>(map.subList(order.length(), POSITIONS));
    away.add(across);
    away.add(down);
    away.add(law);
    play(fadeOut(new Group<>(away)));
  }
}
