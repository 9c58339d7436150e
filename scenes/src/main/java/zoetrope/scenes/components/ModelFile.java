package zoetrope.scenes.components;

import java.nio.file.Path;
import java.util.Optional;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.file.AttentionFile;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.model.LanguageModel;
import zoetrope.render.lookup.FilesAskedFor;
import zoetrope.scene.Parameter;

/**
 * Scene parameters for the attention of another model, which the viewer chooses. {@code model} is a
 * model's folder, which runs on the film's phrase. {@code attention} is a file with computed
 * attention. {@code layer} and {@code head} select a head.
 *
 * <pre>{@code
 * private final ModelFile model = ModelFile.ofHead(this::parameter, phrase);
 * // in construct():
 * AttentionPattern pattern = model.isGiven() ? model.pattern() : computed();
 * }</pre>
 */
public final class ModelFile {
  private final Parameter<String> file;
  private final Optional<Parameter<String>> folder;
  private final Optional<Parameter<String>> phrase;
  private final Parameter<Integer> layer;
  private final Optional<Parameter<Integer>> head;

  /** The declaration of a scene's parameter: {@code this::parameter}. */
  @FunctionalInterface
  public interface Declaration {
    /** Declares a parameter with a one-line description. */
    <T> Parameter<T> parameter(String name, T defaultValue, String description);
  }

  private ModelFile(Declaration scene, Optional<Parameter<String>> phrase, boolean single) {
    this.phrase = phrase;
    folder =
        phrase.map(
            words ->
                scene.parameter(
                    "model",
                    "",
                    "the folder of a language model, which runs on the phrase, or minilm"));
    file =
        scene.parameter(
            "attention",
            "",
            "a .npz, .npy or .json file with the attention of a model, shown in place of computed"
                + " attention");
    layer = scene.parameter("layer", 0, "which layer of the model or file, counted from 0");
    head =
        single
            ? Optional.of(scene.parameter("head", 0, "which head of that layer, counted from 0"))
            : Optional.empty();
  }

  /** Declares {@code attention}, {@code layer} and {@code head}, for a film that shows one head. */
  public static ModelFile ofHead(Declaration scene) {
    return new ModelFile(scene, Optional.empty(), true);
  }

  /**
   * Declares the parameters of {@link #ofHead(Declaration)}, and {@code model}, which runs on
   * {@code phrase}.
   */
  public static ModelFile ofHead(Declaration scene, Parameter<String> phrase) {
    return new ModelFile(scene, Optional.of(phrase), true);
  }

  /** Declares {@code attention} and {@code layer}, for a film that shows the heads of a layer. */
  public static ModelFile ofLayer(Declaration scene) {
    return new ModelFile(scene, Optional.empty(), false);
  }

  /**
   * Declares the parameters of {@link #ofLayer(Declaration)}, and {@code model}, which runs on
   * {@code phrase}.
   */
  public static ModelFile ofLayer(Declaration scene, Parameter<String> phrase) {
    return new ModelFile(scene, Optional.of(phrase), false);
  }

  /** Whether the viewer named a model or a file. */
  public boolean isGiven() {
    return isFile() || isModel();
  }

  /** Whether the viewer named a file. */
  public boolean isFile() {
    return !file.get().isEmpty();
  }

  /** Whether the viewer named a model. */
  public boolean isModel() {
    return folder.isPresent() && !folder.get().get().isEmpty();
  }

  /**
   * Returns the content of the file, or the model's attention for the phrase.
   *
   * @throws zoetrope.attention.file.AttentionFileException if it cannot be read
   * @throws IllegalArgumentException if both a model and a file are named, or if the model does not
   *     accept the phrase
   */
  public LoadedAttention read() {
    return ModelFolder.inTheScene(this::opened);
  }

  private LoadedAttention opened() {
    if (!isModel()) {
      return AttentionFile.read(FilesAskedFor.reading(Path.of(file.get())));
    }
    if (isFile()) {
      throw new IllegalArgumentException(
          "both a model and a file of attention are named: leave one of them out");
    }
    String words = phrase.orElseThrow().get();
    return LanguageModel.open(ModelFolder.path(folder.orElseThrow().get())).run(words).attention();
  }

  /**
   * Returns the pattern of the selected head.
   *
   * @throws zoetrope.attention.file.AttentionFileException if the file is not a valid attention
   *     file or has no such layer or head
   */
  public AttentionPattern pattern() {
    return ModelFolder.inTheScene(() -> opened().pattern(layer(), head()));
  }

  /** Returns the selected layer, from 0. */
  public int layer() {
    return layer.get();
  }

  /** Returns the selected head of the layer, from 0; 0 in films that show a whole layer. */
  public int head() {
    return head.map(Parameter::get).orElse(0);
  }
}
