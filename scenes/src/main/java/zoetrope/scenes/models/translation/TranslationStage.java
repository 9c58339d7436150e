package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.Softmax;
import zoetrope.attention.toy.ToyTranslator;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.ArcBetweenPoints;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Baselines;
import zoetrope.scenes.components.HeatMap;
import zoetrope.scenes.numbers.Rounding;

/** The sentences, the model, and the objects that stay on the stage. */
final class TranslationStage {
  /** The number with the brightest tile. */
  static final double REACH = 2;

  private static final double FONT_SIZE = 32;

  private final TranslationLayout layout;
  private final ToyTranslator translator = ToyTranslator.trained();
  private final List<String> words;
  private final List<ToyTranslator.Step> steps;
  private final Text chartTitle;
  private final Group<Text> english;
  private final Group<Text> french;

  /** The weights of each row as numbers on cells. */
  private final List<WeightRow> rows = new ArrayList<>();

  /**
   * The weights of a French word.
   *
   * @param cells brighter cells for larger weights
   * @param numbers the weights, which add up to 1
   */
  record WeightRow(Group<Rectangle> cells, Group<DecimalNumber> numbers) {
    /** Returns the index of the English word with the largest weight. */
    int strongest() {
      return IntStream.range(0, numbers.size())
          .reduce(0, (a, b) -> numbers.get(b).value() > numbers.get(a).value() ? b : a);
    }
  }

  TranslationStage(TranslationLayout layout, List<String> words) {
    this.layout = layout;
    this.words = words;
    steps = translator.translate(words);
    chartTitle = text("next French word").fontSize(32).setColor(GREY_A).setMaxWidth(3);
    chartTitle.moveTo(layout.chart().plus(at(0.25, layout.barPitch())));
    english = group(IntStream.range(0, words.size()).mapToObj(this::englishWord));
    french = group(IntStream.range(0, steps.size()).mapToObj(this::written));
    for (int i = 0; i < steps.size(); i++) {
      rows.add(weights(i));
    }
  }

  TranslationLayout layout() {
    return layout;
  }

  ToyTranslator translator() {
    return translator;
  }

  List<String> words() {
    return words;
  }

  List<ToyTranslator.Step> steps() {
    return steps;
  }

  Group<Text> english() {
    return english;
  }

  Group<Text> french() {
    return french;
  }

  /** Returns the French word that is written in a row. */
  String french(int row) {
    return steps.get(row).word();
  }

  /** Returns the index of the English word that the French word of a row means, or −1. */
  int meant(int row) {
    List<String> written = steps.stream().map(ToyTranslator.Step::word).toList();
    return ToyTranslator.meant(words, written, row);
  }

  List<WeightRow> rows() {
    return rows;
  }

  private Text englishWord(int i) {
    var word = text(words.get(i)).fontSize(FONT_SIZE).setMaxWidth(0.92 * layout.pitch());
    word.setX(layout.cell(0, i).x());
    return Baselines.level(word, layout.column().y(), 0.25);
  }

  /** Returns the text that stands for a French word or for a sign. */
  static String shown(String word) {
    return word.equals(ToyTranslator.END) ? "(end)" : word;
  }

  /** Returns the French word that the decoder writes in a row. */
  private Text written(int row) {
    var text = word(steps.get(row).word()).setColor(TEAL);
    return Baselines.before(text, layout.writtenEnd(), layout.cell(row, 0).y(), 0.25);
  }

  /** Returns what the decoder reads in a row, the word before, with an arrow to what it writes. */
  Group<Mobject<?>> read(int row) {
    var text = word(row == 0 ? ToyTranslator.START : steps.get(row - 1).word()).setColor(GREY_A);
    double y = layout.cell(row, 0).y();
    Baselines.before(text, layout.readEnd(), y, 0.25);
    var arrow = tex("\\to").fontSize(28).setColor(GREY_B);
    return group(text, arrow.moveTo(at(layout.readEnd() + 0.22, y)));
  }

  private static Text word(String word) {
    return text(shown(word)).fontSize(FONT_SIZE).setMaxWidth(0.98);
  }

  /**
   * Returns an arc from each word that the decoder has read to the one it reads in a row, as opaque
   * as its weight.
   */
  Group<ArcBetweenPoints> lookingBack(int row) {
    double[] weights = steps.get(row).own();
    List<ArcBetweenPoints> arcs = new ArrayList<>();
    double x = layout.readEnd() - 1;
    for (int j = 0; j < row; j++) {
      Vec from = at(x, layout.cell(j, 0).y());
      var arc = arcBetweenPoints(from, at(x, layout.cell(row, 0).y()), bend(row - j));
      arcs.add(arc.setStroke(WHITE, 3, weights[j]));
    }
    return group(arcs);
  }

  /** Returns the angle of an arc over a number of rows that reaches half a unit to the left. */
  private double bend(int rows) {
    double half = rows * layout.rowPitch() / 2;
    return 4 * Math.atan(Math.min(half, 0.45) / half);
  }

  /** Returns the title of the probabilities. */
  Text chartTitle() {
    return chartTitle;
  }

  /** Returns the scores of a step, with two decimal places. */
  double[] scores(int step) {
    return Rounding.to(2, steps.get(step).scores());
  }

  /** Returns the weights that follow from the shown scores. */
  private WeightRow weights(int step) {
    double[] weights = Rounding.shares(2, Softmax.of(scores(step)));
    Group<Rectangle> cells = group();
    Group<DecimalNumber> numbers = group();
    for (int j = 0; j < weights.length; j++) {
      var cell = rectangle(layout.pitch() - 0.06, layout.rowPitch() - 0.06).setStroke(GREY_D, 1);
      cells.add(cell.setFill(TEAL_E, weights[j]).moveTo(layout.cell(step, j)));
      numbers.add(decimalNumber(weights[j], 2).fontSize(30).moveTo(layout.cell(step, j)));
    }
    return new WeightRow(cells, numbers);
  }

  /** Returns the encoder's vectors as tiles. */
  Group<Group<Rectangle>> vectors(double y, double size) {
    return tiles(translator.memory(words).toRows(), y, size);
  }

  /** Returns vectors as tiles under the English words: four rows of four tiles for each. */
  Group<Group<Rectangle>> tiles(double[][] vectors, double y, double size) {
    List<Group<Rectangle>> all = new ArrayList<>();
    for (int j = 0; j < vectors.length; j++) {
      double[][] square = new double[4][];
      for (int k = 0; k < 4; k++) {
        square[k] = Arrays.copyOfRange(vectors[j], 4 * k, 4 * k + 4);
      }
      var map = new HeatMap(size / 4, size / 4).reach(REACH).of(square);
      all.add(
          group(map.stream().flatMap(row -> row.stream())).moveTo(at(layout.cell(0, j).x(), y)));
    }
    return group(all);
  }
}
