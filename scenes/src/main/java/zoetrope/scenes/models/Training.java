package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WordLimits;

/**
 * A film about a small transformer that learns in front of the viewer. Its loss falls, its matrices
 * change, and its prediction for a sentence outside the training data becomes right.
 */
public final class Training extends Scene {
  private static final int STEPS = 120;

  private final Parameter<String> prompt =
      parameter(
          "prompt",
          "the bird lay on the rug and",
          "2 to 7 words that the model reads; it predicts the next one");

  /** Creates the film, which lasts about a minute. */
  public Training() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 8);
    List<String> words = List.of(prompt.get().strip().toLowerCase(Locale.ROOT).split("\\s+"));
    new WordLimits(2, 7).require("the prompt", words);
    var training = ToyTraining.of(STEPS);
    training.ids(words);
    section("The task");
    perform(new TaskAct(training, words));
    section("Training");
    var learned = perform(new LearningAct(training, words));
    section("What it looks at");
    perform(new LookingBackAct(learned));
  }
}
