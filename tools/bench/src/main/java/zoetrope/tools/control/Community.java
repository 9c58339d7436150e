package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.RateFunction;
import zoetrope.color.Color;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Square;
import zoetrope.scene.PlayOptions;

/** Styles of Manim CE that many control scenes use and that the theme does not provide. */
final class Community {
  /** Manim CE's {@code smooth} rate function. */
  static final RateFunction SMOOTH = COMMUNITY_SMOOTH;

  /** Manim CE's default easing. */
  static final PlayOptions SMOOTHLY = PlayOptions.NONE.rate(SMOOTH);

  private Community() {}

  /** Returns the object with an outline in this colour. */
  static <M extends Mobject<M>> M outlined(M mobject, Color color) {
    return mobject.setStroke(color);
  }

  /** Returns the object filled, with a stroke in the same colour. */
  static <M extends Mobject<M>> M filled(M mobject, Color color) {
    return outlined(mobject, color).setFill(color, 1);
  }

  /** Returns a square in Manim CE's default style. */
  static Square plainSquare() {
    return square();
  }
}
