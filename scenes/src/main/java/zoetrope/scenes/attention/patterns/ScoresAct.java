package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.BackgroundRectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.TexText;
import zoetrope.scene.Fault;
import zoetrope.scenes.components.Commentary;

/**
 * The act that shows the dot products as numbers: high where a key answers a query, low elsewhere.
 */
final class ScoresAct extends Act<ScoresAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private final Story story;
  private final QueriesAct.Result queries;
  private final GridAct.Result grid;
  private final int hero;
  private final int[] answering;
  private final int stranger;

  private final Group<Group<DecimalNumber>> scores;

  /** The rows from the words to the keys. */
  private final Group<Group<Mobject<?>>> rows;

  private final Group<Group<Mobject<?>>> columns;
  private final Group<BackgroundRectangle> rowVeils;
  private final Group<BackgroundRectangle> columnVeils;
  private final Group<SurroundingRectangle> keyFrames;
  private final SurroundingRectangle queryFrame;

  /** The arrow from the answering keys to the query, labelled "attends to". */
  private final Arrow attends;

  private final TexText attendsTo;

  /**
   * The objects that later acts use.
   *
   * @param scores the dot products, row by row
   * @param columns each word with everything below it down to its query
   * @param columnVeils the veils in front of single columns
   */
  record Result(
      Group<Group<DecimalNumber>> scores,
      Group<Group<Mobject<?>>> columns,
      Group<BackgroundRectangle> columnVeils) {}

  ScoresAct(Story story, QueriesAct.Result queries, KeysAct.Result keys, GridAct.Result grid) {
    this.story = story;
    this.queries = queries;
    this.grid = grid;
    hero = story.hero();
    answering = story.adjectivesOf(hero);
    stranger = story.stranger();
    scores = numbers();
    rows = keys.rows();
    columns = queries.wordGroups().mapIndexed(this::column);
    rowVeils = rows.map(ScoresAct::veil);
    columnVeils = columns.map(ScoresAct::veil);
    keyFrames = rows.pick(answering).map(row -> surroundingRectangle(row).setStroke(TEAL, 2));
    queryFrame = surroundingRectangle(columns.get(hero)).setStroke(YELLOW, 2);
    attends = arrow(keyFrames.corner(UR), queryFrame.left()).pathArc(-90 * DEGREES);
    attendsTo = texText("``Attends to''").fontSize(72).nextTo(attends.pointAt(0.4), UL);
    // To the left of all columns and above all rows, the label covers nothing.
    double end = Math.min(columns.x(LEFT), grid.columnLines().x(LEFT));
    attendsTo.shift(left(Math.max(0, attendsTo.x(RIGHT) + SMALL_BUFF - end)));
    attendsTo.shift(up(Math.max(0, rows.y(UP) + SMALL_BUFF - attendsTo.y(DOWN))));
  }

  @Override
  protected Result construct() {
    add(rows, columns);
    lookCloser();
    narration.tell("High numbers: these keys answer the query.");
    countTheHighOnes();
    sayAttendsTo();
    narration.tell("A low one: this key has no answer.");
    if (!story.isAlone()) {
      countALowOne();
    }
    narration.tell("Each pair of words has such a score.");
    showAllNumbers();
    narration.finish();
    return new Result(scores, columns, columnVeils);
  }

  private Group<Mobject<?>> column(Mobject<?> word, int i) {
    List<Mobject<?>> column = new ArrayList<>(List.of(word));
    column.addAll(grid.columns().get(i).children());
    return group(column);
  }

  private static BackgroundRectangle veil(Mobject<?> what) {
    return backgroundRectangle(what).scale(1.05).setFill(BLACK, 0.8);
  }

  private void lookCloser() {
    List<Animation<?>> animations = new ArrayList<>();
    var view =
        View.at(-4.33, -2.4, 9.52)
            .including(columns.get(hero), queryFrame, keyFrames, attends, attendsTo);
    animations.add(animate(camera(), view::applyTo).runTime(2));
    for (int i = 0; i < story.size(); i++) {
      if (!Story.contains(answering, i)) {
        animations.add(fadeIn(rowVeils.get(i)).runTime(2));
      }
      if (i != hero) {
        animations.add(fadeIn(columnVeils.get(i)).runTime(2));
      }
    }
    allow(Fault.CUT, "the camera shows a part of the grid");
    // The column is in front of the veils beside it.
    animations.add(still(columns.get(hero)).runTime(2));
    play(animations);
    pause();
    var answers = rows.pick(answering);
    play(
        showCreation(keyFrames).lagRatio(0.5).runTime(2),
        laggedStartMap(answers, row -> flashAround(row).timeWidth(2).color(TEAL))
            .lagRatio(0.25)
            .runTime(3));
    pause();
    play(transformFromCopy(keyFrames, group(queryFrame)));
    pause();
  }

  private void countTheHighOnes() {
    List<Animation<?>> animations = new ArrayList<>();
    for (int key : answering) {
      DecimalNumber number = scores.get(key).get(hero);
      double least = number.width() + 0.12;
      animations.add(
          animate(
              grid.discs().get(key).get(hero),
              disc -> disc.setWidth(Math.max(1.25 * disc.width(), least))));
      animations.add(countInFrom(number, 0).runTime(1));
      animations.add(vFadeIn(number));
    }
    grid.products().forEach(product -> animations.add(fadeOut(product).runTime(0.5)));
    play(animations);
    pause();
  }

  private Group<Group<DecimalNumber>> numbers() {
    double[][] values = story.scores();
    List<Group<DecimalNumber>> all = new ArrayList<>();
    for (int key = 0; key < story.size(); key++) {
      List<DecimalNumber> row = new ArrayList<>();
      for (int query = 0; query < story.size(); query++) {
        row.add(
            decimalNumber(values[key][query], story.scoreDecimals())
                .includeSign()
                .fontSize(42 * story.shrink())
                .edgeToFix(ORIGIN)
                .moveTo(grid.discs().get(key).get(query))
                .setColor(story.scoreColor(values[key][query])));
      }
      all.add(group(row));
    }
    return group(all);
  }

  private void sayAttendsTo() {
    allow(Fault.CLASH, "the arrow leads past the labels of the grid", attends);
    play(showCreation(attends), write(attendsTo));
    pause();
    play(fadeOut(attendsTo), fadeOut(attends));
  }

  private void countALowOne() {
    List<Animation<?>> animations = new ArrayList<>();
    var present = grid.discs().pick(answering).map(row -> row.get(hero));
    var view =
        View.at(-2.79, -3.66, 12.29)
            .including(queryFrame, rows.get(stranger), scores.get(stranger).get(hero), present);
    animations.add(animate(camera(), view::applyTo).runTime(2));
    for (SurroundingRectangle frame : keyFrames) {
      animations.add(animate(frame, f -> f.surround(rows.get(stranger))).runTime(2));
    }
    for (int key : answering) {
      animations.add(fadeIn(rowVeils.get(key)).runTime(2));
    }
    animations.add(fadeOut(rowVeils.get(stranger)).runTime(2));
    // Veils of long words extend over the first column. The numbers are in front of them.
    for (int key : answering) {
      animations.add(still(scores.get(key).get(hero)).runTime(2));
    }
    play(animations);
    DecimalNumber number = scores.get(stranger).get(hero);
    play(countInFrom(number, 0), vFadeIn(number), fadeOut(grid.discs().get(stranger).get(hero)));
    pause();
  }

  private void showAllNumbers() {
    List<Animation<?>> veils = new ArrayList<>();
    for (int i = 0; i < story.size(); i++) {
      if (i != stranger) {
        veils.add(fadeOut(rowVeils.get(i)));
      }
    }
    List<Animation<?>> columnsToo = new ArrayList<>();
    for (int i = 0; i < story.size(); i++) {
      if (i != hero) {
        columnsToo.add(fadeOut(columnVeils.get(i)));
      }
    }
    List<Animation<?>> present = new ArrayList<>();
    for (int key = 0; key < story.size(); key++) {
      if (Story.contains(answering, key) || key == stranger) {
        present.add(still(scores.get(key).get(hero).copy()).remover(true));
      }
    }
    // The animations bring their objects to the front in this order. So the veils cover the discs,
    // but neither the column nor the frames.
    List<Animation<?>> steps = new ArrayList<>();
    steps.add(fadeOut(grid.discs()));
    if (!story.isAlone()) {
      steps.add(animationGroup(veils));
      steps.add(animationGroup(columnsToo));
    }
    steps.add(still(columns.get(hero)));
    steps.add(fadeOut(keyFrames));
    steps.add(fadeOut(queryFrame));
    steps.add(laggedStartMap(scores, row -> fadeIn(row)));
    steps.addAll(present);
    var view = View.at(-1.5, -4.8, 15).including(columns, rows);
    hideDiscOfTheStranger();
    play(animate(camera(), view::applyTo).runTime(3), laggedStart(steps));
    showDiscOfTheStranger();
    pause();
  }

  /** Hides the disc whose number is already shown. It must not reappear when all discs fade out. */
  private void hideDiscOfTheStranger() {
    if (!story.isAlone()) {
      grid.discs().get(stranger).get(hero).setFillOpacity(0);
    }
  }

  /** Restores the disc's opacity. No disc is on the stage at this time. */
  private void showDiscOfTheStranger() {
    if (!story.isAlone()) {
      var disc = grid.discs().get(stranger).get(hero);
      disc.setFillOpacity(grid.discs().get(hero).get(hero).fillOpacity());
    }
  }
}
