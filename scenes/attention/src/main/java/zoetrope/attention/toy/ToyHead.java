package zoetrope.attention.toy;

import java.util.List;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;

/** A head at work on many sentences at once, and the way back through it. */
final class ToyHead {
  private final RealMatrix x;
  private final List<RealMatrix> maps;
  private final List<Integer> begins;
  private final double scale;
  private final double[][] q;
  private final double[][] k;
  private final double[][] v;

  /** Of each word the weights of those from the beginning of its sentence to itself. */
  private final double[][] weights;

  /**
   * What comes back.
   *
   * @param maps of W_Q, W_K and W_V
   * @param input of what went in, [N, C]
   */
  record Gradients(List<RealMatrix> maps, RealMatrix input) {}

  /**
   * A head with {@code maps}, W_Q, W_K and W_V, [d, C] each, for the words {@code x}, [N, C].
   *
   * @param begins where the sentence of each word begins
   */
  ToyHead(RealMatrix x, List<RealMatrix> maps, List<Integer> begins, ToySize size) {
    this.x = x;
    this.maps = maps;
    this.begins = begins;
    scale = size.scaled() ? 1 / Math.sqrt(size.headSize()) : 1;
    q = x.timesTransposed(maps.get(0)).toRows();
    k = x.timesTransposed(maps.get(1)).toRows();
    v = x.timesTransposed(maps.get(2)).toRows();
    weights = new double[q.length][];
    for (int i = 0; i < q.length; i++) {
      weights[i] = weigh(i);
    }
  }

  private double[] weigh(int i) {
    int begin = begins.get(i);
    double[] scores = new double[i - begin + 1];
    for (int j = 0; j < scores.length; j++) {
      scores[j] = scale * dot(q[i], k[begin + j]);
    }
    return Softmax.of(scores);
  }

  /** The weighted values, [N, d]. */
  RealMatrix output() {
    double[][] rows = new double[q.length][v[0].length];
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < weights[i].length; j++) {
        add(rows[i], weights[i][j], v[begins.get(i) + j]);
      }
    }
    return RealMatrix.ofRows(rows);
  }

  /** The gradients, from that of the output, [N, d]. */
  Gradients gradients(RealMatrix ofOutput) {
    double[][] dOutput = ofOutput.toRows();
    double[][] dq = new double[q.length][q[0].length];
    double[][] dk = new double[q.length][q[0].length];
    double[][] dv = new double[q.length][q[0].length];
    for (int i = 0; i < q.length; i++) {
      int begin = begins.get(i);
      double[] a = weights[i];
      double[] da = new double[a.length];
      double mean = 0;
      for (int j = 0; j < a.length; j++) {
        da[j] = dot(dOutput[i], v[begin + j]);
        mean += a[j] * da[j];
        add(dv[begin + j], a[j], dOutput[i]);
      }
      for (int j = 0; j < a.length; j++) {
        double dScore = scale * a[j] * (da[j] - mean);
        add(dq[i], dScore, k[begin + j]);
        add(dk[begin + j], dScore, q[i]);
      }
    }
    RealMatrix queries = RealMatrix.ofRows(dq);
    RealMatrix keys = RealMatrix.ofRows(dk);
    RealMatrix values = RealMatrix.ofRows(dv);
    return new Gradients(
        List.of(
            queries.transpose().times(x), keys.transpose().times(x), values.transpose().times(x)),
        queries.times(maps.get(0)).plus(keys.times(maps.get(1))).plus(values.times(maps.get(2))));
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private static void add(double[] to, double factor, double[] row) {
    for (int i = 0; i < to.length; i++) {
      to[i] += factor * row[i];
    }
  }
}
