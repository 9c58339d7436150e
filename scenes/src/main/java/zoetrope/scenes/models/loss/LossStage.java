package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import zoetrope.attention.toy.NextWordLoss;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.TexText;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.numbers.Rounding;

/** The objects that stay on the stage, and the prediction of the model whose weights change. */
final class LossStage {
  /** The rate η of gradient descent: the change of a weight for a slope of −1. */
  static final double RATE = 0.05;

  private final LossLayout layout;
  private final ToyTraining training;
  private final List<String> words;
  private final NextWordLoss start;
  private final PredictionChart prediction;
  private Supplier<NextWordLoss> shown;

  LossStage(LossLayout layout, ToyTraining training, List<String> words, NextWordLoss start) {
    this.layout = layout;
    this.training = training;
    this.words = words;
    this.start = start;
    shown = () -> start;
    prediction = new PredictionChart(this);
  }

  LossLayout layout() {
    return layout;
  }

  ToyTraining training() {
    return training;
  }

  List<String> vocabulary() {
    return training.vocabulary();
  }

  /** Returns the word that really follows. */
  String next() {
    return words.get(words.size() - 1);
  }

  /** Returns the prediction before any step of this film. */
  NextWordLoss start() {
    return start;
  }

  /** Returns the number of weights of the model with the commas that the film shows. */
  String weightCount() {
    return String.format(Locale.ROOT, "%,d", start.weights().count());
  }

  PredictionChart prediction() {
    return prediction;
  }

  /** Returns the prediction with the weights of this moment. */
  NextWordLoss shown() {
    return shown.get();
  }

  /** Lets all numbers follow a model whose weights change. */
  void follow(Supplier<NextWordLoss> model) {
    shown = model;
  }

  /** Returns a point in the half with weights and charts. */
  Vec inModel(double x, double y) {
    return layout.model().plus(at(x, y));
  }

  /** Returns the title, in LaTeX, of the half with weights and charts. */
  TexText title(String words) {
    return title(words, layout.model());
  }

  /** Returns the title, in LaTeX, of a half with this middle. */
  static TexText title(String words, Vec middle) {
    var title = texText(words).fontSize(40).setColor(GREY_A).setMaxWidth(6.6);
    title.setX(middle.x());
    return title.shift(up(middle.y() + LossLayout.HALF_HEIGHT - 0.2 - title.baseline().y()));
  }

  /** Returns the sentence as one line, with a gap for the word that follows. */
  Group<Mobject<?>> sentence() {
    Text line = text(String.join(" ", words)).fontSize(48).setMaxWidth(7);
    line.moveTo(layout.sentence());
    int letters = String.join(" ", words.subList(0, words.size() - 1)).length();
    var read = line.part(0, letters);
    var next = line.part(letters + 1, letters + 1 + next().length());
    return group(read, next.setColor(TEAL));
  }

  /** Returns p as it is shown, with three decimal places. */
  static double chance(NextWordLoss loss) {
    return Rounding.to(3, loss.chance());
  }

  /** Returns −ln p as it is shown, computed from the shown p. */
  static double value(NextWordLoss loss) {
    return valueOf(chance(loss));
  }

  /** Returns the loss of a shown probability, with two decimal places. */
  static double valueOf(double chance) {
    // A probability of 0.000 is shown like the smallest one that is not 0.
    return Math.abs(Rounding.to(2, -StrictMath.log(Math.max(0.001, chance))));
  }
}
