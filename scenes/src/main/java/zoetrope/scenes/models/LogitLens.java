package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFolder;

/**
 * A film about the predictions of each layer as if it were the last (the logit lens). The final
 * norm and the unembedding matrix read the stream after every layer, for the last token and then
 * for all.
 */
public final class LogitLens extends Scene {
  private static final int TOY_LAYERS = 4;
  private static final int MAX_TOKENS = 12;

  private final Parameter<String> phrase =
      parameter(
          "phrase",
          "the cat ran to the river and",
          "2 to 7 words that the toy model knows, or 2 to 12 of the model's tokens");

  private final ModelFolder model = ModelFolder.ofDecoder(this::parameter);

  /** Creates the film, which lasts less than a minute. */
  public LogitLens() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 8.6);
    StudiedModel studied =
        model.isGiven()
            ? model.decoder(
                opened -> StudiedModel.of("the phrase", opened.run(phrase.get()), MAX_TOKENS))
            : StudiedModel.toy("the phrase", phrase.get(), TOY_LAYERS);
    var lens = Lens.of(studied);
    var narration = new Commentary(this::say, this::time, this::pauseUntil);
    section("The stream");
    var tower = perform(new LensTowerAct(studied, lens, narration));
    section("Read too early");
    perform(new LensGuessesAct(lens, tower, narration));
    section("Every place");
    perform(new LensTableAct(studied, lens, tower, narration));
    narration.finish();
  }
}
