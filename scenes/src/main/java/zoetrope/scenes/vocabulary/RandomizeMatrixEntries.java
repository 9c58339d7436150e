package zoetrope.scenes.vocabulary;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.Mobject;

/** Every number of a matrix runs to a new random value, and its colour with it. */
public final class RandomizeMatrixEntries extends Animation<RandomizeMatrixEntries> {
  private final ColoredNumbers matrix;
  private final List<DecimalNumber> numbers = new ArrayList<>();
  private final double[] targets;
  private final double[] starts;

  /** Draws the new values, uniform in [-9.9, 9.9], from {@code random} at once. */
  public <M extends Mobject<M> & ColoredNumbers> RandomizeMatrixEntries(M matrix, Random random) {
    super(matrix);
    this.matrix = matrix;
    matrix.numbers().forEach(numbers::add);
    targets = new double[numbers.size()];
    starts = new double[numbers.size()];
    for (int i = 0; i < targets.length; i++) {
      targets[i] = (2 * random.nextDouble() - 1) * WeightMatrix.RANGE;
    }
  }

  @Override
  protected void start(Host host) {
    for (int i = 0; i < starts.length; i++) {
      starts[i] = numbers.get(i).value();
    }
  }

  @Override
  protected void show(double alpha) {
    for (int i = 0; i < starts.length; i++) {
      double p = progress(alpha, i, starts.length);
      numbers.get(i).setValue((1 - p) * starts[i] + p * targets[i]);
    }
    matrix.resetEntryColors();
  }
}
