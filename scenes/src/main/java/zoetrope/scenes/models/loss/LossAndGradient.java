package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import zoetrope.attention.toy.NextWordLoss;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WordLimits;

/**
 * A film about what training changes. A small transformer is halfway through its training and
 * predicts the next word of one sentence. The loss −ln p says how wrong it is, the slopes of the
 * loss say where each weight must go, and some steps of gradient descent make the word likely. The
 * last section shows what this costs the other sentences. All numbers are those of the model.
 *
 * <p>In a tall frame, such as 9:16, one half of the film is above the other.
 */
public final class LossAndGradient extends Scene {
  /**
   * The number of training steps before the film. After them, the model knows that a sound follows,
   * but not which one.
   */
  private static final int TRAINED_STEPS = 30;

  private final Parameter<String> sentence =
      parameter(
          "sentence",
          "the bird sat on the mat and sang",
          "3 to 8 words that the toy model knows; it predicts the last one from the others");

  /** Creates the film, which lasts about two minutes. */
  public LossAndGradient() {}

  @Override
  protected void construct() {
    List<String> words = List.of(sentence.get().strip().toLowerCase(Locale.ROOT).split("\\s+"));
    new WordLimits(3, 8).require("the sentence", words);
    ToyTraining.requireWords(words);
    LossLayout layout = LossLayout.of(FrameShape.compose(this::frameSize, 13.9, 7.65));
    var training = ToyTraining.of(TRAINED_STEPS);
    List<String> text = words.subList(0, words.size() - 1);
    var start = NextWordLoss.of(training, text, words.get(text.size()));
    var stage = new LossStage(layout, training, words, start);

    section("What training changes");
    perform(new ModelAct(stage));
    section("The loss");
    perform(new LogarithmAct(stage));
    section("One weight");
    perform(new OneWeightAct(stage));
    section("All weights");
    perform(new GradientAct(stage));
    section("Again and again");
    var descent = perform(new DescentAct(stage));
    section("The other sentences");
    perform(new OtherSentencesAct(stage, descent));
  }
}
