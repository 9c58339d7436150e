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
 * The names and shapes of the tensors in the models of a family, such as GPT-2, and the
 * construction of blocks from them. Each shape is declared once, from the configuration. The
 * declaration is used for checking, counting and reading.
 */
abstract sealed class FamilyLayout permits Gpt2Layout, BertLayout, LlamaLayout {
  private final Map<String, Declared> declared = new LinkedHashMap<>();
  private final Optional<TensorFiles> files;
  private final String prefix;
  private final String tokens;
  final ModelConfig config;

  private record Declared(ParameterKind kind, long[] shape) {}

  /** The name of the matrix of the logits, if it differs from the embeddings. */
  private static final String HEAD = "lm_head.weight";

  /**
   * Creates a layout that begins with the token embeddings, [vocabulary, C].
   *
   * @param prefix the prefix of the tensors' names, ignored if the files have no embeddings with
   *     this prefix
   * @param tokens the name of the embeddings
   */
  FamilyLayout(ModelConfig config, Optional<TensorFiles> files, String prefix, String tokens) {
    this.config = config;
    this.files = files;
    this.tokens = tokens;
    boolean longer = files.isPresent() && files.get().has(prefix + tokens);
    this.prefix = longer ? prefix : "";
  }

  /**
   * Returns the layout of the family of {@code config}. Without files, the layout can only count
   * parameters.
   */
  static FamilyLayout of(ModelConfig config, Optional<TensorFiles> files) {
    return switch (config.family()) {
      case GPT2 -> new Gpt2Layout(config, files);
      case BERT -> new BertLayout(config, files);
      case LLAMA -> new LlamaLayout(config, files);
    };
  }

  /** Returns the vectors of the tokens {@code ids}. The first is at {@code position}. */
  abstract RealMatrix embed(int[] ids, int position);

  /** Reads block {@code layer}, from 0. Blocks are not cached here. */
  abstract TransformerBlock block(int layer);

  /**
   * Transforms the output of the last block to the input of the unembedding: [T, C] gives [T, C].
   */
  abstract RealMatrix beforeUnembedding(RealMatrix vectors);

  /** Returns the token embeddings, [vocabulary, C]. */
  final VectorTable embeddings() {
    return tensor(tokens);
  }

  /** Returns the matrix of the logits, [vocabulary, C], if the model predicts tokens. */
  Optional<VectorTable> unembedding() {
    return Optional.of(config.tables().tied() ? embeddings() : wholeTensor(HEAD));
  }

  /** Returns the bias of the logits, [1, vocabulary]; empty for no bias. */
  Optional<RealMatrix> unembeddingBias() {
    return Optional.empty();
  }

  /** Checks that all tensors exist with the declared shapes. */
  final void check() {
    declared.forEach((name, tensor) -> opened(name));
  }

  /** Returns the number of parameters of each kind. */
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

  /** Returns the names of tensors in the files that the model does not use. */
  final List<String> unread() {
    return files.orElseThrow().names().stream()
        .filter(name -> !declared.containsKey(name))
        .toList();
  }

  /** Declares a tensor with the prefix before its name. */
  final void declare(ParameterKind kind, String name, long... shape) {
    declared.put(prefix + name, new Declared(kind, shape));
  }

  /** Declares a tensor without the prefix before its name. */
  final void declareWhole(ParameterKind kind, String name, long... shape) {
    declared.put(name, new Declared(kind, shape));
  }

  /** Declares the matrix of the logits, unless it is the embedding matrix. */
  final void declareHead() {
    if (!config.tables().tied()) {
      declareWhole(ParameterKind.UNEMBEDDING, HEAD, config.tables().vocabulary(), config.width());
    }
  }

  /** Declares the weights [outputs, inputs] and the bias of a map. */
  final void declareMap(ParameterKind kind, String name, int outputs, int inputs) {
    declare(kind, name + ".weight", outputs, inputs);
    declare(kind, name + ".bias", outputs);
  }

  /** Declares the gain and the bias of a layer norm. Older files have other names for them. */
  final void declareNorm(String name) {
    boolean old = has(name + ".gamma");
    declare(ParameterKind.NORM, name + (old ? ".gamma" : ".weight"), config.width());
    declare(ParameterKind.NORM, name + (old ? ".beta" : ".bias"), config.width());
  }

  /** Returns whether the files have the tensor {@code name}, with the prefix. */
  final boolean has(String name) {
    return files.isPresent() && files.get().has(prefix + name);
  }

  /** Returns whether the files have the tensor {@code name} without a prefix. */
  final boolean hasWhole(String name) {
    return files.isPresent() && files.get().has(name);
  }

  final StoredTensor tensor(String name) {
    return opened(prefix + name);
  }

  /** Returns the tensor {@code name} without a prefix. */
  final StoredTensor wholeTensor(String name) {
    return opened(name);
  }

  private StoredTensor opened(String fullName) {
    return files.orElseThrow().tensor(fullName, declared.get(fullName).shape());
  }

  final RealMatrix matrix(String name) {
    return tensor(name).matrix();
  }

  /** Returns a map with weights [outputs, inputs], and a bias if one is declared. */
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
