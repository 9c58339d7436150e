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
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Conventions;

/**
 * The act where every beginning of a sentence predicts its next word at the same time, so that one
 * sentence is many examples.
 */
final class ExamplesAct extends Act<Void> {
  private static final double WORDS_Y = 2.3;
  private static final double BAR_Y = -1.9;
  private static final double TALLEST = 2.2;

  private final List<String> words;
  private final RealMatrix chances;

  ExamplesAct(ToyModel model, List<String> words) {
    this.words = words;
    RealMatrix x = model.input(words);
    MultiHeadTrace trace = model.attention().trace(x, model.kind());
    chances = Softmax.ofRows(model.unembedding().apply(x.plus(trace.output())));
  }

  private double x(int word) {
    double pitch = Math.min(2.2, 12.6 / words.size());
    return pitch * (word - (words.size() - 1) / 2.0);
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
      names.add(Blocks.level(text(words.get(i)).fontSize(40).setX(x(i)), WORDS_Y));
    }
    play(laggedStart(names, name -> fadeIn(name).shift(up(0.3))).lagRatio(0.1));
    List<Animation<?>> asking = new ArrayList<>();
    List<Animation<?>> rising = new ArrayList<>();
    Group<Mobject<?>> all = group();
    for (int i = 0; i < examples; i++) {
      var arrow = arrow(at(x(i), WORDS_Y - 0.35), at(x(i), WORDS_Y - 1.15)).buff(0);
      Text next =
          Blocks.level(text(words.get(i + 1) + "?").fontSize(34).setX(x(i)), WORDS_Y - 1.55);
      next.setColor(TEAL);
      var bar = rectangle(0.7, Math.max(0.01, TALLEST * chance(i)));
      bar.moveTo(at(x(i), BAR_Y), DOWN).setFill(TEAL, 0.8).setStroke(WHITE, 1);
      var number = decimalNumber(chance(i), 2).fontSize(30).moveTo(at(x(i), BAR_Y - 0.3));
      asking.add(animationGroup(growArrow(arrow), fadeIn(next).shift(down(0.2))));
      rising.add(animationGroup(growFromEdge(bar, DOWN), fadeIn(number)));
      all.add(arrow, next, bar, number);
    }
    play(laggedStart(asking).lagRatio(0.15).runTime(2));
    play(laggedStart(rising).lagRatio(0.15).runTime(2));
    var caption =
        text("one sentence, " + examples + " examples at once: the mask hides what follows")
            .fontSize(38);
    caption.colorPart(examples + " examples", YELLOW).moveTo(at(0, -3));
    var source = text("chances that " + Conventions.toy() + ", gives the true next word");
    source.fontSize(28).setColor(GREY_B).moveTo(at(0, -3.65));
    play(fadeIn(caption).lagRatio(0.02), fadeIn(source));
    pause(2.5);
    return null;
  }
}
