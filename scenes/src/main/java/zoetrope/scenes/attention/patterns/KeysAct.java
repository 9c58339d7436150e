package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.annotations.SpeechBubble;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.Vector;
import zoetrope.mobject.shapes.BackgroundRectangle;
import zoetrope.mobject.text.MarkupText;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.Fault;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.DataFlight;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumberedSymbols;
import zoetrope.scenes.components.WeightMatrix;

/** The act that introduces keys: a second vector of every word, which may answer the queries. */
final class KeysAct extends Act<KeysAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final int ROWS = 7;
  private static final int COLUMNS = 12;

  /** The distance between two rows of keys, in units of the stage, for up to eight words. */
  private static final double PITCH = 1.2933;

  private static final double TALL_PITCH = 2.45;

  /** The opacity of veils. */
  static final double DARKNESS = 0.75;

  /** Whether the rows are below the queries, and not on their left. */
  private final boolean tall = FrameShape.current() == FrameShape.PORTRAIT;

  private final Story story;
  private final EmbeddingsAct.Result embeddings;
  private final QueriesAct.Result queries;
  private final Animation<?> questionLeaves;
  private final int hero;
  private final int[] answering;

  /** The scale of everything in the grid, relative to the size for eight words. */
  private final double shrink;

  private final Group<Group<Mobject<?>>> wordGroups;
  private final Group<Vector> embeddingArrows;
  private final Group<Tex> embeddingSymbols;
  private final Group<Vector> arrows;
  private final Group<Tex> matrixLabels;
  private final Group<Tex> symbols;
  private final Group<Group<Mobject<?>>> rows;
  private final Group<Group<Mobject<?>>> hidden;
  private final Group<SpeechBubble> answers;
  private final SpeechBubble asking;
  private final WeightMatrix matrix;
  private final Optional<MarkupText> caption;

  /**
   * The objects that later acts use.
   *
   * @param wordGroups copies of the words with their boxes, in a column
   * @param embeddingSymbols E with an arrow and a number, in a column
   * @param arrows the arrows from each embedding to its key
   * @param matrixLabels W_K above each of these arrows
   * @param symbols K with an arrow and a number, in a column
   * @param rows the objects of each row, from the word to its key
   * @param hidden everything except the example, in groups, each behind a veil
   * @param veils the veils in front of these groups; they do not move with the groups
   */
  record Result(
      Group<Group<Mobject<?>>> wordGroups,
      Group<Tex> embeddingSymbols,
      Group<Vector> arrows,
      Group<Tex> matrixLabels,
      Group<Tex> symbols,
      Group<Group<Mobject<?>>> rows,
      Group<Group<Mobject<?>>> hidden,
      Group<BackgroundRectangle> veils) {}

  KeysAct(
      Story story,
      EmbeddingsAct.Result embeddings,
      QueriesAct.Result queries,
      Animation<?> questionLeaves) {
    this.story = story;
    this.embeddings = embeddings;
    this.queries = queries;
    this.questionLeaves = questionLeaves;
    hero = story.hero();
    answering = story.adjectivesOf(hero);
    shrink = story.shrink();
    wordGroups = queries.wordGroups().copy();
    wordGroups.scale(shrink);
    wordGroups.arrange(DOWN, gap(story, wordGroups), RIGHT);
    wordGroups.nextTo(queries.symbols(), DL, LARGE_BUFF);
    wordGroups.shift(left(3));
    if (tall) {
      wordGroups.alignTo(queries.wordGroups(), LEFT);
    }
    embeddingArrows =
        wordGroups.map(group -> vector(right(tall ? 0.3 : 0.5)).nextTo(group, RIGHT, SMALL_BUFF));
    embeddingSymbols =
        embeddings
            .symbols()
            .mapIndexed(
                (symbol, i) ->
                    symbol.copy().scale(shrink).nextTo(embeddingArrows.get(i), RIGHT, SMALL_BUFF));
    arrows = embeddingSymbols.map(symbol -> vector(right(tall ? 0.6 : 0.75)).nextTo(symbol, RIGHT));
    matrixLabels =
        arrows.map(
            arrow ->
                tex("W_K")
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
    hidden = allButTheExample();
    answers = answers();
    asking = asking();
    double overlap = overlap();
    rows.shift(down(overlap));
    answers.shift(down(overlap));
    // The tip of the question stays at its query, and the rows make room for the bubble.
    double covered = tall ? 0 : Math.max(0, answers.x(RIGHT) + SMALL_BUFF - asking.x(LEFT));
    rows.shift(left(covered));
    answers.shift(left(covered));
    matrix = new WeightMatrix(story.keyMatrix().excerpt(ROWS, COLUMNS)).setWidth(5);
    matrix.nextTo(symbols, UP, 2, RIGHT);
    if (tall) {
      matrix.nextTo(symbols, RIGHT, 0.9).alignTo(answers.bottom().plus(down(1.2)), UP);
    }
    // If an answer reaches up to the matrix, the matrix moves to the left of the answer.
    double wide = matrix.x(RIGHT) + MED_SMALL_BUFF + SMALL_BUFF - answers.first().x(LEFT);
    boolean beside = !tall && answers.first().y(UP) > matrix.y(DOWN) - MED_SMALL_BUFF;
    matrix.shift(left(beside ? Math.max(0, wide) : 0));
    caption = story.keyMatrix().caption(ROWS, COLUMNS, matrix, UP);
  }

  /** Returns the gap between two rows of words, given the height of {@code words}. */
  static double gap(Story story, Group<Group<Mobject<?>>> words) {
    double pitch = FrameShape.current() == FrameShape.PORTRAIT ? TALL_PITCH : PITCH;
    return pitch * story.shrink() - words.first().height();
  }

  @Override
  protected Result construct() {
    narration.tell("Every word has a key as well: what it answers.");
    stackTheWords();
    makeKeys();
    Group<BackgroundRectangle> veils = isolateTheExample();
    Group<SpeechBubble> bubbles = speak();
    narration.tell("Another matrix makes the keys.");
    showTheKeyMatrix();
    play(laggedStartMap(bubbles, each -> fadeOut(each)).lagRatio(0.25));
    pause();
    narration.finish();
    return new Result(
        wordGroups, embeddingSymbols, arrows, matrixLabels, symbols, rows, hidden, veils);
  }

  private void stackTheWords() {
    var view =
        View.at(-2.5, -2.75, 11)
            .including(rows.to(lastAnswer() + 1), queries.wordGroups(), queries.symbols())
            .including(asking, answers, matrix)
            .withNarrow(rows)
            .including(caption.stream().toArray(Mobject<?>[]::new));
    if (rows.y(DOWN) < view.center().y() - view.height() / 2) {
      allow(Fault.CUT, "the rows below the answers are outside until the grid is shown", rows);
    }
    play(
        questionLeaves,
        animate(camera(), view::applyTo).runTime(2),
        transformFromCopy(unseen(queries.wordGroups()), wordGroups).runTime(2),
        transformFromCopy(unseen(embeddings.arrows()), embeddingArrows).runTime(2),
        transformFromCopy(unseen(embeddings.symbols()), embeddingSymbols).runTime(2));
  }

  private Group<Mobject<?>> row(int i) {
    return group(
        wordGroups.get(i),
        embeddingArrows.get(i),
        embeddingSymbols.get(i),
        matrixLabels.get(i),
        arrows.get(i),
        symbols.get(i));
  }

  /**
   * Returns a transparent copy. Visible copies would make translucent boxes brighter as soon as
   * they appear.
   */
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

  private int firstAnswer() {
    return answering[0];
  }

  private int lastAnswer() {
    return answering[answering.length - 1];
  }

  /** Returns the rows between the first and the last answer that do not answer. */
  private int[] silent() {
    return IntStream.range(firstAnswer(), lastAnswer())
        .filter(i -> !Story.contains(answering, i))
        .toArray();
  }

  private Group<Group<Mobject<?>>> allButTheExample() {
    var words = queries.wordGroups();
    Group<Group<Mobject<?>>> columns =
        queries.symbols().mapIndexed((symbol, i) -> queries.column(i));
    return group(
        Stream.of(
                rows.to(firstAnswer()),
                rows.pick(silent()),
                rows.from(lastAnswer() + 1),
                words.to(hero),
                words.from(hero + 1),
                columns.to(hero),
                columns.from(hero + 1))
            .filter(group -> group.size() > 0)
            .map(group -> group(group)));
  }

  private Group<BackgroundRectangle> isolateTheExample() {
    Group<BackgroundRectangle> veils = hidden.map(KeysAct::veil);
    // The boxes touch each other. All sides of the box of the hero, the asking word, are in front
    // of the veils.
    add(veils, queries.column(hero), queries.wordGroups().get(hero));
    play(fadeIn(veils));
    return veils;
  }

  /** Shows the speech bubbles of the noun and of the words that answer. */
  private Group<SpeechBubble> speak() {
    play(fadeIn(asking).lagRatio(0.1));
    play(fadeIn(answers).lagRatio(0.05));
    pause();
    List<SpeechBubble> bubbles = new ArrayList<>(List.of(asking));
    bubbles.addAll(answers.stream().toList());
    return group(bubbles);
  }

  /** Returns how far an answer of the first row would extend into the queries or the question. */
  private double overlap() {
    double low = tall ? asking.y(DOWN) : queries.symbols().y(DOWN);
    return Math.max(0, answers.y(UP) + (tall ? 0.4 : SMALL_BUFF) - low);
  }

  /** Returns the question below its query. */
  private SpeechBubble asking() {
    var bubble = speechBubble(story.wording().question()).flip(RIGHT);
    return bubble.nextTo(number(queries.symbols().get(hero)), DOWN, SMALL_BUFF, LEFT);
  }

  private static Mobject<?> number(Tex symbol) {
    return symbol.children().get(symbol.children().size() - 1);
  }

  /**
   * Returns a veil slightly larger than {@code what}, because the bounding box ignores half of the
   * stroke width.
   */
  private static BackgroundRectangle veil(Mobject<?> what) {
    return backgroundRectangle(what, BLACK, DARKNESS).surround(what, 0.03);
  }

  /**
   * Returns the answers. The first adjective speaks from above, and the last, if there are two,
   * from below.
   */
  private Group<SpeechBubble> answers() {
    List<SpeechBubble> bubbles = new ArrayList<>();
    bubbles.add(answer().pinTo(symbols.get(firstAnswer())));
    if (lastAnswer() > firstAnswer()) {
      SpeechBubble lower = answer().pinTo(symbols.get(lastAnswer()));
      bubbles.add(lower.flip(RIGHT).shift(down(lower.height() + 0.5)));
    }
    // In a narrow view the tips need a distance from the keys.
    return group(bubbles).shift(right(FrameShape.current().choose(0, 0.1, 0.15)));
  }

  private SpeechBubble answer() {
    return speechBubble(story.wording().keyAnswer());
  }

  private void showTheKeyMatrix() {
    var frame = surroundingRectangle(matrix).buff(MED_SMALL_BUFF);
    var lens = surroundingRectangle(matrixLabels.get(tall ? lastAnswer() : firstAnswer()));
    List<Line> lines = new ArrayList<>();
    for (Vec side : tall ? List.of(UP, DOWN) : List.of(LEFT, RIGHT)) {
      Vec far = tall ? RIGHT : UP;
      lines.add(line(lens.corner(side.plus(far)), frame.corner(side.minus(far))));
    }
    var rays = group(lines);
    group(frame, lens, rays).setStroke(GREY_A, 1);
    if (tall) {
      allow(Fault.CLASH, "the rays of the lens pass over dimmed keys", rays);
    }
    play(showCreation(lens));
    play(
        showCreation(rays).lagRatio(0),
        transformFromCopy(lens, frame),
        fadeInFromPoint(matrix, lens.center()));
    caption.ifPresent(words -> play(fadeIn(words)));
    pause();
    play(DataFlight.through(matrix, 3, 8, random()));
    caption.ifPresent(words -> play(fadeOut(words).runTime(0.5)));
    play(laggedStartMap(group(matrix, frame, rays, lens), each -> fadeOut(each)).runTime(1));
  }
}
