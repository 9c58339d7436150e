package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.annotations.Brace;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.MarkupText;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.Fault;
import zoetrope.scenes.components.ChangeMatrixEntries;
import zoetrope.scenes.components.ColoredNumbers;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.DataFlight;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.MatrixVectorProduct;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.WeightMatrix;

/**
 * The act where the query becomes a product, the query matrix times the embedding, first for one
 * word and then for all. The result is the animation that removes the question when the next act
 * begins.
 */
final class QueryMatrixAct extends Act<Animation<?>> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final int ROWS = 7;
  private static final int COLUMNS = 12;

  private final Story story;
  private final SentenceAct.Result sentence;
  private final EmbeddingsAct.Result embeddings;
  private final QueriesAct.Result queries;
  private final int hero;
  private final NumericEmbedding embedding;
  private final Tex embeddingLabel;
  private final WeightMatrix matrix;
  private final Brace brace;
  private final Tex matrixLabel;
  private final Optional<MarkupText> caption;
  private final MatrixVectorProduct product;
  private final Tex productLabel;

  QueryMatrixAct(
      Story story,
      SentenceAct.Result sentence,
      EmbeddingsAct.Result embeddings,
      QueriesAct.Result queries) {
    this.story = story;
    this.sentence = sentence;
    this.embeddings = embeddings;
    this.queries = queries;
    hero = story.hero();
    NumericEmbedding old = queries.query();
    double[] numbers = story.embedding(hero, COLUMNS);
    double[][] weights = story.queryMatrix().excerpt(ROWS, COLUMNS);
    fillInWhatDotsHide(weights, numbers, story.query(hero, ROWS));
    embedding = new NumericEmbedding(numbers).setWidth(old.width()).nextTo(old, DR, 1.5);
    matrix = new WeightMatrix(weights).setHeight(old.height());
    if (FrameShape.current() == FrameShape.PORTRAIT) {
      // The product needs all of the width below the query.
      matrix.setHeight(2.1);
      embedding.setWidth(0.66 * old.width()).moveTo(at(2.6, old.y(DOWN) - 4.5));
    }
    matrix.nextTo(embedding, LEFT);
    embeddingLabel = embeddings.symbols().get(hero).copy().nextTo(embedding, UP);
    brace = brace(matrix, UP);
    matrixLabel = tex("W_Q").setColor(YELLOW).nextTo(brace, UP, SMALL_BUFF);
    caption = story.queryMatrix().caption(ROWS, COLUMNS, matrix, DOWN);
    product = new MatrixVectorProduct(matrix, embedding);
    productLabel = queries.symbols().get(hero).copy().nextTo(product.result(), UP);
  }

  /**
   * Sets the numbers behind the dots of the matrix so that the product equals the query. They stand
   * for all numbers that are not shown.
   */
  private static void fillInWhatDotsHide(double[][] weights, double[] numbers, double[] query) {
    int hidden = COLUMNS - 2;
    numbers[hidden] = 0.1;
    for (int i = 0; i < ROWS; i++) {
      double sum = 0;
      for (int j = 0; j < COLUMNS; j++) {
        sum +=
            j == hidden
                ? 0
                : ColoredNumbers.shown(weights[i][j]) * ColoredNumbers.shown(numbers[j]);
      }
      weights[i][hidden] = (ColoredNumbers.shown(query[i]) - sum) / numbers[hidden];
    }
  }

  @Override
  protected Animation<?> construct() {
    narration.tell("A matrix makes the query of the embedding.");
    NumericEmbedding query = showTheProduct();
    Tex smallLabel = collapseTheQuery(query);
    compareBothPlaces();
    narration.tell("It does so for every word.");
    askForEveryWord(smallLabel);
    narration.tell("Its numbers are found by training.");
    trainTheMatrix();
    Group<Line> pointers = pointAtTheNouns();
    narration.finish();
    return fadeOut(queries.question(), pointers);
  }

  private NumericEmbedding showTheProduct() {
    Tex symbol = embeddings.symbols().get(hero);
    NumericEmbedding old = queries.query();
    var ghost = old.copy();
    ghost.cells().setOpacity(0);
    ghost.brackets().spaceOut(1.75);
    ghost.nextTo(embedding, RIGHT, 0.7);
    double middle = sentence.boxes().y(UP) + 0.35 - 5.5;
    var view =
        View.at(sentence.boxes().x(), middle, 11)
            .including(sentence.boxes(), matrix, product.result(), embedding)
            .including(caption.stream().toArray(Mobject<?>[]::new));
    play(
        animate(camera(), view::applyTo),
        fadeOut(queries.answers()),
        fadeInFromPoint(embedding, symbol.center()),
        fadeInFromPoint(matrix, queries.arrows().get(hero).center()),
        transformFromCopy(symbol, embeddingLabel),
        fadeOut(old),
        transformFromCopy(old, ghost));
    List<Animation<?>> named = new ArrayList<>();
    named.add(growFromCenter(brace));
    named.add(fadeIn(matrixLabel).shift(up(0.1)));
    caption.ifPresent(words -> named.add(fadeIn(words)));
    play(named);
    List<Animation<?>> steps = product.steps();
    play(steps.get(0), fadeOut(ghost));
    steps.subList(1, steps.size()).forEach(this::play);
    NumericEmbedding query = product.result().copy().moveTo(old, LEFT);
    Mobject<?> question = queries.question();
    question.generateTarget();
    question.target().nextTo(query, RIGHT);
    play(transformFromCopy(product.result(), query).pathArc(PI / 2), moveToTarget(question));
    pause();
    return query;
  }

  /** Returns the name of the matrix beside the arrow to the query. */
  private Tex collapseTheQuery(NumericEmbedding query) {
    Tex symbol = queries.symbols().get(hero);
    Mobject<?> question = queries.question();
    List<Mobject<?>> name = queries.name();
    question.generateTarget();
    question.target().nextTo(symbol, DOWN);
    List<Animation<?>> collapse = new ArrayList<>();
    collapse.add(
        animationGroup(
            laggedStart(query.columnOf(0), entry -> fadeOut(entry).targetPosition(symbol))
                .lagRatio(0.01),
            fadeIn(symbol).targetPosition(query.columnOf(0))));
    collapse.add(animate(query.brackets(), b -> b.stretchAboutEdge(0, 1, UP).setOpacity(0)));
    collapse.add(fadeOutToPoint(name.get(1), symbol.center()));
    collapse.add(fadeOutToPoint(name.get(2), symbol.center()));
    collapse.add(fadeOut(name.get(0)));
    collapse.add(moveToTarget(question));
    collapse.add(fadeIn(productLabel).shift(UP));
    play(laggedStart(collapse).lagRatio(0.1));
    remove(query);
    Tex smallLabel = matrixLabel.copy();
    play(animate(smallLabel, l -> l.scale(0.9).nextTo(queries.arrows().get(hero), RIGHT, 0.15)));
    pause();
    return smallLabel;
  }

  private void compareBothPlaces() {
    Tex symbol = queries.symbols().get(hero);
    var around = around(TEAL, embeddings.symbols().get(hero), embedding);
    play(showCreation(around).lagRatio(0.2));
    pause();
    play(transform(around, around(YELLOW, symbol, product.result())));
    pause();
    play(fadeOut(around));
  }

  private static Group<SurroundingRectangle> around(
      Color color, Mobject<?> first, Mobject<?> second) {
    return group(surroundingRectangle(first), surroundingRectangle(second)).setStroke(color, 3);
  }

  private void askForEveryWord(Tex smallLabel) {
    List<Animation<?>> animations = new ArrayList<>();
    if (!story.isAlone()) {
      animations.add(laggedStartMap(others(queries.arrows()), arrow -> growArrow(arrow)));
      animations.add(
          laggedStartMap(others(queries.symbols()), symbol -> fadeIn(symbol).shift(down(0.1))));
    }
    animations.add(
        replacementTransform(group(smallLabel), queries.matrixLabels()).lagRatio(0.01).runTime(2));
    queries.question().generateTarget().shift(down(0.25));
    animations.add(moveToTarget(queries.question()));
    queries.wordGroups().forEach(group -> animations.add(restore(group)));
    animations.add(indexed(embeddingLabel));
    animations.add(indexed(productLabel));
    play(animations);
    pause();
  }

  private <E extends Mobject<E>> Group<E> others(Group<E> all) {
    List<E> rest = new ArrayList<>(all.stream().toList());
    rest.remove(hero);
    return group(rest);
  }

  /** Returns an animation that turns the number below a symbol into an i. */
  private static Animation<?> indexed(Tex symbol) {
    Mobject<?> number = symbol.children().get(symbol.children().size() - 1);
    List<Mobject<?>> digits = number.familyWithPoints();
    var i = tex("i").replace(number).scale(0.75 / digits.size());
    return transform(number, i.setFill(digits.get(0).fillColor(), 1, 1));
  }

  private void trainTheMatrix() {
    play(
        laggedStartMap(matrix.entries(), entry -> flashAround(entry)).lagRatio(0.01),
        ChangeMatrixEntries.randomly(matrix, random()));
    play(DataFlight.through(matrix, 3, 8, random()));
    pause();
    caption.ifPresent(words -> play(fadeOut(words).runTime(0.5)));
    var all =
        group(
            matrix,
            brace,
            matrixLabel,
            embedding,
            embeddingLabel,
            product.equalsSign(),
            product.result(),
            productLabel);
    play(laggedStartMap(all, each -> fadeOut(each).shift(DR.times(0.2))));
    pause();
  }

  private Group<Line> pointAtTheNouns() {
    Group<Tex> nouns = queries.symbols().pick(story.askers());
    Mobject<?> question = queries.question();
    question.generateTarget().shift(down(0.25));
    question.target().matchX(nouns);
    play(moveToTarget(question));
    List<Line> lines = new ArrayList<>();
    if (nouns.size() == 1) {
      lines.add(pointer(question, nouns.first(), UP));
    } else {
      lines.add(pointer(question, nouns.first(), UL));
      lines.add(pointer(question, nouns.last(), UR));
    }
    var pointers = group(lines);
    allow(Fault.CLASH, "the lines end in the queries that they point at", pointers);
    play(showCreation(pointers).lagRatio(0));
    pause();
    return pointers;
  }

  private static Line pointer(Mobject<?> question, Tex symbol, Vec corner) {
    Vec end = symbol.corner(corner.times(-1)).plus(corner.times(0.25));
    return line(question.corner(corner), end).setStroke(GREY, 1);
  }
}
