package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.at;

import zoetrope.color.Color;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FlowArrow;
import zoetrope.scenes.components.LabeledBox;
import zoetrope.scenes.components.SumNode;

/**
 * The inside of an encoder layer from top to bottom: two blocks, each with a normalization, a
 * sublayer below it, and a residual connection around both.
 */
final class EncoderDiagram {
  private static final double STREAM_X = 2.4;
  private static final double BOX_X = -1;
  private static final double BOX_WIDTH = 4.9;
  private static final double NORM_HEIGHT = 0.52;
  private static final double SUBLAYER_HEIGHT = 0.9;

  /**
   * The gap above each box, above each lane, and below the last box. A lane is the horizontal part
   * of an arrow into a block.
   */
  private static final double GAP =
      (LayerFrame.height() - 2 * NORM_HEIGHT - 2 * SUBLAYER_HEIGHT) / 7;

  final LayerFrame layer;
  final Block attention;
  final Block feedForward;
  final FlowArrow enter;
  final FlowArrow between;
  final FlowArrow exit;

  /** A normalization, the sublayer it feeds, and the residual connection around them. */
  record Block(
      LabeledBox norm,
      FlowArrow down,
      LabeledBox sublayer,
      FlowArrow residual,
      SumNode sum,
      Text residualLabel,
      FlowArrow add) {}

  EncoderDiagram(Lettering lettering) {
    layer = new LayerFrame(Roles.ENCODER, STREAM_X, lettering);
    double firstLane = LayerFrame.top() - GAP;
    double secondLane = firstLane - 3 * GAP - NORM_HEIGHT - SUBLAYER_HEIGHT;
    attention =
        block(
            firstLane,
            Roles.ATTENTION,
            lettering.term("多头自注意力", "(Multi-Head Attention)", "Multi-Head Self-Attention"),
            lettering);
    feedForward =
        block(
            secondLane,
            Roles.FEED_FORWARD,
            lettering.term("前馈神经网络", "(Feed Forward Network)", "Feed-Forward Network"),
            lettering);
    enter = layer.enter(firstLane, attention.norm);
    between = layer.leave(attention.sum, secondLane, feedForward.norm);
    exit = layer.exit(feedForward.sum);
  }

  private Block block(double lane, Color color, Text name, Lettering lettering) {
    Text normName = lettering.termInLine("层归一化", "(LayerNorm)", "Layer Normalization");
    var norm = box(lane - GAP, NORM_HEIGHT, Roles.NORM, normName);
    var sublayer = box(lane - 2 * GAP - NORM_HEIGHT, SUBLAYER_HEIGHT, color, name);
    SumNode sum = layer.sumBeside(sublayer);
    FlowArrow residual = layer.residual(lane, sum);
    Text label =
        lettering.note("残差连接", "Residual").setColor(Roles.RESIDUAL).nextTo(residual, RIGHT, 0.1);
    return new Block(
        norm,
        new FlowArrow(Roles.FLOW, norm.bottom(), sublayer.top()),
        sublayer,
        residual,
        sum,
        label,
        LayerFrame.add(sublayer, sum));
  }

  private static LabeledBox box(double top, double height, Color color, Text name) {
    return new LabeledBox(BOX_WIDTH, height, color, name).moveTo(at(BOX_X, top - height / 2));
  }
}
