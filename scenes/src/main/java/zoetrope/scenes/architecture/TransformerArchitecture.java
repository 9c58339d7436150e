package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;
import zoetrope.scenes.components.FrameShape;
import zoetrope.sound.SpokenLine;

/**
 * The transformer from the outside in: encoder and decoder, one layer of each, attention, and the
 * four steps of attention with numbers.
 */
public final class TransformerArchitecture extends Scene {
  private final Parameter<FilmLanguage> language =
      parameter("language", FilmLanguage.ZH, "the language of all texts");

  private Lettering lettering;
  private SpokenLine spoken;

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11.4, 9.4);
    lettering = new Lettering(language.get());
    showTheTitle();
    section(language.get().choose("整体架构", "The whole"));
    showTheWhole();
    section(language.get().choose("编码器层", "Encoder layer"));
    showAnEncoderLayer();
    section(language.get().choose("解码器层", "Decoder layer"));
    showADecoderLayer();
    section(language.get().choose("注意力", "Attention"));
    showAttention();
    section(language.get().choose("四个步骤", "Four steps"));
    showTheStepsOfAttention();
    finishTheLine();
  }

  /**
   * Adds a spoken line after the previous one. Without a voice, a line lasts no longer than the
   * animation that it accompanies.
   */
  private void tell(String chinese, String english) {
    finishTheLine();
    spoken = say(language.get().choose(chinese, english));
  }

  private void finishTheLine() {
    if (spoken != null && spoken.end() > time()) {
      pauseUntil(spoken.end());
    }
  }

  private void showTheTitle() {
    tell("我们来看看 Transformer 的构造。", "Let us open up a transformer.");
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
    tell("输入先经过一叠编码器，", "The input passes through a stack of encoders,");
    showTheHeading(
        lettering.heading("Transformer 整体架构", "The Transformer as a whole", Roles.ENCODER));
    play(lasting(0.8), drawBorderThenFill(whole.input.box()), write(whole.input.label()));
    pause(0.3);
    showTheStack(
        whole.encoder, create(whole.inputToEncoder), fadeIn(whole.inputVectors).shift(up(0.1)));
    pause(0.3);
    tell("再经过解码器，", "then a stack of decoders,");
    showTheStack(
        whole.decoder,
        create(whole.encoderToDecoder),
        drawBorderThenFill(whole.target.box()),
        write(whole.target.label()),
        create(whole.targetToDecoder),
        fadeIn(whole.targetVectors));
    pause(0.3);
    tell("最后得到输出。", "which write the output.");
    play(
        lasting(0.8),
        drawBorderThenFill(whole.output.box()),
        write(whole.output.label()),
        create(whole.decoderToOutput),
        fadeIn(whole.softmax));
    conclude(
        lettering.caption(
            "Transformer = 编码器（N层）+ 解码器（N层）",
            "Transformer = encoder (N layers) + decoder (N layers)",
            Roles.REMARK),
        "每一叠都有 N 层。",
        "Each stack has N layers.");
    clearTheStage(0.8);
  }

  /** Shows a stack. Its first layer appears with the frame, so that the arrow has a target. */
  private void showTheStack(OverallDiagram.Stack stack, Animation<?>... arrival) {
    play(lasting(0.2), drawBorderThenFill(stack.frame()), write(stack.layers().first()));
    play(lasting(0.5), arrival);
    for (var layer : stack.layers().from(1)) {
      play(write(layer).runTime(0.2));
    }
  }

  private void showAnEncoderLayer() {
    var encoder = new EncoderDiagram(lettering);
    var layer = encoder.layer;
    var attention = encoder.attention;
    var feedForward = encoder.feedForward;
    tell("每层先做归一化，", "First a layer normalizes its input,");
    showTheHeading(lettering.heading("编码器层内部结构", "Inside an encoder layer", Roles.ENCODER));
    frame(0.3, layer.frame);
    draw(0.3, layer.input);
    writeDown(0.3, layer.inputLabel);
    play(lasting(0.3), drawBorderThenFill(attention.norm().box()), create(encoder.enter));
    writeDown(0.3, attention.norm().label());
    draw(0.3, attention.down());
    tell("注意力混合各位置，", "attention mixes the positions,");
    frame(0.3, attention.sublayer().box());
    writeDown(0.3, attention.sublayer().label());
    draw(0.3, attention.residual(), attention.sum());
    writeDown(0.3, attention.residualLabel());
    draw(0.3, attention.add(), encoder.between);
    frame(0.3, feedForward.norm().box());
    writeDown(0.3, feedForward.norm().label());
    draw(0.3, feedForward.down());
    tell("前馈网络再逐个处理它们。", "and a small network works on each.");
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
            Roles.REMARK),
        "残差连接绕过两者。",
        "Residual connections lead around both.");
    clearTheStage(0.8);
  }

  private void showADecoderLayer() {
    var decoder = new DecoderDiagram(lettering);
    var layer = decoder.layer;
    tell("解码器层有三个部分。", "A decoder layer has three parts.");
    showTheHeading(lettering.heading("解码器层内部结构", "Inside a decoder layer", Roles.DECODER));
    frame(0.2, layer.frame);
    draw(0.2, layer.input);
    writeDown(0.2, layer.inputLabel);
    play(lasting(0.2), write(decoder.maskedAttention.norm()), create(decoder.enter));
    for (var row : decoder.rows()) {
      frame(0.2, row.sublayer().box());
      writeDown(0.2, row.sublayer().label());
    }
    tell("先看自己，再看编码器。", "It looks at itself, then at the encoder.");
    draw(0.2, layer.output);
    writeDown(0.2, layer.outputLabel);
    for (var row : decoder.rows()) {
      List<Animation<?>> arrivals = new ArrayList<>(List.of(create(row.across())));
      if (row != decoder.maskedAttention) {
        arrivals.add(write(row.norm()));
      }
      if (row == decoder.crossAttention) {
        arrivals.add(create(decoder.fromEncoder));
        arrivals.add(write(decoder.fromEncoderLabel));
      }
      play(lasting(0.2), arrivals.toArray(Animation<?>[]::new));
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
            Roles.REMARK),
        "最后仍是前馈网络。",
        "The last part is the network again.");
    clearTheStage(0.8);
  }

  private void showAttention() {
    var formulas = new AttentionFormulas();
    tell("注意力用查询和键来混合值。", "It compares queries with keys and mixes values.");
    showTheHeading(lettering.heading("注意力机制 (Attention)", "Attention", Roles.ATTENTION));
    play(write(formulas.attention).runTime(1.5));
    pause();
    tell("多个头同时这样做。", "Many heads do it side by side.");
    play(write(formulas.multiHead).runTime(1));
    play(write(formulas.head).runTime(1));
    conclude(
        lettering.caption(
            "注意力允许模型关注输入序列中的所有位置",
            "Attention lets the model attend to all positions of the input sequence",
            Roles.ENCODER),
        "每个位置都能看到所有位置。",
        "So every position sees all others.");
    clearTheStage(0.8);
  }

  private void showTheStepsOfAttention() {
    var attention = new AttentionSteps(lettering);
    var optimizations = new Optimizations(lettering);
    var given = attention.given;
    play(
        write(
                lettering.heading(
                    "缩放点积注意力详解", "Scaled dot-product attention, step by step", PURPLE_B))
            .runTime(0.8),
        fadeIn(given).runTime(0.8));
    showTheStep(attention.steps.get(0), "点积给出分数。", "Dot products give scores.");
    showTheStep(attention.steps.get(1), "再把它们缩小。", "They are scaled down.");
    showTheStep(attention.steps.get(2), "于是成为权重。", "Now they become weights.");
    showTheStep(attention.steps.get(3), "权重混合各值。", "The weights mix values.");
    attention.relations().forEach(this::states);
    tell("为了让它更快，人们做了许多改进。", "Much has been done to make this fast.");
    play(write(optimizations.heading).runTime(0.8), fadeOut(given).runTime(0.3));
    for (var point : optimizations.points) {
      play(write(point).runTime(0.5));
    }
    pause(3);
  }

  private void showTheStep(AttentionSteps.Step step, String chinese, String english) {
    tell(chinese, english);
    play(write(step.formula()).runTime(0.8));
    play(lasting(0.5), write(step.remark()), fadeIn(step.result()));
    pause(0.3);
  }

  private void showTheHeading(Text heading) {
    play(write(heading).runTime(0.8));
  }

  /** Shows the conclusion of a section and leaves time to read it. */
  private void conclude(Text caption, String chinese, String english) {
    play(write(caption).runTime(1));
    tell(chinese, english);
    pause(2);
  }

  private void frame(double seconds, Mobject<?> box) {
    play(drawBorderThenFill(box).runTime(seconds));
  }

  /** Draws arrows and the sums they lead to, one after the other, in {@code seconds} altogether. */
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
