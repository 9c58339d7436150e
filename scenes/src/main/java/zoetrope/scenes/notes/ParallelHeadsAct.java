package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionTrace;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.PatternGrid;
import zoetrope.scenes.components.ValueColors;

/**
 * The act of the parallel heads: each has a different pattern and computes a few numbers for every
 * word.
 */
final class ParallelHeadsAct extends Act<ParallelHeadsAct.Result> {
  private final FrameShape shape = FrameShape.current();
  private final double large = shape.choose(0.68, 1.1, 0.98);
  private final double leftEnd = shape.choose(-2, -4.9, -4.3);
  private final double rightEnd = shape.choose(6.9, 5.1, 4.3);

  /** The y coordinate of the patterns, when the outputs are below them. */
  private final double patternsY = shape.choose(0.7, -0.8, -0.7);

  /** How much lower the heads are at first, while nothing is below them, in units. */
  private final double initialDrop = shape.choose(1.1, 1.2, 1.8);

  private final SmallHeads small;
  private final Commentary narration;

  private final DecimalMatrix input;
  private final Group<Text> words;
  private final Group<Mobject<?>> inputLabels;
  private final Group<Text> names;
  private final Group<Tex> maps;
  private final Group<Group<Square>> cells;
  private final Group<Group<Dot>> patterns;

  /** The labels of each head: the queries left of its pattern and the keys above it. */
  private final Group<Group<Text>> axes;

  /** All objects of the heads. */
  private final Group<Mobject<?>> heads;

  private final Text source = text(Conventions.toy()).fontSize(32).setColor(GREY_B);

  /**
   * The objects that later acts use.
   *
   * @param words the words left of X
   * @param input X, the embeddings
   * @param inputLabels the name and the size of X
   * @param outputs the output of each head, [T, C / heads]
   * @param names the names of the heads
   * @param otherObjects the objects that later acts remove
   */
  record Result(
      Group<Text> words,
      DecimalMatrix input,
      Group<Mobject<?>> inputLabels,
      Group<DecimalMatrix> outputs,
      Group<Text> names,
      Group<Mobject<?>> otherObjects) {}

  ParallelHeadsAct(SmallHeads small, Commentary narration) {
    this.small = small;
    this.narration = narration;
    input = Blocks.vectors(small.input()).scale(large);
    input.moveTo(shape.choose(ORIGIN, at(0.4, 0.4), at(0.4, 1)));
    words = group(small.words().stream().map(w -> text(w).fontSize(36)).toList());
    Blocks.namesOfRows(words, input, 0.3);
    inputLabels = group(Blocks.name("X", WHITE, input), Blocks.shape(input));
    names = group(IntStream.range(0, small.count()).mapToObj(this::name));
    maps =
        names.mapIndexed((name, h) -> maps(h).setMaxWidth(0.9 * slot()).moveTo(at(x(h), mapsY())));
    cells = names.mapIndexed((name, h) -> grid(h));
    patterns = cells.mapIndexed(this::pattern);
    axes = cells.map(this::axes);
    heads = group(names, maps, cells, patterns, axes);
    heads.shift(down(initialDrop));
    source.fontSize(shape.choose(32, 36, 44)).moveTo(at(0, shape.choose(-2.9, -4, -3.5)));
  }

  /** Returns the scale of X beside or above the heads. */
  static double scale() {
    return FrameShape.current().choose(0.5, 0.62, 0.9);
  }

  private double mapsY() {
    return patternsY + shape.choose(1.35, 1.4, 1.9);
  }

