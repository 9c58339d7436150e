package zoetrope.scenes.notebook;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.toy.ToyModel;
import zoetrope.attention.toy.ToySize;

/**
 * The sizes of a head and its input, and all its results.
 *
 * @param sequences x, one for each sequence of the batch, each [T, C]: texts that the toy model was
 *     trained on
 * @param head a head with weights [h, C]
 * @param traces the results for each sequence
 */
record HeadShapes(List<RealMatrix> sequences, AttentionHead head, List<AttentionTrace> traces) {
  /** The first sentence of each text of the batch, chosen so that texts differ. */
  private static final int[] FIRST = {0, 2, 3, 7, 1, 6, 5, 4};

  /** Returns a head of a toy model of these sizes, trained on its sentences. */
  static HeadShapes of(int batch, int tokens, int channels, int headSize, long seed) {
    check("batch", batch, 1, 8, "sequences in a batch (B)");
    check("tokens", tokens, 2, 12, "tokens in a sequence (T)");
    check("channels", channels, 2, 64, "numbers for each token (C)");
    check("head-size", headSize, 1, 32, "numbers in a query, key or value (h)");
    var model = ToyModel.trained(new ToySize(channels, 1, headSize, true, false), seed);
    List<RealMatrix> sequences =
        IntStream.range(0, batch)
            .mapToObj(b -> model.input(ToyModel.text(FIRST[b], tokens)))
            .toList();
    AttentionHead head = model.attention().heads().get(0);
    return new HeadShapes(sequences, head, head.traceAll(sequences, model.kind()));
  }

  private static void check(String name, int value, int min, int max, String what) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s=%d: the film has room for %d to %d %s",
              name,
              value,
              min,
              max,
              what));
    }
  }

  int batch() {
    return sequences.size();
  }

  int tokens() {
    return sequences.get(0).rows();
  }

  int channels() {
    return sequences.get(0).columns();
  }

  int headSize() {
    return head.query().outputs();
  }

  /** Returns the first sequence, which is on top. */
  RealMatrix sequence() {
    return sequences.get(0);
  }

  /** Returns the words of the first sequence. */
  List<String> words() {
    return ToyModel.text(FIRST[0], tokens());
  }

  /** Returns the results for the first sequence. */
  AttentionTrace trace() {
    return traces.get(0);
  }

  /** Returns the largest size of a box's side. */
  int longest() {
    return Math.max(tokens(), Math.max(channels(), headSize()));
  }
}
