package zoetrope.attention.layer;

import java.util.stream.IntStream;
import zoetrope.attention.Checks;
import zoetrope.attention.RealMatrix;

/**
 * Rotary position embedding. The pairs of numbers (x_i, x_{i + d/2}) of a query or key at position
 * p are rotated by the angle p / base^(2i / d). So dot products depend only on distances (Su et
 * al., "RoFormer", 2021). A number of the first half is paired with one of the second half, as in
 * Llama's weights on model hubs. Models that were extended to longer sequences scale the angles.
 *
 * @param size the length d of queries and keys, even
 * @param base the base of the angles, greater than 1
 * @param scaling the scaling of the angles
 */
public record RotaryPositions(int size, double base, RotaryScaling scaling) {
  /**
   * Creates positions with unscaled angles.
   *
   * @throws IllegalArgumentException if size or base is out of its range
   */
  public RotaryPositions(int size, double base) {
    this(size, base, RotaryScaling.NONE);
  }

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if the size is odd or below 2, or the base is not a finite
   *     number greater than 1
   */
  public RotaryPositions {
    Checks.require(
        size >= 2 && size % 2 == 0 && base > 1 && !Double.isInfinite(base),
        "rotations need an even size of at least 2 and a finite base greater than 1, not size %s"
            + " and base %s",
        size,
        base);
  }

  /**
   * Rotates vectors [T, d]. The first is at position {@code first}, from 0.
   *
   * @throws IllegalArgumentException if the vectors are not {@link #size} long
   */
  public RealMatrix rotate(RealMatrix vectors, int first) {
    Vectors.requireColumns("a rotation", vectors, size);
    int half = size / 2;
    double[] frequencies = IntStream.range(0, half).mapToDouble(this::frequency).toArray();
    double[][] rows = vectors.toRows();
    for (int t = 0; t < rows.length; t++) {
      for (int i = 0; i < half; i++) {
        double angle = (first + t) * frequencies[i];
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        double x = rows[t][i];
        double y = rows[t][i + half];
        rows[t][i] = x * cos - y * sin;
        rows[t][i + half] = y * cos + x * sin;
      }
    }
    return RealMatrix.ofRows(rows);
  }

  /** Returns how far pair {@code i} turns from one position to the next, in radians. */
  private double frequency(int i) {
    return scaling.scaled(1 / StrictMath.pow(base, 2.0 * i / size));
  }
}
