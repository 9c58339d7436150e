package zoetrope.cli;

import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.render.doctor.ModelInspector;
import zoetrope.render.result.UsageException;

@Command(
    name = "model",
    description = {
      "Inspect a language model",
      "",
      "Prints the layers of the model and, with --phrase, what the attention heads look at."
    },
    sortOptions = false)
final class ModelCommand extends ConsoleCommand {
  @Parameters(
      paramLabel = "FOLDER",
      description =
          "Folder with config.json, model.safetensors and the files of a tokenizer, or minilm for"
              + " the MiniLM that the build has downloaded")
  private String model;

  @Option(
      names = "--phrase",
      paramLabel = "TEXT",
      description = "Run the model on this text: tokens, most distinctive heads, next token")
  private String phrase;

  @Override
  public Integer call() {
    describe(console, model, Optional.ofNullable(phrase));
    return CommandLineTool.DONE;
  }

  /** Prints the facts of a model. A model that cannot be read is a usage error. */
  static void describe(Console console, String model, Optional<String> phrase) {
    ModelInspector inspector =
        ServiceLoader.load(ModelInspector.class, ModelCommand.class.getClassLoader())
            .findFirst()
            .orElseThrow(
                () ->
                    new UsageException(
                        "no library for language models is on the class path: use ./render model,"
                            + " or add scenes.jar and attention.jar"));
    try {
      inspector.describe(model, phrase).forEach(console::print);
    } catch (RuntimeException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }
}
