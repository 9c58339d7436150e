package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.WordLimits;

/**
 * A vector's way through a block: attention and the feed-forward network read it normalised and add
 * to it, and at each place one can ask what it would predict (the logit lens).
 */
public final class ResidualStream extends Scene {
  private static final int STEPS = 120;

  private final Parameter<String> prompt =
      parameter(
          "prompt",
          "the bird lay on the rug and",
          "2 to 7 words of those that the toy reads; the last one's vector is followed");

  /** The film, less than a minute long. */
  public ResidualStream() {}

  @Override
  protected void construct() {
    List<String> words = List.of(prompt.get().strip().toLowerCase(Locale.ROOT).split("\\s+"));
    new WordLimits(2, 7).require("the prompt", words);
    var training = ToyTraining.of(STEPS);
    var trace = training.trace(STEPS, words);
    section("Layer norm");
    perform(new NormAct(trace, words));
    section("The stream");
    perform(new StreamAct(training, trace, words));
  }
}
