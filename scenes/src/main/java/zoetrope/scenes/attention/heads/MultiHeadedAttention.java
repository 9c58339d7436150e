package zoetrope.scenes.attention.heads;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFile;

/**
 * Many heads of attention run in parallel: each has its matrices, its pattern and its change of the
 * embedding, and all changes add up.
 */
public final class MultiHeadedAttention extends Scene {
  private final Parameter<String> phrase =
      parameter(
          "phrase",
          "a fluffy blue creature roamed the verdant forest",
          "2 to 16 words that the heads attend to");

  private final Parameter<Integer> count =
      parameter("heads", 96, "how many heads there are, at least 5; 15 of them are drawn");

  private final ModelFile model = ModelFile.ofLayer(this::parameter, phrase);

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 41 s. */
  public MultiHeadedAttention() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 13, 9);
    var heads =
        model.isGiven()
            ? Heads.of(model.read(), model.layer())
            : Heads.of(phrase.get(), count.get());
    section("One head");
    commentary.tell("So far this was a single head.");
    var titles = perform(new TitleAct(heads));
    section("Many heads");
    commentary.tell("A model has many, side by side, each with matrices of its own.");
    var panels = perform(new PanelsAct(heads, titles));
    section("Values");
    commentary.tell("Each pattern weighs other values,");
    var values = perform(new HeadValuesAct(titles, panels));
    section("Changes");
    commentary.tell("and all changes add up.");
    perform(new ChangesAct(values));
    commentary.finish();
  }
}
