package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WordBoxes;

/**
 * The act where words become vectors, with steps 1 and 2: the weight matrices, and the queries,
 * keys and values that they produce.
 */
final class ProjectionsAct extends Act<ProjectionsAct.Result> {
  /** The number of rows that fit below the weights at the scale of the weights. */
  private static final double MAX_ROWS = 6.3;

  /** The largest number of letters of a word that are legible before a row. */
  private static final int ROW_LETTERS = 10;

  private static final List<Color> COLORS =
      List.of(Conventions.QUERY, Conventions.KEY, Conventions.VALUE);
  private static final List<String> LETTERS = List.of("Q", "K", "V");

  private final FrameShape shape = FrameShape.current();
  private final double mapScale = shape.choose(0.53, 0.56, 0.62);
  private final double large = shape.choose(0.68, 0.72, 0.75);
  private final SmallAttention attention;
  private final StepTitle title;
  private final Commentary narration;

  private final double scale;
  private final Group<Text> words;
  private final DecimalMatrix input;
  private final Tex inputName;
  private final Group<DecimalMatrix> maps;
  private final Group<Tex> mapNames;
  private final Group<DecimalMatrix> projections;
  private final Group<Tex> names;

  /**
   * The objects that later acts use.
   *
   * @param scale the scale of the blocks of vectors from step 1 on
   * @param words the names of the rows
   * @param input X, the sum of words and positions
   * @param projections Q, K and V
   * @param names the names of Q, K and V
   * @param done the objects that are no longer used after step 2
   */
  record Result(
      double scale,
      Group<Text> words,
      DecimalMatrix input,
      Group<DecimalMatrix> projections,
      Group<Tex> names,
      Group<Mobject<?>> done) {}

  ProjectionsAct(SmallAttention attention, StepTitle title, Commentary narration) {
    this.attention = attention;
    this.title = title;
    this.narration = narration;
    scale = mapScale * Math.min(1, MAX_ROWS / attention.size());
    words =
        group(
            attention.words().stream()
                .map(w -> text(Blocks.shortened(w, ROW_LETTERS)).fontSize(36).setMaxWidth(1.8))
                .toList());
    input = Blocks.vectors(attention.input()).scale(initialScale()).moveTo(at(4.7, -0.3));
    inputName = Blocks.name("X", WHITE, input);
    AttentionHead head = attention.head();
    maps =
        group(
            Stream.of(head.query(), head.key(), head.value().whole())
                .map(map -> Blocks.weights(SmallAttention.rightOfRows(map)).scale(mapScale)));
    for (int k = 0; k < maps.size(); k++) {
      maps.get(k).moveTo(mapPlace(k));
    }
    mapNames = maps.mapIndexed((map, k) -> name("W_" + LETTERS.get(k), map, k));
    AttentionTrace trace = attention.trace();
    projections =
        group(
            Stream.of(trace.queries(), trace.keys(), trace.values())
                .map(values -> Blocks.vectors(values).scale(scale)));
    for (int k = 0; k < projections.size(); k++) {
      projections.get(k).moveTo(rowsPlace(k));
    }
    names = projections.mapIndexed((block, k) -> name(LETTERS.get(k), block, k));
  }

  private Tex name(String letters, DecimalMatrix block, int k) {
    Tex name = Blocks.name(letters, COLORS.get(k), block);
    return shape == FrameShape.PORTRAIT ? name.nextTo(block, LEFT, 0.15) : name;
  }

  /** Returns the scale of the blocks in the first sum. */
  private double initialScale() {
    return shape == FrameShape.LANDSCAPE ? large : large * Math.min(1, 6.0 / attention.size());
  }

  @Override
  protected Result construct() {
    Group<Mobject<?>> addends = turnWordsIntoVectors();
    weightMatrices(addends);
    project();
    var done = group(maps, mapNames, input, inputName);
    return new Result(scale, words, input, projections, names, done);
  }

  // --- words and places ---

  private Group<Mobject<?>> turnWordsIntoVectors() {
    var sentence = text(String.join(" ", attention.words())).fontSize(60);
    sentence.setMaxWidth(frameWidth() - shape.choose(frameWidth() - 13, 1, 1));
    narration.tell("Attention, number by number.");
    var pieces = sentence.words();
    Group<Rectangle> boxes = new WordBoxes().around(pieces, random());
    play(laggedStart(pieces, word -> fadeIn(word).shift(up(0.5))).lagRatio(0.2).runTime(1.5));
    play(fadeIn(boxes).lagRatio(0.1), still(pieces));

    var embeddings = Blocks.vectors(attention.embeddings()).scale(initialScale());
    var places = Blocks.vectors(attention.positions()).scale(initialScale());
    embeddings.moveTo(at(-3.2, -0.3));
    places.moveTo(at(0.75, -0.3));
    var layout = new SumLayout(embeddings, places, input, 0.8);
    if (shape != FrameShape.LANDSCAPE) {
      layout.place(-0.2);
      inputName.nextTo(input, UP, 0.15);
    }
    Blocks.namesOfRows(words, embeddings, 0.3);
    var meaning = label("Word embeddings", embeddings);
    var position = label("Positions", places);
    var plus = tex("+").moveTo(between(embeddings, places));
    var equals = tex("=").moveTo(between(places, input));
    if (shape != FrameShape.LANDSCAPE) {
      layout.place(plus, equals);
    }

    List<Animation<?>> toRows = new ArrayList<>();
    double step = 0.8 / words.size();
    for (int i = 0; i < words.size(); i++) {
      toRows.add(
          replacementTransform(pieces.get(i), words.get(i)).timeSpan(step * i, step * i + 1.1));
    }
    narration.tell("Each word has a vector, to which its place is added.");
    toRows.add(fadeOut(boxes).timeSpan(0, 0.5));
    toRows.add(fadeIn(meaning).timeSpan(1, 2));
    toRows.add(appear(embeddings).timeSpan(1, 2));
    play(lasting(2), toRows.toArray(new Animation<?>[0]));
    play(fadeIn(plus), fadeIn(position), appear(places));
    play(fadeIn(equals), fadeIn(inputName), appear(input));
    Blocks.statesSum(this::states, embeddings, places, input);
    pause();
    return group(embeddings, places, meaning, position, plus, equals);
  }

