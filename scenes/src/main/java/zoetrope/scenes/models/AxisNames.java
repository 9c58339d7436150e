package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Baselines;

/** Names of rows and columns on one baseline, whatever letters they have. */
final class AxisNames {
  /** How far below the middle of a row the baseline is, in em. */
  private static final double BELOW = 0.28;

  private static final double SLANT = PI / 3;

  private AxisNames() {}

  /** {@code name} ends at {@code x}; its letters without ascenders are level with {@code y}. */
  static Text beside(Text name, double x, double y) {
    return Baselines.before(name, x, y, BELOW);
  }

  /** {@code name} rises to the right, above {@code foot}, where its line of letters begins. */
  static Text above(Text name, Vec foot) {
    name.rotate(SLANT);
    // The letters stand to the left of their baseline.
    Vec start = foot.plus(right(BELOW * name.em() * Math.sin(SLANT)));
    return name.shift(start.minus(name.baseline()));
  }
}
