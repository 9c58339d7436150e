package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.ChangeMatrixEntries;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WeightMatrix;

/** The three matrices of a head contain numbers that training finds: how many are there? */
final class MatricesAct extends CountingAct<MatricesAct.Result> {
  private static final List<Color> COLORS = List.of(YELLOW, TEAL, RED);

  private final FrameShape shape = FrameShape.current();
  private final HeadNumbers numbers;

  private final Group<Text> titles = group(text("Query"), text("Key"), text("Value"));

  /**
   * The result of the act.
   *
   * @param matrices query, key and value
   * @param titles their names
   * @param valueGroup the value matrix and its name; the saved state of this group is their first
   *     position
   */
  record Result(Group<WeightMatrix> matrices, Group<Text> titles, Group<Mobject<?>> valueGroup) {}

  MatricesAct(HeadNumbers numbers) {
    this.numbers = numbers;
  }

  @Override
  protected Result construct() {
    Group<WeightMatrix> matrices = showTheMatrices();
    trainThem(matrices);
    Text question = askHowMany(matrices);
    var valueGroup = group(titles.get(2), matrices.get(2));
    valueGroup.saveState();
    makeRoomForTwo(matrices, question, valueGroup);
    return new Result(matrices, titles, valueGroup);
  }

  private Group<WeightMatrix> showTheMatrices() {
    var matrices =
        group(untrained(numbers.query()), untrained(numbers.key()), untrained(numbers.value()));
    double widest = shape.choose(4, 5.6, 6.4);
    matrices.forEach(matrix -> matrix.fullFrom(HeadNumbers.FULL_COLOR).setMaxWidth(widest));
    matrices
        .arrange(DOWN, shape.choose(0.75, 0.9, 1.6))
        .shift(shape.choose(ORIGIN, at(0.6, 0.4), ORIGIN));
    titles.arrange(DOWN, MED_SMALL_BUFF, LEFT).nextTo(matrices, LEFT, LARGE_BUFF);
    for (int i = 0; i < titles.size(); i++) {
      titles.get(i).matchY(matrices.get(i)).setColor(COLORS.get(i));
      if (shape == FrameShape.PORTRAIT) {
        titles.get(i).nextTo(matrices.get(i), UP);
      }
    }
    play(
        laggedStartMap(titles, title -> fadeIn(title).shift(left(0.25))).lagRatio(0.5),
        laggedStart(matrices, matrix -> fadeIn(matrix).lagRatio(0.01)).lagRatio(0.5));
    pause();
    return matrices;
  }

  /**
   * Returns the matrix with random numbers in place of those shown. Numbers behind dots do not
   * change.
   */
  private WeightMatrix untrained(double[][] trained) {
    var matrix = new WeightMatrix(trained.length, trained[0].length, random());
    for (int i = 0; i < trained.length; i++) {
      for (int j = 0; j < trained[i].length; j++) {
        if (!matrix.isEllipsis(i, j)) {
          trained[i][j] = matrix.value(i, j);
        }
      }
    }
    return new WeightMatrix(trained);
  }

  private void trainThem(Group<WeightMatrix> matrices) {
    var flashes =
        laggedStart(
            matrices,
            matrix ->
                laggedStartMap(matrix.entries(), entry -> flashUnder(entry).strokeWidth(1))
                    .lagRatio(0.005));
    var changes =
        laggedStart(
            ChangeMatrixEntries.to(matrices.get(0), numbers.query()),
            ChangeMatrixEntries.to(matrices.get(1), numbers.key()),
            ChangeMatrixEntries.to(matrices.get(2), numbers.value()));
    play(flashes.lagRatio(0.2).runTime(3), changes.lagRatio(0.2).runTime(3));
  }

  private Text askHowMany(Group<WeightMatrix> matrices) {
    List<SurroundingRectangle> around = new ArrayList<>();
    for (WeightMatrix matrix : matrices) {
      matrix.entries().forEach(entry -> around.add(surroundingRectangle(entry, 0.025)));
    }
    var boxes = group(around).setStroke(WHITE, 1);
    var question =
        shape != FrameShape.LANDSCAPE
            ? text("How many parameters?").nextTo(matrices, DOWN, LARGE_BUFF)
            : text("How many\nparameters?").nextTo(matrices, RIGHT, LARGE_BUFF);
    play(showCreation(boxes).lagRatio(0.005).runTime(2), write(question));
    play(fadeOut(boxes));
    pause();
    return question;
  }

  private void makeRoomForTwo(
      Group<WeightMatrix> matrices, Text question, Group<Mobject<?>> valueGroup) {
    Group<WeightMatrix> two = matrices.to(2);
    two.generateTarget()
        .scale(shape.choose(1, 4 / 5.6, 1))
        .arrange(shape.choose(RIGHT, RIGHT, DOWN), shape.choose(3, 1.8, 4.6))
        .moveTo(shape.choose(DR, at(0.4, -0.5), at(0.4, -1.5)));
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(fadeOut(question).shift(DR));
    animations.add(animate(valueGroup, group -> group.scale(0.25).toCorner(DR).fade(0.25)));
    animations.add(moveToTarget(two));
    for (int i = 0; i < 2; i++) {
      Mobject<?> below = two.target().get(i);
      animations.add(animate(titles.get(i), title -> title.nextTo(below, UP, 2)));
    }
    play(animations);
  }
}
