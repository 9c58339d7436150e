package zoetrope.attention.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.toy.ToyWeights.Name;

/**
 * The loss of a sentence and its gradient with respect to every weight. Backpropagation applies the
 * chain rule from the loss back to the embeddings, through the same steps as the forward
 * computation.
 */
final class ToyGradient {
  private final ToyWeights weights;

  /** The derivatives, in the order of the matrices. */
  private final List<RealMatrix> gradient = new ArrayList<>();

  private double loss;

  /**
   * Computes the loss and its gradient, each summed over all words of {@code sentence} except the
   * first. Each word is predicted from the words before it.
   */
  ToyGradient(ToyWeights weights, List<Integer> sentence) {
    this(weights, sentence, 1);
  }

  /**
   * Computes the loss and its gradient, each summed over the words of {@code sentence} from index
   * {@code first} on. Each word is predicted from the words before it.
   */
  ToyGradient(ToyWeights weights, List<Integer> sentence, int first) {
    this.weights = weights;
    gradient.addAll(weights.all());
    List<Integer> read = sentence.subList(0, sentence.size() - 1);
    List<Integer> next = sentence.subList(1, sentence.size());
    List<BlockTrace> traces = weights.traces(read);
    RealMatrix last = traces.get(traces.size() - 1).output();
    RealMatrix normed = ToyWeights.norm().apply(last);
    RealMatrix chances = Softmax.ofRows(weights.logits(last));
    for (int t = first - 1; t < next.size(); t++) {
      loss -= StrictMath.log(chances.get(t, next.get(t)));
    }
    // The derivative of the cross-entropy with respect to the logits is the predicted probabilities
    // minus the true ones.
    RealMatrix logits =
        RealMatrix.of(
            chances.rows(),
            chances.columns(),
            (t, word) -> t < first - 1 ? 0 : chances.get(t, word) - (next.get(t) == word ? 1 : 0));
    int top = weights.blocks() - 1;
    put(Name.UNEMBEDDING, top, logits.transpose().times(normed));
    RealMatrix stream = throughNorm(logits.times(weights.get(Name.UNEMBEDDING)), last, normed);
    for (int block = top; block >= 0; block--) {
      stream = stream.plus(throughNetwork(stream, block, traces.get(block)));
      stream = stream.plus(throughAttention(stream, block, traces.get(block)));
    }
    RealMatrix input = stream;
    put(Name.EMBEDDING, 0, embedding(input, read));
    RealMatrix positions = weights.get(Name.POSITION);
    put(
        Name.POSITION,
        0,
        RealMatrix.of(
            positions.rows(),
            positions.columns(),
            (t, i) -> t < input.rows() ? input.get(t, i) : 0));
  }

  private void put(Name name, int block, RealMatrix part) {
    gradient.set(ToyWeights.place(name, block), part);
  }

  /** Returns the cross-entropy, −Σ ln p of the next words, in nats. */
  double loss() {
    return loss;
  }

  /**
   * Returns the derivatives of the loss with respect to each number of each matrix, in the order of
   * the weights.
   */
  List<RealMatrix> get() {
    return List.copyOf(gradient);
  }

  private RealMatrix throughNetwork(RealMatrix output, int block, BlockTrace trace) {
    RealMatrix neurons = trace.feedForward().neurons();
    put(Name.DOWN, block, output.transpose().times(neurons));
    put(Name.DOWN_BIAS, block, sum(output));
    RealMatrix back = output.times(weights.get(Name.DOWN, block));
    RealMatrix inputs =
        RealMatrix.of(
            back.rows(),
            back.columns(),
            (t, i) -> trace.feedForward().neuronInputs().get(t, i) > 0 ? back.get(t, i) : 0);
    put(Name.UP, block, inputs.transpose().times(trace.feedForward().input()));
    put(Name.UP_BIAS, block, sum(inputs));
    return throughNorm(
        inputs.times(weights.get(Name.UP, block)),
        trace.attentionSum(),
        trace.feedForward().input());
  }

  private RealMatrix throughAttention(RealMatrix output, int block, BlockTrace trace) {
    put(Name.OUTPUT, block, output.transpose().times(trace.attention().concatenated()));
    RealMatrix heads = output.times(weights.get(Name.OUTPUT, block));
    int size = ToyWeights.CHANNELS / ToyWeights.HEADS;
    double scale = 1 / Math.sqrt(size);
    List<HeadGradient> parts =
        IntStream.range(0, ToyWeights.HEADS)
            .mapToObj(
                head ->
                    HeadGradient.of(
                        trace.attention().heads().get(head),
                        heads.sliceColumns(head * size, (head + 1) * size),
                        scale))
            .toList();
    RealMatrix normed = trace.attentionInput();
    RealMatrix back =
        through(Name.QUERY, block, parts.stream().map(HeadGradient::queries).toList(), normed)
            .plus(through(Name.KEY, block, parts.stream().map(HeadGradient::keys).toList(), normed))
            .plus(
                through(
                    Name.VALUE, block, parts.stream().map(HeadGradient::values).toList(), normed));
    return throughNorm(back, trace.input(), normed);
  }

  /**
   * Backpropagates through W_Q, W_K or W_V. {@code heads} are the derivatives with respect to the
   * output of each head.
   */
  private RealMatrix through(Name name, int block, List<RealMatrix> heads, RealMatrix normed) {
    RealMatrix all = RealMatrix.concatColumns(heads);
    put(name, block, all.transpose().times(normed));
    return all.times(weights.get(name, block));
  }

  /** Backpropagates through (x − μ) / σ, which does not depend on the mean and the scale of x. */
  private static RealMatrix throughNorm(RealMatrix back, RealMatrix x, RealMatrix normed) {
    double[][] rows = new double[x.rows()][];
    for (int t = 0; t < rows.length; t++) {
      double[] d = back.row(t);
      double[] y = normed.row(t);
      double mean = 0;
      double product = 0;
      double square = 0;
      double middle = 0;
      for (int i = 0; i < d.length; i++) {
        mean += d[i] / d.length;
        product += d[i] * y[i] / d.length;
        middle += x.get(t, i) / d.length;
      }
      for (int i = 0; i < d.length; i++) {
        square += (x.get(t, i) - middle) * (x.get(t, i) - middle) / d.length;
      }
      double deviation = Math.sqrt(square + ToyWeights.EPSILON);
      for (int i = 0; i < d.length; i++) {
        d[i] = (d[i] - mean - y[i] * product) / deviation;
      }
      rows[t] = d;
    }
    return RealMatrix.ofRows(rows);
  }

  private RealMatrix embedding(RealMatrix input, List<Integer> read) {
    double[][] rows = new double[weights.get(Name.EMBEDDING).rows()][ToyWeights.CHANNELS];
    for (int t = 0; t < read.size(); t++) {
      for (int i = 0; i < ToyWeights.CHANNELS; i++) {
        rows[read.get(t)][i] += input.get(t, i);
      }
    }
    return RealMatrix.ofRows(rows);
  }

  private static RealMatrix sum(RealMatrix rows) {
    return RealMatrix.of(1, rows.rows(), (i, j) -> 1).times(rows);
  }
}
