package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.layer.RmsNorm;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFolder;

/**
 * A film about a vector's way through a block. Attention and the feed-forward network read it
 * normalized and add to it. At each point the film shows the prediction that the vector would give
 * (the logit lens).
 */
public final class ResidualStream extends Scene {
  private static final int MAX_TOKENS = 16;

  private final Parameter<String> prompt =
      parameter(
          "prompt",
          "the bird lay on the rug and",
          "2 to 7 words that the toy model knows, or 2 to 16 of the model's tokens; the film"
              + " follows the vector of the last one");

  private final ModelFolder model = ModelFolder.ofDecoder(this::parameter);

  private final Parameter<Integer> layer =
      parameter("layer", 0, "which layer of the model, counted from 0");

  /** Creates the film, which lasts less than a minute. */
  public ResidualStream() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 8.2);
    StudiedModel studied =
        model.isGiven()
            ? model.decoder(
                opened -> StudiedModel.of("the prompt", opened.run(prompt.get()), MAX_TOKENS))
            : StudiedModel.toy("the prompt", prompt.get(), 1);
    int number = studied.requireLayer(layer.get());
    section(studied.block(number).attentionNorm() instanceof RmsNorm ? "RMS norm" : "Layer norm");
    var vector = perform(new NormAct(studied, number));
    section("The stream");
    perform(new StreamAct(studied, number, vector));
  }
}
