package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.WordTokens;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumberedSymbols;
import zoetrope.scenes.components.PatternGrid;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/**
 * An attention pattern has as many cells as the square of the number of words: the camera zooms
 * out.
 */
public final class ScalingAPattern extends Scene {
  private static final int MIN_WORDS = 20;
  private static final int MAX_WORDS = 100;

  /** The storyboard says where the camera ends for this number of words. */
  private static final double STORYBOARD_WORDS = 50;

  /** A hundred words, many of them repeated. */
  private static final String TEXT =
      "the old lighthouse keeper climbed the winding stair every evening and lit the great lamp"
          + " that stood at the top of the tower and every evening the lamp threw its long pale"
          + " beam across the dark water where the fishing boats turned slowly home and the keeper"
          + " counted the boats one by one until the last of them had passed the harbour wall and"
          + " then he sat down beside the lamp and wrote the number of the boats into a thick"
          + " blue book and drank his tea and listened to the wind that came over the water from"
          + " the west";

  private final Parameter<Integer> size =
      parameter("size", 50, "20 to 100: how many words of the text attend to each other");
  private final Parameter<Integer> seed =
      parameter("seed", 0, "the seed of the embeddings and weights that give the scores");
  private final Parameter<Double> spread =
      parameter("spread", 1.0, "above 0: the greater, the more the scores differ");
  private final Parameter<String> text =
      parameter("text", TEXT, "its first words make the pattern; at least as many as the size");

  private FrameShape shape;
  private Group<Square> cells;
  private Group<Dot> discs;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 24 seconds. */
  public ScalingAPattern() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 9, 8);
    section("The size of a pattern");
    drawThePattern();
    nameRowsAndColumns();
    commentary.tell(
        "A pattern has as many cells as there are words, squared. So the context is costly to"
            + " extend.");
    zoomOut();
    countTheCells();
    commentary.finish();
  }

  /** Returns the upper left corner of the pattern. */
  private Vec corner() {
    return switch (shape) {
      case LANDSCAPE -> at(-5, 2.5);
      case SQUARE -> at(-3.2, 3.4);
      case PORTRAIT -> at(-2.9, 6.2);
    };
  }

  private void drawThePattern() {
    int n = size.get();
    AttentionTrace attention = attention();
    cells =
        square(1)
            .grid(gridLayout(n, n).buff(0))
            .setStroke(GREY_A, 1)
            .stretch(0.89, 0)
            .stretch(shape.choose(0.70, 0.89, 1.3), 1)
            .moveTo(corner(), UL);
    Group<Dot> all = PatternGrid.discs(cells, attention.weights().transpose().toRows(), 0.3);
    discs = group(visible(all));
    add(cells, discs);
  }

  private AttentionTrace attention() {
    int n = size.get();
    List<String> words = WordTokens.of(text.get());
    if (n < MIN_WORDS || n > MAX_WORDS || words.size() < n) {
      throw new IllegalArgumentException(
          "the size must be "
              + MIN_WORDS
              + " to "
              + MAX_WORDS
              + " and at most the number of words of the text, "
              + words.size()
              + ", but is "
              + n);
    }
    if (spread.get() <= 0) {
      throw new IllegalArgumentException("the spread must be above 0, but is " + spread.get());
    }
    return UntrainedAttention.trace(words.subList(0, n), seed.get(), spread.get(), 1);
  }

  /**
   * Returns the discs of keys that are not after the query's word. The other discs have size 0 and
   * would only cost time.
   */
  private List<Dot> visible(Group<Dot> all) {
    int n = size.get();
    List<Dot> visible = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (i / n <= i % n) {
        visible.add(all.get(i));
      }
    }
    return visible;
  }

  private void nameRowsAndColumns() {
    int n = size.get();
    Group<Tex> queries = NumberedSymbols.vector("Q").numbered(1, n).setColor(YELLOW);
    Group<Tex> keys = NumberedSymbols.vector("K").numbered(1, n).setColor(TEAL);
    for (int i = 0; i < n; i++) {
      queries.get(i).scale(0.75).nextTo(cells.get(i), UP, SMALL_BUFF);
      keys.get(i).scale(0.75).nextTo(cells.get(i * n), LEFT, 2 * SMALL_BUFF);
    }
    add(queries, keys);
  }

  /** Returns the step from the corner of the pattern to the camera at the end, for 50 words. */
  private Vec offset() {
    return switch (shape) {
      case LANDSCAPE -> at(19.72, -17.21);
      case SQUARE -> at(21.7, -21.7);
      case PORTRAIT -> at(21.7, -32);
    };
  }

  private void zoomOut() {
    double share = size.get() / STORYBOARD_WORDS;
    play(
        lasting(20),
        animate(
            camera(),
            c ->
                c.setHeight(shape.choose(38.06, 49.2, 83) * share)
                    .moveTo(corner().plus(offset().times(share)))),
        animate(cells, c -> c.setStroke(GREY_A, 1, 0.25)),
        animate(discs, d -> d.setFill(GREY_A, 1).setStroke(GREY_A, 2)));
  }

  /** Shows the number of cells on the half of the pattern that the mask leaves empty. */
  private void countTheCells() {
    int n = size.get();
    var words = integerNumber(n);
    var factor = integerNumber(n);
    var cellCount = integerNumber((long) n * n);
    var product = group(words, tex("\\times"), factor, tex("="), cellCount).arrange(RIGHT, 0.2);
    product.setMaxWidth(0.5 * frameWidth());
    product.moveTo(at(-0.17 * frameWidth(), -0.22 * frameHeight()));
    var ground = backgroundRectangle(product, BLACK, 0.9).surround(product, 0.25);
    group(ground, product).fixInFrame();
    play(fadeIn(ground), fadeIn(product));
    states(Relation.product(Figure.all(List.of(words, factor)), Figure.of(cellCount)));
    pause(3);
  }
}
