package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.FrameShape;

/** The product of weights as numbers and a sequence as tiles, computed row by row. */
final class WeightedSum {
  private static final double GAP = 0.3;

  private static final double BELOW_WEIGHTS = 1;

  private final boolean wide = FrameShape.current() == FrameShape.LANDSCAPE;
  private final NumberGrid weights;

  /** The summed tiles. */
  final Group<Group<Rectangle>> right;

  /** The equals sign between {@link #right} and {@link #result}. */
  final Tex equals;

  /** The sums. */
  final Group<Group<Rectangle>> result;

  /**
   * Creates the product of the weights on the stage and {@code right}, which moves beside them or,
   * unless the frame is wide, below them.
   */
  WeightedSum(NumberGrid weights, Group<Group<Rectangle>> right, Group<Group<Rectangle>> result) {
    this.weights = weights;
    this.right = right;
    this.result = result;
    right.nextTo(weights.whole(), RIGHT, GAP);
    equals = tex("=").fontSize(60).nextTo(right, RIGHT, GAP);
    result.nextTo(equals, RIGHT, GAP);
    if (!wide) {
      group(right, equals, result).nextTo(weights.whole(), DOWN, BELOW_WEIGHTS).setX(0);
    }
  }

  /**
   * Returns the names and sizes of the weights, the sequence and the result, below each of them.
   */
  Group<Mobject<?>> captions(String... sources) {
    List<Mobject<?>> places = List.of(weights.whole(), right, result);
    List<Mobject<?>> captions = new ArrayList<>();
    for (int i = 0; i < sources.length; i++) {
      var caption = tex(sources[i]).fontSize(36).setColor(GREY_A);
      double bottom = wide ? weights.whole().y(DOWN) : places.get(i).y(DOWN);
      caption.nextTo(places.get(i), DOWN, 0.2).setY(bottom - 0.35);
      captions.add(caption);
    }
    return group(captions);
  }

  /** Returns an animation that shows the result row by row. */
  Animation<?> growth() {
    List<Animation<?>> rows = new ArrayList<>();
    for (int t = 0; t < weights.rows(); t++) {
      rows.add(fadeIn(result.get(t)).shift(right(0.3)));
    }
    return laggedStart(rows).lagRatio(0.7);
  }

  /** Returns a frame around row {@code t} of the weights. */
  SurroundingRectangle frame(int t) {
    return surroundingRectangle(weights.row(t)).buff(0.07).setStroke(YELLOW, 2);
  }

  /** Returns an animation that moves {@code frame} over all rows. */
  Animation<?> walk(SurroundingRectangle frame) {
    double top = weights.row(0).y();
    double bottom = weights.row(-1 + weights.rows()).y();
    return updateFromAlpha(frame, (f, a) -> f.setY(top + a * (bottom - top))).rate(LINEAR);
  }
}
