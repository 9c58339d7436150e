package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/**
 * The transformer from the outside to the inside: encoder and decoder, a layer of each, attention,
 * and the four steps of attention with their numbers.
 */
public final class TransformerArchitecture extends Scene {
  private final Parameter<FilmLanguage> language =
      parameter("language", FilmLanguage.ZH, "the language of all texts");

  private Lettering lettering;

  @Override
  protected void construct() {
    lettering = new Lettering(language.get());
    showTheTitle();
    showTheWhole();
    showAnEncoderLayer();
    showADecoderLayer();
    showAttention();
    showTheStepsOfAttention();
  }

  private void showTheTitle() {
    var title = lettering.title("Transformer 架构详解", "The Transformer Architecture");
    var subtitle = lettering.subtitle("现代大语言模型的核心基础", "The foundation of modern language models");
    title.moveTo(up(0.45));
    subtitle.setColor(GREY_B).nextTo(title, DOWN, 0.45);
    play(write(title).runTime(1));
    play(write(subtitle).runTime(0.8));
    pause();
    clearTheStage(0.5);
  }

  private void showTheWhole() {
    var whole = new OverallDiagram(lettering);
    showTheHeading(
        lettering.heading("Transformer 整体架构", "The Transformer as a whole", Roles.ENCODER));
    play(lasting(0.8), drawBorderThenFill(whole.input.box()), write(whole.input.label()));
    pause(0.3);
    showTheStack(whole.encoder, whole.inputToEncoder);
    pause(0.3);
    showTheStack(whole.decoder, whole.encoderToDecoder);
    pause(0.3);
    play(
        lasting(0.8),
        drawBorderThenFill(whole.output.box()),
        write(whole.output.label()),
        create(whole.decoderToOutput));
    conclude(
        lettering.caption(
            "Transformer = 编码器（N层）+ 解码器（N层）",
            "Transformer = encoder (N layers) + decoder (N layers)",
            Roles.REMARK));
    clearTheStage(0.8);
  }

  /** The first layer comes with the frame of the stack, so that the arrow has where to end. */
  private void showTheStack(OverallDiagram.Stack stack, Mobject<?> arrow) {
    play(lasting(0.2), drawBorderThenFill(stack.frame()), write(stack.layers().first()));
    play(create(arrow).runTime(0.5));
    for (var layer : stack.layers().from(1)) {
      play(write(layer).runTime(0.2));
    }
  }

  private void showAnEncoderLayer() {
    var encoder = new EncoderDiagram(lettering);
    var layer = encoder.layer;
    var attention = encoder.attention;
    var feedForward = encoder.feedForward;
    showTheHeading(lettering.heading("编码器层内部结构", "Inside an encoder layer", Roles.ENCODER));
    frame(0.3, layer.frame);
    draw(0.3, layer.input);
    writeDown(0.3, layer.inputLabel);
    play(lasting(0.3), drawBorderThenFill(attention.norm().box()), create(encoder.enter));
    writeDown(0.3, attention.norm().label());
    draw(0.3, attention.down());
    frame(0.3, attention.sublayer().box());
    writeDown(0.3, attention.sublayer().label());
    draw(0.3, attention.residual(), attention.sum());
    writeDown(0.3, attention.residualLabel());
    draw(0.3, attention.add(), encoder.between);
    frame(0.3, feedForward.norm().box());
    writeDown(0.3, feedForward.norm().label());
    draw(0.3, feedForward.down());
    frame(0.3, feedForward.sublayer().box());
    writeDown(0.3, feedForward.sublayer().label());
    draw(0.3, feedForward.residual(), feedForward.sum());
    writeDown(0.3, feedForward.residualLabel());
    draw(0.3, feedForward.add(), encoder.exit, layer.output);
    writeDown(0.3, layer.outputLabel);
    conclude(
        lettering.caption(
            "编码器层 = 层归一化 + 多头注意力 + 前馈网络（均有残差连接）",
            "Encoder layer = layer norm + multi-head attention + feed-forward, with residuals",
            Roles.REMARK));
    clearTheStage(0.8);
  }

