package zoetrope.scenes.models;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.scenes.models.ToyWeights.Name;

/**
 * The loss of a sentence and its gradient with respect to every weight, by backpropagation: the
 * chain rule, from the loss back to the embeddings, step for step as the block went forward.
 */
final class ToyGradient {
  private final ToyWeights weights;
  private final Map<Name, RealMatrix> gradient = new EnumMap<>(Name.class);
  private double loss;

  /** The sum over the words of {@code sentence} but the first, each predicted from those before. */
  ToyGradient(ToyWeights weights, List<Integer> sentence) {
    this.weights = weights;
    List<Integer> read = sentence.subList(0, sentence.size() - 1);
    List<Integer> next = sentence.subList(1, sentence.size());
    RealMatrix stream = weights.embed(read);
    BlockTrace trace = weights.block().trace(stream);
    RealMatrix normed = ToyWeights.norm().apply(trace.output());
    RealMatrix chances = Softmax.ofRows(weights.logits(trace.output()));
    for (int t = 0; t < next.size(); t++) {
      loss -= StrictMath.log(chances.get(t, next.get(t)));
    }
    // The derivative of the cross-entropy by the logits: chances minus truth.
    RealMatrix logits =
        RealMatrix.of(
            chances.rows(),
            chances.columns(),
            (t, word) -> chances.get(t, word) - (next.get(t) == word ? 1 : 0));
    gradient.put(Name.UNEMBEDDING, logits.transpose().times(normed));
    RealMatrix output =
        throughNorm(logits.times(weights.get(Name.UNEMBEDDING)), trace.output(), normed);
    RealMatrix middle = output.plus(throughNetwork(output, trace));
    RealMatrix input = middle.plus(throughAttention(middle, trace));
    gradient.put(Name.EMBEDDING, embedding(input, read));
    RealMatrix positions = weights.get(Name.POSITION);
    gradient.put(
        Name.POSITION,
        RealMatrix.of(
            positions.rows(),
            positions.columns(),
            (t, i) -> t < input.rows() ? input.get(t, i) : 0));
  }

  /** The cross-entropy, −Σ ln p of the words that come, in nats. */
  double loss() {
    return loss;
  }

  /** The derivatives of the loss by each number of each matrix. */
  Map<Name, RealMatrix> get() {
    return gradient;
  }

  private RealMatrix throughNetwork(RealMatrix output, BlockTrace trace) {
    RealMatrix neurons = trace.feedForward().neurons();
    gradient.put(Name.DOWN, output.transpose().times(neurons));
    gradient.put(Name.DOWN_BIAS, sum(output));
    RealMatrix back = output.times(weights.get(Name.DOWN));
    RealMatrix inputs =
        RealMatrix.of(
            back.rows(),
            back.columns(),
            (t, i) -> trace.feedForward().neuronInputs().get(t, i) > 0 ? back.get(t, i) : 0);
    gradient.put(Name.UP, inputs.transpose().times(trace.feedForward().input()));
    gradient.put(Name.UP_BIAS, sum(inputs));
    return throughNorm(
        inputs.times(weights.get(Name.UP)), trace.attentionSum(), trace.feedForward().input());
  }

  private RealMatrix throughAttention(RealMatrix output, BlockTrace trace) {
    gradient.put(Name.OUTPUT, output.transpose().times(trace.attention().concatenated()));
    RealMatrix heads = output.times(weights.get(Name.OUTPUT));
    int size = ToyWeights.CHANNELS / ToyWeights.HEADS;
    List<RealMatrix[]> parts =
        IntStream.range(0, ToyWeights.HEADS)
            .mapToObj(
                head ->
                    throughHead(
                        heads.sliceColumns(head * size, (head + 1) * size),
                        trace.attention().heads().get(head)))
            .toList();
    RealMatrix normed = trace.attentionInput();
    RealMatrix back = RealMatrix.zeros(normed.rows(), normed.columns());
    Name[] names = {Name.QUERY, Name.KEY, Name.VALUE};
    for (int i = 0; i < names.length; i++) {
      int index = i;
      RealMatrix all = RealMatrix.concatColumns(parts.stream().map(part -> part[index]).toList());
      gradient.put(names[i], all.transpose().times(normed));
      back = back.plus(all.times(weights.get(names[i])));
    }
    return throughNorm(back, trace.input(), normed);
  }

  /** The derivatives by queries, keys and values of a head. */
  private static RealMatrix[] throughHead(RealMatrix output, AttentionTrace head) {
    RealMatrix a = head.weights();
    RealMatrix byWeight = output.timesTransposed(head.values());
    RealMatrix byScore =
        RealMatrix.of(
            a.rows(),
            a.columns(),
            (t, s) -> {
              double mean = 0;
              for (int other = 0; other < a.columns(); other++) {
                mean += a.get(t, other) * byWeight.get(t, other);
              }
              return a.get(t, s) * (byWeight.get(t, s) - mean);
            });
    RealMatrix scaled = byScore.times(1 / Math.sqrt(head.keys().columns()));
    return new RealMatrix[] {
      scaled.times(head.keys()),
      scaled.transpose().times(head.queries()),
      a.transpose().times(output)
    };
  }

  /** Back through (x − μ) / σ: what would change mean or size has no effect. */
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
