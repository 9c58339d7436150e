package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionMask;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.WordTokens;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.GlyphGroup;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.StaggeredMoves;
import zoetrope.scenes.components.WordLimits;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;
import zoetrope.scenes.numbers.Rounding;

/** Scores of later words become minus infinity, so that the softmax makes them 0. */
public final class ShowMasking extends Scene {
  private static final WordLimits WORD_LIMITS = new WordLimits(2, 6);
  private static final double NUMBER_SIZE = 30;

  private final Parameter<String> phrase =
      parameter(
          "phrase",
          "no word may see what follows",
          "2 to 6 words that attend to each other; they are not shown");
  private final Parameter<Integer> seed =
      parameter("seed", 3, "the seed of the embeddings and weights that give the scores");
  private final Parameter<Double> temperature =
      parameter("temperature", 1.0, "above 0: the higher, the more even the weights");

  private FrameShape shape;
  private RealMatrix scoresByKey;
  private RealMatrix weightsByKey;
  private Group<Square> before;
  private Group<Square> after;
  private Group<DecimalNumber> scores;
  private Group<GlyphGroup<?>> maskedScores;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 8.75 seconds for six words. */
  public ShowMasking() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 11, 9);
    section("Masking");
    computeNumbers();
    standTwoGrids();
    commentary.tell("What comes later is masked,");
    maskLaterWords();
    commentary.tell("and gets no weight.");
    normalize();
    commentary.finish();
  }

  /**
   * Computes the numbers. The weights are the softmax of the scores as they are shown, already
   * divided by the temperature.
   */
  private void computeNumbers() {
    List<String> words = WordTokens.of(phrase.get());
    WORD_LIMITS.require("the phrase", words);
    if (temperature.get() <= 0) {
      throw new IllegalArgumentException(
          "the temperature must be above 0, but is " + temperature.get());
    }
    AttentionTrace exact = UntrainedAttention.trace(words, seed.get(), 2, temperature.get());
    scoresByKey = Rounding.to(2, exact.scores().times(1 / temperature.get())).transpose();
    weightsByKey =
        Softmax.ofRows(AttentionMask.causal().applyTo(scoresByKey.transpose())).transpose();
  }

  private int size() {
    return scoresByKey.rows();
  }

  /**
   * Whether a cell is masked. Rows are keys and columns are queries: keys below the diagonal come
   * later than the query.
   */
  private boolean isMasked(int cell) {
    return cell / size() > cell % size();
  }

  private void standTwoGrids() {
    boolean wide = shape == FrameShape.LANDSCAPE;
    if (wide) {
      before = grid().toEdge(LEFT).setY(-0.5);
      after = before.copy().toEdge(RIGHT);
    } else {
      double x = shape.choose(0, 2.1, 0);
      before = grid().moveTo(at(x, shape.choose(0, 2.95, 3.5)));
      after = grid().moveTo(at(x, shape.choose(0, -2.95, -4.7)));
    }
    Text first = title("Unnormalized\nAttention Pattern", before);
    Text second = title("Normalized\nAttention Pattern", after);
    var arrow = shape == FrameShape.PORTRAIT ? arrow(before, second) : arrow(before, after);
    scores = numbers(before, scoresByKey.toRows());
    scores.forEach(number -> number.includeSign());
    add(before, after, first, second, arrow);
    add(text("softmax").nextTo(arrow, wide ? UP : RIGHT), scores);
  }

  private Group<Square> grid() {
    return square()
        .grid(gridLayout(size(), size()).buff(0))
        .setShape(shape.choose(5.5, 5.5, 7.8), shape.choose(5, 4.6, 5.4), 0)
        .setStroke(GREY_B, 1);
  }

  /** Puts a title above its grid; in a square frame on the left, where there is more room. */
  private Text title(String title, Mobject<?> grid) {
    return text(title).nextTo(grid, shape == FrameShape.SQUARE ? LEFT : UP, MED_LARGE_BUFF);
  }

  private static Group<DecimalNumber> numbers(Group<Square> cells, double[][] values) {
    List<DecimalNumber> numbers = new ArrayList<>();
    for (double[] row : values) {
      for (double value : row) {
        numbers.add(decimalNumber(value).fontSize(NUMBER_SIZE).edgeToFix(ORIGIN));
      }
    }
    for (int i = 0; i < numbers.size(); i++) {
      numbers.get(i).moveTo(cells.get(i));
    }
    return group(numbers);
  }

  private void maskLaterWords() {
    List<SurroundingRectangle> marks = new ArrayList<>();
    List<Animation<?>> masking = new ArrayList<>();
    maskedScores = group();
    for (int cell = 0; cell < scores.size(); cell++) {
      DecimalNumber score = scores.get(cell);
      if (isMasked(cell)) {
        marks.add(surroundingRectangle(score).setStroke(RED, 3));
        Tex infinity = minusInfinity(before.get(cell));
        masking.add(
            succession(fadeOut(score).runTime(0.4), fadeIn(infinity).scale(1.5).runTime(0.6)));
        maskedScores.add(infinity);
      } else {
        maskedScores.add(score);
      }
    }
    var rectangles = group(marks);
    play(laggedStartMap(rectangles, mark -> showCreation(mark)));
    play(
        laggedStartMap(rectangles, mark -> fadeOut(mark)),
        laggedStart(masking).lagRatio(0.05).runTime(2));
    pause();
  }

  private static Tex minusInfinity(Square cell) {
    return tex("-\\infty").fontSize(36).setFill(RED, 1, 1.5).moveTo(cell);
  }

  private void normalize() {
    Group<DecimalNumber> weights = numbers(after, weightsByKey.toRows());
    List<Animation<?>> steps = new ArrayList<>();
    for (int i = 0; i < weights.size(); i++) {
      // In each row, the rightmost number moves first, so that no number catches up with another.
      int cell = i - i % size() + size() - 1 - i % size();
      DecimalNumber weight = weights.get(cell);
      if (isMasked(cell)) {
        weight.setFill(RED, 0.75);
      } else {
        weight.setFillOpacity(0.5 + 0.5 * RUSH_FROM.at(weight.value()));
      }
      steps.add(fadeTransform(maskedScores.get(cell).copy(), weight));
    }
    play(StaggeredMoves.lagged(steps, 0.05));
    statesSoftmax(weights);
    pause();
  }

  private void statesSoftmax(Group<DecimalNumber> weights) {
    for (int query = 0; query < size(); query++) {
      List<Figure> scores = new ArrayList<>();
      List<Figure> shares = new ArrayList<>();
      for (int cell = query; cell < weights.size(); cell += size()) {
        scores.add(Figure.ofEither(maskedScores.get(cell)));
        shares.add(Figure.of(weights.get(cell)));
      }
      states(Relation.softmax(scores, 1, shares));
    }
  }
}
