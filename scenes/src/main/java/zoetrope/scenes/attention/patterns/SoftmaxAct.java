package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Fault;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/** The act where arbitrary numbers become weights: the softmax, column by column. */
final class SoftmaxAct extends Act<SoftmaxAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private final FrameShape shape = FrameShape.current();
  private final Story story;
  private final int hero;

  /** The dot products, column by column. */
  private final Group<Group<DecimalNumber>> scores;

  /** The objects above each column, from the word down to its query. */
  private final Group<Group<Mobject<?>>> columns;

  /** All lines of the grid. */
  private final Group<Line> lines;

  private final SurroundingRectangle frame;
  private final Text wish;
  private final Group<Group<DecimalNumber>> weights;
  private final Group<SurroundingRectangle> frames;
  private final Group<Arrow> arrows;
  private final Group<Text> labels;

  /**
   * The objects that later acts use.
   *
   * @param lines all lines of the grid
   * @param weights the weights, column by column, in the places of the dot products
   */
  record Result(Group<Line> lines, Group<Group<DecimalNumber>> weights) {}

  SoftmaxAct(Story story, GridAct.Result grid, ScoresAct.Result before) {
    this.story = story;
    columns = before.columns();
    hero = story.hero();
    scores = columns(before.scores());
    List<Line> all = new ArrayList<>(grid.rowLines().stream().toList());
    all.addAll(grid.columnLines().stream().toList());
    lines = group(all);
    frame = surroundingRectangle(scores.get(hero)).buff(0.25).setStroke(YELLOW, 2);
    wish = wish().matchY(grid.rowLines().get(Math.min(2, story.size() - 1)));
    weights = scores.mapIndexed((column, j) -> weights(j));
    frames = weights.map(SoftmaxAct::turnWithFrame);
    arrows = weights.mapIndexed((column, j) -> arrowTo(column, scores.get(j)));
    labels = arrows.map(this::label);
  }

  static <E extends Mobject<?>> Group<Group<E>> columns(Group<Group<E>> rows) {
    int n = rows.first().size();
    return group(IntStream.range(0, n).mapToObj(j -> rows.map(row -> row.get(j))));
  }

  @Override
  protected Result construct() {
    narration.tell("Weights add up to 1.");
    wishForWeights();
    narration.tell("The softmax makes weights of scores.");
    liftTheWeightsOut();
    play(withoutFrame(last()));
    pause();
    narration.tell("The same for each column.");
    putThemIntoTheGrid();
    narration.finish();
    return new Result(lines, weights);
  }

  /**
   * Returns the index of the column that is lifted out last. The column of {@link Story#hero} is
   * first, and all others follow in order.
   */
  private int last() {
    int last = story.size() - 1;
    return last == hero ? Math.max(0, last - 1) : last;
  }

  private Text wish() {
    var wish = text("We want these to\nact like weights").fontSize(96).setBackstroke(BLACK, 8);
    double end = shape == FrameShape.PORTRAIT ? lines.x(RIGHT) : 11.3;
    double room = end - frame.x(RIGHT) - MED_LARGE_BUFF;
    wish.setMaxWidth(Math.max(room, 3.5));
    return wish.nextTo(frame, room > 3.5 ? RIGHT : LEFT, MED_LARGE_BUFF);
  }

  private void wishForWeights() {
    allow(Fault.OVERLAP, "the columns in space cover each other", scores, weights);
    if (shape == FrameShape.PORTRAIT) {
      allow(Fault.CLASH, "the frames in space pass in front of the labels", frames);
    } else {
      allow(Fault.OVERLAP, "the halo keeps the label legible over dimmed numbers", labels);
    }
    allow(Fault.CLASH, "the arrows begin in space among the numbers", scores);
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(showCreation(frame));
    animations.add(animate(lines, l -> l.setStrokeOpacity(0.5)));
    for (int j = 0; j < story.size(); j++) {
      if (j != hero) {
        animations.add(animate(scores.get(j), column -> column.setOpacity(0.35)));
      }
    }
    if (shape != FrameShape.PORTRAIT) {
      allow(Fault.OVERLAP, "the halo keeps the wish legible over dimmed numbers", wish);
    }
    animations.add(fadeIn(wish).lagRatio(0.1).mayCross());
    play(animations);
    pause();
  }

  private void liftTheWeightsOut() {
    camera().setFloorPlaneXz();
    play(
        animate(camera(), this::lookFromTheSide).runTime(3),
        growArrow(arrows.get(hero)).timeSpan(1, 2),
        fadeIn(labels.get(hero)).lagRatio(0.1).timeSpan(1, 2),
        transformFromCopy(unseen(scores.get(hero)), weights.get(hero)).timeSpan(1.5, 3),
        transformFromCopy(unseen(frame), frames.get(hero)).timeSpan(1.5, 3),
        fadeOut(wish));
    statesSoftmax(hero);
    pause();
    int last = hero;
    for (int j = 0; j < story.size(); j++) {
      if (j != hero) {
        next(last, j);
        last = j;
      }
    }
  }

  private CameraFrame lookFromTheSide(CameraFrame camera) {
    return switch (shape) {
      case LANDSCAPE -> camera.reorient(-47, -7, 0, at(-2.48, -5.84, -1.09), 20);
      case SQUARE -> camera.reorient(-47, -7, 0, at(-1.8, -5.84, -1.09), 25);
      case PORTRAIT ->
          camera.reorient(-44, -7, 0, lines.center().plus(at(1, 0)), 1.9 * lines.height());
    };
  }

  /**
   * Returns the weights of column {@code query}, in front of the grid. They return into the grid
   * later.
   */
  private Group<DecimalNumber> weights(int query) {
    double[][] values = story.weights();
    Group<DecimalNumber> column =
        scores.get(query).mapIndexed((score, i) -> weight(values[i][query], score));
    column.saveState();
    return column.shift(OUT.times(6));
  }

  /** Returns a frame around the column, and turns both a little. */
  private static SurroundingRectangle turnWithFrame(Group<DecimalNumber> column) {
    var frame = surroundingRectangle(column).setStroke(YELLOW, 2);
    group(column, frame).rotate(30 * DEGREES, DOWN);
    return frame;
  }

  private static Arrow arrowTo(Group<DecimalNumber> column, Group<DecimalNumber> scores) {
    var end = column.center().plus(RIGHT.times(SMALL_BUFF)).plus(IN);
    return arrow(scores.center(), end);
  }

  private DecimalNumber weight(double value, DecimalNumber score) {
    return decimalNumber(value, 2).fontSize(48 * story.shrink()).moveTo(score);
  }

  private Text label(Arrow arrow) {
    var label = text("softmax").fontSize(60 * story.shrink()).setBackstroke(BLACK, 5);
    return label.rotate(90 * DEGREES, DOWN).nextTo(arrow, UP);
  }

  private void next(int last, int j) {
    List<Animation<?>> away = new ArrayList<>(withoutFrame(last));
    away.remove(0);
    away.add(animate(scores.get(last), column -> column.setOpacity(0.35)));
    away.add(animate(scores.get(j), column -> column.setOpacity(1)));
    away.add(animate(frame, f -> f.moveTo(scores.get(j))));
    away.add(animate(weights.get(last), column -> column.setOpacity(0.25)));
    play(away);
    play(
        growArrow(arrows.get(j)),
        fadeIn(labels.get(j)).lagRatio(0.1),
        transformFromCopy(unseen(scores.get(j)), weights.get(j)),
        transformFromCopy(unseen(frame), frames.get(j)));
    statesSoftmax(j);
  }

  private void statesSoftmax(int query) {
    List<Figure> column = Figure.all(scores.get(query));
    states(Relation.softmax(column, 1, Figure.all(weights.get(query))));
  }

  /** Returns a transparent copy. Visible copies would make the original bold while they leave. */
  private static <M extends Mobject<M>> M unseen(M original) {
    return original.copy().setOpacity(0);
  }

  private List<Animation<?>> withoutFrame(int j) {
    return List.of(
        fadeOut(frame), fadeOut(frames.get(j)), fadeOut(arrows.get(j)), fadeOut(labels.get(j)));
  }

  private void putThemIntoTheGrid() {
    var view = View.at(-2.64, -4.8, 14.54).including(columns, scores).withNarrow(lines);
    play(
        animate(camera(), c -> c.reorient(0, 0, 0, view.center(), view.height())).runTime(3),
        laggedStartMap(weights, column -> restore(column)).lagRatio(0.1).runTime(3),
        fadeOut(scores).timeSpan(0, 1.5));
    pause();
  }
}
