package zoetrope.attention.model;

import java.util.Optional;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.FeedForward;
import zoetrope.attention.layer.RmsNorm;
import zoetrope.attention.layer.SelfAttention;
import zoetrope.attention.layer.TransformerBlock;

/**
 * The layout of Llama (Touvron et al. 2023) and similar models: Mistral, and Qwen 2, which has
 * biases.
 */
final class LlamaLayout extends FamilyLayout {
  private static final String TOKENS = "embed_tokens.weight";
  private static final String[] MAPS = {"q_proj", "k_proj", "v_proj", "o_proj"};

  LlamaLayout(ModelConfig config, Optional<TensorFiles> files) {
    super(config, files, "model.", TOKENS);
    int width = config.width();
    int queries = config.heads().count() * config.heads().size();
    int keys = config.heads().keyValues() * config.heads().size();
    declare(ParameterKind.EMBEDDING, TOKENS, config.tables().vocabulary(), width);
    for (int i = 0; i < config.layers(); i++) {
      String block = "layers." + i + ".";
      String attention = block + "self_attn.";
      declare(ParameterKind.NORM, block + "input_layernorm.weight", width);
      declare(ParameterKind.ATTENTION, attention + "q_proj.weight", queries, width);
      declare(ParameterKind.ATTENTION, attention + "k_proj.weight", keys, width);
      declare(ParameterKind.ATTENTION, attention + "v_proj.weight", keys, width);
      declare(ParameterKind.ATTENTION, attention + "o_proj.weight", width, queries);
      int[] sizes = {queries, keys, keys, width};
      for (int map = 0; map < MAPS.length; map++) {
        if (has(attention + MAPS[map] + ".bias")) {
          declare(ParameterKind.ATTENTION, attention + MAPS[map] + ".bias", sizes[map]);
        }
      }
      int neurons = config.neurons();
      declare(ParameterKind.NORM, block + "post_attention_layernorm.weight", width);
      declare(ParameterKind.FEED_FORWARD, block + "mlp.gate_proj.weight", neurons, width);
      declare(ParameterKind.FEED_FORWARD, block + "mlp.up_proj.weight", neurons, width);
      declare(ParameterKind.FEED_FORWARD, block + "mlp.down_proj.weight", width, neurons);
    }
    declare(ParameterKind.NORM, "norm.weight", width);
    declareHead();
  }

  @Override
  RealMatrix embed(int[] ids, int position) {
    return tensor(TOKENS).selectRows(ids);
  }

  @Override
  TransformerBlock block(int layer) {
    String block = "layers." + layer + ".";
    String attention = block + "self_attn.";
    String network = block + "mlp.";
    return new TransformerBlock(
        rms(block + "input_layernorm.weight"),
        new SelfAttention(
            map(attention + MAPS[0]),
            map(attention + MAPS[1]),
            map(attention + MAPS[2]),
            map(attention + MAPS[3]),
            config.heads().count(),
            config.heads().keyValues(),
            config.heads().rotary(),
            true),
        rms(block + "post_attention_layernorm.weight"),
        new FeedForward.Gated(
            map(network + "gate_proj"),
            config.activation(),
            map(network + "up_proj"),
            map(network + "down_proj")),
        TransformerBlock.Order.PRE_NORM);
  }

  private RmsNorm rms(String name) {
    return new RmsNorm(matrix(name), config.epsilon());
  }

  @Override
  RealMatrix beforeUnembedding(RealMatrix vectors) {
    return rms("norm.weight").apply(vectors);
  }
}
