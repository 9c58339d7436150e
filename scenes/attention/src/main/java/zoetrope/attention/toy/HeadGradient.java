package zoetrope.attention.toy;

import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;

/**
 * Backpropagation through a head of attention: the derivatives of a loss with respect to the head's
 * queries, keys and values, [T, d] each.
 */
record HeadGradient(RealMatrix queries, RealMatrix keys, RealMatrix values) {
  /**
   * Computes the gradient from the derivatives of the loss with respect to the head's output, [T,
   * d].
   *
   * @param scale the factor of the dot products before the softmax
   */
  static HeadGradient of(AttentionTrace head, RealMatrix output, double scale) {
    double[][] weights = head.weights().toRows();
    double[][] byScore = output.timesTransposed(head.values()).toRows();
    for (int t = 0; t < byScore.length; t++) {
      // The softmax ignores a constant that is added to all scores, so the weighted mean is
      // subtracted.
      double mean = 0;
      for (int s = 0; s < byScore[t].length; s++) {
        mean += weights[t][s] * byScore[t][s];
      }
      for (int s = 0; s < byScore[t].length; s++) {
        byScore[t][s] = scale * weights[t][s] * (byScore[t][s] - mean);
      }
    }
    RealMatrix scores = RealMatrix.ofRows(byScore);
    return new HeadGradient(
        scores.times(head.keys()),
        scores.transpose().times(head.queries()),
        head.weights().transpose().times(output));
  }
}
