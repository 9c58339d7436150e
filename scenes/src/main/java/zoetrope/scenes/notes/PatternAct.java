package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionTrace;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.ColoredNumbers;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;
import zoetrope.scenes.numbers.Rounding;

/** The act of steps 3 to 5: scores, the mask, and the softmax that turns scores into weights. */
final class PatternAct extends Act<PatternAct.Result> {
  /** The largest number of letters of a word that are legible above a column. */
  private static final int COLUMN_LETTERS = 7;

  private final FrameShape shape = FrameShape.current();
  private final SmallAttention attention;
  private final AttentionTrace trace;
  private final StepTitle title;
  private final ProjectionsAct.Result before;
  private final Commentary narration;
  private final int n;

  private final ScoreGrids grids;

  /** The first grid of the scores. */
  private final WordGrid grid;

  private final Group<Line> lines;
  private final Group<Group<DecimalNumber>> keys;
  private final Group<Text> columnWords;
  private final Group<Group<DecimalNumber>> scores;

  /**
   * The objects that later acts use.
   *
   * @param weights the weights row by row, in the grid on the right
   * @param scaffold the other objects on the stage, without the title and the words of the rows
   */
  record Result(Group<Group<DecimalNumber>> weights, List<Mobject<?>> scaffold) {}

  PatternAct(
      SmallAttention attention,
      StepTitle title,
      ProjectionsAct.Result before,
      Commentary narration) {
    this.attention = attention;
    this.narration = narration;
    this.title = title;
    this.before = before;
    trace = attention.trace();
    n = attention.size();
    double pitch = 0.8 * before.scale();
    grids = new ScoreGrids(shape, n);
    grid = grids.first(pitch);
    lines = grid.lines();
    keys = keysUpright(shape.choose(pitch, 0.55, 0.8));
    columnWords = columnWords(keys.y(UP) + 0.3);
    scores = grid.numbers(trace.scores(), 1, true);
    if (shape == FrameShape.PORTRAIT) {
      scores.forEach(row -> row.forEach(score -> score.scale(1.25)));
    }
  }

  @Override
  protected Result construct() {
    var keysName = tex("K^\\top").fontSize(44).setColor(Conventions.KEY);
    keysName.moveTo(at(grid.corner().x() - 0.5, keys.y()));
    bringQueriesAndKeysTogether(keysName);
    multiply();
    WordGrid aside = grids.masked();
    moveGridTo(aside, keysName);
    Group<Tex> infinities = infinities(aside);
    var reason = text("Later words would give away\nwhat comes next").fontSize(44);
    reason.moveTo(shape.choose(at(3.8, -0.3), at(0, -2.2), at(0, -2.8)));
    mask(aside, infinities, reason);
    return normalize(aside, infinities, reason);
  }

  // --- step 3 ---

