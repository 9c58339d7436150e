package zoetrope.mobject.fields;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.RunNotes;

/** Functions from the norms of vectors to colours and to lengths of arrows. */
public final class Norms {
  /** The default colours from small to large norms. */
  public static final List<Color> COLORMAP_3B1B =
      List.of(Palette.BLUE_E, Palette.GREEN, Palette.YELLOW, Palette.RED);

  private Norms() {}

  /**
   * Returns whether a field has a finite vector at {@code point}. Warns the author once if it has
   * none: there is no arrow at a pole.
   */
  static boolean isFinite(Vec point, Vec value) {
    if (!value.isFinite()) {
      RunNotes.warnOnce(
          "a vector field has no finite value at some points: they get no arrow; return zero there"
              + " if this is intended");
    }
    return value.isFinite();
  }

  /**
   * Checks that a field has a finite vector somewhere.
   *
   * @throws IllegalArgumentException if it has none
   */
  static void requireSomeFinite(boolean anyFinite) {
    if (!anyFinite) {
      throw new IllegalArgumentException(
          "the field is not finite at any point: look for a division by zero in its function");
    }
  }

  /** Returns {@code scale / (1 + exp(-norm))}; Manim Community Edition uses the scale 0.45. */
  public static DoubleUnaryOperator sigmoid(double scale) {
    return norm -> scale / (1 + StrictMath.exp(-norm));
  }

  /**
   * Returns {@code longest tanh(norm / longest)}: short vectors keep their length, and none exceeds
   * {@code longest}.
   */
  public static DoubleUnaryOperator limited(double longest) {
    return norm -> longest * StrictMath.tanh(norm / longest);
  }

  /** Returns the colour of {@code norm} on a scale from {@code low} to {@code high}. */
  public static Color color(double norm, double low, double high, List<Color> scale) {
    double t = high > low ? (norm - low) / (high - low) : 0;
    double position = Math.max(0, Math.min(1, t)) * (scale.size() - 1);
    int k = Math.min((int) position, scale.size() - 1);
    return k == scale.size() - 1 ? scale.get(k) : scale.get(k).lerp(scale.get(k + 1), position - k);
  }
}
