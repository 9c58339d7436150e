package zoetrope.attention.model;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zoetrope.attention.WeightGenerator;

/** A writer of model folders in the format of model hubs, with random weights. */
final class HubFolder {
  private final Map<String, double[]> numbers = new LinkedHashMap<>();
  private final Map<String, int[]> shapes = new LinkedHashMap<>();
  private final WeightGenerator random = new WeightGenerator(11);
  private final String config;

  HubFolder(String config) {
    this.config = config;
  }

  /** Adds a tensor of random numbers. */
  HubFolder add(String name, int... shape) {
    int count = 1;
    for (int axis : shape) {
      count *= axis;
    }
    double[] values = new double[count];
    boolean gain = name.endsWith("norm.weight") || name.contains("LayerNorm.weight");
    for (int i = 0; i < count; i++) {
      // Floats, so that the compared numbers equal the written ones.
      values[i] = (float) ((gain ? 1 : 0) + 0.4 * random.nextGaussian());
    }
    numbers.put(name, values);
    shapes.put(name, shape);
    return this;
  }

  double[] get(String name) {
    return numbers.get(name);
  }

  int[] shape(String name) {
    return shapes.get(name);
  }

  void remove(String name) {
    numbers.remove(name);
  }

  void reshape(String name, int... shape) {
    shapes.put(name, shape);
  }

  /** Writes the folder with one file of tensors. */
  Path write(Path folder, ElementType type) throws IOException {
    writeTexts(folder);
    Files.write(folder.resolve("model.safetensors"), safetensors(numbers.keySet(), type));
    return folder;
  }

  /** Writes the folder with the tensors in two files. */
  Path writeParts(Path folder) throws IOException {
    writeTexts(folder);
    List<String> names = new ArrayList<>(numbers.keySet());
    StringBuilder map = new StringBuilder();
    for (int part = 0; part < 2; part++) {
      String file = "model-0000" + (part + 1) + "-of-00002.safetensors";
      int half = names.size() / 2;
      List<String> those = part == 0 ? names.subList(0, half) : names.subList(half, names.size());
      Files.write(folder.resolve(file), safetensors(those, ElementType.F32));
      those.forEach(
          name -> map.append(map.isEmpty() ? "" : ",").append('"' + name + "\":\"" + file + '"'));
    }
    Files.writeString(
        folder.resolve("model.safetensors.index.json"), "{\"weight_map\":{" + map + "}}");
    return folder;
  }

