package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.mobject.Brace;
import zoetrope.mobject.CubicBezier;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.SurroundingRectangle;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Text;
import zoetrope.scenes.components.MatrixVectorProduct;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.WeightMatrix;

/** The value matrix makes of the numbers of "fluffy" what leads to the fluffy creature. */
final class FluffyValueAct extends Act {
  private final ValueNumbers numbers;
  private final MeaningSpace space;
  private final WordColumns columns;

  /** The value matrix, at the lower left. */
  WeightMatrix matrix;

  /** The numbers of "fluffy" to the right of the matrix. */
  NumericEmbedding input;

  /** What belongs to the product and goes when the next comes. */
  Group<Mobject<?>> passing;

  private MatrixVectorProduct product;
  private SurroundingRectangle inputFrame;
  private CubicBezier inputPath;

  FluffyValueAct(ValueNumbers numbers, MeaningSpace space, WordColumns columns) {
    this.numbers = numbers;
    this.space = space;
    this.columns = columns;
  }

  @Override
  protected void construct() {
    makeRoom();
    showMatrix();
    bringInput();
    multiply();
    callItValue();
  }

  private void makeRoom() {
    play(
        animate(camera(), c -> c.reorient(10, -7, 0, at(-8.33, -0.79, 0.37), 16.82)).runTime(2),
        animate(columns.all(), all -> all.setHeight(3).toEdge(UP, 0.25).setX(-2)).runTime(2));
  }

  private void showMatrix() {
    matrix = new WeightMatrix(numbers.matrix()).setHeight(2.75).toCorner(DL).fixInFrame();
    var brace = new Brace(matrix, UP);
    var name = new Tex("W_V").setColor(RED).nextTo(brace, UP).fixInFrame();
    play(fadeIn(matrix).lagRatio(1e-3), growFromCenter(brace), fadeIn(name).shift(up(0.25)));
  }

  private void bringInput() {
    NumericEmbedding fluffy = columns.embeddings.get(ValueNumbers.FLUFFY);
    inputFrame = new SurroundingRectangle(fluffy).setStroke(TEAL, 2);
    input = fluffy.copy().matchHeight(matrix).nextTo(matrix, RIGHT, SMALL_BUFF);
    inputPath = pathToInput(fluffy, TEAL);
    play(showCreation(inputFrame));
    play(
        showCreation(inputPath).runTime(2),
        transformFromCopy(fluffy, input).pathArc(-20 * DEGREES).runTime(2));
  }

  /** An S from below {@code column} to above the place of the matrix's input. */
  CubicBezier pathToInput(Mobject<?> column, Color color) {
    var path =
        new CubicBezier(
            column.bottom().plus(down(0.1)),
            column.bottom().plus(down(1.5)),
            input.top().plus(up(1.5)),
            input.top().plus(up(0.2)));
    return path.setStroke(color, 3).fixInFrame();
  }

  private void multiply() {
    product = new MatrixVectorProduct(matrix, input);
    for (Animation<?> step : product.steps()) {
      play(step);
    }
    pause();
  }

  private void callItValue() {
    var frame = new SurroundingRectangle(product.result()).setStroke(RED, 2);
    var name = new Text("Value").nextTo(frame, RIGHT).setColor(RED).setBackstroke().fixInFrame();
    play(showCreation(frame), fadeIn(name).lagRatio(0.1));
    pause();
    var nameInSpace = name.copy().setBackstroke(BLACK, 5).scale(1.5).unfixFromFrame();
    nameInSpace.nextTo(space.fluffyValue, UP, MED_SMALL_BUFF);
    play(
        animate(camera(), c -> c.reorient(29, -2, 0, at(-7.48, 1.91, 1.21), 11.89)).runTime(2),
        fadeIn(nameInSpace).fromPoint(at(-4, -5)).runTime(2),
        transformFromCopy(frame, space.fluffyValue).runTime(2));
    pause();
    passing =
        new Group<Mobject<?>>(
            inputPath,
            inputFrame,
            product.equalsSign(),
            product.result(),
            frame,
            name,
            nameInSpace);
  }
}
