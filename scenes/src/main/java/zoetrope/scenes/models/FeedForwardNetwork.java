package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFolder;

/**
 * A film about how the feed-forward network of a block transforms a vector: up to its neurons,
 * through the activation, down again, added to the stream. It also shows the purpose of some
 * neurons.
 */
public final class FeedForwardNetwork extends Scene {
  private static final int MAX_TOKENS = 16;

  private final Parameter<String> prompt =
      parameter(
          "prompt",
          "the bird lay on the rug and",
          "2 to 7 words that the toy model knows, or 2 to 16 of the model's tokens; the film"
              + " follows the vector of the last one");

  private final ModelFolder model =
      ModelFolder.of(
          this::parameter, "the folder of a language model, or minilm; if empty, a toy model");

  private final Parameter<Integer> layer =
      parameter("layer", 0, "which layer of the model, counted from 0");

  /** Creates the film, which lasts less than a minute. */
  public FeedForwardNetwork() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 9);
    StudiedModel studied =
        model.isGiven()
            ? model.with(
                opened -> StudiedModel.of("the prompt", opened.run(prompt.get()), MAX_TOKENS))
            : StudiedModel.toy("the prompt", prompt.get(), 1);
    int number = studied.requireLayer(layer.get());
    section("Up, activate, down");
    perform(new NetworkAct(studied, number));
    section("What neurons are for");
    perform(new NeuronsAct(Firing.of(studied, number)));
  }
}