  private void showADecoderLayer() {
    var decoder = new DecoderDiagram(lettering);
    var layer = decoder.layer;
    showTheHeading(lettering.heading("解码器层内部结构", "Inside a decoder layer", Roles.DECODER));
    frame(0.2, layer.frame);
    draw(0.2, layer.input);
    writeDown(0.2, layer.inputLabel);
    draw(0.2, decoder.enter);
    for (var row : decoder.rows()) {
      frame(0.2, row.sublayer().box());
      writeDown(0.2, row.sublayer().label());
    }
    draw(0.2, layer.output);
    writeDown(0.2, layer.outputLabel);
    for (var row : decoder.rows()) {
      play(lasting(0.2), write(row.norm()), create(row.across()));
    }
    draw(0.2, decoder.maskedAttention.add(), decoder.maskedAttention.sum(), decoder.toSecond);
    draw(0.2, decoder.crossAttention.add(), decoder.crossAttention.sum(), decoder.toThird);
    draw(0.2, decoder.feedForward.add(), decoder.feedForward.sum(), decoder.exit);
    for (var row : decoder.rows()) {
      draw(0.2, row.residual());
    }
    conclude(
        lettering.caption(
            "解码器层 = 掩码注意力 + 编码器-解码器注意力 + 前馈网络",
            "Decoder layer = masked attention + encoder-decoder attention + feed-forward",
            Roles.REMARK));
    clearTheStage(0.8);
  }

  private void showAttention() {
    var formulas = new AttentionFormulas();
    showTheHeading(lettering.heading("注意力机制 (Attention)", "Attention", Roles.ATTENTION));
    play(write(formulas.attention).runTime(1.5));
    pause();
    play(write(formulas.multiHead).runTime(1));
    play(write(formulas.head).runTime(1));
    conclude(
        lettering.caption(
            "注意力允许模型关注输入序列中的所有位置",
            "Attention lets the model attend to all positions of the input sequence",
            Roles.ENCODER));
    clearTheStage(0.8);
  }

  private void showTheStepsOfAttention() {
    var attention = new AttentionSteps(lettering);
    var optimizations = new Optimizations(lettering);
    showTheHeading(
        lettering.heading("缩放点积注意力详解", "Scaled dot-product attention, step by step", PURPLE_B));
    for (var step : attention.steps) {
      play(write(step.formula()).runTime(0.8));
      play(lasting(0.5), write(step.remark()), fadeIn(step.result()));
      pause(0.3);
    }
    play(write(optimizations.heading).runTime(0.8));
    for (var point : optimizations.points) {
      play(write(point).runTime(0.5));
    }
    pause(3);
  }

  private void showTheHeading(Text heading) {
    play(write(heading).runTime(0.8));
  }

  /** What a section comes to, and time to look at it. */
  private void conclude(Text caption) {
    play(write(caption).runTime(1));
    pause(2);
  }

  private void frame(double seconds, Mobject<?> box) {
    play(drawBorderThenFill(box).runTime(seconds));
  }

  /** Draws arrows and the sums they lead to, one after the other, in {@code seconds} together. */
  private void draw(double seconds, Mobject<?>... parts) {
    List<Animation<?>> drawings = new ArrayList<>();
    for (Mobject<?> part : parts) {
      drawings.add(create(part));
    }
    play(lasting(seconds), succession(drawings));
  }

  private void writeDown(double seconds, Mobject<?> text) {
    play(write(text).runTime(seconds));
  }

  private void clearTheStage(double seconds) {
    List<Animation<?>> fades = new ArrayList<>();
    for (Mobject<?> mobject : mobjects()) {
      if (mobject != camera()) {
        fades.add(fadeOut(mobject));
      }
    }
    play(lasting(seconds), fades.toArray(Animation<?>[]::new));
  }
}
