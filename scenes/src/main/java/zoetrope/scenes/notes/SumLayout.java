package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.FrameShape;

/**
 * The layout of a sum of two blocks that is not on one line. In a portrait frame all three blocks
 * are one below the other. In other frames the sum is below its terms.
 *
 * @param a the first term, which has the words of its rows to its left
 * @param b the second term
 * @param sum the sum
 * @param gap the distance between two blocks, one below the other, with labels between them
 */
record SumLayout(DecimalMatrix a, DecimalMatrix b, DecimalMatrix sum, double gap) {
  /** Half the space for the words, by which the blocks are right of the middle. */
  private static final double WORDS = 0.5;

  /** Moves the blocks so that the middle of the layout has the y coordinate {@code y}. */
  void place(double y) {
    if (FrameShape.current() == FrameShape.PORTRAIT) {
      group(a, b, sum).arrange(DOWN, gap).moveTo(at(WORDS, y));
    } else {
      group(group(a, b).arrange(RIGHT, 0.9), sum).arrange(DOWN, gap, RIGHT).moveTo(at(WORDS, y));
    }
  }

  /** Moves each sign to the left of the block that it belongs to. */
  void place(Tex plus, Tex equals) {
    plus.nextTo(b, LEFT, 0.25);
    equals.nextTo(sum, LEFT, 0.25);
  }
}
