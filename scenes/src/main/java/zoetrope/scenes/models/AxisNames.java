package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Baselines;

/** Names of rows and columns, aligned by their baselines. */
final class AxisNames {
  /** The distance of the baseline below the middle of a row, in em. */
  private static final double BASELINE_DROP = 0.28;

  private static final double SLANT = PI / 3;

  private AxisNames() {}

  /**
   * Moves {@code name} so that it ends at {@code x} and its letters without ascenders are centred
   * at {@code y}.
   */
  static Text beside(Text name, double x, double y) {
    return Baselines.before(name, x, y, BASELINE_DROP);
  }

  /**
   * Turns {@code name} so that it rises to the right, with its baseline starting at {@code foot}.
   */
  static Text above(Text name, Vec foot) {
    name.rotate(SLANT);
    // After the turn, the letters are to the left of their baseline.
    Vec start = foot.plus(right(BASELINE_DROP * name.em() * Math.sin(SLANT)));
    return name.shift(start.minus(name.baseline()));
  }
}
