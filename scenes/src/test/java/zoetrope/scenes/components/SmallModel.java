package zoetrope.scenes.components;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.model.SafetensorsWriter;

/** Folders with models of two layers and random weights. */
public final class SmallModel {
  private static final List<String> PIECES =
      List.of(
          "a", "b", "c", "t", "h", "e", "\u0120", "th", "the", "\u0120c", "\u0120ca", "\u0120cat");
  private static final int WIDTH = 20;

  private SmallModel() {}

  /** Writes a GPT-2 model with five heads. The phrase "the cat" has two tokens. */
  public static Path write(Path folder) throws IOException {
    writeVocabulary(folder);
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

  /**
   * Writes a Llama model: rotary positions, RMS norms, SwiGLU, and pairs of heads that share keys.
   */
  public static Path writeLlama(Path folder) throws IOException {
    writeVocabulary(folder);
    Files.writeString(
        folder.resolve("config.json"),
        "{\"model_type\":\"llama\",\"num_hidden_layers\":2,\"num_attention_heads\":4,"
            + "\"num_key_value_heads\":2,\"hidden_size\":16,\"intermediate_size\":40,"
            + "\"max_position_embeddings\":16,\"vocab_size\":12,\"rms_norm_eps\":1e-06,"
            + "\"rope_theta\":500.0,\"hidden_act\":\"silu\",\"tie_word_embeddings\":false}");
    WeightGenerator random = new WeightGenerator(8);
    SafetensorsWriter writer = new SafetensorsWriter();
    matrix(writer, random, "model.embed_tokens.weight", 12, 16);
    for (int i = 0; i < 2; i++) {
      String block = "model.layers." + i + ".";
      writer.add(block + "input_layernorm.weight", 16, (k, j) -> 1);
      matrix(writer, random, block + "self_attn.q_proj.weight", 16, 16);
      matrix(writer, random, block + "self_attn.k_proj.weight", 8, 16);
      matrix(writer, random, block + "self_attn.v_proj.weight", 8, 16);
      matrix(writer, random, block + "self_attn.o_proj.weight", 16, 16);
      writer.add(block + "post_attention_layernorm.weight", 16, (k, j) -> 1);
      matrix(writer, random, block + "mlp.gate_proj.weight", 40, 16);
      matrix(writer, random, block + "mlp.up_proj.weight", 40, 16);
      matrix(writer, random, block + "mlp.down_proj.weight", 16, 40);
    }
    writer.add("model.norm.weight", 16, (k, j) -> 1);
    matrix(writer, random, "lm_head.weight", 12, 16);
    writer.write(folder.resolve("model.safetensors"));
    return folder;
  }

  /** Writes a BERT model, which does not predict the next token. */
  public static Path writeEncoder(Path folder) throws IOException {
    Files.writeString(folder.resolve("vocab.txt"), "[PAD]\n[UNK]\n[CLS]\n[SEP]\nthe\ncat\n");
    Files.writeString(
        folder.resolve("config.json"),
        "{\"model_type\":\"bert\",\"num_hidden_layers\":1,\"num_attention_heads\":2,"
            + "\"hidden_size\":20,\"intermediate_size\":32,\"max_position_embeddings\":12,"
            + "\"vocab_size\":6,\"type_vocab_size\":2,\"hidden_act\":\"gelu\"}");
    WeightGenerator random = new WeightGenerator(7);
    SafetensorsWriter writer = new SafetensorsWriter();
    matrix(writer, random, "embeddings.word_embeddings.weight", 6, WIDTH);
    matrix(writer, random, "embeddings.position_embeddings.weight", 12, WIDTH);
    matrix(writer, random, "embeddings.token_type_embeddings.weight", 2, WIDTH);
    norm(writer, "embeddings.LayerNorm");
    String block = "encoder.layer.0.";
    for (String map : List.of("self.query", "self.key", "self.value", "output.dense")) {
      map(writer, random, block + "attention." + map, WIDTH, WIDTH);
    }
    norm(writer, block + "attention.output.LayerNorm");
    matrix(writer, random, block + "intermediate.dense.weight", 32, WIDTH);
    writer.add(block + "intermediate.dense.bias", 32, (k, j) -> 0);
    matrix(writer, random, block + "output.dense.weight", WIDTH, 32);
    writer.add(block + "output.dense.bias", WIDTH, (k, j) -> 0);
    norm(writer, block + "output.LayerNorm");
    writer.write(folder.resolve("model.safetensors"));
    return folder;
  }

  private static void writeVocabulary(Path folder) throws IOException {
    StringBuilder vocabulary = new StringBuilder();
    for (String piece : PIECES) {
      vocabulary.append(vocabulary.isEmpty() ? "{" : ",").append('"' + piece + "\":");
      vocabulary.append(PIECES.indexOf(piece));
    }
    Files.writeString(folder.resolve("vocab.json"), vocabulary + "}");
    Files.writeString(folder.resolve("merges.txt"), "t h\nth e\n\u0120 c\n\u0120c a\n\u0120ca t\n");
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
