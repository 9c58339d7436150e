package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.model.CachedRun;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.ModelRun;
import zoetrope.attention.model.SafetensorsWriter;

/**
 * How long it takes to open a model of the size of GPT-2 small (498 MB), to run it, and what
 * memory: {@code tools/run ModelBenchmark FOLDER}. The folder is written with weights by chance,
 * unless a model is there already.
 */
public final class ModelBenchmark {
  private static final int LAYERS = 12;
  private static final int WIDTH = 768;
  private static final int VOCABULARY = 50_257;
  private static final String PHRASE = "a fluffy blue creature roamed";

  private ModelBenchmark() {}

  /**
   * Measures.
   *
   * @throws IOException if the folder cannot be written
   */
  public static void main(String... arguments) throws IOException {
    if (arguments.length != 1) {
      System.err.println("usage: tools/run ModelBenchmark FOLDER");
      System.exit(2);
    }
    Path folder = Path.of(arguments[0]);
    if (!Files.exists(folder.resolve("config.json"))) {
      write(folder);
    }
    print("start", System.nanoTime());
    long start = System.nanoTime();
    LanguageModel model = LanguageModel.open(folder);
    print("open", start);
    start = System.nanoTime();
    model.block(0);
    print("one layer as matrices", start);
    start = System.nanoTime();
    ModelRun run = model.run(PHRASE);
    run.output();
    print("all layers for " + run.tokens().size() + " tokens", start);
    start = System.nanoTime();
    run.logits();
    print("logits of " + model.config().vocabulary() + " tokens", start);
    start = System.nanoTime();
    CachedRun text = model.begin(PHRASE);
    print("the same with a cache", start);
    start = System.nanoTime();
    text.then(text.tokens().get(0));
    print("one more token", start);
  }

  private static void print(String what, long start) throws IOException {
    System.out.printf(
        Locale.ROOT, "%-32s %6d ms  %s%n", what, (System.nanoTime() - start) / 1_000_000, memory());
  }

  /** What is resident, of which files that are mapped are the system's to take back. */
  private static String memory() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return "";
    }
    StringBuilder words = new StringBuilder();
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("RssAnon") || line.startsWith("RssFile")) {
        long kilobytes = Long.parseLong(line.replaceAll("\\D", ""));
        words.append(line, 0, 7).append(' ').append(kilobytes / 1024).append(" MB  ");
      }
    }
    return words.toString().strip();
  }

  private static void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    WeightGenerator random = new WeightGenerator(1);
    SafetensorsWriter writer = new SafetensorsWriter();
    matrix(writer, random, "wte.weight", VOCABULARY, WIDTH);
    matrix(writer, random, "wpe.weight", 1024, WIDTH);
    for (int i = 0; i < LAYERS; i++) {
      String block = "h." + i + ".";
      norm(writer, block + "ln_1");
      map(writer, random, block + "attn.c_attn", WIDTH, 3 * WIDTH);
      map(writer, random, block + "attn.c_proj", WIDTH, WIDTH);
      norm(writer, block + "ln_2");
      map(writer, random, block + "mlp.c_fc", WIDTH, 4 * WIDTH);
      map(writer, random, block + "mlp.c_proj", 4 * WIDTH, WIDTH);
    }
    norm(writer, "ln_f");
    writer.write(folder.resolve("model.safetensors"));
    // Letters only: the vocabulary is not what is measured.
    StringBuilder letters = new StringBuilder("{\"\u0120\": 0");
    for (char c = 'a'; c <= 'z'; c++) {
      letters.append(", \"").append(c).append("\": ").append(1 + c - 'a');
    }
    Files.writeString(folder.resolve("vocab.json"), letters + "}");
    Files.write(folder.resolve("merges.txt"), List.of("#version: 0.2"));
    Files.writeString(
        folder.resolve("config.json"),
        String.format(
            Locale.ROOT,
            "{\"model_type\": \"gpt2\", \"n_layer\": %d, \"n_head\": 12, \"n_embd\": %d,"
                + " \"n_positions\": 1024, \"vocab_size\": %d}",
            LAYERS,
            WIDTH,
            VOCABULARY));
  }

  private static void map(
      SafetensorsWriter writer, WeightGenerator random, String name, int inputs, int outputs) {
    matrix(writer, random, name + ".weight", inputs, outputs);
    writer.add(name + ".bias", outputs, (i, j) -> 0);
  }

  /** Uniform numbers: they are quick to make. */
  private static void matrix(
      SafetensorsWriter writer, WeightGenerator random, String name, int rows, int columns) {
    writer.add(name, rows, columns, (i, j) -> 0.07 * (random.next() - 0.5));
  }

  private static void norm(SafetensorsWriter writer, String name) {
    writer.add(name + ".weight", WIDTH, (i, j) -> 1).add(name + ".bias", WIDTH, (i, j) -> 0);
  }
}
