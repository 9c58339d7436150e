package zoetrope.attention.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.EmbeddingTable;
import zoetrope.attention.LinearMap;
import zoetrope.attention.MultiHeadAttention;
import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.WeightGenerator;

/** The training of a {@link ToyModel}, with a manually derived gradient. */
final class ToyDescent {
  private static final int STEPS = 80;
  private static final double RATE = 0.05;

  /** The shrinkage of weights in a step, divided by the rate. It makes patterns softer. */
  private static final double DECAY = 0.5;

  /**
   * The indices of the first matrices in the list of weights. From {@link #HEADS} on, the list
   * contains W_Q, W_K and W_V of each head.
   */
  private static final int EMBEDDING = 0;

  private static final int UNEMBEDDING = 1;
  private static final int OUTPUT = 2;
  private static final int HEADS = 3;

  private final ToySize size;
  private final long seed;
  private final List<String> vocabulary = ToyModel.vocabulary();

  /** The word indices of all sentences. */
  private final List<int[]> sentences;

  /** The number of predicted words in all sentences. */
  private final int predictions;

  ToyDescent(ToySize size, long seed) {
    this.size = size;
    this.seed = seed;
    sentences =
        ToyModel.sentences().stream()
            .map(words -> words.stream().mapToInt(vocabulary::indexOf).toArray())
            .toList();
    predictions = sentences.stream().mapToInt(sentence -> sentence.length - 1).sum();
  }

  ToyModel model() {
    List<RealMatrix> weights = untrained();
    Adam adam = new Adam(RATE, DECAY);
    for (int step = 1; step <= STEPS; step++) {
      List<RealMatrix> next = adam.step(weights, gradients(weights));
      if (!size.projected()) {
        next.set(OUTPUT, weights.get(OUTPUT));
      }
      weights = next;
    }
    return new ToyModel(
        size,
        seed,
        new EmbeddingTable(vocabulary, weights.get(EMBEDDING)),
        attention(weights),
        new LinearMap(weights.get(UNEMBEDDING)));
  }

  /**
   * Returns the weights before the first step: embeddings, unembedding, output, then head by head.
   */
  List<RealMatrix> untrained() {
    var random = WeightGenerator.of(seed, "attention");
    int c = size.channels();
    double deviation = 1 / Math.sqrt(c);
    double[][] rows =
        vocabulary.stream()
            .map(word -> ToyModel.initialVector(word, c, seed))
            .toArray(double[][]::new);
    List<RealMatrix> all = new ArrayList<>();
    all.add(RealMatrix.ofRows(rows));
    all.add(random.gaussian(vocabulary.size(), c, deviation));
    int joined = size.heads() * size.headSize();
    all.add(size.projected() ? random.gaussian(c, joined, deviation) : RealMatrix.identity(c));
    for (int k = 0; k < 3 * size.heads(); k++) {
      all.add(random.gaussian(size.headSize(), c, deviation));
    }
    return all;
  }

  private MultiHeadAttention attention(List<RealMatrix> weights) {
    List<AttentionHead> heads =
        IntStream.range(0, size.heads())
            .map(h -> HEADS + 3 * h)
            .mapToObj(
                at ->
                    new AttentionHead(
                        new LinearMap(weights.get(at)),
                        new LinearMap(weights.get(at + 1)),
                        new LinearMap(weights.get(at + 2))))
            .toList();
    return new MultiHeadAttention(heads, new LinearMap(weights.get(OUTPUT)));
  }

  /** The model's results for a sentence, and the words that it should predict. */
  private final class Reading {
    private final int[] read;
    private final int[] next;
    private final RealMatrix x;
    private final MultiHeadTrace trace;
    private final RealMatrix updated;
    private final RealMatrix chances;

    Reading(int[] sentence, List<RealMatrix> weights) {
      int length = sentence.length - 1;
      read = IntStream.range(0, length).map(t -> sentence[t]).toArray();
      next = IntStream.range(0, length).map(t -> sentence[t + 1]).toArray();
      x = weights.get(EMBEDDING).selectRows(read).plus(ToyModel.positions(length, size.channels()));
      trace = attention(weights).trace(x, ToyModel.kind(size));
      updated = x.plus(trace.output());
      chances = Softmax.ofRows(updated.timesTransposed(weights.get(UNEMBEDDING)));
    }

    double loss() {
      double sum = 0;
      for (int t = 0; t < next.length; t++) {
        sum -= StrictMath.log(chances.get(t, next[t]));
      }
      return sum;
    }

    /** Returns the derivatives of the loss for the sentence with respect to each matrix. */
    List<RealMatrix> gradients(List<RealMatrix> weights) {
      RealMatrix error =
          RealMatrix.of(
              chances.rows(),
              chances.columns(),
              (t, word) -> chances.get(t, word) - (next[t] == word ? 1 : 0));
      RealMatrix change = error.times(weights.get(UNEMBEDDING));
      RealMatrix joined = change.times(weights.get(OUTPUT));
      List<RealMatrix> all = new ArrayList<>();
      all.add(error.transpose().times(updated));
      all.add(change.transpose().times(trace.concatenated()));
      double scale = size.scaled() ? 1 / Math.sqrt(size.headSize()) : 1;
      for (int h = 0; h < size.heads(); h++) {
        int from = h * size.headSize();
        HeadGradient back =
            HeadGradient.of(
                trace.heads().get(h), joined.sliceColumns(from, from + size.headSize()), scale);
        int at = HEADS + 3 * h;
        for (RealMatrix part : List.of(back.queries(), back.keys(), back.values())) {
          all.add(part.transpose().times(x));
          change = change.plus(part.times(weights.get(at++)));
        }
      }
      all.add(EMBEDDING, gathered(change));
      return all;
    }

    /**
     * Returns, for each word of the vocabulary, the sum of the rows of its occurrences in the
     * sentence: [vocabulary, C].
     */
    private RealMatrix gathered(RealMatrix rows) {
      double[][] sums = new double[vocabulary.size()][rows.columns()];
      for (int t = 0; t < read.length; t++) {
        for (int c = 0; c < rows.columns(); c++) {
          sums[read[t]][c] += rows.get(t, c);
        }
      }
      return RealMatrix.ofRows(sums);
    }
  }

  /** Returns the mean cross-entropy of all next words. */
  double loss(List<RealMatrix> weights) {
    return sentences.stream().mapToDouble(s -> new Reading(s, weights).loss()).sum() / predictions;
  }

  /**
   * Returns the gradient of the mean cross-entropy with respect to all weights, one matrix of
   * derivatives for each matrix of weights.
   */
  List<RealMatrix> gradients(List<RealMatrix> weights) {
    List<RealMatrix> sums = null;
    for (int[] sentence : sentences) {
      List<RealMatrix> one = new Reading(sentence, weights).gradients(weights);
      for (int k = 0; sums != null && k < one.size(); k++) {
        one.set(k, sums.get(k).plus(one.get(k)));
      }
      sums = one;
    }
    return sums.stream().map(sum -> sum.times(1.0 / predictions)).toList();
  }
}
