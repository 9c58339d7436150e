package zoetrope.attention.model;

import java.nio.file.Path;
import java.util.Map;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.layer.Activation;
import zoetrope.attention.model.ModelConfig.Family;

/** Reads {@code config.json}: numbers by their names, each checked. */
final class ConfigReader {
  static final String NAME = "config.json";

  private static final int MOST = 1 << 28;

  private final String place;
  private final Map<String, Object> fields;

  private ConfigReader(Path file) {
    place = file.toString();
    fields = FolderFiles.json(file);
  }

  /**
   * The configuration of the model in {@code folder}.
   *
   * @throws AttentionFileException if there is none, it is of an unknown family or asks for what is
   *     not computed here
   */
  static ModelConfig read(Path folder) {
    ConfigReader reader = new ConfigReader(folder.resolve(NAME));
    String type = String.valueOf(reader.fields.get("model_type"));
    return switch (type) {
      case "gpt2" -> reader.gpt2(type);
      case "bert" -> reader.bert(type);
      case "llama", "mistral", "qwen2" -> reader.llama(type);
      default ->
          throw reader.wrong(
              "the model_type is "
                  + type
                  + "; the families that are known are gpt2, bert (MiniLM is one), llama, mistral"
                  + " and qwen2");
    };
  }

  private ModelConfig gpt2(String type) {
    refuse("scale_attn_by_inverse_layer_idx", true);
    refuse("scale_attn_weights", false);
    int width = count("n_embd");
    int heads = count("n_head");
    return new ModelConfig(
        Family.GPT2,
        type,
        count("n_layer"),
        heads,
        heads,
        width,
        split(width, heads),
        count("n_inner", 4 * width),
        count("vocab_size"),
        count("n_positions"),
        0,
        number("layer_norm_epsilon", 1e-5),
        activation("activation_function", "gelu_new"),
        0,
        truth("tie_word_embeddings", true));
  }

  private ModelConfig bert(String type) {
    if (!"absolute".equals(fields.getOrDefault("position_embedding_type", "absolute"))) {
      throw wrong(
          "the position_embedding_type "
              + fields.get("position_embedding_type")
              + " is not computed here, only absolute is");
    }
    refuse("is_decoder", true);
    int width = count("hidden_size");
    int heads = count("num_attention_heads");
    return new ModelConfig(
        Family.BERT,
        type,
        count("num_hidden_layers"),
        heads,
        heads,
        width,
        split(width, heads),
        count("intermediate_size"),
        count("vocab_size"),
        count("max_position_embeddings"),
        count("type_vocab_size", 2),
        number("layer_norm_eps", 1e-12),
        activation("hidden_act", "gelu"),
        0,
        true);
  }

  private ModelConfig llama(String type) {
    Map<?, ?> rope = scaling();
    int width = count("hidden_size");
    int heads = count("num_attention_heads");
    int keyValueHeads = count("num_key_value_heads", heads);
    if (heads % keyValueHeads != 0) {
      throw wrong(
          "num_attention_heads " + heads + " cannot share num_key_value_heads " + keyValueHeads);
    }
    int headSize = fields.get("head_dim") == null ? split(width, heads) : count("head_dim");
    if (headSize % 2 != 0) {
      throw wrong("heads of " + headSize + " numbers cannot be turned in pairs: it must be even");
    }
    Object base = rope.get("rope_theta") instanceof Double ? rope.get("rope_theta") : null;
    int positions = count("max_position_embeddings");
    boolean window = !Boolean.FALSE.equals(fields.get("use_sliding_window"));
    return new ModelConfig(
        Family.LLAMA,
        type,
        count("num_hidden_layers"),
        heads,
        keyValueHeads,
        width,
        headSize,
        count("intermediate_size"),
        count("vocab_size"),
        window ? Math.min(positions, count("sliding_window", positions)) : positions,
        0,
        number("rms_norm_eps", 1e-6),
        activation("hidden_act", "silu"),
        base == null ? number("rope_theta", 10_000) : (Double) base,
        truth("tie_word_embeddings", false));
  }

  /** The parameters of rotary positions, where they stand by themselves. */
  private Map<?, ?> scaling() {
    for (String name : new String[] {"rope_scaling", "rope_parameters"}) {
      if (fields.get(name) instanceof Map<?, ?> rope) {
        Object kind = rope.get("rope_type") == null ? rope.get("type") : rope.get("rope_type");
        if (kind != null && !kind.equals("default")) {
          throw wrong(name + " of the type " + kind + " is not computed here, only \"default\" is");
        }
        return rope;
      }
    }
    return Map.of();
  }

  private Activation activation(String name, String otherwise) {
    Object value = fields.getOrDefault(name, otherwise);
    return switch (String.valueOf(value)) {
      case "gelu_new", "gelu_pytorch_tanh", "gelu_fast" -> Activation.GELU_TANH;
      case "gelu" -> Activation.GELU;
      case "relu" -> Activation.RELU;
      case "silu", "swish" -> Activation.SILU;
      default ->
          throw wrong(
              name + " is " + value + "; known are gelu, gelu_new, relu and silu, and their names");
    };
  }

  private int split(int width, int heads) {
    if (width % heads != 0) {
      throw wrong("vectors of " + width + " numbers cannot be divided among " + heads + " heads");
    }
    return width / heads;
  }

  private int count(String name, int otherwise) {
    return fields.get(name) == null ? otherwise : count(name);
  }

  private int count(String name) {
    Object value = fields.get(name);
    if (value instanceof Double d && d >= 1 && d <= MOST && d == Math.rint(d)) {
      return d.intValue();
    }
    throw wrong("expected a whole number of at least 1 as \"" + name + "\", found " + value);
  }

  private double number(String name, double otherwise) {
    Object value = fields.get(name);
    if (value == null) {
      return otherwise;
    }
    if (value instanceof Double d && d > 0) {
      return d;
    }
    throw wrong("expected a number greater than 0 as \"" + name + "\", found " + value);
  }

  private boolean truth(String name, boolean otherwise) {
    return fields.get(name) instanceof Boolean b ? b : otherwise;
  }

  private void refuse(String name, boolean value) {
    if (fields.get(name) instanceof Boolean b && b == value) {
      throw wrong(name + " = " + value + " is not computed here");
    }
  }

  private AttentionFileException wrong(String message) {
    return new AttentionFileException(place, message);
  }
}
