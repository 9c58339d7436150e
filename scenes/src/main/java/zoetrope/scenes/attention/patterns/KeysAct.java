package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.BackgroundRectangle;
import zoetrope.mobject.Group;
import zoetrope.mobject.Line;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.SurroundingRectangle;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Vector;
import zoetrope.mobject.bubbles.SpeechBubble;
import zoetrope.scenes.components.DataFlight;
import zoetrope.scenes.components.NumberedSymbols;
import zoetrope.scenes.components.WeightMatrix;

/** Keys: a second vector of every word, which may answer the queries. */
final class KeysAct extends Act {
  /** The distance of two rows of keys, in units of the stage, for up to eight words. */
  private static final double PITCH = 1.2933;

  /** How opaque veils are. */
  static final double DARKNESS = 0.75;

  private final Story story;
  private final EmbeddingsAct embeddings;
  private final QueriesAct queries;
  private final int hero;

  /** How much smaller than for eight words everything in the grid is. */
  private final double shrink;

  /** Copies of the words with their boxes, in a column. */
  Group<Group<Mobject<?>>> wordGroups;

  /** From each word to its embedding. */
  Group<Vector> embeddingArrows;

  /** E with an arrow and a number, in a column. */
  Group<Tex> embeddingSymbols;

  /** From each embedding to its key. */
  Group<Vector> arrows;

  /** W_K above each of these arrows. */
  Group<Tex> matrixLabels;

  /** K with an arrow and a number, in a column. */
  Group<Tex> symbols;

  /** From the words to the keys, row by row. */
  Group<Group<Mobject<?>>> rows;

  /** All but the example, in groups, each behind a veil. */
  Group<Group<Mobject<?>>> hidden;

  /** What hides them, for as long as nothing moves. */
  Group<BackgroundRectangle> veils;

  private int[] answering;
  private SpeechBubble asking;
  private Group<SpeechBubble> answers;

  KeysAct(Story story, EmbeddingsAct embeddings, QueriesAct queries) {
    this.story = story;
    this.embeddings = embeddings;
    this.queries = queries;
    hero = story.hero();
    shrink = story.shrink();
  }

  @Override
  protected void construct() {
    stackTheWords();
    makeKeys();
    isolateTheExample();
    showTheKeyMatrix();
  }

  private void stackTheWords() {
    wordGroups = queries.wordGroups.copy();
    wordGroups.scale(shrink);
    wordGroups.arrange(DOWN, PITCH * shrink - wordGroups.first().height(), RIGHT);
    wordGroups.nextTo(queries.symbols, DL, LARGE_BUFF);
    wordGroups.shift(left(3));
    embeddingArrows =
        wordGroups.map(group -> new Vector(right(0.5)).nextTo(group, RIGHT, SMALL_BUFF));
    embeddingSymbols =
        embeddings.symbols.mapIndexed(
            (symbol, i) ->
                symbol.copy().scale(shrink).nextTo(embeddingArrows.get(i), RIGHT, SMALL_BUFF));
    arrows = embeddingSymbols.map(symbol -> new Vector(right(0.75)).nextTo(symbol, RIGHT));
    matrixLabels =
        arrows.map(
            arrow ->
                new Tex("W_K")
                    .fontSize(30 * shrink)
                    .setFill(TEAL, 1, 1)
                    .nextTo(arrow, UP, MED_SMALL_BUFF * shrink));
    var numbered = NumberedSymbols.vector("K").largeArrow();
    symbols =
        arrows.mapIndexed(
            (arrow, i) ->
                numbered
                    .at(i + 1)
                    .setColor(TEAL)
                    .scale(shrink)
                    .nextTo(arrow, RIGHT, MED_SMALL_BUFF));
    rows = wordGroups.mapIndexed((group, i) -> row(i));
    play(
        queries.questionLeaves,
        animate(camera(), c -> c.moveTo(at(-2.5, -2.75))).runTime(2),
        transformFromCopy(unseen(queries.wordGroups), wordGroups).runTime(2),
        transformFromCopy(unseen(embeddings.arrows), embeddingArrows).runTime(2),
        transformFromCopy(unseen(embeddings.symbols), embeddingSymbols).runTime(2));
  }

  private Group<Mobject<?>> row(int i) {
    return new Group<Mobject<?>>(
        wordGroups.get(i),
        embeddingArrows.get(i),
        embeddingSymbols.get(i),
        matrixLabels.get(i),
        arrows.get(i),
        symbols.get(i));
  }