  /** Moves queries to the left of the grid and keys above it, upright, as in a matrix product. */
  private void bringQueriesAndKeysTogether(Tex keysName) {
    DecimalMatrix queries = before.projections().get(0);
    DecimalMatrix old = before.projections().get(1);
    Group<Text> words = before.words();
    Group<Tex> names = before.names();
    double x = shape.choose(-3.3, -2.6, -1.5);
    queries.generateTarget().moveTo(at(x, grid.cell(0, 0).y() - grid.height() * (n - 1) / 2.0));
    if (shape != FrameShape.LANDSCAPE) {
      grid.spreadRows(queries.target());
    }
    words.generateTarget();
    words.target().forEach(word -> word.setMaxWidth(shape.choose(1.4, 1.1, 1.1)));
    Blocks.namesOfRows(words.target(), queries.target(), 0.25);
    names.get(0).generateTarget().nextTo(queries.target(), UP, 0.15);
    List<Animation<?>> all =
        new ArrayList<>(
            title.next(
                3,
                "Scores: every query meets every key",
                "Q K^\\top / \\sqrt{d_k}, \\;\\; d_k = " + SelfAttentionSteps.CHANNELS));
    // Queries and words start late, when the objects on their way have faded out.
    all.add(moveToTarget(queries).timeSpan(0.5, 1.4));
    all.add(moveToTarget(words).timeSpan(0.5, 1.4));
    all.add(moveToTarget(names.get(0)).timeSpan(0.5, 1.4));
    all.add(fadeOut(group(before.projections().get(2), names.get(2))).timeSpan(0, 0.6));
    all.add(fadeOut(old.brackets()).timeSpan(0, 0.6));
    double step = 0.9 / n;
    for (int i = 0; i < n; i++) {
      all.add(turn(i).timeSpan(0.3 + step * i, 1.1 + step * i));
      all.add(fadeIn(columnWords.get(i)).timeSpan(0.9 + step * i, 1.1 + step * i));
    }
    remove(old.rows());
    all.add(fadeOut(names.get(1)).timeSpan(0, 0.6));
    all.add(fadeIn(keysName).timeSpan(1.4, 2));
    all.add(fadeOut(before.done()).timeSpan(0, 0.6));
    all.add(showCreation(lines).lagRatio(0.1).timeSpan(1.4, 2));
    narration.tell("The keys turn upright.");
    play(lasting(2), all.toArray(new Animation<?>[0]));
  }

  /**
   * Returns an animation that moves a row of K up and turns it about its first number into a
   * column.
   */
  private Animation<?> turn(int i) {
    var row = before.projections().get(1).rowOf(i);
    Vec from = row.first().center();
    Vec to = keys.get(i).first().center();
    double across = row.last().x() - from.x();
    // A portrait frame has no room for a row right of the grid, so rows turn on the way.
    boolean portrait = shape == FrameShape.PORTRAIT;
    double down = to.y() - keys.get(i).last().y();
    Animation<?> turn =
        updateFromAlpha(
            keys.get(i),
            (column, alpha) -> {
              Vec start = from.lerp(to, Math.min(1, 1.6 * alpha));
              double turned = portrait ? Math.min(1, 1.6 * alpha) : Math.max(0, 2 * alpha - 1);
              double angle = PI / 2 * SMOOTH.at(turned);
              for (int c = 0; c < column.size(); c++) {
                double share = (double) c / (column.size() - 1);
                double x = share * across * StrictMath.cos(angle);
                double y = share * down * StrictMath.sin(angle);
                column.get(c).moveTo(start.plus(at(x, -y)));
              }
            });
    for (int c = 0; c < row.size(); c++) {
      keys.get(i).get(c).moveTo(row.get(c));
    }
    return turn;
  }

