package zoetrope.scenes.attention.heads;

import static zoetrope.Zoetrope.*;

import java.nio.file.Path;
import zoetrope.scene.Parameter;

/**
 * Many heads of attention run side by side: each has its own matrices, its own pattern and its own
 * change of the embedding, and all changes add up.
 */
public final class MultiHeadedAttention extends Scene {
  private final Parameter<String> phrase =
      parameter(
          "phrase",
          "a fluffy blue creature roamed the verdant forest",
          "2 to 16 words, to which the heads attend");

  private final Parameter<Integer> count =
      parameter("heads", 96, "how many heads there are, at least 5; 15 of them are drawn");

  private final Parameter<String> file =
      parameter(
          "attention",
          "",
          "a file .npz, .npy or .json with the attention of a model, instead of phrase and heads");

  private final Parameter<Integer> layer =
      parameter("layer", 0, "which layer of that file, counted from 0");

  /** The film, 41 s long. */
  public MultiHeadedAttention() {}

  @Override
  protected void construct() {
    var heads =
        file.get().isEmpty()
            ? Heads.of(phrase.get(), count.get())
            : Heads.read(Path.of(file.get()), layer.get());
    var titles = new TitleAct(heads);
    perform(titles);
    var panels = new PanelsAct(heads, titles);
    perform(panels);
    var values = new ValuesAct(titles, panels);
    perform(values);
    perform(new ChangesAct(values));
  }
}
