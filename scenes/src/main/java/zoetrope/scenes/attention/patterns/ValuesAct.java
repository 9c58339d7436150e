package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Vector;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumberedSymbols;
import zoetrope.scenes.components.StaggeredMoves;

/**
 * The act that introduces values: the information that a word gives to the words that attend to it,
 * weighted by a column of the pattern.
 */
final class ValuesAct extends Act<ValuesAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private final Story story;
  private final KeysAct.Result keys;
  private final GridAct.Result grid;
  private final ScoresAct.Result scores;
  private final Text title;
  private final int hero;
  private final Tex matrix;
  private final Text name;
  private final Group<Tex> labels;
  private final Group<Tex> symbols;
  private final Group<Group<DecimalNumber>> weights;

  /**
   * The objects that later acts use.
   *
   * @param heading W_V and "Value matrix"
   * @param weights the causal weights, column by column
   * @param terms these weights, each with a copy of its value; their targets are side by side
   */
  record Result(
      Group<Mobject<?>> heading,
      Group<Group<DecimalNumber>> weights,
      Group<Group<Group<Mobject<?>>>> terms) {}

  ValuesAct(
      Story story, KeysAct.Result keys, GridAct.Result grid, ScoresAct.Result scores, Text title) {
    this.story = story;
    this.keys = keys;
    this.grid = grid;
    this.scores = scores;
    this.title = title;
    hero = story.hero();
    matrix = tex("W_V").fontSize(90).setColor(RED);
    matrix.nextTo(grid.rowLines(), UP, MED_LARGE_BUFF, LEFT);
    name = text("Value matrix").fontSize(90).setColor(RED);
    if (FrameShape.current() == FrameShape.PORTRAIT) {
      name.setMaxWidth(3.6);
    }
    name.nextTo(matrix, UP, MED_LARGE_BUFF);
    name.setX(Math.max(name.x(), matrix.x()));
    labels = keys.arrows().map(this::label);
    var numbered = NumberedSymbols.vector("V").largeArrow();
    symbols =
        keys.arrows()
            .mapIndexed(
                (arrow, i) ->
                    numbered
                        .at(i + 1)
                        .setFill(RED, 1, 1)
                        .scale(story.shrink())
                        .nextTo(arrow, RIGHT, MED_SMALL_BUFF));
    weights = weights();
  }

  private Tex label(Vector arrow) {
    return tex("W_V")
        .fontSize(36 * story.shrink())
        .setFill(RED, 1, 1)
        .nextTo(arrow, UP, 0.2 * story.shrink(), LEFT);
  }

  @Override
  protected Result construct() {
    narration.tell("The pattern tells which words matter.");
    setKeysAndQueriesAside();
    narration.tell("A third matrix makes values: what words give to others.");
    makeValues();
    compareWithKeys();
    Group<Group<Group<Mobject<?>>>> terms = weights.map(this::terms);
    narration.tell("Each value counts by its weight.");
    weighOneColumn(terms.get(hero));
    emphasizeWeights();
    narration.finish();
    return new Result(group(matrix, name), weights, terms);
  }

  private void setKeysAndQueriesAside() {
    List<Mobject<?>> seen = new ArrayList<>(List.of(weights, matrix, name));
    List<Animation<?>> collapses = new ArrayList<>();
    for (Group<Mobject<?>> column : scores.columns()) {
      // Word, arrow and embedding replace the query and everything above it.
      Group<Mobject<?>> upper = column.to(3);
      Group<Mobject<?>> lower = column.from(3);
      upper.generateTarget().moveTo(column, DOWN);
      seen.add(upper.target());
      lower.generateTarget().scaleAboutEdge(0, DOWN);
      collapses.add(animationGroup(moveToTarget(upper), moveToTarget(lower)));
    }
    var view = View.at(-2.09, -5.59, 12.95).including(seen.toArray(Mobject<?>[]::new));
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(animate(camera(), view::applyTo).runTime(3));
    animations.add(laggedStart(collapses).runTime(2));
    animations.add(fadeOut(title));
    animations.add(animate(grid.columnLines(), l -> l.stretchAboutEdge(0.95, 1, DOWN)));
    play(animations);
    play(
        laggedStartMap(keys.symbols(), k -> fadeOut(k).shift(down(0.5))).lagRatio(0.1),
        laggedStartMap(keys.matrixLabels(), k -> fadeOut(k).shift(down(0.5))).lagRatio(0.1));
    pause();
  }

  private void makeValues() {
    play(fadeIn(matrix).shift(down(0.5)), fadeIn(name).lagRatio(0.1));
    List<Animation<?>> copies = new ArrayList<>();
    List<Animation<?>> values = new ArrayList<>();
    for (int i = 0; i < story.size(); i++) {
      copies.add(transformFromCopy(matrix, labels.get(i)));
      values.add(transformFromCopy(keys.embeddingSymbols().get(i), symbols.get(i)));
    }
    play(laggedStart(copies).lagRatio(0.15).runTime(3).mayCross());
    play(laggedStart(values).lagRatio(0.15).mayCross());
    pause();
  }

  private void compareWithKeys() {
    var thereAndBack = thereAndBackWithPause();
    play(
        fadeTransform(symbols, keys.symbols()).rate(thereAndBack).runTime(3).mayCross(),
        fadeTransform(labels, keys.matrixLabels()).rate(thereAndBack).runTime(3).mayCross());
    remove(keys.symbols(), keys.matrixLabels());
    add(symbols, labels);
    pause();
  }

  private void weighOneColumn(Group<Group<Mobject<?>>> terms) {
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(fadeOut(grid.discs()).lagRatio(0.1));
    for (int j = 0; j < story.size(); j++) {
      if (j != hero) {
        animations.add(fadeIn(scores.columnVeils().get(j)));
      }
    }
    animations.add(fadeIn(weights.get(hero)));
    play(animations);
    pause();
    play(join(terms));
    pause();
  }

  /** Returns an animation of 2 s that moves the values to their weights in a column. */
  static Animation<?> join(Group<Group<Mobject<?>>> terms) {
    List<Animation<?>> flights = new ArrayList<>();
    terms.forEach(term -> flights.add(moveToTarget(term)));
    return StaggeredMoves.lagged(flights, 0.05).runTime(2).mayCross();
  }

  private Group<Group<DecimalNumber>> weights() {
    double[][] values = story.causalWeights();
    List<Group<DecimalNumber>> columns = new ArrayList<>();
    for (int query = 0; query < story.size(); query++) {
      List<DecimalNumber> column = new ArrayList<>();
      for (int key = 0; key < story.size(); key++) {
        column.add(
            decimalNumber(values[key][query], 2)
                .fontSize(48 * story.shrink())
                .moveTo(scores.scores().get(key).get(query)));
      }
      columns.add(group(column));
    }
    return group(columns);
  }

  /** Returns every weight of a column with its value beside it; smaller weights are paler. */
  private Group<Group<Mobject<?>>> terms(Group<DecimalNumber> column) {
    return column.mapIndexed(
        (weight, i) -> {
          Group<Mobject<?>> term = group(weight, symbols.get(i).copy());
          Group<Mobject<?>> aim = term.generateTarget().arrange(RIGHT);
          Tex value = (Tex) aim.get(1);
          value.shift(up(aim.get(0).y(DOWN) - value.get(1).y(DOWN)));
          aim.scale(0.75).moveTo(weight).setFillOpacity(opacity(weight.value()));
          return term;
        });
  }

  /** Returns the opacity of a weight and its value. */
  static double opacity(double weight) {
    return Math.min(1, 0.6 + weight);
  }

  private void emphasizeWeights() {
    int[] answering = story.adjectivesOf(hero);
    Group<DecimalNumber> column = weights.get(hero);
    List<Mobject<?>> found = new ArrayList<>();
    List<Animation<?>> flights = new ArrayList<>();
    for (int key : answering) {
      var box = (SurroundingRectangle) keys.wordGroups().get(key).get(0).copy();
      box.setFillOpacity(0);
      found.add(box);
      flights.add(animate(box, b -> b.surround(column.get(key))));
    }
    List<SurroundingRectangle> rest = new ArrayList<>();
    for (int key = 0; key < story.size(); key++) {
      if (!Story.contains(answering, key)) {
        rest.add(surroundingRectangle(column.get(key)).buff(SMALL_BUFF).setStroke(RED, 1));
      }
    }
    var frames = group(found);
    play(laggedStart(flights).lagRatio(0.2));
    pause();
    if (!rest.isEmpty()) {
      play(transform(frames, group(rest)));
      pause();
    }
    play(fadeOut(frames).lagRatio(0.1));
  }
}
