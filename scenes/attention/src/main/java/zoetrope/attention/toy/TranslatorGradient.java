package zoetrope.attention.toy;

import java.util.Arrays;
import java.util.List;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.toy.TranslatorWeights.Name;
import zoetrope.attention.toy.TranslatorWeights.Pass;

/**
 * The loss of a translation and its gradient with respect to every weight, by backpropagation
 * through the steps of {@link TranslatorWeights#pass}.
 */
final class TranslatorGradient {
  private static final double SCALE = 1 / Math.sqrt(TranslatorWeights.CHANNELS);

  private final TranslatorWeights weights;
  private final RealMatrix[] gradient;
  private double loss;

  /**
   * Computes both, summed over all words of {@code translation} except the first, which is the sign
   * for the beginning.
   */
  TranslatorGradient(TranslatorWeights weights, List<Integer> read, List<Integer> translation) {
    this.weights = weights;
    gradient = new RealMatrix[Name.values().length];
    List<Integer> written = translation.subList(0, translation.size() - 1);
    List<Integer> next = translation.subList(1, translation.size());
    Pass pass = weights.pass(read, written);
    for (int t = 0; t < next.size(); t++) {
      loss -= StrictMath.log(pass.chances().get(t, next.get(t)));
    }
    RealMatrix logits =
        RealMatrix.of(
            next.size(),
            pass.logits().columns(),
            (t, word) -> pass.chances().get(t, word) - (next.get(t) == word ? 1 : 0));
    put(Name.UNEMBEDDING, logits.transpose().times(pass.output()));
    RealMatrix output = logits.times(weights.get(Name.UNEMBEDDING));
    Inputs cross = through(Name.CROSS_QUERY, pass.cross(), output, pass.stream(), pass.memory());
    RealMatrix stream = output.plus(cross.queries());
    Inputs self = through(Name.SELF_QUERY, pass.self(), stream, pass.target(), pass.target());
    put(Name.TARGET, written, stream.plus(self.queries()).plus(self.keys()));
    RealMatrix memory = cross.keys();
    Inputs encoder =
        through(Name.ENCODER_QUERY, pass.encoder(), memory, pass.source(), pass.source());
    put(Name.SOURCE, read, memory.plus(encoder.queries()).plus(encoder.keys()));
  }

  /** The derivatives by the vectors that queries, and those that keys and values are made from. */
  private record Inputs(RealMatrix queries, RealMatrix keys) {}

  private Inputs through(
      Name query, AttentionTrace head, RealMatrix output, RealMatrix asking, RealMatrix answering) {
    HeadGradient inner = HeadGradient.of(head, output, SCALE);
    Name key = Name.values()[query.ordinal() + 1];
    Name value = Name.values()[query.ordinal() + 2];
    put(query, inner.queries().transpose().times(asking));
    put(key, inner.keys().transpose().times(answering));
    put(value, inner.values().transpose().times(answering));
    return new Inputs(
        inner.queries().times(weights.get(query)),
        inner.keys().times(weights.get(key)).plus(inner.values().times(weights.get(value))));
  }

  private void put(Name name, RealMatrix part) {
    gradient[name.ordinal()] = part;
  }

  /** Adds the derivatives by vectors to those of their words and positions. */
  private void put(Name words, List<Integer> ids, RealMatrix vectors) {
    double[][] rows = new double[weights.get(words).rows()][vectors.columns()];
    for (int t = 0; t < ids.size(); t++) {
      for (int i = 0; i < vectors.columns(); i++) {
        rows[ids.get(t)][i] += vectors.get(t, i);
      }
    }
    put(words, RealMatrix.ofRows(rows));
    Name positions = Name.values()[words.ordinal() + 1];
    put(
        positions,
        RealMatrix.of(
            weights.get(positions).rows(),
            vectors.columns(),
            (t, i) -> t < vectors.rows() ? vectors.get(t, i) : 0));
  }

  /** Returns −Σ ln p of the next words, in nats. */
  double loss() {
    return loss;
  }

  /** Returns the derivatives, in the order of the matrices. */
  List<RealMatrix> get() {
    return Arrays.asList(gradient);
  }
}
