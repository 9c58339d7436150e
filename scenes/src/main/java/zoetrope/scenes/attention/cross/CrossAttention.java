package zoetrope.scenes.attention.cross;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionPattern;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.DotProducts;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFile;
import zoetrope.scenes.components.PatternGrid;
import zoetrope.scenes.components.TokenGlyphs;
import zoetrope.scenes.components.WordBoxes;

/**
 * The words of a sentence attend to those of its translation: queries of one, keys of the other.
 */
public final class CrossAttention extends Scene {
  private static final double MAX_WIDTH = 13;

  /** Rows are English words, columns French ones; 3 marks a translation. */
  private static final String SCORES =
      "3 0 0 0 0 0; 0 1 1.3 1 0 0; 0 3 0 3 0 0; 0 0 3 0 0 0; 0 0 0 0 0 3; 0 0 0 0 0 3; 0 0 0 0 3 0";

  private final Parameter<String> asking =
      parameter("asking", "I do not want to pet it", "2 to 8 words, which give the queries");
  private final Parameter<String> answering =
      parameter(
          "answering",
          "Je ne veux pas le caresser",
          "2 to 8 words, which give the keys and values");
  private final Parameter<String> scores =
      parameter(
          "scores",
          SCORES,
          "the score of each pair of words: one row for each asking word, separated by semicolons");
  private final Parameter<Double> temperature =
      parameter("temperature", 1.0, "above 0: the higher, the more even the weights");
  private final ModelFile model = ModelFile.ofHead(this::parameter);

  private FrameShape shape;
  private AttentionPattern pattern;
  private Group<Group<Mobject<?>>> queryWords;
  private Group<Group<Mobject<?>>> keyWords;
  private CrossGrid grid;
  private Group<Group<Tex>> products;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 27 seconds. */
  public CrossAttention() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 11.4, 10.2);
    pattern = pattern();
    section("Two sentences");
    commentary.tell("A sentence, and its translation.");
    showBothSentences();
    commentary.tell("Each word belongs to others.");
    connectThem();
    section("Queries and keys");
    commentary.tell("Queries come from one, keys from the other.");
    standAroundAGrid();
    makeQueriesAndKeys();
    commentary.tell("Again all pairs are multiplied,");
    multiply();
    section("Pattern");
    commentary.tell("and the pattern aligns both.");
    showThePattern();
    commentary.finish();
  }

  private AttentionPattern pattern() {
    return model.isGiven()
        ? TwoSentences.of(model)
        : TwoSentences.of(asking.get(), answering.get(), scores.get(), temperature.get());
  }

  private void showBothSentences() {
    queryWords = words(pattern.queryTokens(), 0.5, 0.6);
    keyWords = words(pattern.keyTokens(), 0.2, 0.3);
    group(queryWords, keyWords).arrange(DOWN, shape.choose(2, 4, 7));
    if (shape != FrameShape.LANDSCAPE) {
      group(queryWords, keyWords).setWidth(frameWidth() - 1);
    }
    play(laggedStartMap(queryWords, word -> fadeIn(word).scale(2)).lagRatio(0.25));
    pause();
    play(laggedStartMap(keyWords, word -> fadeIn(word).scale(2)).lagRatio(0.25));
    pause();
  }

  /** Returns each token with its box behind it. */
  private Group<Group<Mobject<?>>> words(List<String> tokens, double minHue, double maxHue) {
    var words = TokenGlyphs.of(tokens, Math.min(MAX_WIDTH, frameWidth() - 1));
    var boxes = new WordBoxes().hues(minHue, maxHue).around(words, random());
    return words.mapIndexed((word, i) -> group(boxes.get(i), word));
  }

  private void connectThem() {
    List<Line> all = new ArrayList<>();
    for (int query = 0; query < queryWords.size(); query++) {
      for (int key = 0; key < keyWords.size(); key++) {
        all.add(connection(query, key));
      }
    }
    var lines = group(all);
    play(showCreation(lines).lagRatio(0.01).runTime(2));
    pause(2);
    play(fadeOut(lines));
  }

  private Line connection(int query, int key) {
    Group<Mobject<?>> from = queryWords.get(query);
    Group<Mobject<?>> to = keyWords.get(key);
    return line(from.bottom(), to.top())
        .setStroke(WHITE, 3, pattern.weight(query, key))
        .setStrokeColors(from.get(0).strokeColor(), to.get(0).strokeColor());
  }

  private void standAroundAGrid() {
    grid = new CrossGrid(shape, queryWords.size(), keyWords.size());
    grid.placeTargets(queryWords, keyWords);
    play(moveToTarget(queryWords), moveToTarget(keyWords));
  }

  private void makeQueriesAndKeys() {
    play(
        lasting(1.5),
        laggedStartMap(grid.above.embeddingArrows(), arrow -> growArrow(arrow)),
        laggedStartMap(grid.beside.embeddingArrows(), arrow -> growArrow(arrow)),
        laggedStartMap(grid.above.embeddings(), e -> fadeIn(e).shift(down(0.25))),
        laggedStartMap(grid.beside.embeddings(), f -> fadeIn(f).shift(right(0.25))));
    play(
        lasting(1.5),
        laggedStartMap(grid.above.arrows(), arrow -> growArrow(arrow)),
        laggedStartMap(grid.beside.arrows(), arrow -> growArrow(arrow)),
        laggedStartMap(grid.above.matrices(), w -> fadeIn(w).shift(down(0.25))),
        laggedStartMap(grid.beside.matrices(), w -> fadeIn(w).shift(right(0.25))),
        laggedStartMap(grid.above.results(), q -> fadeIn(q).shift(down(0.5))),
        laggedStartMap(grid.beside.results(), k -> fadeIn(k).shift(right(0.5))));
    play(fadeIn(grid.cells).lagRatio(0.01).runTime(2));
    pause();
  }

  private void multiply() {
    List<Group<Tex>> all = new ArrayList<>();
    for (Tex query : grid.above.results()) {
      for (Tex key : grid.beside.results()) {
        all.add(DotProducts.of(query, key));
      }
    }
    products = group(all);
    play(DotProducts.assemble(products).runTime(3));
    add(products);
    pause();
  }

  private void showThePattern() {
    Group<Dot> discs =
        PatternGrid.discs(grid.cells, pattern.byKey().toRows(), grid.largestDisc())
            .setFill(GREY_B, 1);
    Group<Mobject<?>> legend = legend();
    List<Animation<?>> steps = new ArrayList<>();
    steps.add(fadeIn(legend));
    steps.add(laggedStartMap(discs, disc -> growFromCenter(disc)).lagRatio(0.01).runTime(4));
    steps.add(fadeOut(products).lagRatio(0.001).runTime(4));
    play(steps);
    pause();
  }

  /** Returns the legend of the discs, from top to bottom, in the free corner above the keys. */
  private Group<Mobject<?>> legend() {
    Group<Mobject<?>> legend = PatternGrid.legend(grid.largestDisc(), GREY_B);
    double x = 0.9 - frameWidth() / 2;
    double y = frameHeight() / 2 - 1;
    double top = y + 0.5;
    for (int i = 0; i < legend.size(); i += 2) {
      Mobject<?> disc = legend.get(i);
      y -= i == 0 ? 0 : 0.1 + disc.height() / 2;
      disc.moveTo(at(x, y));
      y -= 0.1 + disc.height() / 2;
      legend.get(i + 1).moveTo(at(x + 0.6, disc.y()), LEFT);
    }
    return legend.add(text("weight").fontSize(28).setColor(GREY_A).moveTo(at(x - 0.3, top), LEFT));
  }
}
