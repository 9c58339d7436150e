package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;

/**
 * The act with eight words of 32 numbers each, shown as tiles. A triangle of weights averages them
 * all.
 */
final class EightWordsAct extends Act<EightWordsAct.Result> {
  private static final double TILE_HEIGHT = NumberGrid.Look.EIGHT_WORDS.rowPitch();
  private static final double REACH = 2;

  private final RealMatrix sequence;
  private final RealMatrix means;
  private final NumberGrid weights;

  /**
   * The objects that later acts use.
   *
   * @param weights W
   * @param otherObjects the objects that are no longer used
   */
  record Result(NumberGrid weights, Group<Mobject<?>> otherObjects) {}

  EightWordsAct(Averages averages) {
    RealMatrix triangle = Averages.normalized(Averages.triangle(Averages.TOKENS));
    sequence = averages.sequence();
    means = triangle.times(sequence);
    weights = new NumberGrid(triangle, NumberGrid.Look.EIGHT_WORDS).dimAboveDiagonal();
    weights.whole().moveTo(weightsPlace());
  }

  @Override
  protected Result construct() {
    var product = new WeightedSum(weights, tiles(sequence, 0.1), tiles(means, 0.1));
    var captions =
        product.captions("W \\;\\; [8, 8]", "x \\;\\; [8, 32]", "\\bar x \\;\\; [8, 32]");
    play(
        laggedStart(weights.allRows(), row -> fadeIn(row).shift(right(0.25))).lagRatio(0.15),
        fadeIn(weights.brackets()),
        fadeIn(product.right),
        fadeIn(captions));
    var frame = product.frame(0);
    play(showCreation(frame), fadeIn(product.equals));
    play(lasting(3), product.growth(), product.walk(frame));
    pause();
    return new Result(
        weights, group(frame, product.right, product.equals, product.result, captions));
  }

  /** Returns the place of the weights in a product. */
  static Vec weightsPlace() {
    return FrameShape.current().choose(at(-3.75, 0.1), at(0, 2.2), at(0, 2.9));
  }

  /** Returns tiles {@code width} wide and as high as the rows of the weights. */
  static Group<Group<Rectangle>> tiles(RealMatrix values, double width) {
    // Red is reserved for masked values.
    return new HeatMap(width, TILE_HEIGHT).reach(REACH).colors(BLUE, GOLD).of(values.toRows());
  }
}
