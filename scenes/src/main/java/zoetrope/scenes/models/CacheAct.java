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
import zoetrope.scenes.components.PatternGrid;

/** The act where a text grows word by word, on the left without a cache, on the right with one. */
final class CacheAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double CELL = 0.46;
  private static final double TOP = 1.75;
  private static final double[] LEFT_EDGES = {-5.3, 1.9};
  private static final double COUNTS_Y = -2.9;

  private static final double STORE_X = 5.95;
  private static final double BAR_WIDTH = 0.42;

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
    var titles =
        group(
            title("without a cache", LEFT_EDGES[0]),
            title("with keys and values kept", LEFT_EDGES[1]));
    List<IntegerNumber> counts = List.of(count(LEFT_EDGES[0]), count(LEFT_EDGES[1]));
    var label =
        text("dot products of a head").fontSize(32).setColor(GREY_A).moveTo(at(0, COUNTS_Y));
    var legend = text("yellow: computed again").fontSize(28).setColor(YELLOW);
    legend.moveTo(at(LEFT_EDGES[0] + 4 * CELL, COUNTS_Y + 0.6));
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
            .setMaxWidth(6.2);
    memory.moveTo(at(LEFT_EDGES[1] + 4 * CELL, COUNTS_Y - 0.75));
    play(fadeIn(memory));
    pause(3);
    narration.finish();
    return null;
  }

  private void nameTheModel(String name) {
    play(fadeIn(text(name).fontSize(26).setColor(GREY_B).setMaxWidth(6).moveTo(at(-3.4, -3.65))));
  }

  /** Adds the words from {@code from} on, in one run of the model. */
  private void grow(int from, int to, List<IntegerNumber> counts) {
    List<Animation<?>> moves = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      boolean cached = side == 1;
      for (int t = from; t < to; t++) {
        moves.add(fadeIn(labels(t, LEFT_EDGES[side])));
        Group<Mobject<?>> column = column(t, LEFT_EDGES[side]);
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
  private static Group<Mobject<?>> storeNames() {
    return group(
        tex("K").fontSize(36).setColor(TEAL).moveTo(at(STORE_X, TOP + 0.3)),
        tex("V").fontSize(36).setColor(RED).moveTo(at(STORE_X + 0.55, TOP + 0.3)));
  }

  /** Returns the key and the value of the word {@code t}, which the stores keep. */
  private static Group<Mobject<?>> kept(int t) {
    Group<Mobject<?>> kept = group();
    for (int store = 0; store < 2; store++) {
      var bar = rectangle(BAR_WIDTH, 0.7 * CELL).setFill(store == 0 ? TEAL : RED, 0.8);
      kept.add(bar.setStroke(WHITE, 1).moveTo(at(STORE_X + 0.55 * store, cell(t, t, 0).y())));
    }
    return kept;
  }

  /** Returns a yellow flash of a column that is computed again. */
  private static Animation<?> flash(Mobject<?> column) {
    return animate(column, c -> c.setColor(YELLOW)).rate(THERE_AND_BACK);
  }

  private static Vec cell(int query, int key, double left) {
    return at(left + (query + 0.5) * CELL, TOP - (key + 0.5) * CELL);
  }

  private Group<Mobject<?>> column(int query, double left) {
    Group<Mobject<?>> column = group();
    for (int key = 0; key <= query; key++) {
      Square ground = square(0.92 * CELL).setStroke(GREY_D, 1).setFill(GREY_E, 0.6);
      column.add(ground.moveTo(cell(query, key, left)));
      double radius = PatternGrid.radius(weights.get(query, key), 0.45 * CELL);
      Dot disc = dot().setFill(WHITE, 1).setWidth(2 * Math.max(0.01, radius));
      column.add(disc.moveTo(cell(query, key, left)));
    }
    return column;
  }

  /** Returns the labels of the word at its row and its column. */
  private Group<Mobject<?>> labels(int t, double left) {
    Text key = text(words.get(t)).fontSize(26).setColor(TEAL).setMaxWidth(1.5);
    AxisNames.beside(key, left - 0.12, cell(0, t, left).y());
    Text query = text(words.get(t)).fontSize(26).setColor(YELLOW).setMaxWidth(1.5);
    return group(key, AxisNames.above(query, at(cell(t, 0, left).x(), TOP + 0.12)));
  }

  private static Text title(String words, double left) {
    var title = text(words).fontSize(38).setX(left + 4 * CELL);
    return title.shift(up(3.3 - title.baseline().y()));
  }

  private static IntegerNumber count(double left) {
    return integerNumber(0).fontSize(48).setColor(YELLOW).moveTo(at(left + 4 * CELL, COUNTS_Y));
  }
}
