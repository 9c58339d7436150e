package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionTrace;
import zoetrope.color.Color;
import zoetrope.mobject.Arrow;
import zoetrope.mobject.DecimalMatrix;
import zoetrope.mobject.Dot;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Square;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Text;
import zoetrope.scenes.components.PatternGrid;
import zoetrope.scenes.components.ValueColors;

/** Heads in parallel: each has a pattern of its own, and makes a few numbers of every word. */
final class ParallelHeadsAct extends Act {
  /** The size of all blocks. */
  static final double SCALE = 0.5;

  private static final double LARGE = 0.68;
  private static final double LEFT_END = -2;
  private static final double RIGHT_END = 6.9;

  private final SmallHeads small;

  /** The title of the film. */
  Text title;

  /** The words, left of X. */
  Group<Text> words;

  /** The embeddings. */
  DecimalMatrix input;

  /** Its name and its shape. */
  Group<Mobject<?>> inputLabels;

  /** What each head makes, [T, C / heads]. */
  Group<DecimalMatrix> outputs;

  /** Their shapes. */
  Group<Text> shapes;

  /** The name of each head. */
  Group<Text> names;

  /** What else is to go. */
  Group<Mobject<?>> rest;

  private Group<Tex> maps;
  private Group<Group<Square>> cells;
  private Group<Group<Dot>> patterns;
  private Group<Arrow> arrows;

  ParallelHeadsAct(SmallHeads small) {
    this.small = small;
  }

  @Override
  protected void construct() {
    showTheInput();
    showTheHeads();
    showWhatTheyMake();
  }

  /** Colours the numbers of {@code block} from {@code from} to before {@code to} as a head's. */
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
    title = new Text("Multi-headed attention").fontSize(60).toEdge(UP, 0.3);
    input = Blocks.vectors(small.input()).scale(LARGE);
    words = new Group<>(small.words().stream().map(w -> new Text(w).fontSize(36)).toList());
    Blocks.namesOfRows(words, input, 0.3);
    var name = Blocks.name("X", WHITE, input);
    var shape = Blocks.shape(input);
    inputLabels = new Group<>(name, shape);
    play(
        write(title),
        laggedStartMap(words, word -> fadeIn(word).shift(right(0.3))).lagRatio(0.2),
        fadeIn(input).lagRatio(0.02).timeSpan(0.5, 1.5),
        fadeIn(inputLabels).timeSpan(1, 1.5));
    pause();
  }

  private double slot() {
    return (RIGHT_END - LEFT_END) / small.count();
  }

  private double x(int head) {
    return LEFT_END + (head + 0.5) * slot();
  }

  private void showTheHeads() {
    List<Text> titles = new ArrayList<>();
    List<Tex> letters = new ArrayList<>();
    List<Group<Square>> grids = new ArrayList<>();
    List<Group<Dot>> discs = new ArrayList<>();
    for (int h = 0; h < small.count(); h++) {
      titles.add(
          new Text("Head " + (h + 1))
              .fontSize(36)
              .setColor(SmallHeads.color(h))
              .moveTo(at(x(h), 2.5)));
      letters.add(maps(h).setMaxWidth(0.9 * slot()).moveTo(at(x(h), 1.95)));
      Group<Square> grid = grid(h);
      grids.add(grid);
      AttentionTrace trace = small.trace().heads().get(h);
      double radius = 0.45 * grid.first().width();
      discs.add(PatternGrid.discs(grid, trace.weights().toRows(), radius, 0.5));
      discs.get(h).setFill(SmallHeads.color(h), 1);
    }
    names = new Group<>(titles);
    maps = new Group<>(letters);
    cells = new Group<>(grids);
    patterns = new Group<>(discs);
    moveTheInputAside();
    List<Animation<?>> arrivals = new ArrayList<>();
    for (int h = 0; h < small.count(); h++) {
      arrivals.add(
          animationGroup(
              fadeIn(names.get(h)).shift(up(0.3)),
              fadeIn(maps.get(h)),
              fadeIn(cells.get(h)),
              laggedStartMap(patterns.get(h), disc -> growFromCenter(disc)).lagRatio(0.05)));
    }
    play(laggedStart(arrivals).lagRatio(0.3).runTime(3));
    pause();
  }

  private void moveTheInputAside() {
    input.generateTarget().scale(SCALE / LARGE).moveTo(at(-4.1, 0.2));
    words.generateTarget();
    words.target().forEach(word -> word.setMaxWidth(0.95));
    Blocks.namesOfRows(words.target(), input.target(), 0.2);
    inputLabels.generateTarget();
    inputLabels.target().get(0).nextTo(input.target(), UP, 0.15);
    inputLabels.target().get(1).nextTo(input.target(), DOWN, 0.15);
    play(moveToTarget(input), moveToTarget(words), moveToTarget(inputLabels));
  }

  private static Tex maps(int head) {
    String index = "^{(" + (head + 1) + ")}";
    var letters = new Tex("W_Q" + index, "\\;\\; W_K" + index, "\\;\\; W_V" + index).fontSize(34);
    letters.part(0).setColor(YELLOW);
    letters.part(1).setColor(TEAL);
    letters.part(2).setColor(RED);
    return letters;
  }

  /** A cell for each query, from top to bottom, and each key, from left to right. */
  private Group<Square> grid(int head) {
    int n = small.words().size();
    double side = Math.min(1.7, 0.85 * slot()) / n;
    List<Square> squares = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        squares.add(
            new Square(side)
                .setStroke(GREY_C, 1)
                .moveTo(at((j - (n - 1) / 2.0) * side, ((n - 1) / 2.0 - i) * side)));
      }
    }
    return new Group<>(squares).moveTo(at(x(head), 0.7));
  }

  private void showWhatTheyMake() {
    List<DecimalMatrix> blocks = new ArrayList<>();
    List<Text> sizes = new ArrayList<>();
    List<Arrow> ways = new ArrayList<>();
    double reach = small.trace().concatenated().maxAbs();
    for (int h = 0; h < small.count(); h++) {
      var block = Blocks.vectors(small.trace().heads().get(h).output()).scale(SCALE);
      tint(block, h, 0, small.headSize(), reach);
      blocks.add(block.moveTo(at(x(h), -2.05)));
      sizes.add(Blocks.shape(block));
      ways.add(new Arrow(cells.get(h).bottom(), block.top()).buff(0.1));
    }
    outputs = new Group<>(blocks);
    shapes = new Group<>(sizes);
    arrows = new Group<>(ways);
    play(
        laggedStartMap(arrows, arrow -> growArrow(arrow)).lagRatio(0.2).runTime(2),
        laggedStartMap(outputs, block -> fadeIn(block).shift(down(0.4))).lagRatio(0.2).runTime(2),
        laggedStartMap(shapes, shape -> fadeIn(shape)).lagRatio(0.2).runTime(2));
    pause();
    rest = new Group<>(words, input, inputLabels, maps, cells, patterns, arrows, shapes);
  }
}
