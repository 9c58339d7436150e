package zoetrope.attention.model;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.layer.Activation;
import zoetrope.attention.layer.RotaryPositions;
import zoetrope.attention.layer.RotaryScaling;
import zoetrope.attention.model.ModelConfig.Family;
import zoetrope.attention.model.ModelConfig.Heads;
import zoetrope.attention.model.ModelConfig.Tables;

/** A reader of {@code config.json}, which checks each number. */
final class ConfigReader {
  static final String NAME = "config.json";

  private static final int MAX_COUNT = 1 << 28;

  private final String place;
  private final Map<String, Object> fields;

  private ConfigReader(String place, Map<String, Object> fields) {
    this.place = place;
    this.fields = fields;
  }

  /**
   * Reads the configuration of the model in {@code folder}.
   *
   * @throws AttentionFileException if there is no configuration, its {@code model_type} is unknown,
   *     or it requires a feature that is not implemented
   */
  static ModelConfig read(Path folder) {
    Path file = folder.resolve(NAME);
    ConfigReader reader = new ConfigReader(file.toString(), FolderFiles.json(file));
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
        width,
        heads(width, heads),
        count("n_inner", 4 * width),
        activation("activation_function", "gelu_new"),
        tables(count("n_positions"), 0, truth("tie_word_embeddings", true)),
        number("layer_norm_epsilon", 1e-5));
  }

  private ModelConfig bert(String type) {
    if (!"absolute".equals(fields.getOrDefault("position_embedding_type", "absolute"))) {
      throw wrong(
          "the position_embedding_type "
              + fields.get("position_embedding_type")
              + " is not supported: only absolute is");
    }
    refuse("is_decoder", true);
    int width = count("hidden_size");
    int heads = count("num_attention_heads");
    return new ModelConfig(
        Family.BERT,
        type,
        count("num_hidden_layers"),
        width,
        heads(width, heads),
        count("intermediate_size"),
        activation("hidden_act", "gelu"),
        tables(count("max_position_embeddings"), count("type_vocab_size", 2), true),
        number("layer_norm_eps", 1e-12));
  }

  private ModelConfig llama(String type) {
    int width = count("hidden_size");
    int heads = count("num_attention_heads");
    int keyValueHeads = count("num_key_value_heads", heads);
    if (heads % keyValueHeads != 0) {
      throw wrong(
          "num_attention_heads (%s) must be a multiple of num_key_value_heads (%s)"
              .formatted(heads, keyValueHeads));
    }
    int headSize = fields.get("head_dim") == null ? split(width, heads) : count("head_dim");
    if (headSize % 2 != 0) {
      throw wrong("the size of a head must be even, because pairs are rotated: " + headSize);
    }
    int positions = count("max_position_embeddings");
    if (!Boolean.FALSE.equals(fields.get("use_sliding_window"))) {
      positions = Math.min(positions, count("sliding_window", positions));
    }
    return new ModelConfig(
        Family.LLAMA,
        type,
        count("num_hidden_layers"),
        width,
        new Heads(heads, keyValueHeads, headSize, Optional.of(rotary(headSize))),
        count("intermediate_size"),
        activation("hidden_act", "silu"),
        tables(positions, 0, truth("tie_word_embeddings", false)),
        number("rms_norm_eps", 1e-6));
  }

  private Heads heads(int width, int count) {
    return new Heads(count, count, split(width, count), Optional.empty());
  }

  private Tables tables(int positions, int segments, boolean tied) {
    return new Tables(count("vocab_size"), positions, segments, tied);
  }

  /** Returns the rotary positions. Their parameters may be in a separate object. */
  private RotaryPositions rotary(int size) {
    double base = number("rope_theta", 10_000);
    for (String name : new String[] {"rope_scaling", "rope_parameters"}) {
      if (fields.get(name) instanceof Map<?, ?> map) {
        Map<String, Object> rope = new LinkedHashMap<>();
        map.forEach((key, value) -> rope.put(String.valueOf(key), value));
        ConfigReader reader = new ConfigReader(place + ", " + name, rope);
        return new RotaryPositions(size, reader.number("rope_theta", base), reader.scaling());
      }
    }
    return new RotaryPositions(size, base);
  }

  private RotaryScaling scaling() {
    Object type = fields.get("rope_type") == null ? fields.get("type") : fields.get("rope_type");
    try {
      return switch (String.valueOf(type)) {
        case "null", "default" -> RotaryScaling.NONE;
        case "linear" -> new RotaryScaling.Linear(number("factor"));
        case "llama3" ->
            new RotaryScaling.ByTurns(
                number("factor"),
                number("low_freq_factor"),
                number("high_freq_factor"),
                count("original_max_position_embeddings"));
        default ->
            throw wrong(
                "the rope_type " + type + " is not supported: use default, linear or llama3");
      };
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
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
              String.format(
                  "%s is %s; supported are gelu, gelu_new, gelu_fast, gelu_pytorch_tanh, relu, silu"
                      + " and swish",
                  name, value));
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
    if (value instanceof Double d && d >= 1 && d <= MAX_COUNT && d == Math.rint(d)) {
      return d.intValue();
    }
    throw wrong("expected a whole number of at least 1 as \"" + name + "\", found " + value);
  }

  private double number(String name, double otherwise) {
    return fields.get(name) == null ? otherwise : number(name);
  }

  private double number(String name) {
    Object value = fields.get(name);
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
      throw wrong(name + " = " + value + " is not supported");
    }
  }

  private AttentionFileException wrong(String message) {
    return new AttentionFileException(place, message);
  }
}
