package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFolder;

/**
 * A film that follows one text through a whole model: words, vectors, all layers, the next word,
 * and the next rounds. The numbers are those of the model from the first second to the last.
 */
public final class WholeModel extends Scene {
  private final Parameter<String> prompt =
      parameter(
          "prompt",
          "the bird lay on the",
          "2 to 7 words that the toy model knows, or 2 to 7 of the model's tokens");

  private final ModelFolder model = ModelFolder.ofDecoder(this::parameter);

  /** Creates the film, which lasts about three minutes. */
  public WholeModel() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 12, 9);
    WrittenStory story =
        model.isGiven()
            ? model.decoder(opened -> WrittenStory.of(opened, prompt.get()))
            : WrittenStory.ofToy(prompt.get());
    var stage = new StoryStage(story);
    section("Words become vectors");
    perform(new EntryAct(stage));
    for (int layer = 0; layer < story.model().layers(); layer++) {
      section("Layer " + (layer + 1));
      perform(new BlockAct(stage, layer));
    }
    perform(new RoundsAct(stage));
  }
}
