package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.FrameShape;

/**
 * The layout of a sum of two blocks in a square or portrait frame. In a square frame the sum is
 * below its terms. In a portrait frame all three blocks are one below the other.
 *
 * @param a the first term, which has the words of its rows to its left
 * @param b the second term
 * @param sum the sum
 */
record SumLayout(DecimalMatrix a, DecimalMatrix b, DecimalMatrix sum) {
  /** The space between two blocks, one below the other, with a label between them. */
  private static final double LABEL_GAP = 0.8;

  /** Half the space for the words, by which the blocks are right of the middle. */
  private static final double WORDS = 0.5;

  /** Moves the blocks so that the middle of the layout has the y coordinate {@code y}. */
  void place(double y) {
    if (FrameShape.current() == FrameShape.SQUARE) {
      group(group(a, b).arrange(RIGHT, 0.9), sum).arrange(DOWN, LABEL_GAP, RIGHT).moveTo(at(WORDS, y));
    } else {
      group(a, b, sum).arrange(DOWN, LABEL_GAP).moveTo(at(WORDS, y));
    }
  }

  /** Moves each sign to the left of the block that it belongs to. */
  void place(Tex plus, Tex equals) {
    plus.nextTo(b, LEFT, 0.25);
    equals.nextTo(sum, LEFT, 0.25);
  }
}
