package zoetrope.scenes.components;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Function;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.ModelRun;
import zoetrope.render.cache.UserCache;
import zoetrope.render.lookup.FilesAskedFor;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Parameter;

/**
 * A scene parameter, {@code model}, for a viewer's language model.
 *
 * <pre>{@code
 * private final ModelFolder model = ModelFolder.of(this::parameter);
 * // in construct():
 * ModelRun run = model.decoder(opened -> opened.run(phrase.get()));
 * }</pre>
 */
public final class ModelFolder {
  /** The name of the model that Maven downloads on request. */
  private static final String MINILM = "minilm";

  private final Parameter<String> name;

  private ModelFolder(Parameter<String> name) {
    this.name = name;
  }

  /** Declares {@code model}, for a film about the next token. */
  public static ModelFolder ofDecoder(ModelFile.Declaration scene) {
    return of(
        scene,
        "the folder of a model that predicts the next token, such as GPT-2; if empty, a toy model");
  }

  /** Declares {@code model} with a one-line description. */
  public static ModelFolder of(ModelFile.Declaration scene, String description) {
    return new ModelFolder(scene.parameter("model", "", description));
  }

  /** Whether the viewer named a model. */
  public boolean isGiven() {
    return !name.get().isEmpty();
  }

  /**
   * Returns the result of {@code use} for the model, which must predict the next token.
   *
   * @throws AttentionFileException if the model cannot be read
   * @throws IllegalArgumentException if the model reads whole phrases instead, or does not accept a
   *     phrase
   */
  public <T> T decoder(Function<LanguageModel, T> use) {
    return with(
        model -> {
          if (!model.config().family().isCausal() || !model.predicts()) {
            throw new IllegalArgumentException(
                "model="
                    + name.get()
                    + " reads whole phrases and does not predict the next token (it is a "
                    + model.config().type()
                    + "): this film needs a decoder, such as GPT-2, Llama, Mistral or Qwen");
          }
          return use.apply(model);
        });
  }

  /**
   * Returns the result of {@code use} for the model. Errors name the line of the scene, not of this
   * class.
   *
   * @throws AttentionFileException if the model cannot be read
   */
  public <T> T with(Function<LanguageModel, T> use) {
    return inTheScene(() -> use.apply(LanguageModel.open(path(name.get()))));
  }

  /** A computation on behalf of a scene. */
  interface Work<T> {
    /** Returns the result. */
    T result();
  }

  /**
   * Runs {@code work} and removes this package from the stack traces of its errors, so that they
   * point to the scene's line.
   */
  static <T> T inTheScene(Work<T> work) {
    try {
      return work.result();
    } catch (IllegalArgumentException | AttentionFileException | UsageException e) {
      String components = ModelFolder.class.getPackageName() + ".";
      e.setStackTrace(
          Arrays.stream(e.getStackTrace())
              .filter(line -> !line.getClassName().startsWith(components))
              .toArray(StackTraceElement[]::new));
      throw e;
    }
  }

  /** Returns a description of a model for the stage, such as "gpt2, 12 layers". */
  public static String described(ModelRun run) {
    int layers = run.model().config().layers();
    return run.model().name() + ", " + layers + (layers == 1 ? " layer" : " layers");
  }

  /**
   * Returns the text of token {@code id}, or its number: some models have rows of vectors that no
   * token uses.
   */
  public static String token(LanguageModel model, int id) {
    return id < model.tokenizer().size() ? model.tokenizer().token(id).text() : "#" + id;
  }

  /**
   * Returns the folder of the model {@code name}, which is a folder or the name of a downloaded
   * model.
   *
   * @throws UsageException if the model must be downloaded first; the message explains how
   */
  public static Path path(String name) {
    Path named = Path.of(name);
    if (!name.equals(MINILM) || Files.isDirectory(named)) {
      return FilesAskedFor.reading(named);
    }
    Path downloaded = UserCache.folder().resolve("models").resolve(MINILM);
    if (!Files.exists(downloaded.resolve("config.json"))) {
      throw new UsageException(
          "the model minilm is not downloaded yet: 'mvn -q -Pmodels process-classes -pl"
              + " tools/models -am', in the source folder of Zoetrope, fetches it once (83 MB)"
              + " and puts it into "
              + downloaded);
    }
    return FilesAskedFor.reading(downloaded);
  }
}
