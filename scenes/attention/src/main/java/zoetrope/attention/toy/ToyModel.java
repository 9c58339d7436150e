package zoetrope.attention.toy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.EmbeddingTable;
import zoetrope.attention.LinearMap;
import zoetrope.attention.MultiHeadAttention;
import zoetrope.attention.PositionEncoding;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;

/**
 * A language model of one block of attention, E′ = E + attention(E), trained on a dozen sentences
 * about a cat, a dog and a bird. Embeddings, heads, output matrix and unembedding matrix are all
 * trained, by gradient descent on the cross-entropy of every next word. The causal mask makes each
 * beginning of a sentence a training example. The same size and seed give the same model on every
 * machine.
 *
 * <pre>{@code
 * var model = ToyModel.trained(ToySize.of(32, 4), 5);
 * RealMatrix x = model.input(List.of("the", "cat", "sat", "on", "the"));
 * MultiHeadTrace trace = model.attention().trace(x, model.kind());
 * double[] logits = model.unembedding().apply(x.plus(trace.output()).row(4));
 * }</pre>
 *
 * @param size the sizes of its matrices
 * @param seed the seed of its initial weights
 * @param table the words of the training, [words, C]
 * @param attention the heads and the output map, which is the identity if {@code size} has no
 *     output matrix
 * @param unembedding W_U, [words, C]
 */
public record ToyModel(
    ToySize size,
    long seed,
    EmbeddingTable table,
    MultiHeadAttention attention,
    LinearMap unembedding) {
  /** The end of a sentence, an ordinary word of the vocabulary. */
  public static final String END = ".";

  private static final List<String> SENTENCES =
      List.of(
          "the cat sat on the mat and purred .",
          "the cat slept on the sofa and dreamed .",
          "the dog sat on the rug and barked .",
          "the bird sat in the tree and sang .",
          "the cat sat on the sofa and purred .",
          "the dog slept on the rug and dreamed .",
          "the dog ran to the river and drank .",
          "the bird flew to the tree and sang .",
          "the cat ran to the dog and purred .",
          "the bird flew over the river and drank .",
          "the dog sat on the mat and slept .",
          "the cat sat in the tree and slept .");

  /** Trains a model of this size from initial weights of {@code seed}. */
  public static ToyModel trained(ToySize size, long seed) {
    return new ToyDescent(size, seed).model();
  }

  /** Returns the training sentences as words. The last word of each is {@link #END}. */
  public static List<List<String>> sentences() {
    return SENTENCES.stream().map(sentence -> List.of(sentence.split(" "))).toList();
  }

  /** Returns all words of the sentences, in the order of their first occurrence. */
  public static List<String> vocabulary() {
    Set<String> words = new LinkedHashSet<>();
    sentences().forEach(words::addAll);
    return List.copyOf(words);
  }

  /** Returns whether {@code word} is in the vocabulary, ignoring case. */
  public boolean knows(String word) {
    return table.words().contains(word.toLowerCase(Locale.ROOT));
  }

  /**
   * Returns the vectors of {@code words} without positions, [T, C]. A word outside the vocabulary
   * has the random vector of its initial weights.
   */
  public RealMatrix embeddings(List<String> words) {
    double[][] rows = new double[words.size()][];
    for (int i = 0; i < rows.length; i++) {
      int row = table.words().indexOf(words.get(i).toLowerCase(Locale.ROOT));
      rows[i] =
          row < 0 ? initialVector(words.get(i), size.channels(), seed) : table.vectors().row(row);
    }
    return RealMatrix.ofRows(rows);
  }

  /** Returns the sines and cosines of the first {@code length} positions, [T, C]. */
  public RealMatrix positions(int length) {
    return positions(length, size.channels());
  }

  static RealMatrix positions(int length, int channels) {
    return new PositionEncoding(channels).encode(length);
  }

  /** Returns the input of attention: the sum of words and positions, [T, C]. */
  public RealMatrix input(List<String> words) {
    return embeddings(words).plus(positions(words.size()));
  }

  /**
   * Returns the kind of attention: with a causal mask, scaled if {@link ToySize#scaled} is true.
   */
  public DotProductAttention kind() {
    return kind(size);
  }

  static DotProductAttention kind(ToySize size) {
    var causal = DotProductAttention.causal();
    return size.scaled() ? causal : causal.unscaled();
  }

  /** Returns the vector of a word before the training, which depends only on its arguments. */
  static double[] initialVector(String word, int channels, long seed) {
    return WeightGenerator.of(seed, word.toLowerCase(Locale.ROOT)).gaussian(1, channels, 1).row(0);
  }

  /**
   * Returns {@code length} words of running text, which begins with the training sentence {@code
   * first}, from 0.
   */
  public static List<String> text(int first, int length) {
    List<String> all = new ArrayList<>();
    Stream.iterate(first, i -> (i + 1) % SENTENCES.size())
        .limit(length)
        .forEach(i -> all.addAll(List.of(SENTENCES.get(i).split(" "))));
    return List.copyOf(all.subList(0, length));
  }
}
