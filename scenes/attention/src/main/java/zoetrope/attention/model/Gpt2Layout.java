package zoetrope.attention.model;

import java.util.Optional;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.AffineMap;
import zoetrope.attention.layer.FeedForward;
import zoetrope.attention.layer.SelfAttention;
import zoetrope.attention.layer.TransformerBlock;

/**
 * The layout of GPT-2 (Radford et al. 2019). Its weights are stored as [inputs, outputs]. One map
 * computes queries, keys and values.
 */
final class Gpt2Layout extends FamilyLayout {
  private static final String TOKENS = "wte.weight";
  private static final String POSITIONS = "wpe.weight";

  Gpt2Layout(ModelConfig config, Optional<TensorFiles> files) {
    super(config, files, "transformer.", TOKENS);
    int width = config.width();
    declare(ParameterKind.EMBEDDING, TOKENS, config.tables().vocabulary(), width);
    declare(ParameterKind.POSITION, POSITIONS, config.tables().positions(), width);
    for (int i = 0; i < config.layers(); i++) {
      String block = "h." + i + ".";
      declareNorm(block + "ln_1");
      declareTurned(ParameterKind.ATTENTION, block + "attn.c_attn", width, 3 * width);
      declareTurned(ParameterKind.ATTENTION, block + "attn.c_proj", width, width);
      declareNorm(block + "ln_2");
      declareTurned(ParameterKind.FEED_FORWARD, block + "mlp.c_fc", width, config.neurons());
      declareTurned(ParameterKind.FEED_FORWARD, block + "mlp.c_proj", config.neurons(), width);
    }
    declareNorm("ln_f");
    declareHead();
  }

  private void declareTurned(ParameterKind kind, String name, int inputs, int outputs) {
    declare(kind, name + ".weight", inputs, outputs);
    declare(kind, name + ".bias", outputs);
  }

  @Override
  RealMatrix embed(int[] ids, int position) {
    int[] places = IntStream.range(position, position + ids.length).toArray();
    return tensor(TOKENS).selectRows(ids).plus(tensor(POSITIONS).selectRows(places));
  }

  @Override
  TransformerBlock block(int layer) {
    String block = "h." + layer + ".";
    int width = config.width();
    RealMatrix weights = matrix(block + "attn.c_attn.weight").transpose();
    RealMatrix biases = matrix(block + "attn.c_attn.bias");
    AffineMap[] parts = new AffineMap[3];
    for (int i = 0; i < parts.length; i++) {
      int start = i * width;
      parts[i] =
          AffineMap.of(
              weights.sliceRows(start, start + width), biases.sliceColumns(start, start + width));
    }
    SelfAttention attention =
        new SelfAttention(
            parts[0],
            parts[1],
            parts[2],
            turned(block + "attn.c_proj"),
            config.heads().count(),
            config.heads().count(),
            Optional.empty(),
            true);
    return new TransformerBlock(
        norm(block + "ln_1"),
        attention,
        norm(block + "ln_2"),
        new FeedForward.Perceptron(
            turned(block + "mlp.c_fc"), config.activation(), turned(block + "mlp.c_proj")),
        TransformerBlock.Order.PRE_NORM);
  }

  private AffineMap turned(String name) {
    return AffineMap.of(matrix(name + ".weight").transpose(), matrix(name + ".bias"));
  }

  @Override
  RealMatrix beforeUnembedding(RealMatrix vectors) {
    return norm("ln_f").apply(vectors);
  }
}
