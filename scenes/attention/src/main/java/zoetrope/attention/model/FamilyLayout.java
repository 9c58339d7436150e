package zoetrope.attention.model;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.VectorTable;
import zoetrope.attention.layer.AffineMap;
import zoetrope.attention.layer.LayerNorm;
import zoetrope.attention.layer.TransformerBlock;

/**
 * Which tensors a family's models have, of what shape, and how blocks are made of them. Shapes are
 * declared once, from the configuration: they are checked, counted and read by that.
 */
abstract sealed class FamilyLayout permits Gpt2Layout, BertLayout, LlamaLayout {
  private final Map<String, Declared> declared = new LinkedHashMap<>();
  private final Optional<TensorFiles> files;
  private final String prefix;
  private final String tokens;
  final ModelConfig config;

  private record Declared(ParameterKind kind, long[] shape) {}

  /** The matrix of the logits where it is not that of the embeddings. */
  private static final String HEAD = "lm_head.weight";

  /**
   * A layout that begins with the token embeddings, [vocabulary, C].
   *
   * @param prefix of the tensors' names, if the embeddings have it
   * @param tokens the name of the embeddings
   */
  FamilyLayout(ModelConfig config, Optional<TensorFiles> files, String prefix, String tokens) {
    this.config = config;
    this.files = files;
    this.tokens = tokens;
    boolean longer = files.isPresent() && files.get().has(prefix + tokens);
    this.prefix = longer ? prefix : "";
  }

  /** The layout of the family of {@code config}; without files its shapes can be counted only. */
  static FamilyLayout of(ModelConfig config, Optional<TensorFiles> files) {
    return switch (config.family()) {
      case GPT2 -> new Gpt2Layout(config, files);
      case BERT -> new BertLayout(config, files);
      case LLAMA -> new LlamaLayout(config, files);
    };
  }

  /** The vectors of the tokens {@code ids}, of which the first is at {@code position}. */
  abstract RealMatrix embed(int[] ids, int position);

  /** Block {@code layer}, from 0, read anew. */
  abstract TransformerBlock block(int layer);

  /** What is done to a vector after the last block, before logits: [T, C] gives [T, C]. */
  abstract RealMatrix beforeUnembedding(RealMatrix vectors);

  /** The token embeddings, [vocabulary, C]. */
  final VectorTable embeddings() {
    return tensor(tokens);
  }

  /** The matrix of the logits, [vocabulary, C], if the model predicts tokens. */
  Optional<VectorTable> unembedding() {
    return Optional.of(config.tied() ? embeddings() : wholeTensor(HEAD));
  }

  /** The bias of the logits, if there is one. */
  Optional<RealMatrix> unembeddingBias() {
    return Optional.empty();
  }

  /** Checks that all tensors are there and have their shapes. */
  final void check() {
    declared.forEach((name, tensor) -> opened(name));
  }

  /** How many parameters there are of each kind. */
  final Map<ParameterKind, Long> counts() {
    Map<ParameterKind, Long> counts = new EnumMap<>(ParameterKind.class);
    for (Declared tensor : declared.values()) {
      long count = 1;
      for (long axis : tensor.shape()) {
        count *= axis;
      }
      counts.merge(tensor.kind(), count, Long::sum);
    }
    return counts;
  }

  /** The tensors of the files that are of no use here. */
  final List<String> unread() {
    return files.orElseThrow().names().stream()
        .filter(name -> !declared.containsKey(name))
        .toList();
  }

  /** Declares a tensor; the prefix is put before its name. */
  final void declare(ParameterKind kind, String name, long... shape) {
    declared.put(prefix + name, new Declared(kind, shape));
  }

  /** Declares a tensor whose name has no prefix. */
  final void declareWhole(ParameterKind kind, String name, long... shape) {
    declared.put(name, new Declared(kind, shape));
  }

  /** Declares the matrix of the logits, unless it is that of the embeddings. */
  final void declareHead() {
    if (!config.tied()) {
      declareWhole(ParameterKind.UNEMBEDDING, HEAD, config.vocabulary(), config.width());
    }
  }

  /** Declares the weights [outputs, inputs] and the bias of a map. */
  final void declareMap(ParameterKind kind, String name, int outputs, int inputs) {
    declare(kind, name + ".weight", outputs, inputs);
    declare(kind, name + ".bias", outputs);
  }

  /** Declares the gain and the bias of a layer norm; older files have other names for them. */
  final void declareNorm(String name) {
    boolean old = has(name + ".gamma");
    declare(ParameterKind.NORM, name + (old ? ".gamma" : ".weight"), config.width());
    declare(ParameterKind.NORM, name + (old ? ".beta" : ".bias"), config.width());
  }

  /** Whether the files have the tensor {@code name}, with the prefix. */
  final boolean has(String name) {
    return files.isPresent() && files.get().has(prefix + name);
  }

  /** Whether the files have the tensor {@code name} without a prefix. */
  final boolean hasWhole(String name) {
    return files.isPresent() && files.get().has(name);
  }

  /** The tensor {@code name}. */
  final StoredTensor tensor(String name) {
    return opened(prefix + name);
  }

  /** The tensor {@code name} without a prefix. */
  final StoredTensor wholeTensor(String name) {
    return opened(name);
  }

  private StoredTensor opened(String fullName) {
    return files.orElseThrow().tensor(fullName, declared.get(fullName).shape());
  }

  final RealMatrix matrix(String name) {
    return tensor(name).matrix();
  }

  /** A map with weights [outputs, inputs], and a bias if one is declared. */
  final AffineMap map(String name) {
    RealMatrix weights = matrix(name + ".weight");
    return declared.containsKey(prefix + name + ".bias")
        ? AffineMap.of(weights, matrix(name + ".bias"))
        : AffineMap.of(weights);
  }

  final LayerNorm norm(String name) {
    boolean old = declared.containsKey(prefix + name + ".gamma");
    return new LayerNorm(
        matrix(name + (old ? ".gamma" : ".weight")),
        matrix(name + (old ? ".beta" : ".bias")),
        config.epsilon());
  }
}
