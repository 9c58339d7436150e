package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.WordLimits;

/**
 * What the feed-forward network of a block does to a vector: up to its neurons, through the
 * activation, down again, added to the stream; and what some neurons are for.
 */
public final class FeedForwardNetwork extends Scene {
  private static final int STEPS = 120;

  private final Parameter<String> prompt =
      parameter(
          "prompt",
          "the bird lay on the rug and",
          "2 to 7 words of those that the toy reads; the last one's vector is followed");

  /** The film, less than a minute long. */
  public FeedForwardNetwork() {}

  @Override
  protected void construct() {
    List<String> words = List.of(prompt.get().strip().toLowerCase(Locale.ROOT).split("\\s+"));
    new WordLimits(2, 7).require("the prompt", words);
    var training = ToyTraining.of(STEPS);
    section("Up, activate, down");
    perform(new NetworkAct(training, training.trace(STEPS, words), words));
    section("What neurons are for");
    perform(new NeuronsAct(training));
  }
}
