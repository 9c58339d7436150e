package zoetrope.scenes.models.loss;

import java.util.List;
import java.util.Locale;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.toy.NextWordLoss;
import zoetrope.attention.toy.ToyWeights.Name;
import zoetrope.scenes.numbers.Rounding;

/**
 * The weight of a model whose change has the greatest effect on a loss.
 *
 * @param model the model before any change
 * @param matrix the matrix of the weight
 * @param value the weight, with three decimal places
 * @param slope the derivative of the loss with respect to the weight, with two decimal places
 */
record SteepestWeight(
    NextWordLoss model, Name matrix, int row, int column, double value, double slope) {
  static SteepestWeight of(NextWordLoss model) {
    SteepestWeight steepest = null;
    double greatest = -1;
    for (Name name : Name.values()) {
      RealMatrix slopes = model.slopes(name);
      for (int i = 0; i < slopes.rows(); i++) {
        for (int j = 0; j < slopes.columns(); j++) {
          double slope = slopes.get(i, j);
          if (Math.abs(slope) > greatest) {
            greatest = Math.abs(slope);
            double value = Rounding.to(3, model.weights().get(name).get(i, j));
            steepest = new SteepestWeight(model, name, i, j, value, Rounding.to(2, slope));
          }
        }
      }
    }
    return steepest;
  }

  /** Returns the prediction with another value of this weight. */
  NextWordLoss at(double other) {
    return model.with(matrix, row, column, other);
  }

  /** Returns the value after a step against the slope, with three decimal places. */
  double moved() {
    return Rounding.to(3, value - LossStage.RATE * slope);
  }

  /** Returns a description of this weight, with the names of {@link WeightMaps}. */
  String words(List<String> vocabulary) {
    return matrix == Name.UNEMBEDDING
        ? "one weight $w$, in the row of “" + vocabulary.get(row) + "”"
        : "one weight $w$, in the matrix of the " + WeightMaps.title(matrix);
  }

  /** Returns the step against the slope as a formula with all numbers. */
  String formula() {
    return format("%s - %s \\cdot %s = %s", text(value), rate(), factor(), text(moved()));
  }

  String text(double weight) {
    return format("%.3f", weight);
  }

  String slopeText() {
    return format("%.2f", slope);
  }

  static String rate() {
    return format("%.2f", LossStage.RATE);
  }

  private String factor() {
    return slope < 0 ? "(" + slopeText() + ")" : slopeText();
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
