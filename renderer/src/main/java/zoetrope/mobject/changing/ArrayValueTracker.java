package zoetrope.mobject.changing;

import java.util.Arrays;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * Numbers that can be animated together, such as the weights of a layer.
 *
 * <pre>{@code
 * var weights = arrayValueTracker(0.2, 0.5, 0.3);
 * bar.addUpdater(b -> b.stretchToHeight(weights.get(1)));
 * play(animate(weights, w -> w.setValue(0, 1, 0)));
 * }</pre>
 */
public final class ArrayValueTracker extends Mobject<ArrayValueTracker> {
  private double[] value;

  /**
   * Creates a tracker that holds these numbers.
   *
   * @throws IllegalArgumentException if a number is not finite
   */
  public ArrayValueTracker(double... value) {
    this.value = finite(value);
  }

  /** Returns a copy of the present numbers. */
  public double[] value() {
    return value.clone();
  }

  /** Returns the number of numbers. */
  public int size() {
    return value.length;
  }

  /**
   * Returns number {@code index}; negative indices count from the end.
   *
   * @throws IndexOutOfBoundsException if there is no such number; the message names the size
   */
  public double get(int index) {
    return value[at(index)];
  }

  /**
   * Sets the numbers.
   *
   * @throws IllegalArgumentException if the number of values differs or a value is not finite
   */
  public ArrayValueTracker setValue(double... newValue) {
    requireSize(newValue.length);
    value = finite(newValue);
    return this;
  }

  /**
   * Sets number {@code index}; negative indices count from the end.
   *
   * @throws IndexOutOfBoundsException if there is no such number
   */
  public ArrayValueTracker set(int index, double newValue) {
    double[] changed = value.clone();
    changed[at(index)] = newValue;
    return setValue(changed);
  }

  /** Adds {@code differences} to the numbers. */
  public ArrayValueTracker incrementValue(double... differences) {
    requireSize(differences.length);
    double[] sums = value.clone();
    for (int i = 0; i < sums.length; i++) {
      sums[i] += differences[i];
    }
    return setValue(sums);
  }

  private int at(int index) {
    int i = index < 0 ? value.length + index : index;
    if (i < 0 || i >= value.length) {
      throw new IndexOutOfBoundsException(
          "there is no number " + index + " in a tracker of " + value.length);
    }
    return i;
  }

  private void requireSize(int size) {
    Preconditions.require(
        size == value.length, "a tracker of %s numbers cannot take %s", value.length, size);
  }

  private static double[] finite(double[] values) {
    double[] copy = values.clone();
    for (double v : copy) {
      if (!Double.isFinite(v)) {
        throw new IllegalArgumentException(
            "a tracker cannot hold " + Arrays.toString(copy) + ": look for a division by zero");
      }
    }
    return copy;
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    value = valueOf(other);
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    double[] from = valueOf(start);
    double[] to = valueOf(end);
    return super.tweenSelf(start, end, motion).and(alpha -> value = between(from, to, alpha));
  }

  /** Interpolates the numbers. Arrays are never modified after they were used as a value. */
  private static double[] between(double[] from, double[] to, double alpha) {
    if (alpha == 0 || alpha == 1) {
      return alpha == 0 ? from : to;
    }
    double[] mixed = new double[from.length];
    for (int i = 0; i < mixed.length; i++) {
      mixed[i] = (1 - alpha) * from[i] + alpha * to[i];
    }
    return mixed;
  }

  private double[] valueOf(Mobject<?> m) {
    return m instanceof ArrayValueTracker tracker && tracker.value.length == value.length
        ? tracker.value
        : value;
  }
}
