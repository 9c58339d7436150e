package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.mobject.Arrow;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.Group;
import zoetrope.mobject.Line;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.SurroundingRectangle;
import zoetrope.mobject.Text;

/** Numbers from minus infinity to infinity become weights: the softmax, column by column. */
final class SoftmaxAct extends Act {
  private final Story story;
  private final GridAct grid;
  private final int hero;

  /** The dot products, column by column. */
  private final Group<Group<DecimalNumber>> scores;

  /** All rules of the grid. */
  final Group<Line> lines;

  /** The weights, column by column, where the dot products stood. */
  Group<Group<DecimalNumber>> weights;

  private Group<SurroundingRectangle> frames;
  private Group<Arrow> arrows;
  private Group<Text> labels;
  private SurroundingRectangle frame;
  private Text wish;

  SoftmaxAct(Story story, GridAct grid, ScoresAct before) {
    this.story = story;
    this.grid = grid;
    hero = story.hero();
    scores = columns(before.scores);
    List<Line> all = new ArrayList<>(grid.rowLines.stream().toList());
    all.addAll(grid.columnLines.stream().toList());
    lines = new Group<>(all);
  }

  static <E extends Mobject<?>> Group<Group<E>> columns(Group<Group<E>> rows) {
    int n = rows.first().size();
    return Group.of(IntStream.range(0, n).mapToObj(j -> rows.map(row -> row.get(j))));
  }

  @Override
  protected void construct() {
    wishForWeights();
    liftTheWeightsOut();
    play(withoutFrame(story.size() - 1 == hero ? hero - 1 : story.size() - 1));
    pause();
    putThemIntoTheGrid();
  }

  private void wishForWeights() {
    frame = new SurroundingRectangle(scores.get(hero)).buff(0.25).setStroke(YELLOW, 2);
    wish = new Text("We want these to\nact like weights").fontSize(96).setBackstroke(BLACK, 8);
    double room = 11.3 - frame.x(RIGHT) - MED_LARGE_BUFF;
    wish.setMaxWidth(Math.max(room, 3.5));
    wish.nextTo(frame, room > 3.5 ? RIGHT : LEFT, MED_LARGE_BUFF);
    wish.matchY(grid.rowLines.get(2));
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(showCreation(frame));
    animations.add(animate(lines, l -> l.setStrokeOpacity(0.5)));
    for (int j = 0; j < story.size(); j++) {
      if (j != hero) {
        animations.add(animate(scores.get(j), column -> column.setOpacity(0.35)));
      }
    }
    animations.add(fadeIn(wish).lagRatio(0.1));
    play(animations);
    pause();
  }

  private void liftTheWeightsOut() {
    camera().setFloorPlaneXz();
    build();
    play(
        animate(camera(), c -> c.reorient(-47, -7, 0, at(-2.48, -5.84, -1.09), 20)).runTime(3),
        growArrow(arrows.get(hero)).timeSpan(1, 2),
        fadeIn(labels.get(hero)).lagRatio(0.1).timeSpan(1, 2),
        transformFromCopy(scores.get(hero), weights.get(hero)).timeSpan(1.5, 3),
        transformFromCopy(frame, frames.get(hero)).timeSpan(1.5, 3),
        fadeOut(wish));
    pause();
    int last = hero;
    for (int j = 0; j < story.size(); j++) {
      if (j != hero) {
        next(last, j);
        last = j;
      }
    }
  }

  /** The weights stand in front of the grid, turned a little; an arrow leads there. */
  private void build() {
    double[][] values = story.weights();
    List<Group<DecimalNumber>> columns = new ArrayList<>();
    List<SurroundingRectangle> around = new ArrayList<>();
    List<Arrow> ways = new ArrayList<>();
    List<Text> names = new ArrayList<>();
    for (int j = 0; j < story.size(); j++) {
      int query = j;
      Group<DecimalNumber> column =
          scores.get(j).mapIndexed((score, i) -> weight(values[i][query], score));
      column.saveState();
      column.shift(OUT.times(6));
      var rectangle = new SurroundingRectangle(column).setStroke(YELLOW, 2);
      new Group<Mobject<?>>(column, rectangle).rotate(30 * DEGREES, DOWN);
      var end = column.center().plus(RIGHT.times(SMALL_BUFF)).plus(IN);
      var arrow = new Arrow(scores.get(j).center(), end);
      columns.add(column);
      around.add(rectangle);
      ways.add(arrow);
      names.add(label(arrow));
    }
    weights = new Group<>(columns);
    frames = new Group<>(around);
    arrows = new Group<>(ways);
    labels = new Group<>(names);
  }

  private DecimalNumber weight(double value, DecimalNumber score) {
    return new DecimalNumber(value, 2).fontSize(48 * story.shrink()).moveTo(score);
  }

  /** The name of the function, and by what it divides first. */
  private Text label(Arrow arrow) {
    String temperature = String.format(Locale.ROOT, "T = %.0f", story.temperature());
    var label = new Text("softmax, " + temperature).fontSize(60).setBackstroke(BLACK, 5);
    label.colorPart(", " + temperature, GREY_B);
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
        transformFromCopy(scores.get(j), weights.get(j)),
        transformFromCopy(frame, frames.get(j)));
  }

  private List<Animation<?>> withoutFrame(int j) {
    return List.of(
        fadeOut(frame), fadeOut(frames.get(j)), fadeOut(arrows.get(j)), fadeOut(labels.get(j)));
  }

  private void putThemIntoTheGrid() {
    play(
        animate(camera(), c -> c.reorient(0, 0, 0, at(-2.64, -4.8), 14.54)).runTime(3),
        laggedStartMap(weights, column -> restore(column)).lagRatio(0.1).runTime(3),
        fadeOut(scores).timeSpan(0, 1.5));
    pause();
  }
}
