package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.scenes.components.FrameShape;

/**
 * The places of the parts of the film: two halves of 6.4 × 5.6 units under the sentence.
 *
 * @param sentence the middle of the line with the sentence
 * @param model the middle of the half with weights and charts
 * @param prediction the middle of the half with probabilities
 * @param from the start of the arrow between the halves
 * @param to the end of this arrow
 */
record LossLayout(Vec sentence, Vec model, Vec prediction, Vec from, Vec to) {
  /** The halves are side by side. */
  private static final LossLayout WIDE =
      new LossLayout(at(0, 3.3), at(-3.5, -0.45), at(3.6, -0.45), at(-0.3, -0.45), at(0.5, -0.45));

  /** The halves are side by side, and the sentence is farther from them. */
  private static final LossLayout SQUARE =
      new LossLayout(at(0, 4.6), at(-3.4, -0.4), at(3.5, -0.4), at(-0.2, -0.4), at(0.5, -0.4));

  /** One half is above the other. */
  private static final LossLayout TALL =
      new LossLayout(at(0, 6.15), at(0, 2.75), at(0, -3.5), at(0, -0.12), at(0, -0.62));

  static final double HALF_HEIGHT = 2.8;

  /** Returns the layout for frames of this shape. */
  static LossLayout of(FrameShape shape) {
    return shape.choose(WIDE, SQUARE, TALL);
  }
}
