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
 * A language model of one block of attention, E′ = E + attention(E), that has read a dozen
 * sentences about a cat, a dog and a bird. All of it is trained: embeddings, heads, output matrix
 * and unembedding matrix, by descent along the gradient of the cross-entropy of every next word.
 * The causal mask makes a training example of each beginning of a sentence. The same size and seed
 * give the same model on every machine.
 *
 * <pre>{@code
 * var model = ToyModel.trained(ToySize.of(32, 4), 5);
 * RealMatrix x = model.input(List.of("the", "cat", "sat", "on", "the"));
 * MultiHeadTrace trace = model.attention().trace(x, model.kind());
 * double[] logits = model.unembedding().apply(x.plus(trace.output()).row(4));
 * }</pre>
 *
 * @param size of its matrices
 * @param seed of what it was before the training
 * @param table the words that it has read, [words, C]
 * @param attention the heads, and the output map, which is the identity if there is none
 * @param unembedding W_U, [words, C]
 */
public record ToyModel(
    ToySize size,
    long seed,
    EmbeddingTable table,
    MultiHeadAttention attention,
    LinearMap unembedding) {
  /** The end of a sentence, a word of the vocabulary like others. */
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

  /** The model of this size, trained; {@code seed} is that of what it begins with. */
  public static ToyModel trained(ToySize size, long seed) {
    return new ToyDescent(size, seed).model();
  }

  /** What it has read: words of each sentence, the last of which is {@link #END}. */
  public static List<List<String>> sentences() {
    return SENTENCES.stream().map(sentence -> List.of(sentence.split(" "))).toList();
  }

  /** All words of the sentences, in the order in which they are met. */
  public static List<String> vocabulary() {
    Set<String> words = new LinkedHashSet<>();
    sentences().forEach(words::addAll);
    return List.copyOf(words);
  }

  /** Whether it has read {@code word}; a capital makes no difference. */
  public boolean knows(String word) {
    return table.words().contains(word.toLowerCase(Locale.ROOT));
  }

  /**
   * The vectors of {@code words} wherever they stand, [T, C]. A word that it has not read has the
   * vector by chance that it would have begun with.
   */
  public RealMatrix embeddings(List<String> words) {
    double[][] rows = new double[words.size()][];
    for (int i = 0; i < rows.length; i++) {
      int row = table.words().indexOf(words.get(i).toLowerCase(Locale.ROOT));
      rows[i] = row < 0 ? chance(words.get(i), size.channels(), seed) : table.vectors().row(row);
    }
    return RealMatrix.ofRows(rows);
  }

  /** Sines and cosines that tell the first {@code length} places, [T, C]. */
  public RealMatrix positions(int length) {
    return positions(length, size.channels());
  }

  static RealMatrix positions(int length, int channels) {
    return new PositionEncoding.Sinusoidal(channels).encode(length);
  }

  /** What goes into attention: words and places, [T, C]. */
  public RealMatrix input(List<String> words) {
    return embeddings(words).plus(positions(words.size()));
  }

  /** How its heads attend: with a causal mask, scaled if its size says so. */
  public DotProductAttention kind() {
    return kind(size);
  }

  static DotProductAttention kind(ToySize size) {
    var causal = DotProductAttention.causal();
    return size.scaled() ? causal : causal.unscaled();
  }

  /** The vector of a word before the training, the same for the same word. */
  static double[] chance(String word, int channels, long seed) {
    return WeightGenerator.of(seed, word.toLowerCase(Locale.ROOT)).gaussian(1, channels, 1).row(0);
  }

  /** Its {@code length} first words of running text from sentence {@code first} on. */
  public static List<String> text(int first, int length) {
    List<String> all = new ArrayList<>();
    Stream.iterate(first, i -> (i + 1) % SENTENCES.size())
        .limit(length)
        .forEach(i -> all.addAll(List.of(SENTENCES.get(i).split(" "))));
    return List.copyOf(all.subList(0, length));
  }
}