  private static Text label(String words, DecimalMatrix block) {
    return text(words).fontSize(36).setColor(GREY_A).nextTo(block, UP, 0.15);
  }

  private static Vec between(Mobject<?> left, Mobject<?> right) {
    return left.right().plus(right.left()).times(0.5);
  }

  /** Returns an animation that shows numbers from left to right, row by row. */
  private static Animation<?> appear(DecimalMatrix block) {
    return fadeIn(block).lagRatio(0.02);
  }

  // --- step 1 ---

  private void weightMatrices(Group<Mobject<?>> addends) {
    narration.tell("Three matrices have been learned.");
    input.generateTarget().scale(scale / initialScale()).moveTo(inputPlace());
    words.generateTarget();
    words.target().forEach(word -> word.setMaxWidth(shape.choose(1.4, 1.1, 1.4)));
    Blocks.namesOfRows(words.target(), input.target(), 0.25);
    var side = shape == FrameShape.SQUARE ? RIGHT : UP;
    inputName.generateTarget().nextTo(input.target(), side, 0.15);
    List<Animation<?>> all =
        new ArrayList<>(title.next(1, "Weight matrices of " + Conventions.toy(), ""));
    all.add(moveToTarget(input).timeSpan(0.4, 1.5));
    all.add(moveToTarget(words).timeSpan(0.4, 1.5));
    all.add(moveToTarget(inputName).timeSpan(0.4, 1.5));
    all.add(fadeOut(addends).timeSpan(0, 0.5));
    play(all);
    List<Animation<?>> arrivals = new ArrayList<>();
    for (int k = 0; k < maps.size(); k++) {
      arrivals.add(animationGroup(fadeIn(mapNames.get(k)), appear(maps.get(k))));
    }
    play(laggedStart(arrivals).lagRatio(0.4).runTime(2));
    pause(0.5);
  }

  /** Returns the middle of X in steps 1 and 2. */
  private Vec inputPlace() {
    return shape.choose(at(-4, rowsY()), at(0.1, -0.1), at(0.3, 3.8));
  }

  /** Returns the middle of the weights of Q, K or V. */
  private Vec mapPlace(int k) {
    return shape.choose(
        at(-0.6 + 3 * k, 1.3), at(-3.55 + 3.55 * k, 2.45), at(-1.75, rowsPlace(k).y()));
  }

  /** Returns the middle of Q, K or V: below its weights, or in a portrait frame right of them. */
  private Vec rowsPlace(int k) {
    return shape.choose(
        at(-0.6 + 3 * k, rowsY()), at(-3.55 + 3.55 * k, -3.6), at(2.5, 0.35 - 3.25 * k));
  }

  /** Returns the y coordinate of the middle of the rows of words in a landscape frame. */
  private double rowsY() {
    return -0.75 - 0.5 * 0.8 * scale * attention.size();
  }

  // --- step 2 ---

  private void project() {
    narration.tell("They make a query, a key and a value of each vector, row by row.");
    play(title.next(2, "Queries, keys and values", "Q = X W_Q \\quad K = X W_K \\quad V = X W_V"));
    for (int k = 0; k < projections.size(); k++) {
      multiply(k, k == 0 ? 2.5 : 1.5);
      Blocks.statesProduct(this::states, input, maps.get(k), projections.get(k));
    }
    pause();
  }

  /**
   * Moves a frame down the rows of X. Each row of the product appears as soon as the frame has
   * passed.
   */
  private void multiply(int k, double seconds) {
    DecimalMatrix product = projections.get(k);
    SurroundingRectangle row = Blocks.frame(input.rowOf(0));
    SurroundingRectangle map = Blocks.frame(maps.get(k)).setStroke(COLORS.get(k), 2);
    play(
        lasting(0.5),
        showCreation(row),
        showCreation(map),
        fadeIn(names.get(k)),
        fadeIn(product.brackets()));
    List<Animation<?>> rows = new ArrayList<>();
    for (int i = 0; i < attention.size(); i++) {
      rows.add(fadeIn(product.rowOf(i)).shift(down(0.2)).lagRatio(0.1));
    }
    double last = Blocks.rowY(input, attention.size() - 1);
    play(
        animate(row, r -> r.setY(last)).rate(LINEAR).runTime(seconds),
        laggedStart(rows).lagRatio(0.6).rate(LINEAR).runTime(seconds));
    add(product);
    play(lasting(0.5), fadeOut(row), fadeOut(map));
  }
}
