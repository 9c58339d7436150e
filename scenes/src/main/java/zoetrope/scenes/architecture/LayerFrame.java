package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.at;

import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.RoundedRectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FlowArrow;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.LabeledBox;
import zoetrope.scenes.components.SumNode;

/**
 * The parts that both kinds of layer diagrams share: a frame, and near its right edge the stream
 * that runs from the input above to the output below. The sublayers are to the left of the stream;
 * each reads from it and adds to it.
 */
final class LayerFrame {
  private static final double WIDTH = 7.8;
  private static final double BRANCH = 0.14;
  private static final double OUTER_ARROW_LENGTH = 0.45;
  private static final double FILL = 0.08;

  private final double top = FrameShape.current().choose(2.34, 3.75, 6.1);
  private final double bottom = FrameShape.current().choose(-2.51, -3.75, -6.3);
  private final double streamX;
  final RoundedRectangle frame;
  final FlowArrow input;
  final Text inputLabel;
  final FlowArrow output;
  final Text outputLabel;

  /** Creates a frame in the middle of the stage, with its stream at {@code streamX}. */
  LayerFrame(Color color, double streamX, Lettering lettering) {
    this.streamX = streamX;
    frame =
        LabeledBox.frame(WIDTH, top - bottom, color)
            .setFill(color, FILL)
            .moveTo(at(0, (top + bottom) / 2));
    input = new FlowArrow(Roles.INPUT, stream(top + OUTER_ARROW_LENGTH), stream(top));
    inputLabel = lettering.note("输入", "Input").setColor(Roles.INPUT).nextTo(input, RIGHT, 0.1);
    output = new FlowArrow(Roles.INPUT, stream(bottom), stream(bottom - OUTER_ARROW_LENGTH));
    outputLabel = lettering.note("输出", "Output").setColor(Roles.INPUT).nextTo(output, RIGHT, 0.1);
  }

  /** Returns the y coordinate of the upper edge. */
  double top() {
    return top;
  }

  /** Returns the height of the frame, in units. */
  double height() {
    return top - bottom;
  }

  /** Returns the point of the stream at {@code y}. */
  private Vec stream(double y) {
    return at(streamX, y);
  }

  /**
   * Returns an arrow that starts at the frame's upper edge, leaves the stream at the y coordinate
   * {@code lane}, and ends at the top of {@code first}.
   */
  FlowArrow enter(double lane, Mobject<?> first) {
    return detour(stream(top), lane, first);
  }

  /**
   * Returns an arrow that starts at a sum, leaves the stream at the y coordinate {@code lane}, and
   * ends at the top of {@code next}.
   */
  FlowArrow leave(SumNode sum, double lane, Mobject<?> next) {
    return detour(sum.bottom(), lane, next);
  }

  private FlowArrow detour(Vec start, double lane, Mobject<?> first) {
    return new FlowArrow(Roles.FLOW, start, stream(lane), at(first.x(), lane), first.top());
  }

  /** Returns an arrow from a sum to the frame's lower edge. */
  FlowArrow exit(SumNode sum) {
    return new FlowArrow(Roles.FLOW, sum.bottom(), stream(bottom));
  }

  /** Returns the node where the output of {@code sublayer} is added to the stream. */
  SumNode sumBeside(Mobject<?> sublayer) {
    return new SumNode(Roles.RESIDUAL).moveTo(stream(sublayer.y()));
  }

  /** Returns an arrow from a sublayer to its sum. */
  static FlowArrow add(Mobject<?> sublayer, SumNode sum) {
    return new FlowArrow(Roles.FLOW, sublayer.right(), sum.left());
  }

  /**
   * Returns the arrow around a sublayer. It starts where the sublayer's input leaves the stream and
   * ends at the sum.
   */
  FlowArrow residual(double lane, SumNode sum) {
    return new FlowArrow(Roles.RESIDUAL, stream(lane + BRANCH), sum.top());
  }
}
