package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.DOWN;
import static zoetrope.Zoetrope.LEFT;
import static zoetrope.Zoetrope.at;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FlowArrow;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.LabeledBox;
import zoetrope.scenes.components.SumNode;

/**
 * The inside of a decoder layer from top to bottom: three sublayers, each with a normalization to
 * its left and a residual connection around both.
 */
final class DecoderDiagram {
  private static final double STREAM_X = 3.13;
  private static final double NORM_X = -2.85;
  private static final double NORM_WIDTH = 0.9;
  private static final double SUBLAYER_X = 0.22;
  private static final double SUBLAYER_WIDTH = 4.45;
  private static final int ROWS = 3;

  private final FrameShape shape = FrameShape.current();
  private final double normHeight = shape.choose(0.52, 0.6, 0.8);
  private final double sublayerHeight = shape.choose(0.9, 1.1, 1.4);

  /**
   * The gap above each lane, above each sublayer, and below the last sublayer. A lane is the
   * horizontal part of an arrow into a sublayer.
   */
  private final double gap;

  final LayerFrame layer;
  final Row maskedAttention;
  final Row crossAttention;
  final Row feedForward;
  final FlowArrow enter;
  final FlowArrow toSecond;
  final FlowArrow toThird;
  final FlowArrow exit;

  /** The arrow that brings keys and values to the middle attention from outside the frame. */
  final FlowArrow fromEncoder;

  final Text fromEncoderLabel;

  /** A normalization, the sublayer it feeds, and the residual connection around them. */
  record Row(
      LabeledBox norm,
      FlowArrow across,
      LabeledBox sublayer,
      FlowArrow add,
      SumNode sum,
      FlowArrow residual) {}

  DecoderDiagram(Lettering lettering) {
    layer = new LayerFrame(Roles.DECODER, STREAM_X, lettering);
    gap = (layer.height() - ROWS * sublayerHeight) / (2 * ROWS + 1);
    List<Double> lanes = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      lanes.add(layer.top() - gap - i * (2 * gap + sublayerHeight));
    }
    maskedAttention =
        row(
            lanes.get(0),
            Roles.ATTENTION,
            lettering.term(
                "掩码多头注意力", "(Masked Multi-Head Attention)", "Masked Multi-Head Attention"),
            lettering);
    crossAttention =
        row(
            lanes.get(1),
            Roles.ENCODER,
            lettering.term(
                "编码器-解码器注意力", "(Encoder-Decoder Attention)", "Encoder-Decoder Attention"),
            lettering);
    feedForward =
        row(
            lanes.get(2),
            Roles.FEED_FORWARD,
            lettering.term("前馈神经网络", "(Feed Forward Network)", "Feed-Forward Network"),
            lettering);
    enter = layer.enter(lanes.get(0), maskedAttention.norm);
    toSecond = layer.leave(maskedAttention.sum, lanes.get(1), crossAttention.norm);
    toThird = layer.leave(crossAttention.sum, lanes.get(2), feedForward.norm);
    exit = layer.exit(feedForward.sum);
    double y = crossAttention.sublayer.y() - shape.choose(0.35, 0.42, 0.56);
    double edge = crossAttention.sublayer.x(LEFT);
    double start = shape.choose(-4.5, -4.2, -4.5);
    fromEncoder = new FlowArrow(Roles.ENCODER, at(start, y), at(edge, y));
    fromEncoderLabel = labelOfTheEncoder(lettering);
  }

  /** Returns the label of the arrow from the encoder, to its left or, in a tall frame, below it. */
  private Text labelOfTheEncoder(Lettering lettering) {
    String space = shape == FrameShape.SQUARE ? "\n" : " ";
    String english = "Encoder" + space + "output\n(K, V)";
    Text label = lettering.note("编码器输出\n(K, V)", english).setColor(Roles.ENCODER);
    return switch (shape) {
      case LANDSCAPE -> label.nextTo(fromEncoder, LEFT, 0.1);
      case SQUARE -> label.setMaxWidth(1.35).nextTo(fromEncoder, LEFT, 0.1);
      case PORTRAIT -> label.setMaxWidth(1.7).nextTo(fromEncoder, DOWN, 0.15).setX(NORM_X - 0.1);
    };
  }

  List<Row> rows() {
    return List.of(maskedAttention, crossAttention, feedForward);
  }

  private Row row(double lane, Color color, Text name, Lettering lettering) {
    double y = lane - gap - sublayerHeight / 2;
    var sublayer =
        new LabeledBox(SUBLAYER_WIDTH, sublayerHeight, color, name).moveTo(at(SUBLAYER_X, y));
    var norm =
        new LabeledBox(NORM_WIDTH, normHeight, Roles.NORM, lettering.label("LN", "LN"))
            .moveTo(at(NORM_X, y));
    SumNode sum = layer.sumBeside(sublayer);
    return new Row(
        norm,
        new FlowArrow(Roles.FLOW, norm.right(), sublayer.left()),
        sublayer,
        LayerFrame.add(sublayer, sum),
        sum,
        layer.residual(lane, sum));
  }
}
