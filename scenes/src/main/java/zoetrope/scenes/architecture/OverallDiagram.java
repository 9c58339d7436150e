package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.RoundedRectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FlowArrow;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.LabeledBox;

/**
 * The whole transformer from left to right or from top to bottom: the input, a stack of encoder
 * layers, a stack of decoder layers, the output, and an arrow from each to the next.
 */
final class OverallDiagram {
  private static final int LAYERS = 6;
  private static final double LAYER_WIDTH = 2.8;
  private static final double LAYER_HEIGHT = 0.48;
  private static final double LAYER_GAP = 0.13;
  private static final double STACK_MARGIN = 0.15;
  private static final double END_WIDTH = 2;
  private static final double END_HEIGHT = 1;
  private static final double GAP = 1;
  private static final double TARGET_HEIGHT = 0.55;
  private static final double STACK_FILL = 0.08;

  private final FrameShape shape = FrameShape.current();
  final LabeledBox input;
  final Stack encoder;
  final Stack decoder;
  final LabeledBox output;
  final FlowArrow inputToEncoder;
  final FlowArrow encoderToDecoder;
  final FlowArrow decoderToOutput;

  /** The remark that the words of the input enter as vectors. */
  final Text inputVectors;

  /** The remark that the words of the target enter as vectors. */
  final Text targetVectors;

  /** The text written so far, which is the input of the decoder. */
  final LabeledBox target;

  final FlowArrow targetToDecoder;

  /** The name of the softmax, which converts the decoder's output to probabilities. */
  final Text softmax;

  /** Layers one below the other, and the frame around them. */
  record Stack(RoundedRectangle frame, Group<LabeledBox> layers) {}

  OverallDiagram(Lettering lettering) {
    input = end(Roles.INPUT, lettering.label("输入序列", "Input\nsequence"));
    encoder = stack(Roles.ENCODER, i -> lettering.note("编码器层 " + i, "Encoder layer " + i));
    decoder = stack(Roles.DECODER, i -> lettering.note("解码器层 " + i, "Decoder layer " + i));
    output = end(Roles.OUTPUT, lettering.label("输出序列", "Output\nsequence"));
    var left = group(encoder.frame, encoder.layers);
    var right = group(decoder.frame, decoder.layers);
    place(left, right);
    boolean wide = shape == FrameShape.LANDSCAPE;
    inputToEncoder = arrow(input, encoder.frame);
    encoderToDecoder = arrow(encoder.frame, decoder.frame);
    decoderToOutput = arrow(decoder.frame, output);
    softmax =
        lettering
            .note("Softmax", "Softmax")
            .scale(0.8)
            .nextTo(decoderToOutput, wide ? UP : RIGHT, 0.1);
    target =
        new LabeledBox(
            LAYER_WIDTH + 2 * STACK_MARGIN,
            TARGET_HEIGHT,
            Roles.INPUT,
            lettering.note("目标序列（右移一位）", "Target, shifted by one"));
    placeTheTarget();
    targetToDecoder = arrow(target, decoder.frame);
    inputVectors = vectors(lettering);
    targetVectors = vectors(lettering);
    placeTheRemarks();
  }

  /** Places the four parts in a row, in two columns or, in a tall frame, in one column. */
  private void place(Group<?> left, Group<?> right) {
    switch (shape) {
      case LANDSCAPE -> group(input, left, right, output).arrange(RIGHT, GAP).moveTo(down(0.25));
      case SQUARE -> {
        group(left, right).arrange(RIGHT, 1.4 * GAP);
        input.nextTo(left, UP, GAP);
        output.nextTo(right, DOWN, GAP);
      }
      case PORTRAIT -> group(input, left, right, output).arrange(DOWN, GAP).moveTo(right(1.2));
    }
  }

  private void placeTheTarget() {
    switch (shape) {
      case LANDSCAPE -> target.nextTo(decoder.frame, UP, 0.45);
      case SQUARE -> target.nextTo(decoder.frame, UP, GAP);
      case PORTRAIT -> target.nextTo(decoder.frame, LEFT, 0.6);
    }
  }

  private void placeTheRemarks() {
    switch (shape) {
      case LANDSCAPE -> {
        inputVectors.nextTo(input, UP, 0.15);
        targetVectors.nextTo(targetToDecoder, RIGHT, 0.1);
      }
      case SQUARE -> {
        inputVectors.nextTo(inputToEncoder, RIGHT, 0.1);
        targetVectors.nextTo(targetToDecoder, RIGHT, 0.1);
      }
      case PORTRAIT -> {
        inputVectors.nextTo(inputToEncoder, RIGHT, 0.1);
        targetVectors.nextTo(target, UP, 0.15);
      }
    }
  }

  /** Returns a remark: the words enter a stack as vectors of their meaning and place. */
  private static Text vectors(Lettering lettering) {
    return lettering.note("嵌入 + 位置编码", "embedding + position").scale(0.8);
  }

  private static LabeledBox end(Color color, Text label) {
    return new LabeledBox(END_WIDTH, END_HEIGHT, color, label);
  }

  private static Stack stack(Color color, IntFunction<Text> label) {
    List<LabeledBox> layers = new ArrayList<>();
    for (int i = 1; i <= LAYERS; i++) {
      layers.add(new LabeledBox(LAYER_WIDTH, LAYER_HEIGHT, color, label.apply(i)));
    }
    Group<LabeledBox> column = group(layers).arrange(DOWN, LAYER_GAP);
    var frame =
        LabeledBox.frame(
                column.width() + 2 * STACK_MARGIN, column.height() + 2 * STACK_MARGIN, color)
            .setStroke(color, 2)
            .setFill(color, STACK_FILL);
    return new Stack(frame.moveTo(column), column);
  }

  private static FlowArrow arrow(Mobject<?> from, Mobject<?> to) {
    boolean across = to.x(LEFT) > from.x(RIGHT);
    return across
        ? new FlowArrow(Roles.REMARK, from.right(), to.left())
        : new FlowArrow(Roles.REMARK, from.bottom(), to.top());
  }
}