  private void writeTexts(Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("config.json"), config);
    Files.writeString(
        folder.resolve("vocab.txt"), "[PAD]\n[UNK]\n[CLS]\n[SEP]\nthe\ncat\nsat\n##s\n");
  }

  byte[] safetensors(Iterable<String> names, ElementType type) {
    StringBuilder header = new StringBuilder("{\"__metadata__\":{\"format\":\"pt\"}");
    int end = 0;
    for (String name : names) {
      int start = end;
      end += numbers.get(name).length * type.size();
      List<Integer> shape = new ArrayList<>();
      for (int axis : shapes.get(name)) {
        shape.add(axis);
      }
      header.append(
          ",\"%s\":{\"dtype\":\"%s\",\"shape\":%s,\"data_offsets\":[%d,%d]}"
              .formatted(name, type, shape, start, end));
    }
    ByteBuffer data = ByteBuffer.allocate(end).order(ByteOrder.LITTLE_ENDIAN);
    for (String name : names) {
      for (double value : numbers.get(name)) {
        put(data, type, (float) value);
      }
    }
    return file(header.append('}').toString(), data.array());
  }

  private static void put(ByteBuffer data, ElementType type, float value) {
    switch (type) {
      case F32 -> data.putFloat(value);
      case F64 -> data.putDouble(value);
      case BF16 -> data.putShort((short) (Float.floatToIntBits(value) + 0x8000 >> 16));
      case F16 -> data.putShort(half(value));
      default -> throw new IllegalArgumentException(type.name());
    }
  }

  /** Returns the nearest 16-bit number, by trying all of them. */
  private static short half(float value) {
    int best = 0;
    for (int bits = 0; bits < 0x7C00; bits++) {
      if (Math.abs(ElementType.ofHalf((short) bits) - Math.abs(value))
          < Math.abs(ElementType.ofHalf((short) best) - Math.abs(value))) {
        best = bits;
      }
    }
    return (short) (value < 0 ? best | 0x8000 : best);
  }

  /** Returns a file of a header and data. */
  static byte[] file(String header, byte[] data) {
    byte[] text = header.getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(8 + text.length + data.length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(text.length)
        .put(text)
        .put(data)
        .array();
  }

  /** Returns all written numbers, for tests that compute with them. */
  Map<String, double[]> all() {
    return new TreeMap<>(numbers);
  }

  /** Returns a GPT-2 with two layers and two heads. */
  static HubFolder gpt2() {
    HubFolder folder =
        new HubFolder(
            """
            {"model_type": "gpt2", "n_layer": 2, "n_head": 2, "n_embd": 8, "n_positions": 12,
             "vocab_size": 10, "n_inner": null, "layer_norm_epsilon": 1e-05,
             "activation_function": "gelu_new"}""");
    folder.add("wte.weight", 10, 8).add("wpe.weight", 12, 8);
    for (int i = 0; i < 2; i++) {
      String block = "h." + i + ".";
      folder.add(block + "ln_1.weight", 8).add(block + "ln_1.bias", 8);
      folder.add(block + "attn.c_attn.weight", 8, 24).add(block + "attn.c_attn.bias", 24);
      folder.add(block + "attn.c_proj.weight", 8, 8).add(block + "attn.c_proj.bias", 8);
      folder.add(block + "ln_2.weight", 8).add(block + "ln_2.bias", 8);
      folder.add(block + "mlp.c_fc.weight", 8, 32).add(block + "mlp.c_fc.bias", 32);
      folder.add(block + "mlp.c_proj.weight", 32, 8).add(block + "mlp.c_proj.bias", 8);
    }
    return folder.add("ln_f.weight", 8).add("ln_f.bias", 8);
  }

  /** Returns a BERT with two layers and two heads. */
  static HubFolder bert() {
    HubFolder folder =
        new HubFolder(
            """
            {"model_type": "bert", "num_hidden_layers": 2, "num_attention_heads": 2,
             "hidden_size": 8, "intermediate_size": 12, "max_position_embeddings": 12,
             "vocab_size": 10, "type_vocab_size": 2, "layer_norm_eps": 1e-12,
             "hidden_act": "gelu"}""");
    String in = "embeddings.";
    folder.add(in + "word_embeddings.weight", 10, 8).add(in + "position_embeddings.weight", 12, 8);
    folder.add(in + "token_type_embeddings.weight", 2, 8);
    folder.add(in + "LayerNorm.weight", 8).add(in + "LayerNorm.bias", 8);
    for (int i = 0; i < 2; i++) {
      String block = "encoder.layer." + i + ".";
      for (String map :
          new String[] {
            "attention.self.query",
            "attention.self.key",
            "attention.self.value",
            "attention.output.dense"
          }) {
        folder.add(block + map + ".weight", 8, 8).add(block + map + ".bias", 8);
      }
      folder.add(block + "attention.output.LayerNorm.weight", 8);
      folder.add(block + "attention.output.LayerNorm.bias", 8);
      folder.add(block + "intermediate.dense.weight", 12, 8);
      folder.add(block + "intermediate.dense.bias", 12);
      folder.add(block + "output.dense.weight", 8, 12).add(block + "output.dense.bias", 8);
      folder.add(block + "output.LayerNorm.weight", 8).add(block + "output.LayerNorm.bias", 8);
    }
    return folder;
  }

  /** Returns a Llama with two layers. Four query heads share two heads of keys and values. */
  static HubFolder llama() {
    HubFolder folder =
        new HubFolder(
            """
            {"model_type": "llama", "num_hidden_layers": 2, "num_attention_heads": 4,
             "num_key_value_heads": 2, "hidden_size": 16, "intermediate_size": 20,
             "max_position_embeddings": 12, "vocab_size": 10, "rms_norm_eps": 1e-06,
             "rope_theta": 500.0, "rope_scaling": null, "hidden_act": "silu",
             "tie_word_embeddings": false}""");
    folder.add("model.embed_tokens.weight", 10, 16);
    for (int i = 0; i < 2; i++) {
      String block = "model.layers." + i + ".";
      folder.add(block + "input_layernorm.weight", 16);
      folder.add(block + "self_attn.q_proj.weight", 16, 16);
      folder.add(block + "self_attn.k_proj.weight", 8, 16);
      folder.add(block + "self_attn.v_proj.weight", 8, 16);
      folder.add(block + "self_attn.o_proj.weight", 16, 16);
      folder.add(block + "post_attention_layernorm.weight", 16);
      folder.add(block + "mlp.gate_proj.weight", 20, 16);
      folder.add(block + "mlp.up_proj.weight", 20, 16);
      folder.add(block + "mlp.down_proj.weight", 16, 20);
    }
    return folder.add("model.norm.weight", 16).add("lm_head.weight", 10, 16);
  }
}
