package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.PatternGrid;

/**
 * The act where a text grows word by word, on the left (or above) without a cache, then with one.
 */
final class CacheAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double BAR_WIDTH = 0.42;

  private final FrameShape shape = FrameShape.current();
  private final double cell = shape.choose(0.46, 0.5, 0.46);

  /** The upper left corners of the two patterns. */
  private final List<Vec> corners =
      shape.choose(
          List.of(at(-5.3, 1.75), at(1.9, 1.75)),
          List.of(at(-5.2, 2), at(0.9, 2)),
          List.of(at(-2.3, 5.65), at(-2.3, -1.45)));

  /** The y coordinates of the two counts of products. */
  private final double[] countsY =
      shape.choose(new double[] {-2.9, -2.9}, new double[] {-3.4, -3.4}, new double[] {1, -6.1});

  private final WrittenText text;
  private final List<String> words;
  private final int given;
  private final RealMatrix weights;

  /** The number of dot products that each side has computed. */
  private final int[] products = new int[2];

  private final List<List<Mobject<?>>> columns = List.of(new ArrayList<>(), new ArrayList<>());

  CacheAct(WrittenText text) {
    this.text = text;
    words = text.words();
    given = text.given();
    weights = text.weights();
  }

  @Override
  protected Void construct() {
    var titles = group(title("without a cache", 0), title("with keys and values kept", 1));
    List<IntegerNumber> counts = List.of(count(0), count(1));
    var label = countLabels();
    var legend = text("orange: computed again").fontSize(28).setColor(ORANGE);
    legend.moveTo(at(corners.get(0).x() + 4 * cell, countsY[0] + 0.6));
    narration.tell("A model writes word by word, and runs once for each.");
    play(fadeIn(titles, label, legend, storeNames()), fadeIn(counts.get(0)), fadeIn(counts.get(1)));
    text.model().ifPresent(this::nameTheModel);
    grow(0, given, counts);
    pause(1.5);

    narration.tell("On the left all columns are computed again for each new word.");
    grow(given, given + 1, counts);
    pause(2.5);
    if (given + 1 < words.size()) {
      narration.tell("On the right only the new one: the keys and values before it are kept.");
    }
    for (int t = given + 1; t < words.size(); t++) {
      grow(t, t + 1, counts);
      pause(0.8);
    }
    pause();
    int numbers = text.keys() + text.values();
    narration.tell(
        String.format(
            Locale.ROOT, "The price is memory: here %,d numbers a word, in each layer.", numbers));
    String layers = text.layers() == 1 ? "" : " × " + text.layers() + " layers";
    var memory =
        text(String.format(
                Locale.ROOT,
                "kept: %d words × (%,d + %,d) numbers%s",
                words.size(),
                text.keys(),
                text.values(),
                layers))
            .fontSize(34)
            .setColor(TEAL)
            .setMaxWidth(shape.choose(6.2, 6.2, 7.4));
    memory.moveTo(
        shape.choose(
            at(corners.get(1).x() + 4 * cell, countsY[1] - 0.75), at(0, -4.5), at(0, -6.75)));
    play(fadeIn(memory));
    pause(3);
    narration.finish();
    return null;
  }

  private void nameTheModel(String name) {
    var line = text(name).fontSize(26).setColor(GREY_B).setMaxWidth(shape.choose(6, 10, 7));
    play(fadeIn(line.moveTo(shape.choose(at(-3.4, -3.65), at(0, -5.4), at(0, -7.2)))));
  }

  /** Adds the words from {@code from} on, in one run of the model. */
  private void grow(int from, int to, List<IntegerNumber> counts) {
    List<Animation<?>> moves = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      boolean cached = side == 1;
      for (int t = from; t < to; t++) {
        moves.add(fadeIn(labels(t, corners.get(side))));
        Group<Mobject<?>> column = column(t, corners.get(side));
        columns.get(side).add(column);
        moves.add(fadeIn(column));
      }
      for (int t = cached ? from : 0; t < from; t++) {
        moves.add(flash(columns.get(side).get(t)));
      }
      for (int t = cached ? from : 0; t < to; t++) {
        products[side] += t + 1;
      }
      if (cached) {
        for (int t = from; t < to; t++) {
          moves.add(fadeIn(kept(t)).shift(right(0.4)));
        }
      }
      int now = products[side];
      moves.add(changeDecimalToValue(counts.get(side), now));
    }
    play(lasting(1.2), moves.toArray(new Animation<?>[0]));
  }

  /** Returns the names of the two stores, beside the right pattern. */
  private Group<Mobject<?>> storeNames() {
    double y = corners.get(1).y() + 0.3;
    return group(
        tex("K").fontSize(36).setColor(Conventions.KEY).moveTo(at(storeX(), y)),
        tex("V").fontSize(36).setColor(Conventions.VALUE).moveTo(at(storeX() + 0.55, y)));
  }

  /** Returns the key and the value of the word {@code t}, which the stores keep. */
  private Group<Mobject<?>> kept(int t) {
    Group<Mobject<?>> kept = group();
    for (int store = 0; store < 2; store++) {
      var bar = rectangle(BAR_WIDTH, 0.7 * cell).setFill(store == 0 ? TEAL : RED, 0.8);
      kept.add(
          bar.setStroke(WHITE, 1)
              .moveTo(at(storeX() + 0.55 * store, cell(t, t, corners.get(1)).y())));
    }
    return kept;
  }

  /** Returns a yellow flash of a column that is computed again. */
  private static Animation<?> flash(Mobject<?> column) {
    return animate(column, c -> c.setColor(ORANGE)).rate(THERE_AND_BACK);
  }

  /** Returns the middle of a cell of the pattern with this upper left corner. */
  private Vec cell(int query, int key, Vec corner) {
    return at(corner.x() + (query + 0.5) * cell, corner.y() - (key + 0.5) * cell);
  }

  private Group<Mobject<?>> column(int query, Vec corner) {
    Group<Mobject<?>> column = group();
    for (int key = 0; key <= query; key++) {
      Square ground = square(0.92 * cell).setStroke(GREY_D, 1).setFill(GREY_E, 0.6);
      column.add(ground.moveTo(cell(query, key, corner)));
      double radius = PatternGrid.radius(weights.get(query, key), 0.45 * cell);
      Dot disc = dot().setFill(WHITE, 1).setWidth(2 * Math.max(0.01, radius));
      column.add(disc.moveTo(cell(query, key, corner)));
    }
    return column;
  }

  /** Returns the labels of the word at its row and its column. */
  private Group<Mobject<?>> labels(int t, Vec corner) {
    Text key = text(words.get(t)).fontSize(26).setColor(Conventions.KEY).setMaxWidth(1.5);
    AxisNames.beside(key, corner.x() - 0.12, cell(0, t, corner).y());
    Text query = text(words.get(t)).fontSize(26).setColor(Conventions.QUERY).setMaxWidth(1.5);
    return group(key, AxisNames.above(query, at(cell(t, 0, corner).x(), corner.y() + 0.12)));
  }

  private Text title(String words, int side) {
    double y = shape.choose(3.3, 3.9, corners.get(side).y() + 1.5);
    var title = text(words).fontSize(38).setX(corners.get(side).x() + 4 * cell);
    return title.shift(up(y - title.baseline().y()));
  }

  private IntegerNumber count(int side) {
    double x = shape == FrameShape.PORTRAIT ? 2.2 : corners.get(side).x() + 4 * cell;
    return integerNumber(0).fontSize(48).moveTo(at(x, countsY[side]));
  }

  /**
   * Returns the labels of the counts of products: one label between both counts or, in a portrait
   * frame, one before each.
   */
  private Group<Mobject<?>> countLabels() {
    Group<Mobject<?>> labels = group();
    for (int side = 0; side < (shape == FrameShape.PORTRAIT ? 2 : 1); side++) {
      var label = text("dot products of a head").fontSize(32).setColor(GREY_A);
      labels.add(label.moveTo(at(shape.choose(0, 0, -1), countsY[side])));
    }
    return labels;
  }

  private double storeX() {
    return shape.choose(5.95, 5.3, 1.75);
  }
}
