package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.at;

import zoetrope.color.Color;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FlowArrow;
import zoetrope.scenes.components.FrameShape;
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
  private final double normHeight = FrameShape.current().choose(0.52, 0.6, 0.8);
  private final double sublayerHeight = FrameShape.current().choose(0.9, 1.1, 1.4);

  /**
   * The gap above each box, above each lane, and below the last box. A lane is the horizontal part
   * of an arrow into a block.
   */
  private final double gap;

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
    gap = (layer.height() - 2 * normHeight - 2 * sublayerHeight) / 7;
    double firstLane = layer.top() - gap;
    double secondLane = firstLane - 3 * gap - normHeight - sublayerHeight;
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
    var norm = box(lane - gap, normHeight, Roles.NORM, normName);
    var sublayer = box(lane - 2 * gap - normHeight, sublayerHeight, color, name);
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
