package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.MatrixVectorProduct;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.WeightMatrix;

/**
 * The act where the value matrix turns the numbers of "fluffy" into the step to the fluffy
 * creature.
 */
final class FluffyValueAct extends Act<FluffyValueAct.Result> {
  /** The weight of full brightness. Few weights are as large as the largest possible one. */
  private static final double FULL_COLOR = 7;

  private final MeaningSpace space;
  private final WordColumns columns;

  private final WeightMatrix matrix;

  /**
   * The objects that later acts use.
   *
   * @param matrix the value matrix, at the lower left
   * @param input the numbers of "fluffy" to the right of the matrix
   * @param passing the objects of the product, which disappear when the next product appears
   */
  record Result(WeightMatrix matrix, NumericEmbedding input, Group<Mobject<?>> passing) {}

  FluffyValueAct(ValueNumbers numbers, MeaningSpace space, WordColumns columns) {
    this.space = space;
    this.columns = columns;
    matrix =
        new WeightMatrix(numbers.matrix())
            .fullFrom(FULL_COLOR)
            .setHeight(2.75)
            .toCorner(DL)
            .fixInFrame();
  }

  @Override
  protected Result construct() {
    makeRoom();
    showMatrix();
    NumericEmbedding fluffy = columns.embeddings.get(ValueNumbers.FLUFFY);
    var input = fluffy.copy().matchHeight(matrix).nextTo(matrix, RIGHT, SMALL_BUFF);
    var passing = bringInput(fluffy, input);
    MatrixVectorProduct product = multiply(input);
    passing.add(product.equalsSign(), product.result());
    callItValue(product, passing);
    return new Result(matrix, input, passing);
  }

  private void makeRoom() {
    play(
        animate(camera(), SpaceCamera.MATRIX::aim).runTime(2),
        animate(columns.all(), WordColumns::makeRoom).runTime(2));
  }

  private void showMatrix() {
    var brace = brace(matrix, UP);
    var name = tex("W_V").setColor(RED).nextTo(brace, UP).fixInFrame();
    play(fadeIn(matrix).lagRatio(1e-3), growFromCenter(brace), fadeIn(name).shift(up(0.25)));
  }

  /** Shows where the input comes from, and returns the objects that show it. */
  private Group<Mobject<?>> bringInput(NumericEmbedding fluffy, NumericEmbedding input) {
    var frame = surroundingRectangle(fluffy).setStroke(TEAL, 2);
    var path = pathToInput(fluffy, input, TEAL);
    play(showCreation(frame));
    play(
        showCreation(path).runTime(2),
        transformFromCopy(fluffy, input).pathArc(-20 * DEGREES).runTime(2));
    return group(path, frame);
  }

  /**
   * Returns an S-shaped path from below {@code column} to above {@code input}. In a portrait frame,
   * where the space is between them, the path leads around it along the right edge.
   */
  static Mobject<?> pathToInput(Mobject<?> column, NumericEmbedding input, Color color) {
    Vec start = column.bottom().plus(down(0.1));
    Vec end = input.top().plus(up(0.2));
    if (FrameShape.current() != FrameShape.PORTRAIT) {
      return cubicBezier(start, start.plus(down(1.4)), end.plus(up(1.3)), end)
          .setStroke(color, 3)
          .fixInFrame();
    }
    double edge = frameWidth() / 2 - 0.3;
    return curve()
        .startNewPath(start)
        .addCurveTo(start.plus(down(1.2)), at(edge, start.y() - 0.1), at(edge, start.y() - 2))
        .addLineTo(at(edge, end.y() + 2.6))
        .addCurveTo(at(edge, end.y() + 1.4), end.plus(up(1.6)), end)
        .setStroke(color, 3)
        .fixInFrame();
  }

  private MatrixVectorProduct multiply(NumericEmbedding input) {
    var product = new MatrixVectorProduct(matrix, input);
    for (Animation<?> step : product.steps()) {
      play(step);
    }
    pause();
    return product;
  }

  /**
   * Returns an animation of 2 s: a copy of a frame around numbers becomes the arrow of these
   * numbers.
   *
   * @param aim the camera at the end of the animation
   */
  static Animation<?> becomeArrow(SurroundingRectangle frame, Arrow arrow, CameraFrame aim) {
    var seen = arrow(aim.toFixedFramePoint(arrow.start()), aim.toFixedFramePoint(arrow.end()));
    seen.buff(0).matchStyle(arrow).fixInFrame();
    var moving = frame.copy();
    return animationGroup(transform(moving, seen).runTime(2), vFadeOut(moving).timeSpan(1.4, 2));
  }

  /** Returns the name of the value in {@code frame}, where no axis passes. */
  static Text nameOf(SurroundingRectangle frame) {
    Vec side = FrameShape.current() == FrameShape.PORTRAIT ? UP : RIGHT;
    return text("Value").nextTo(frame, side).setColor(RED).setBackstroke().fixInFrame();
  }

  private void callItValue(MatrixVectorProduct product, Group<Mobject<?>> passing) {
    var frame = surroundingRectangle(product.result()).setStroke(RED, 2);
    var name = nameOf(frame);
    play(showCreation(frame), fadeIn(name).lagRatio(0.1));
    pause();
    var nameInSpace = name.copy().setBackstroke(BLACK, 5).unfixFromFrame();
    nameInSpace.nextTo(space.fluffyValue, UP, MED_SMALL_BUFF);
    // The name is between the vertical axis and the picture.
    nameInSpace.shift(right(0.2 * space.fluffyValue.width()));
    var aim = SpaceCamera.FLUFFY.aim(camera().copy());
    var flying = name.copy();
    play(
        animate(camera(), SpaceCamera.FLUFFY::aim).runTime(2),
        animate(flying, n -> n.moveTo(aim.toFixedFramePoint(nameInSpace.center())))
            .pathArc(-80 * DEGREES)
            .runTime(2),
        vFadeOut(flying).timeSpan(1.5, 2),
        fadeIn(nameInSpace).timeSpan(1.5, 2),
        becomeArrow(frame, space.fluffyValue, aim));
    pause();
    passing.add(frame, name, nameInSpace);
  }
}
