package zoetrope.scenes.components;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.model.SafetensorsWriter;

/** A model of GPT-2's kind with two layers of five heads and weights by chance, in a folder. */
public final class SmallModel {
  private static final List<String> PIECES =
      List.of(
          "a", "b", "c", "t", "h", "e", "\u0120", "th", "the", "\u0120c", "\u0120ca", "\u0120cat");
  private static final int WIDTH = 20;

  private SmallModel() {}

  /** Writes it; the phrase "the cat" is two tokens. */
  public static Path write(Path folder) throws IOException {
    StringBuilder vocabulary = new StringBuilder();
    for (String piece : PIECES) {
      vocabulary.append(vocabulary.isEmpty() ? "{" : ",").append('"' + piece + "\":");
      vocabulary.append(PIECES.indexOf(piece));
    }
    Files.writeString(folder.resolve("vocab.json"), vocabulary + "}");
    Files.writeString(folder.resolve("merges.txt"), "t h\nth e\n\u0120 c\n\u0120c a\n\u0120ca t\n");
    Files.writeString(
        folder.resolve("config.json"),
        "{\"model_type\":\"gpt2\",\"n_layer\":2,\"n_head\":5,\"n_embd\":20,\"n_positions\":16,"
            + "\"vocab_size\":12}");
    WeightGenerator random = new WeightGenerator(6);
    SafetensorsWriter writer = new SafetensorsWriter();
    matrix(writer, random, "wte.weight", 12, WIDTH);
    matrix(writer, random, "wpe.weight", 16, WIDTH);
    for (int i = 0; i < 2; i++) {
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
    return folder;
  }

  private static void map(
      SafetensorsWriter writer, WeightGenerator random, String name, int inputs, int outputs) {
    matrix(writer, random, name + ".weight", inputs, outputs);
    writer.add(name + ".bias", outputs, (i, j) -> 0);
  }

  private static void matrix(
      SafetensorsWriter writer, WeightGenerator random, String name, int rows, int columns) {
    writer.add(name, rows, columns, (i, j) -> 0.5 * random.nextGaussian());
  }

  private static void norm(SafetensorsWriter writer, String name) {
    writer.add(name + ".weight", WIDTH, (i, j) -> 1).add(name + ".bias", WIDTH, (i, j) -> 0);
  }
}