  private Group<Group<DecimalNumber>> keysUpright(double pitch) {
    List<Group<DecimalNumber>> columns = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      List<DecimalNumber> column = new ArrayList<>();
      for (int c = 0; c < SelfAttentionSteps.CHANNELS; c++) {
        DecimalNumber old = before.projections().get(1).get(i, c);
        double y = grid.corner().y() + 0.45 + pitch * (SelfAttentionSteps.CHANNELS - 1 - c);
        column.add(
            ColoredNumbers.entry(old.value())
                .fontSize(old.fontSize())
                .setColor(old.color())
                .moveTo(at(grid.cell(0, i).x(), y)));
      }
      columns.add(group(column));
    }
    return group(columns);
  }

  private Group<Text> columnWords(double y) {
    List<Text> all = new ArrayList<>();
    for (int j = 0; j < n; j++) {
      all.add(text(Blocks.shortened(attention.words().get(j), COLUMN_LETTERS)).fontSize(30));
    }
    double widest = all.stream().mapToDouble(Mobject::width).max().orElseThrow();
    double shrink = Math.min(1, 0.95 * grid.width() / widest);
    for (int j = 0; j < n; j++) {
      Blocks.level(all.get(j).scale(shrink).setX(grid.cell(0, j).x()), y);
    }
    return group(all);
  }

  private void multiply() {
    int query = Math.min(2, n - 1);
    int key = query - 1;
    var asking = Blocks.frame(before.projections().get(0).rowOf(query));
    var answering = Blocks.frame(keys.get(key)).setStroke(Conventions.KEY, 2);
    DecimalNumber score = scores.get(query).get(key);
    var sum = tex(equation(query, key)).fontSize(36);
    if (shape == FrameShape.LANDSCAPE) {
      sum.setMaxWidth(13).moveTo(at(0, -3.55));
    } else {
      sum.scale(1.2).setMaxWidth(frameWidth() - 0.8).moveTo(at(0, shape.choose(0, -4.4, -5.7)));
    }
    narration.tell("A query times a key, scaled, is a score.");
    play(showCreation(asking), showCreation(answering));
    play(fadeIn(sum).lagRatio(0.05), fadeIn(score).scale(2));
    pause();
    List<Animation<?>> rest = new ArrayList<>();
    for (Group<DecimalNumber> row : scores) {
      for (DecimalNumber number : row) {
        if (number != score) {
          rest.add(fadeIn(number).scale(1.5));
        }
      }
    }
    play(
        fadeOut(group(asking, answering, sum)).timeSpan(0, 1),
        laggedStart(rest).lagRatio(0.1).runTime(2));
    add(scores);
    statesScores();
    pause();
  }

  private void statesScores() {
    DecimalMatrix queries = before.projections().get(0);
    double root = Math.sqrt(SelfAttentionSteps.CHANNELS);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        var score = scores.get(i).get(j);
        states(Relation.dotProduct(queries.rowOf(i), keys.get(j), root, score));
      }
    }
  }

  /**
   * Returns the formula of the score of a query and a key: their dot product, divided by the root
   * of the number of dimensions.
   */
  private String equation(int query, int key) {
    double product = trace.dotProducts().get(query, key);
    double root = Math.sqrt(SelfAttentionSteps.CHANNELS);
    return String.format(
        Locale.ROOT,
        "\\vec{q}_{\\text{%s}} \\cdot \\vec{k}_{\\text{%s}} / \\sqrt{%d} = %.2f / %.0f = %.3f"
            + " \\approx %.1f",
        attention.words().get(query),
        attention.words().get(key),
        SelfAttentionSteps.CHANNELS,
        product,
        root,
        Rounding.to(3, product / root),
        trace.scores().get(query, key));
  }

  // --- step 4 ---

  /** Returns the symbols that replace scores of later words. */
  private Group<Tex> infinities(WordGrid aside) {
    List<Tex> signs = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        signs.add(
            tex("-\\infty")
                .fontSize(1.05 * aside.fontSize())
                .setColor(RED)
                .moveTo(aside.cell(i, j)));
      }
    }
    return group(signs);
  }

  private void mask(WordGrid aside, Group<Tex> infinities, Text reason) {
    List<Rectangle> frames = new ArrayList<>();
    List<DecimalNumber> hidden = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        frames.add(
            rectangle(0.9 * aside.width(), 0.8 * aside.height())
                .setStroke(RED, 2)
                .moveTo(aside.cell(i, j)));
        hidden.add(scores.get(i).get(j));
      }
    }
    var marks = group(frames);
    narration.tell("No word may see what comes after it: such scores are masked.");
    play(showCreation(marks).lagRatio(0.5).runTime(2), fadeIn(reason).lagRatio(0.05));
    List<Animation<?>> changes = new ArrayList<>();
    for (int k = 0; k < hidden.size(); k++) {
      changes.add(
          succession(
              fadeOut(hidden.get(k)).runTime(0.4),
              fadeIn(infinities.get(k)).scale(1.5).runTime(0.6)));
    }
    play(laggedStart(changes).lagRatio(0.1).runTime(2), fadeOut(marks).lagRatio(0.05).runTime(2));
    pause();
  }

  private void moveGridTo(WordGrid there, Tex keysName) {
    double shrink = there.width() / grid.width();
    List<Animation<?>> all = new ArrayList<>(title.next(4, "Mask: no word sees a later one", ""));
    List<Animation<?>> moves = new ArrayList<>();
    moves.add(transform(lines, there.lines()));
    for (int i = 0; i < n; i++) {
      double y = there.cell(i, 0).y();
      double x = there.cell(0, i).x();
      moves.add(
          animate(
              before.words().get(i),
              w ->
                  Blocks.before(
                      w.fontSize(32).setMaxWidth(shape.choose(1.1, 1.5, 1.2)),
                      there.corner().x() - 0.2,
                      y)));
      moves.add(
          animate(
              columnWords.get(i),
              w -> Blocks.level(w.scale(Math.min(1, shrink)).setX(x), there.corner().y() + 0.3)));
      for (int j = 0; j < n; j++) {
        var cell = there.cell(i, j);
        moves.add(animate(scores.get(i).get(j), s -> s.fontSize(there.fontSize()).moveTo(cell)));
      }
    }
    // The grid moves to the place of the queries after these have faded out.
    moves.forEach(move -> move.timeSpan(0.6, 2));
    var removed = group(before.projections().get(0), before.names().get(0), keys, keysName);
    moves.add(fadeOut(removed).timeSpan(0, 0.7));
    moves.addAll(all);
    play(lasting(2), moves.toArray(new Animation<?>[0]));
  }

  // --- step 5 ---

  private Result normalize(WordGrid aside, Group<Tex> infinities, Text reason) {
    WordGrid there = grids.weights(aside);
    var newLines = there.lines();
    var arrow = grids.way(aside, there);
    var label = text("softmax").fontSize(32).nextTo(arrow, UP, 0.15);
    Group<Text> headings = columnWords.copy();
    if (shape != FrameShape.LANDSCAPE) {
      label.fontSize(40).nextTo(arrow, RIGHT, 0.15);
      headings.add(before.words().copy());
    }
    headings.shift(there.corner().minus(aside.corner()));
    Group<Group<DecimalNumber>> weights = there.numbers(trace.weights(), 2, false);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        shade(weights.get(i).get(j), j > i);
      }
    }
    narration.tell("The softmax makes weights of each row, which sum to one.");
    List<Animation<?>> all =
        new ArrayList<>(title.next(5, "Softmax: each row becomes weights that sum to 1", ""));
    all.add(fadeOut(reason).timeSpan(0, 0.5));
    all.add(growArrow(arrow).timeSpan(0.4, 1));
    all.add(fadeIn(group(label, newLines, headings)).timeSpan(0.4, 1));
    play(all);
    List<Animation<?>> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      rows.add(fadeIn(weights.get(i)).shift(right(0.5)).lagRatio(0.1));
    }
    play(laggedStart(rows).lagRatio(0.3).runTime(2.5));
    add(weights);
    statesSoftmax(weights, infinities);
    pause(1.5);
    Group<Group<DecimalNumber>> seen = scores.mapIndexed((row, i) -> row.to(i + 1));
    return new Result(
        weights, List.of(lines, seen, infinities, columnWords, arrow, label, newLines, headings));
  }

  private void statesSoftmax(Group<Group<DecimalNumber>> weights, Group<Tex> infinities) {
    int masked = 0;
    for (int i = 0; i < n; i++) {
      List<Figure> row = new ArrayList<>(Figure.all(scores.get(i).to(i + 1)));
      for (int j = i + 1; j < n; j++) {
        row.add(Figure.of(infinities.get(masked++)));
      }
      states(Relation.apportionedSoftmax(row, Figure.all(weights.get(i))));
      states(Relation.whole(weights.get(i)));
    }
  }

  /** Brightens a weight by its value. Masked weights become red. */
  private static void shade(DecimalNumber weight, boolean hidden) {
    if (hidden) {
      weight.setColor(RED).setOpacity(0.6);
    } else {
      weight.setOpacity(0.45 + 0.55 * Math.sqrt(weight.value()));
    }
  }
}
