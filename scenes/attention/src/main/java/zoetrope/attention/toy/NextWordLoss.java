package zoetrope.attention.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.toy.ToyWeights.Name;

/**
 * The loss of one prediction as a function of all weights: −ln p, where p is the probability of the
 * word that really follows a text. The text stays the same when weights change.
 *
 * <pre>{@code
 * var loss = NextWordLoss.of(ToyTraining.of(30), List.of("the", "cat", "sat"), "on");
 * double before = loss.value();
 * double after = loss.step(0.1).value();            // smaller: one step of gradient descent
 * }</pre>
 */
public final class NextWordLoss {
  private final ToyWeights weights;

  /** The indices of the text and of the word that follows it. */
  private final List<Integer> sentence;

  private final double[] chances;

  private NextWordLoss(ToyWeights weights, List<Integer> sentence) {
    this.weights = weights;
    this.sentence = sentence;
    List<BlockTrace> traces = weights.traces(sentence.subList(0, sentence.size() - 1));
    RealMatrix logits = weights.logits(traces.get(traces.size() - 1).output());
    chances = Softmax.of(logits.row(logits.rows() - 1));
  }

  /**
   * Returns the loss of {@code next} after {@code text}, with the weights after the last step of a
   * training.
   *
   * @throws IllegalArgumentException if a word is not in the vocabulary
   */
  public static NextWordLoss of(ToyTraining training, List<String> text, String next) {
    List<String> sentence = new ArrayList<>(text);
    sentence.add(next);
    return new NextWordLoss(training.weights(training.steps()), training.ids(sentence));
  }

  /** Returns the loss −ln p, in nats. */
  public double value() {
    return -StrictMath.log(chance());
  }

  /** Returns p, the probability of the word that follows. */
  public double chance() {
    return chances[sentence.get(sentence.size() - 1)];
  }

  /** Returns the probability of each word of the vocabulary. */
  public double[] chances() {
    return chances.clone();
  }

  /** Returns the weights. */
  public ToyWeights weights() {
    return weights;
  }

  /**
   * Returns the slopes of the loss: its derivatives with respect to the weights of a matrix, with
   * the shape of the matrix. If each block has such a matrix, that of the first block is meant.
   */
  public RealMatrix slopes(Name name) {
    return gradient().get(place(name));
  }

  /** Returns the same prediction with another value of one weight. */
  public NextWordLoss with(Name name, int row, int column, double value) {
    List<RealMatrix> changed = new ArrayList<>(weights.all());
    int place = place(name);
    RealMatrix old = changed.get(place);
    changed.set(
        place,
        RealMatrix.of(
            old.rows(), old.columns(), (i, j) -> i == row && j == column ? value : old.get(i, j)));
    return new NextWordLoss(new ToyWeights(changed), sentence);
  }

  /**
   * Returns the same prediction after one step of gradient descent: each weight moves by −{@code
   * rate} times its slope.
   */
  public NextWordLoss step(double rate) {
    List<RealMatrix> slopes = gradient();
    List<RealMatrix> moved =
        IntStream.range(0, slopes.size())
            .mapToObj(k -> weights.all().get(k).minus(slopes.get(k).times(rate)))
            .toList();
    return new NextWordLoss(new ToyWeights(moved), sentence);
  }

  private List<RealMatrix> gradient() {
    return new ToyGradient(weights, sentence, sentence.size() - 1).get();
  }

  /** Returns the index of a matrix: of the first block for matrices in blocks. */
  private int place(Name name) {
    return ToyWeights.place(name, name == Name.UNEMBEDDING ? weights.blocks() - 1 : 0);
  }
}
