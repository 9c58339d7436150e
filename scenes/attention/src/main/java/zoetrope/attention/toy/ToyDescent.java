package zoetrope.attention.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.EmbeddingTable;
import zoetrope.attention.LinearMap;
import zoetrope.attention.MultiHeadAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.WeightGenerator;

/**
 * The training of a toy model by Adam (Kingma and Ba, 2015), with the gradient worked out by hand.
 * All sentences stand one below the other in one matrix of N words; attention stays within each.
 */
final class ToyDescent {
  private static final int STEPS = 80;
  private static final double RATE = 0.05;

  /** By how much weights shrink in a step, as a share of the rate: it keeps patterns soft. */
  private static final double DECAY = 0.5;

  private static final double FIRST = 0.9;
  private static final double SECOND = 0.99;
  private static final double TINY = 1e-8;

  /** Places in the list of matrices; then W_Q, W_K and W_V of each head follow. */
  private static final int EMBEDDING = 0;

  private static final int UNEMBEDDING = 1;
  private static final int OUTPUT = 2;
  private static final int HEADS = 3;

  private final ToySize size;
  private final long seed;
  private final List<String> vocabulary = ToyModel.vocabulary();

  /** The numbers of all words that are read, and of those that follow. */
  private final List<Integer> words = new ArrayList<>();

  private final List<Integer> next = new ArrayList<>();

  /** Where the sentence of each word begins. */
  private final List<Integer> begins = new ArrayList<>();

  private final RealMatrix positions;

  ToyDescent(ToySize size, long seed) {
    this.size = size;
    this.seed = seed;
    List<double[]> places = new ArrayList<>();
    for (List<String> sentence : ToyModel.sentences()) {
      int length = sentence.size() - 1;
      int begin = words.size();
      RealMatrix encoding = ToyModel.positions(length, size.channels());
      for (int i = 0; i < length; i++) {
        words.add(vocabulary.indexOf(sentence.get(i)));
        next.add(vocabulary.indexOf(sentence.get(i + 1)));
        begins.add(begin);
        places.add(encoding.row(i));
      }
    }
    positions = RealMatrix.ofRows(places.toArray(double[][]::new));
  }

  /** The trained model. */
  ToyModel model() {
    List<RealMatrix> weights = untrained();
    List<RealMatrix> means = zeros(weights);
    List<RealMatrix> squares = zeros(weights);
    for (int step = 1; step <= STEPS; step++) {
      List<RealMatrix> gradients = gradients(weights);
      double first = 1 - StrictMath.pow(FIRST, step);
      double second = 1 - StrictMath.pow(SECOND, step);
      for (int k = 0; k < weights.size(); k++) {
        if (k == OUTPUT && !size.projected()) {
          continue;
        }
        RealMatrix g = gradients.get(k);
        RealMatrix m = means.get(k).times(FIRST).plus(g.times(1 - FIRST));
        RealMatrix v = squares.get(k).times(SECOND).plus(g.map(x -> (1 - SECOND) * x * x));
        RealMatrix move =
            RealMatrix.of(
                g.rows(),
                g.columns(),
                (i, j) -> m.get(i, j) / first / (Math.sqrt(v.get(i, j) / second) + TINY));
        means.set(k, m);
        squares.set(k, v);
        weights.set(k, weights.get(k).times(1 - RATE * DECAY).minus(move.times(RATE)));
      }
    }
    return new ToyModel(
        size,
        seed,
        new EmbeddingTable(vocabulary, weights.get(EMBEDDING)),
        attention(weights),
        new LinearMap(weights.get(UNEMBEDDING)));
  }

  /** The weights before the first step: embeddings, unembedding, output, then head by head. */
  List<RealMatrix> untrained() {
    var random = WeightGenerator.of(seed, "attention");
    int c = size.channels();
    double deviation = 1 / Math.sqrt(c);
    double[][] rows =
        vocabulary.stream().map(word -> ToyModel.chance(word, c, seed)).toArray(double[][]::new);
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

  private static List<RealMatrix> zeros(List<RealMatrix> like) {
    List<RealMatrix> all = new ArrayList<>();
    like.forEach(matrix -> all.add(RealMatrix.zeros(matrix.rows(), matrix.columns())));
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

  /** The mean cross-entropy of all next words. */
  double loss(List<RealMatrix> weights) {
    RealMatrix x = select(weights.get(EMBEDDING), words).plus(positions);
    RealMatrix updated = x.plus(joined(heads(x, weights)).timesTransposed(weights.get(OUTPUT)));
    RealMatrix chances = chances(updated, weights);
    double sum = 0;
    for (int i = 0; i < next.size(); i++) {
      sum -= StrictMath.log(chances.get(i, next.get(i)));
    }
    return sum / next.size();
  }

  private List<ToyHead> heads(RealMatrix x, List<RealMatrix> weights) {
    List<ToyHead> heads = new ArrayList<>();
    for (int at = HEADS; at < weights.size(); at += 3) {
      heads.add(new ToyHead(x, weights.subList(at, at + 3), begins, size));
    }
    return heads;
  }

  private static RealMatrix joined(List<ToyHead> heads) {
    return RealMatrix.concatColumns(heads.stream().map(ToyHead::output).toList());
  }

  private static RealMatrix chances(RealMatrix updated, List<RealMatrix> weights) {
    return Softmax.ofRows(updated.timesTransposed(weights.get(UNEMBEDDING)));
  }

  /** How the mean cross-entropy grows with each number of the weights, matrix by matrix. */
  List<RealMatrix> gradients(List<RealMatrix> weights) {
    int n = words.size();
    RealMatrix x = select(weights.get(EMBEDDING), words).plus(positions);
    List<ToyHead> heads = heads(x, weights);
    RealMatrix joined = joined(heads);
    RealMatrix updated = x.plus(joined.timesTransposed(weights.get(OUTPUT)));
    RealMatrix chances = chances(updated, weights);
    RealMatrix error =
        RealMatrix.of(
            n, chances.columns(), (i, j) -> (chances.get(i, j) - (next.get(i) == j ? 1 : 0)) / n);
    RealMatrix change = error.times(weights.get(UNEMBEDDING));
    RealMatrix dJoined = change.times(weights.get(OUTPUT));
    List<RealMatrix> all = new ArrayList<>();
    all.add(error.transpose().times(updated));
    all.add(change.transpose().times(joined));
    for (int h = 0; h < heads.size(); h++) {
      int from = h * size.headSize();
      ToyHead.Gradients through =
          heads.get(h).gradients(dJoined.sliceColumns(from, from + size.headSize()));
      all.addAll(through.maps());
      change = change.plus(through.input());
    }
    all.add(EMBEDDING, gathered(change));
    return all;
  }

  private static RealMatrix select(RealMatrix rows, List<Integer> indices) {
    return rows.selectRows(indices.stream().mapToInt(Integer::intValue).toArray());
  }

  /** The sum of the rows of each word, [vocabulary, C]. */
  private RealMatrix gathered(RealMatrix rows) {
    double[][] sums = new double[vocabulary.size()][rows.columns()];
    for (int i = 0; i < rows.rows(); i++) {
      double[] sum = sums[words.get(i)];
      for (int c = 0; c < sum.length; c++) {
        sum[c] += rows.get(i, c);
      }
    }
    return RealMatrix.ofRows(sums);
  }
}
