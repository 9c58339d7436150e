package zoetrope.tools.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.SafetensorsWriter;

/** The folder of a small language model with one mutated file. */
final class ModelTarget extends FolderTarget {
  private static final List<String> NAMES =
      List.of(
          "config.json",
          "model.safetensors",
          "vocab.json",
          "merges.txt",
          "tokenizer.json",
          "model.safetensors.index.json");

  private static final String PART = "part.safetensors";

  private static final String[] WORDS =
      ("gpt2 bert llama F32 BF16 I64 null -1 1e9 shape data_offsets n_head BPE WordPiece"
              + " ByteLevel merges vocab ../ \u0120")
          .split(" ");

  private final Map<String, byte[]> whole = new TreeMap<>();

  ModelTarget() {
    whole.put(
        NAMES.get(0),
        bytes(
            "{\"model_type\": \"gpt2\", \"n_layer\": 1, \"n_head\": 2, \"n_embd\": 4,"
                + " \"n_positions\": 8, \"vocab_size\": 6}"));
    whole.put(
        NAMES.get(2),
        bytes("{\"a\": 0, \"b\": 1, \"\u0120\": 2, \"ab\": 3, \"\u0120a\": 4, \"c\": 5}"));
    whole.put(NAMES.get(3), bytes("#version: 0.2\na b\n\u0120 a\n"));
    whole.put(
        NAMES.get(4),
        bytes(
            "{\"added_tokens\": [{\"id\": 5, \"content\": \"c\", \"special\": true}],"
                + " \"pre_tokenizer\": {\"type\": \"ByteLevel\"}, \"post_processor\": null,"
                + " \"model\": {\"type\": \"BPE\", \"merges\": [\"a b\"],"
                + " \"vocab\": {\"a\": 0, \"b\": 1, \"\u0120\": 2, \"ab\": 3, \"c\": 5}}}"));
    whole.put(NAMES.get(5), bytes(index()));
    try {
      weights().write(file(NAMES.get(1)));
      whole.put(NAMES.get(1), Files.readAllBytes(file(NAMES.get(1))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns an index that names one shard for all tensors. */
  private static String index() {
    StringBuilder index = new StringBuilder("{\"weight_map\": {");
    for (String name :
        List.of("ln_1", "ln_2", "attn.c_attn", "attn.c_proj", "mlp.c_fc", "mlp.c_proj")) {
      index.append("\"h.0." + name + ".weight\": \"" + PART + "\", ");
      index.append("\"h.0." + name + ".bias\": \"" + PART + "\", ");
    }
    for (String name : List.of("wpe.weight", "ln_f.weight", "ln_f.bias")) {
      index.append("\"" + name + "\": \"" + PART + "\", ");
    }
    return index + "\"wte.weight\": \"" + PART + "\"}}";
  }

  private static SafetensorsWriter weights() {
    SafetensorsWriter writer = new SafetensorsWriter();
    writer.add("wte.weight", 6, 4, (i, j) -> i - j).add("wpe.weight", 8, 4, (i, j) -> 0.1 * i);
    for (String norm : List.of("h.0.ln_1", "h.0.ln_2", "ln_f")) {
      writer.add(norm + ".weight", 4, (i, j) -> 1).add(norm + ".bias", 4, (i, j) -> 0);
    }
    map(writer, "h.0.attn.c_attn", 4, 12);
    map(writer, "h.0.attn.c_proj", 4, 4);
    map(writer, "h.0.mlp.c_fc", 4, 16);
    map(writer, "h.0.mlp.c_proj", 16, 4);
    return writer;
  }

  private static void map(SafetensorsWriter writer, String name, int inputs, int outputs) {
    writer.add(name + ".weight", inputs, outputs, (i, j) -> 0.1 * (i - j));
    writer.add(name + ".bias", outputs, (i, j) -> 0);
  }

  @Override
  public byte[] generate(Random random) {
    Mutator mutator = new Mutator(random);
    int kind = random.nextInt(NAMES.size());
    byte[] content = whole.get(NAMES.get(kind));
    byte[] altered =
        switch (random.nextInt(4)) {
          case 0 -> content;
          case 1 -> mutator.bytes(content);
          default ->
              kind == 1
                  ? mutator.bytes(content)
                  : bytes(mutator.text(new String(content, StandardCharsets.UTF_8), WORDS));
        };
    return numbered(kind, altered);
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    int kind = number(input, NAMES.size());
    for (String name : NAMES) {
      Files.deleteIfExists(file(name));
    }
    for (int i = 0; i < 4; i++) {
      write(NAMES.get(i), whole.get(NAMES.get(i)));
    }
    write(NAMES.get(kind), content(input));
    if (kind == 5) {
      // The weights become the shard that the index names.
      Files.move(file(NAMES.get(1)), file(PART), StandardCopyOption.REPLACE_EXISTING);
    }
    try {
      return run(LanguageModel.open(folder()));
    } catch (AttentionFileException e) {
      return false;
    }
  }

  /**
   * Runs the model, and returns whether it accepts the phrase. A model that opens may still refuse
   * it, or contain NaN.
   */
  private static boolean run(LanguageModel model) {
    try {
      model.run("ab a ba").logits();
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
