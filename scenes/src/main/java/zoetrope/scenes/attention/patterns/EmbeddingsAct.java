package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.annotations.Brace;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.Baking;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumberedSymbols;
import zoetrope.scenes.components.NumericEmbedding;

/**
 * The act where words become vectors that hold their meaning and position. In the end the vectors
 * collapse to symbols.
 */
final class EmbeddingsAct extends Act<EmbeddingsAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final int LENGTH = 10;

  private final FrameShape shape = FrameShape.current();
  private final Story story;
  private final SentenceAct.Result sentence;
  private final int[] pictured;

  /**
   * The objects that later acts use.
   *
   * @param pictured the positions in the sentence of the adjectives and of the nouns that ask
   * @param pictures pictures of these words, above them
   * @param symbols E with an arrow and a number, below every word
   * @param arrows the arrows from each word down to its symbol
   */
  record Result(
      List<Integer> pictured, Group<Mobject<?>> pictures, Group<Tex> symbols, Group<Arrow> arrows) {
    /** Returns the picture of the word at position {@code word}. */
    Mobject<?> picture(int word) {
      return pictures.get(pictured.indexOf(word));
    }
  }

  /** The number of dimensions of a column, with a brace beside the column. */
  private record Dimension(Brace brace, IntegerNumber number) {}

  EmbeddingsAct(Story story, SentenceAct.Result sentence) {
    this.story = story;
    this.sentence = sentence;
    pictured =
        IntStream.concat(IntStream.of(story.adjectives()), IntStream.of(story.askers()))
            .sorted()
            .distinct()
            .toArray();
  }

  @Override
  protected Result construct() {
    Group<NumericEmbedding> embeddings =
        sentence
            .boxes()
            .mapIndexed(
                (box, i) ->
                    untrained(i).setWidth(width()).nextTo(box, DOWN, shape.choose(1.5, 1.5, 2)));
    keepApart(embeddings, 0.1);
    Group<Arrow> arrows = arrowsTo(embeddings);
    narration.tell("Each word becomes a vector, its embedding.");
    turnWordsIntoVectors(embeddings, arrows);
    Dimension dimension = countTheDimensions(embeddings);
    narration.tell("It holds what the word means by itself,");
    Group<Mobject<?>> pictures = bakePicturesIn(embeddings);
    narration.tell("and where it stands.");
    Group<IntegerNumber> positions = bakePositionsIn(embeddings, arrows);
    Group<Tex> symbols = embeddingSymbols();
    collapse(embeddings, symbols, arrows, dimension, positions);
    clear();
    add(arrows, sentence.boxes(), sentence.words(), pictures, symbols);
    pause();
    narration.finish();
    return new Result(IntStream.of(pictured).boxed().toList(), pictures, symbols, arrows);
  }

  /** Returns the width of a column of numbers. */
  private double width() {
    return shape.choose(0.5, 0.5, Math.min(0.8, 7.0 / story.size()));
  }

  private Group<Arrow> arrowsTo(Group<NumericEmbedding> embeddings) {
    return embeddings.mapIndexed(
        (embedding, i) ->
            arrow(sentence.boxes().first().bottom(), embeddings.first().top())
                .setX((sentence.boxes().get(i).x() + embedding.x()) / 2));
  }

  private void turnWordsIntoVectors(Group<NumericEmbedding> embeddings, Group<Arrow> arrows) {
    play(
        fadeIn(sentence.boxes().pick(story.others())),
        still(sentence.words()),
        laggedStartMap(arrows, arrow -> growArrow(arrow)),
        laggedStartMap(embeddings, embedding -> fadeIn(embedding).shift(down(0.5))),
        fadeOut(sentence.updates()));
    pause();
  }

  /**
   * Returns random numbers for words that get their meaning later in the act, and the final numbers
   * for all others.
   */
  private NumericEmbedding untrained(int word) {
    boolean waits = Story.contains(pictured, word);
    return waits
        ? new NumericEmbedding(LENGTH, random())
        : new NumericEmbedding(story.meaning(word, LENGTH));
  }

  /**
   * Moves columns apart until the centres of neighbours have at least the distance of {@code gap}
   * plus the width of the widest column.
   */
  private static <E extends Mobject<E>> void keepApart(Group<E> columns, double gap) {
    double minDistance = columns.stream().mapToDouble(Mobject::width).max().orElseThrow() + gap;
    for (int pass = 0; pass < 2 * columns.size(); pass++) {
      for (int i = 1; i < columns.size(); i++) {
        double lacking = minDistance - (columns.get(i).x() - columns.get(i - 1).x());
        if (lacking > 0) {
          columns.get(i).shift(right(lacking / 2));
          columns.get(i - 1).shift(left(lacking / 2));
        }
      }
    }
  }

  private Dimension countTheDimensions(Group<NumericEmbedding> embeddings) {
    var brace = brace(embeddings.first(), LEFT, SMALL_BUFF);
    var dimension = integerNumber(story.sizes().embedding()).nextTo(brace, LEFT).setColor(YELLOW);
    var view = View.at(-1, 0, 8).including(dimension, embeddings, sentence.boxes());
    play(
        growFromCenter(brace),
        countInFrom(dimension, 0),
        vFadeIn(dimension),
        animate(camera(), view::applyTo));
    pause();
    return new Dimension(brace, dimension);
  }

  private Group<Mobject<?>> bakePicturesIn(Group<NumericEmbedding> embeddings) {
    List<Mobject<?>> ideas = new ArrayList<>();
    for (int word : pictured) {
      SurroundingRectangle box = sentence.boxes().get(word);
      Mobject<?> idea = Ideas.of(List.of(story.words().get(word)), box.strokeColor());
      idea.setHeight(Math.min(1.1, roomAbove(word)));
      idea.nextTo(box, UP);
      ideas.add(idea);
    }
    var pictures = group(ideas);
    play(laggedStartMap(pictures, picture -> fadeIn(picture).scale(2)).lagRatio(0.05));
    bake(pictures, embeddings.pick(pictured), i -> story.meaning(pictured[i], LENGTH));
    pause();
    add(embeddings, pictures);
    return pictures;
  }

  /** Returns the largest height of a square picture that does not touch the pictures beside it. */
  private double roomAbove(int word) {
    double height = Double.POSITIVE_INFINITY;
    for (int other : pictured) {
      if (other != word) {
        double distance = sentence.boxes().get(word).x() - sentence.boxes().get(other).x();
        height = Math.min(height, Math.abs(distance) - 0.05);
      }
    }
    return height;
  }

  private void bake(
      Group<? extends Mobject<?>> what,
      Group<NumericEmbedding> vectors,
      IntFunction<double[]> values) {
    List<Animation<?>> bakings = new ArrayList<>();
    for (int i = 0; i < what.size(); i++) {
      bakings.add(Baking.bake(what.get(i), vectors.get(i), values.apply(i)));
    }
    play(laggedStart(bakings).lagRatio(0.2).runTime(4));
  }

  private Group<IntegerNumber> bakePositionsIn(
      Group<NumericEmbedding> embeddings, Group<Arrow> arrows) {
    var positions =
        sentence
            .boxes()
            .mapIndexed((box, i) -> integerNumber(i + 1).fontSize(36).nextTo(box, DOWN, SMALL_BUFF))
            .setColor(TEAL);
    play(
        laggedStart(arrows, arrow -> animate(arrow, a -> a.scaleAboutEdge(0.7, DOWN)))
            .lagRatio(0.1),
        laggedStartMap(positions, n -> fadeIn(n).shift(down(0.25))).lagRatio(0.1));
    bake(positions, embeddings, i -> story.embedding(i, LENGTH));
    pause();
    return positions;
  }

  private void collapse(
      Group<NumericEmbedding> embeddings,
      Group<Tex> symbols,
      Group<Arrow> arrows,
      Dimension dimension,
      Group<IntegerNumber> positions) {
    var ghosts = symbols.copy().setOpacity(0);
    var aims = arrows.generateTarget();
    for (int i = 0; i < aims.size(); i++) {
      aims.get(i).become(arrowTo(sentence.boxes().get(i), symbols.get(i)));
    }
    var view = View.at(0, 0, 8).including(sentence.boxes(), symbols);
    List<Animation<?>> collapses = new ArrayList<>();
    for (int i = 0; i < embeddings.size(); i++) {
      collapses.add(collapse(embeddings.get(i), ghosts.get(i)));
    }
    play(
        animate(camera(), view::applyTo).runTime(2),
        laggedStart(collapses),
        laggedStartMap(symbols, symbol -> fadeIn(symbol).shift(UP)),
        animate(dimension.brace(), b -> b.stretchAboutEdge(0.25, 1, UP).setOpacity(0)),
        fadeOut(dimension.number()).shift(up(0.25)),
        moveToTarget(arrows).lagRatio(0.1).runTime(2),
        laggedStartMap(positions, n -> fadeOut(n).shift(up(0.25))));
  }

  /** Returns one symbol for each word, evenly spread in two halves. */
  private Group<Tex> embeddingSymbols() {
    var numbered = NumberedSymbols.vector("E").largeArrow();
    Group<Tex> made =
        sentence
            .boxes()
            .mapIndexed((box, i) -> numbered.at(i + 1).nextTo(box, DOWN, 0.75).setColor(GREY_A));
    int half = (story.size() + 1) / 2;
    for (Group<Tex> part : List.of(made.to(half), made.from(half))) {
      if (part.size() > 1) {
        part.arrangeToFitWidth(part.width());
      }
    }
    keepApart(made, SMALL_BUFF);
    return made;
  }

  /**
   * Returns a vertical arrow if the symbol is below the box, otherwise an arrow from the middle of
   * the box's lower edge.
   */
  private static Arrow arrowTo(SurroundingRectangle box, Tex symbol) {
    Vec low = symbol.get(0).top();
    boolean below = box.x(LEFT) < low.x() && low.x() < box.x(RIGHT);
    Vec top = below ? at(low.x(), box.y(DOWN)) : box.bottom();
    return arrow(top, low).buff(SMALL_BUFF);
  }

  private static AnimationGroup collapse(NumericEmbedding embedding, Tex ghost) {
    Group<Shape> brackets = embedding.brackets();
    brackets.generateTarget().stretchAboutEdge(0, 1, UP).setFillOpacity(0);
    return animationGroup(
        laggedStart(embedding.columnOf(0), entry -> fadeTransform(entry, ghost)).lagRatio(0.01),
        moveToTarget(brackets));
  }
}