  private Group<Text> axes(Group<Square> grid) {
    int n = small.words().size();
    double side = grid.first().width();
    double fontSize = shape.choose(22, 22, 30);
    List<Text> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      var asking =
          text(small.words().get(i)).fontSize(fontSize).setMaxWidth(0.5 * (slot() - n * side));
      Square first = grid.get(i * n);
      all.add(Blocks.before(asking, first.x(LEFT) - 0.08, first.y()));
    }
    for (int j = 0; j < n; j++) {
      var answering = text(small.words().get(j)).fontSize(fontSize).setMaxWidth(0.92 * side);
      Square first = grid.get(j);
      all.add(Blocks.level(answering.setX(first.x()), first.y(UP) + 0.12));
    }
    return group(all).setColor(GREY_A);
  }

  private Text name(int head) {
    return text("Head " + (head + 1))
        .fontSize(shape.choose(36, 40, 48))
        .setMaxWidth(0.9 * slot())
        .setColor(SmallHeads.color(head))
        .moveTo(at(x(head), mapsY() + shape.choose(0.55, 0.6, 0.75)));
  }

  private Group<Dot> pattern(Group<Square> grid, int head) {
    AttentionTrace trace = small.trace().heads().get(head);
    double radius = 0.45 * grid.first().width();
    return PatternGrid.discs(grid, trace.weights().toRows(), radius)
        .setFill(SmallHeads.color(head), 1);
  }

  @Override
  protected Result construct() {
    showTheInput();
    moveTheInputAside();
    showTheHeads();
    return showOutputs();
  }

  /**
   * Gives the columns of {@code block} from {@code from} to before {@code to} the colour of a head.
   */
  static void tint(DecimalMatrix block, int head, int from, int to, double reach) {
    Color color = SmallHeads.color(head);
    var colors =
        new ValueColors(
            color.lerp(BLACK, 0.2),
            color.lerp(WHITE, 0.5),
            color.lerp(BLACK, 0.2),
            color.lerp(WHITE, 0.5),
            1);
    for (int c = from; c < to; c++) {
      Blocks.tint(block.columnOf(c), colors, reach);
    }
  }

  private void showTheInput() {
    var title = text("Multi-headed attention").fontSize(60).toEdge(UP, 0.3);
    narration.tell("Several heads look at the same words.");
    play(
        write(title),
        fadeIn(source),
        laggedStartMap(words, word -> fadeIn(word).shift(right(0.3))).lagRatio(0.2),
        fadeIn(input).lagRatio(0.02).timeSpan(0.5, 1.5),
        fadeIn(inputLabels).timeSpan(1, 1.5));
    pause();
  }

  private double slot() {
    return (rightEnd - leftEnd) / small.count();
  }

  private double x(int head) {
    return leftEnd + (head + 0.5) * slot();
  }

  private void showTheHeads() {
    narration.tell("Each has learned to look elsewhere.");
    List<Animation<?>> arrivals = new ArrayList<>();
    for (int h = 0; h < small.count(); h++) {
      arrivals.add(
          animationGroup(
              fadeIn(names.get(h)).shift(up(0.3)),
              fadeIn(maps.get(h)),
              fadeIn(cells.get(h)),
              fadeIn(axes.get(h)),
              laggedStartMap(patterns.get(h), disc -> growFromCenter(disc)).lagRatio(0.05)));
    }
    play(laggedStart(arrivals).lagRatio(0.3).runTime(2.5));
    pause(0.5);
  }

  private void moveTheInputAside() {
    input.generateTarget().scale(scale() / large);
    input.target().moveTo(shape.choose(at(-4.1, 0.2), at(0.4, 3), at(0.5, 4.4)));
    words.generateTarget();
    words.target().forEach(word -> word.setMaxWidth(shape.choose(0.95, 1.4, 1.2)));
    Blocks.namesOfRows(words.target(), input.target(), 0.2);
    inputLabels.generateTarget();
    inputLabels.target().get(0).nextTo(input.target(), UP, 0.15);
    inputLabels.target().get(1).nextTo(input.target(), DOWN, 0.15);
    play(moveToTarget(input), moveToTarget(words), moveToTarget(inputLabels), fadeOut(source));
  }

  private Tex maps(int head) {
    String index = "^{(" + (head + 1) + ")}";
    var letters =
        tex("W_Q" + index, "\\;\\; W_K" + index, "\\;\\; W_V" + index)
            .fontSize(shape.choose(34, 36, 44));
    letters.part(0).setColor(Conventions.QUERY);
    letters.part(1).setColor(Conventions.KEY);
    letters.part(2).setColor(Conventions.VALUE);
    return letters;
  }

  /**
   * Returns a grid with a row for each query, from top to bottom, and a column for each key, from
   * left to right.
   */
  private Group<Square> grid(int head) {
    int n = small.words().size();
    double side =
        Math.min(shape.choose(1.7, 1.8, 2.3), shape.choose(0.85, 0.85, 0.75) * slot()) / n;
    List<Square> squares = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        squares.add(
            square(side)
                .setStroke(GREY_C, 1)
                .moveTo(at((j - (n - 1) / 2.0) * side, ((n - 1) / 2.0 - i) * side)));
      }
    }
    return group(squares).moveTo(at(x(head), patternsY));
  }

  private Result showOutputs() {
    narration.tell("Each gives some numbers for each word.");
    play(animate(heads, all -> all.shift(up(initialDrop))));
    List<DecimalMatrix> blocks = new ArrayList<>();
    List<Text> sizes = new ArrayList<>();
    List<Arrow> ways = new ArrayList<>();
    double reach = small.trace().concatenated().maxAbs();
    for (int h = 0; h < small.count(); h++) {
      var block = Blocks.vectors(small.output(h)).scale(scale());
      if (shape != FrameShape.LANDSCAPE) {
        block.setMaxWidth(0.95 * slot());
      }
      tint(block, h, 0, small.headSize(), reach);
      blocks.add(block.moveTo(at(x(h), shape.choose(-2.05, -3.7, -4.8))));
      sizes.add(Blocks.shape(block));
      ways.add(arrow(cells.get(h).bottom(), block.top()).buff(0.1));
    }
    var outputs = group(blocks);
    var shapes = group(sizes);
    var arrows = group(ways);
    play(
        laggedStartMap(arrows, arrow -> growArrow(arrow)).lagRatio(0.2).runTime(2),
        laggedStartMap(outputs, block -> fadeIn(block).shift(down(0.4))).lagRatio(0.2).runTime(2),
        laggedStartMap(shapes, shape -> fadeIn(shape)).lagRatio(0.2).runTime(2));
    pause();
    var otherObjects =
        group(words, input, inputLabels, maps, cells, axes, patterns, arrows, shapes);
    return new Result(words, input, inputLabels, outputs, names, otherObjects);
  }
}
