package zoetrope.scenes.components;

import java.nio.file.Path;
import java.util.Optional;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.file.AttentionFile;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.scene.Parameter;

/**
 * The attention of a model that a viewer may give a film, as parameters of the scene: {@code
 * attention} is the file, {@code layer} and {@code head} are places in it.
 *
 * <pre>{@code
 * private final ModelFile model = ModelFile.ofHead(this::parameter);
 * // in construct():
 * AttentionPattern pattern = model.isGiven() ? model.pattern() : computed();
 * }</pre>
 */
public final class ModelFile {
  private final Parameter<String> file;
  private final Parameter<Integer> layer;
  private final Optional<Parameter<Integer>> head;

  /** How a scene declares a parameter: {@code this::parameter}. */
  @FunctionalInterface
  public interface Declaration {
    /** Declares a parameter with a line that says what it is for. */
    <T> Parameter<T> parameter(String name, T defaultValue, String description);
  }

  private ModelFile(Declaration scene, boolean single) {
    file =
        scene.parameter(
            "attention",
            "",
            "a .npz, .npy or .json file with the attention of a model, in place of a computed one");
    layer = scene.parameter("layer", 0, "which layer of that file, counted from 0");
    head =
        single
            ? Optional.of(scene.parameter("head", 0, "which head of that layer, counted from 0"))
            : Optional.empty();
  }

  /** Declares {@code attention}, {@code layer} and {@code head}: of a film that shows one head. */
  public static ModelFile ofHead(Declaration scene) {
    return new ModelFile(scene, true);
  }

  /** Declares {@code attention} and {@code layer}: of a film that shows the heads of a layer. */
  public static ModelFile ofLayer(Declaration scene) {
    return new ModelFile(scene, false);
  }

  /** Whether the viewer named a file. */
  public boolean isGiven() {
    return !file.get().isEmpty();
  }

  /**
   * All that the file has.
   *
   * @throws zoetrope.attention.file.AttentionFileException if it cannot be read as attention
   */
  public LoadedAttention read() {
    return AttentionFile.read(Path.of(file.get()));
  }

  /**
   * The pattern of the head that is wanted.
   *
   * @throws zoetrope.attention.file.AttentionFileException if the file cannot be read as attention
   *     or has no such layer or head
   */
  public AttentionPattern pattern() {
    return read().pattern(layer(), head());
  }

  /** Which layer is wanted, from 0. */
  public int layer() {
    return layer.get();
  }

  /** Which head of the layer is wanted, from 0; 0 in films that show a whole layer. */
  public int head() {
    return head.map(Parameter::get).orElse(0);
  }
}
