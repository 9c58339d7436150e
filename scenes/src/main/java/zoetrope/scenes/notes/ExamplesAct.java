package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.animation.Animation;
import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.toy.ToyModel;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Rounding;

/**
 * The act where every beginning of a sentence predicts its next word at the same time, so that one
 * sentence is many examples.
 */
final class ExamplesAct extends Act<Void> {
  private final FrameShape shape = FrameShape.current();

  /** Whether the examples are columns; otherwise they are rows. */
  private final boolean wide = shape != FrameShape.PORTRAIT;

  private final double wordsY = shape.choose(2.3, 3.4, 0);
  private final double barY = shape.choose(-1.9, -1.7, 0);
  private final double longest = shape.choose(2.2, 2.8, 2.1);
  private final List<String> words;
  private final RealMatrix chances;

  ExamplesAct(ToyModel model, List<String> words) {
    this.words = words;
    RealMatrix x = model.input(words);
    MultiHeadTrace trace = model.attention().trace(x, model.kind());
    // The film about the next token shows these logits with one decimal place, too.
    RealMatrix logits = model.unembedding().apply(x.plus(trace.output()));
    chances = Softmax.ofRows(Rounding.to(1, logits));
  }

  private double x(int word) {
    double pitch = Math.min(2.2, shape.choose(12.6, 9.8, 8) / words.size());
    return pitch * (word - (words.size() - 1) / 2.0);
  }

  /** Returns the height of an example that is a row. */
  private double rowY(int word) {
    double pitch = Math.min(1.4, 10.5 / words.size());
    return 1.2 - pitch * (word - (words.size() - 1) / 2.0);
  }

  private Text word(int i) {
    var word = text(words.get(i)).fontSize(shape.choose(40, 34, 44));
    return wide
        ? Blocks.level(word.setX(x(i)), wordsY)
        : Blocks.level(word.setX(-2.4, RIGHT), rowY(i));
  }

  private Arrow step(int i) {
    return wide
        ? arrow(at(x(i), wordsY - 0.35), at(x(i), wordsY - 1.15)).buff(0)
        : arrow(at(-2.2, rowY(i)), at(-1.4, rowY(i))).buff(0);
  }

  /** Returns the word that follows word {@code i}, as a question. */
  private Text question(int i) {
    var next = text(words.get(i + 1) + "?").fontSize(shape.choose(34, 28, 40)).setColor(TEAL);
    return wide
        ? Blocks.level(next.setX(x(i)), wordsY - 1.55)
        : Blocks.level(next.setX(-1.2, LEFT), rowY(i));
  }

  private Rectangle bar(int i) {
    double length = Math.max(0.01, longest * chance(i));
    var bar =
        wide
            ? rectangle(0.7, length).moveTo(at(x(i), barY), DOWN)
            : rectangle(length, 0.5).moveTo(at(0.6, rowY(i)), LEFT);
    return bar.setFill(TEAL, 0.8).setStroke(WHITE, 1);
  }

  /** Returns the model's probability for the word after word {@code i}. */
  private double chance(int i) {
    return chances.get(i, ToyModel.vocabulary().indexOf(words.get(i + 1).toLowerCase(Locale.ROOT)));
  }

  @Override
  protected Void construct() {
    int examples = words.size() - 1;
    Group<Text> names = group();
    for (int i = 0; i < words.size(); i++) {
      names.add(word(i));
    }
    play(laggedStart(names, name -> fadeIn(name).shift(up(0.3))).lagRatio(0.1));
    List<Animation<?>> asking = new ArrayList<>();
    List<Animation<?>> rising = new ArrayList<>();
    Group<Mobject<?>> all = group();
    for (int i = 0; i < examples; i++) {
      var arrow = step(i);
      Text next = question(i);
      var bar = bar(i);
      var number = decimalNumber(chance(i), 2).fontSize(30);
      if (wide) {
        number.moveTo(at(x(i), barY - 0.3));
      } else {
        number.nextTo(bar, RIGHT, 0.15);
      }
      asking.add(animationGroup(growArrow(arrow), fadeIn(next).shift(down(0.2))));
      rising.add(animationGroup(growFromEdge(bar, wide ? DOWN : LEFT), fadeIn(number)));
      all.add(arrow, next, bar, number);
    }
    play(laggedStart(asking).lagRatio(0.15).runTime(2));
    play(laggedStart(rising).lagRatio(0.15).runTime(2));
    String gap = shape == FrameShape.LANDSCAPE ? " " : "\n";
    var caption =
        text("one sentence, "
                + examples
                + " examples at once:"
                + gap
                + "the mask hides what follows")
            .fontSize(38);
    caption.colorPart(examples + " examples", YELLOW).moveTo(at(0, shape.choose(-3, -3.2, -5.1)));
    var source = text("chances that " + Conventions.toy() + ", gives the true next word");
    source.fontSize(28).setColor(GREY_B).setMaxWidth(frameWidth() - 0.8);
    source.moveTo(at(0, shape.choose(-3.65, -4.4, -6.3)));
    play(fadeIn(caption).lagRatio(0.02), fadeIn(source));
    pause(2.5);
    return null;
  }
}
