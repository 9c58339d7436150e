package zoetrope.attention.model;

import java.util.Optional;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.VectorTable;
import zoetrope.attention.layer.AffineMap;
import zoetrope.attention.layer.FeedForward;
import zoetrope.attention.layer.LayerNorm;
import zoetrope.attention.layer.SelfAttention;
import zoetrope.attention.layer.TransformerBlock;

/**
 * The layout of BERT (Devlin et al. 2019) and similar models, such as MiniLM, including the head
 * for masked words if the files have it.
 */
final class BertLayout extends FamilyLayout {
  private static final String EMBEDDINGS = "embeddings.";
  private static final String TOKENS = EMBEDDINGS + "word_embeddings.weight";
  private static final String POSITIONS = EMBEDDINGS + "position_embeddings.weight";
  private static final String SEGMENTS = EMBEDDINGS + "token_type_embeddings.weight";
  private static final String NORM = EMBEDDINGS + "LayerNorm";
  private static final String HEAD = "cls.predictions.";

  private final boolean predicts;

  BertLayout(ModelConfig config, Optional<TensorFiles> files) {
    super(config, files, "bert.", TOKENS);
    int width = config.width();
    declare(ParameterKind.EMBEDDING, TOKENS, config.tables().vocabulary(), width);
    declare(ParameterKind.POSITION, POSITIONS, config.tables().positions(), width);
    declare(ParameterKind.POSITION, SEGMENTS, config.tables().segments(), width);
    declareNorm(NORM);
    for (int i = 0; i < config.layers(); i++) {
      String block = "encoder.layer." + i + ".";
      for (String map : new String[] {"query", "key", "value"}) {
        declareMap(ParameterKind.ATTENTION, block + "attention.self." + map, width, width);
      }
      declareMap(ParameterKind.ATTENTION, block + "attention.output.dense", width, width);
      declareNorm(block + "attention.output.LayerNorm");
      int neurons = config.neurons();
      declareMap(ParameterKind.FEED_FORWARD, block + "intermediate.dense", neurons, width);
      declareMap(ParameterKind.FEED_FORWARD, block + "output.dense", width, neurons);
      declareNorm(block + "output.LayerNorm");
    }
    predicts = hasWhole(HEAD + "bias");
    if (predicts) {
      String transform = HEAD + "transform.";
      declareWhole(ParameterKind.UNEMBEDDING, HEAD + "bias", config.tables().vocabulary());
      declareWhole(ParameterKind.UNEMBEDDING, transform + "dense.weight", width, width);
      declareWhole(ParameterKind.UNEMBEDDING, transform + "dense.bias", width);
      declareWhole(ParameterKind.NORM, transform + "LayerNorm." + gain(), width);
      declareWhole(ParameterKind.NORM, transform + "LayerNorm." + bias(), width);
    }
  }

  private String gain() {
    return hasWhole(HEAD + "transform.LayerNorm.gamma") ? "gamma" : "weight";
  }

  private String bias() {
    return hasWhole(HEAD + "transform.LayerNorm.beta") ? "beta" : "bias";
  }

  @Override
  RealMatrix embed(int[] ids, int position) {
    int[] places = IntStream.range(position, position + ids.length).toArray();
    int[] segments = new int[ids.length]; // All tokens are in the first segment.
    RealMatrix sum =
        tensor(TOKENS)
            .selectRows(ids)
            .plus(tensor(POSITIONS).selectRows(places))
            .plus(tensor(SEGMENTS).selectRows(segments));
    return norm(NORM).apply(sum);
  }

  @Override
  TransformerBlock block(int layer) {
    String block = "encoder.layer." + layer + ".";
    SelfAttention attention =
        new SelfAttention(
            map(block + "attention.self.query"),
            map(block + "attention.self.key"),
            map(block + "attention.self.value"),
            map(block + "attention.output.dense"),
            config.heads().count(),
            config.heads().count(),
            Optional.empty(),
            false);
    return new TransformerBlock(
        norm(block + "attention.output.LayerNorm"),
        attention,
        norm(block + "output.LayerNorm"),
        new FeedForward.Perceptron(
            map(block + "intermediate.dense"), config.activation(), map(block + "output.dense")),
        TransformerBlock.Order.POST_NORM);
  }

  @Override
  RealMatrix beforeUnembedding(RealMatrix vectors) {
    if (!predicts) {
      return vectors;
    }
    String transform = HEAD + "transform.";
    RealMatrix turned =
        AffineMap.of(
                wholeTensor(transform + "dense.weight").matrix(),
                wholeTensor(transform + "dense.bias").matrix())
            .apply(vectors);
    LayerNorm norm =
        new LayerNorm(
            wholeTensor(transform + "LayerNorm." + gain()).matrix(),
            wholeTensor(transform + "LayerNorm." + bias()).matrix(),
            config.epsilon());
    return norm.apply(config.activation().of(turned));
  }

  @Override
  Optional<VectorTable> unembedding() {
    return predicts ? Optional.of(embeddings()) : Optional.empty();
  }

  @Override
  Optional<RealMatrix> unembeddingBias() {
    return predicts ? Optional.of(wholeTensor(HEAD + "bias").matrix()) : Optional.empty();
  }
}