  /** Seen copies would make translucent boxes brighter at once, before they leave them. */
  private static <M extends Mobject<M>> M unseen(M original) {
    return original.copy().setOpacity(0);
  }

  private void makeKeys() {
    play(
        laggedStartMap(arrows, arrow -> growArrow(arrow)),
        laggedStartMap(matrixLabels, label -> fadeIn(label).shift(up(0.1))));
    List<Animation<?>> keys = new ArrayList<>();
    for (int i = 0; i < story.size(); i++) {
      keys.add(transformFromCopy(embeddingSymbols.get(i), symbols.get(i)));
    }
    play(laggedStart(keys).lagRatio(0.05));
    pause();
  }

  private void isolateTheExample() {
    answering = story.adjectivesOf(hero);
    int first = answering[0];
    int last = answering[answering.length - 1];
    Group<Group<Mobject<?>>> columns = queries.symbols.mapIndexed((symbol, i) -> queries.column(i));
    hidden =
        Group.of(
            Stream.of(
                    rows.to(first),
                    rows.from(last + 1),
                    queries.wordGroups.to(hero),
                    queries.wordGroups.from(hero + 1),
                    columns.to(hero),
                    columns.from(hero + 1))
                .filter(group -> group.size() > 0)
                .map(group -> new Group<Mobject<?>>(group)));
    veils = hidden.map(KeysAct::veil);
    // The boxes touch: the hero's is in front of the veils with all its sides.
    add(veils, queries.wordGroups.get(hero));
    play(fadeIn(veils));
    asking = new SpeechBubble(story.wording().question()).flip(RIGHT);
    asking.nextTo(number(queries.symbols.get(hero)), DOWN, SMALL_BUFF, LEFT);
    answers = answers(first, last);
    double overlap = answers.x(RIGHT) + SMALL_BUFF - asking.x(LEFT);
    asking.shift(right(Math.max(0, overlap)));
    play(fadeIn(asking).lagRatio(0.1));
    play(fadeIn(answers).lagRatio(0.05));
    pause();
  }

  private static Mobject<?> number(Tex symbol) {
    return symbol.children().get(symbol.children().size() - 1);
  }

  /** A little larger than what it hides, whose box leaves out half the width of strokes. */
  private static BackgroundRectangle veil(Mobject<?> what) {
    return new BackgroundRectangle(what, BLACK, DARKNESS).surround(what, 0.03);
  }

  /** The first adjective speaks from above, the last, if there are two, from below. */
  private Group<SpeechBubble> answers(int first, int last) {
    List<SpeechBubble> bubbles = new ArrayList<>();
    bubbles.add(answer().pinTo(symbols.get(first)));
    if (last > first) {
      SpeechBubble lower = answer().pinTo(symbols.get(last));
      bubbles.add(lower.flip(RIGHT).shift(down(lower.height() + 0.5)));
    }
    return new Group<>(bubbles);
  }

  private SpeechBubble answer() {
    return new SpeechBubble(story.wording().keyAnswer());
  }

  private void showTheKeyMatrix() {
    var matrix = new WeightMatrix(story.keyMatrix(7, 12)).setWidth(5);
    matrix.nextTo(symbols, UP, 2, RIGHT);
    var frame = new SurroundingRectangle(matrix).buff(MED_SMALL_BUFF);
    var lens = new SurroundingRectangle(matrixLabels.get(answering[0]));
    List<Line> lines = new ArrayList<>();
    for (Vec side : List.of(LEFT, RIGHT)) {
      lines.add(new Line(lens.corner(side.plus(UP)), frame.corner(side.plus(DOWN))));
    }
    var rays = new Group<>(lines);
    new Group<Mobject<?>>(frame, lens, rays).setStroke(GREY_A, 1);
    play(showCreation(lens));
    play(
        showCreation(rays).lagRatio(0),
        transformFromCopy(lens, frame),
        fadeInFromPoint(matrix, lens.center()));
    pause();
    play(DataFlight.through(matrix, 3, 8, random()));
    play(
        laggedStartMap(new Group<Mobject<?>>(matrix, frame, rays, lens), each -> fadeOut(each))
            .runTime(1));
    List<Mobject<?>> bubbles = new ArrayList<>(List.of(asking));
    bubbles.addAll(answers.children());
    play(laggedStartMap(new Group<Mobject<?>>(bubbles), each -> fadeOut(each)).lagRatio(0.25));
    pause();
  }
}
