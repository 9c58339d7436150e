package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.Softmax;
import zoetrope.attention.toy.ToyTranslator;
import zoetrope.mobject.Group;
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

  private static final double FONT_SIZE = 34;

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
    chartTitle = text("next French word").fontSize(32).setColor(GREY_A);
    chartTitle.moveTo(layout.chart().plus(at(0.25, layout.barPitch())));
    english = group(IntStream.range(0, words.size()).mapToObj(this::englishWord));
    french = group(IntStream.range(0, steps.size()).mapToObj(i -> written(steps.get(i).word(), i)));
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

  List<WeightRow> rows() {
    return rows;
  }

  private Text englishWord(int i) {
    var word = text(words.get(i)).fontSize(FONT_SIZE).setMaxWidth(0.92 * layout.pitch());
    word.setX(layout.cell(0, i).x());
    return Baselines.level(word, layout.column().y(), 0.25);
  }

  /** Returns a French word at the left of a row. The row above the first one is −1. */
  Text written(String word, int row) {
    var text = text(word.equals(ToyTranslator.END) ? "the end: ." : word).fontSize(FONT_SIZE);
    text.setColor(TEAL).setMaxWidth(1.35);
    double y = row < 0 ? layout.memory() : layout.cell(row, 0).y();
    return Baselines.before(text, layout.writtenEnd(), y, 0.25);
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
