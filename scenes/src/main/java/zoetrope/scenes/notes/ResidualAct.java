package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WordLines;

/** The act of the residual connection: the output is added to X and does not replace it. */
final class ResidualAct extends Act<Void> {
  private static final double Y = -0.2;

  private final FrameShape shape = FrameShape.current();
  private final Part input;
  private final Part output;
  private final DecimalMatrix sum;
  private final Group<Text> words;
  private final Mobject<?> gone;
  private final boolean stacked;
  private final double factor;

  /**
   * A block on the stage with its labels.
   *
   * @param labels the label above the block, and optionally the one below it
   * @param above the distance of the label above, in stage units
   */
  record Part(DecimalMatrix block, Group<Mobject<?>> labels, double above) {
    private void labelTarget() {
      labels.generateTarget();
      labels.target().get(0).nextTo(block.target(), UP, above);
      if (labels.size() > 1) {
        labels.target().get(1).nextTo(block.target(), DOWN, 0.15);
      }
    }
  }

  /**
   * Creates the act.
   *
   * @param sum the sum of input and output, not yet on the stage
   * @param words the words before the rows of the input
   * @param gone the objects that leave first
   * @param stacked whether the sum is below its terms, and not on the same line
   * @param factor the factor by which the input and the output are scaled
   */
  ResidualAct(
      Part input,
      Part output,
      DecimalMatrix sum,
      Group<Text> words,
      Mobject<?> gone,
      boolean stacked,
      double factor) {
    this.input = input;
    this.output = output;
    this.sum = sum;
    this.words = words;
    this.gone = gone;
    this.stacked = stacked;
    this.factor = factor;
  }

  @Override
  protected Void construct() {
    var plus = tex("+");
    var equals = tex("=");
    var row = group(input.block.generateTarget(), plus, output.block.generateTarget(), equals, sum);
    input.block.target().scale(factor);
    output.block.target().scale(factor);
    if (!stacked) {
      row.arrange(RIGHT, 0.2).moveTo(at(0.5, Y));
    } else {
      double gap = input.labels.size() > 1 ? 1.1 : 0.8;
      var layout = new SumLayout(input.block.target(), output.block.target(), sum, gap);
      layout.place(shape.choose(Y, -0.35, -0.35));
      layout.place(plus, equals);
    }
    words.generateTarget();
    Blocks.namesOfRows(words.target(), input.block.target(), 0.2);
    List<Animation<?>> moves = new ArrayList<>();
    moves.add(fadeOut(gone).timeSpan(0, 0.5));
    for (Part part : List.of(input, output)) {
      part.labelTarget();
      moves.add(moveToTarget(part.block));
      moves.add(moveToTarget(part.labels));
    }
    moves.add(moveToTarget(words));
    play(moves);
    var name = Blocks.name("X'", TEAL, sum);
    var caption = text("The vectors stay, and something is added to them").fontSize(44);
    caption.colorPart("added", YELLOW).moveTo(at(0, Math.min(-2.5, sum.y(DOWN) - 0.6)));
    if (shape == FrameShape.PORTRAIT) {
      WordLines.wrap(caption.words(), frameWidth() - 1, 0.65);
      caption.moveTo(at(0, sum.y(DOWN) - 0.9));
    } else if (shape == FrameShape.LANDSCAPE && stacked) {
      WordLines.wrap(caption.words(), 5.5, 0.65);
      caption.moveTo(at(-3.5, sum.y()));
    }
    play(
        fadeIn(group(plus, equals, sum.brackets())),
        fadeIn(sum.rows()).lagRatio(0.1).runTime(2),
        fadeIn(name),
        fadeIn(caption).lagRatio(0.05));
    add(sum);
    Blocks.statesSum(this::states, input.block, output.block, sum);
    pause(2);
    return null;
  }
}
