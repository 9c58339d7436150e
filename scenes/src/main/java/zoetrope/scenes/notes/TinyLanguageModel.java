package zoetrope.scenes.notes;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.EmbeddingTable;
import zoetrope.attention.LinearMap;
import zoetrope.attention.MultiHeadAttention;
import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.PositionalEncoding;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.WeightGenerator;
import zoetrope.scenes.components.WordLimits;

/**
 * A language model of one attention block that has read a dozen sentences. Embeddings and heads are
 * left as chance made them; only the unembedding matrix is trained, when the model is made, by
 * descent along the gradient of the cross-entropy of every next word of every sentence. The causal
 * mask makes a training example of each beginning of a sentence.
 *
 * <pre>{@code
 * var model = TinyLanguageModel.trained();
 * double[] chances = Softmax.of(model.predict(List.of("the", "cat", "sat")).logits());
 * }</pre>
 */
final class TinyLanguageModel {
  /** The end of a sentence, a word of the vocabulary like others. */
  static final String END = ".";

  /** How many numbers a vector has, C. */
  static final int CHANNELS = 32;

  private static final int HEADS = 4;
  private static final long SEED = 5;
  private static final int STEPS = 250;
  private static final double RATE = 1;

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

  private final EmbeddingTable table;
  private final MultiHeadAttention attention;
  private final LinearMap unembedding;

  private TinyLanguageModel(
      EmbeddingTable table, MultiHeadAttention attention, LinearMap unembedding) {
    this.table = table;
    this.attention = attention;
    this.unembedding = unembedding;
  }

  /**
   * What the model makes of a text of T words.
   *
   * @param embeddings words and places, [T, C]
   * @param updated the same after the attention block, [T, C]
   * @param weights how much the last word takes from each, the mean of all heads, [T]
   * @param logits a number for each word of the vocabulary: the greater, the likelier it is next
   */
  record Prediction(RealMatrix embeddings, RealMatrix updated, double[] weights, double[] logits) {}

  /** The model, always the same. */
  static TinyLanguageModel trained() {
    List<List<String>> sentences =
        SENTENCES.stream().map(sentence -> List.of(sentence.split(" "))).toList();
    Set<String> words = new LinkedHashSet<>();
    sentences.forEach(words::addAll);
    List<String> vocabulary = List.copyOf(words);
    var random = WeightGenerator.of(SEED, "attention");
    var table =
        new EmbeddingTable(vocabulary, SmallAttention.embeddings(vocabulary, CHANNELS, SEED));
    List<AttentionHead> heads = new ArrayList<>();
    for (int i = 0; i < HEADS; i++) {
      int size = CHANNELS / HEADS;
      heads.add(new AttentionHead(map(random, size), map(random, size), map(random, size)));
    }
    var attention = new MultiHeadAttention(heads, map(random, CHANNELS));
    var untrained =
        new TinyLanguageModel(
            table, attention, new LinearMap(RealMatrix.zeros(vocabulary.size(), CHANNELS)));
    return new TinyLanguageModel(table, attention, untrained.learn(sentences));
  }

  private static LinearMap map(WeightGenerator random, int outputs) {
    return new LinearMap(random.gaussian(outputs, CHANNELS, 1 / Math.sqrt(CHANNELS)));
  }

  private LinearMap learn(List<List<String>> sentences) {
    List<double[]> vectors = new ArrayList<>();
    List<Integer> next = new ArrayList<>();
    for (List<String> sentence : sentences) {
      RealMatrix updated = predict(sentence).updated();
      for (int i = 0; i + 1 < sentence.size(); i++) {
        vectors.add(updated.row(i));
        next.add(vocabulary().indexOf(sentence.get(i + 1)));
      }
    }
    RealMatrix x = RealMatrix.ofRows(vectors.toArray(double[][]::new));
    RealMatrix truth =
        RealMatrix.of(x.rows(), vocabulary().size(), (i, j) -> next.get(i) == j ? 1 : 0);
    RealMatrix weights = unembedding.weights();
    for (int step = 0; step < STEPS; step++) {
      RealMatrix error = Softmax.ofRows(x.timesTransposed(weights)).minus(truth);
      weights = weights.minus(error.transpose().times(x).times(RATE / x.rows()));
    }
    return new LinearMap(weights);
  }

  /** All words it knows, in the order in which it met them. */
  List<String> vocabulary() {
    return table.words();
  }

  /** W_U, [words, C]. */
  RealMatrix unembedding() {
    return unembedding.weights();
  }

  /**
   * The words of {@code text}, in small letters.
   *
   * @throws IllegalArgumentException when there are fewer than 2 or more than {@code most}, or one
   *     is not in the vocabulary, or the last one ends the sentence
   */
  List<String> read(String text, int most) {
    List<String> words = List.of(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    new WordLimits(2, most).require("the prompt", words);
    for (String word : words) {
      if (!vocabulary().contains(word)) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "the prompt has the word \"%s\", which the model has never read; it knows %s",
                word,
                String.join(" ", vocabulary())));
      }
    }
    if (words.get(words.size() - 1).equals(END)) {
      throw new IllegalArgumentException(
          "the prompt ends with \"" + END + "\": nothing follows a whole sentence; leave it out");
    }
    return words;
  }

  /** What comes after {@code words}, all of the vocabulary. */
  Prediction predict(List<String> words) {
    RealMatrix embeddings =
        table.embed(words).plus(new PositionalEncoding.Sinusoidal(CHANNELS).encode(words.size()));
    MultiHeadTrace trace = attention.trace(embeddings, DotProductAttention.causal());
    RealMatrix updated = embeddings.plus(trace.output());
    int last = words.size() - 1;
    double[] weights = new double[words.size()];
    for (AttentionTrace head : trace.heads()) {
      for (int j = 0; j < weights.length; j++) {
        weights[j] += head.weights().get(last, j) / HEADS;
      }
    }
    return new Prediction(embeddings, updated, weights, unembedding.apply(updated.row(last)));
  }
}
