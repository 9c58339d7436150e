package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;
import zoetrope.mobject.Mobject;
import zoetrope.scene.PlayOptions;

/** Styles of Manim CE that many control scenes use and that the theme does not provide. */
final class Community {
  /** Manim CE's default easing. */
  static final PlayOptions SMOOTHLY = PlayOptions.NONE.rate(COMMUNITY_SMOOTH);

  private Community() {}

  /** Returns the object filled, with a stroke in the same colour. */
  static <M extends Mobject<M>> M filled(M mobject, Color color) {
    return mobject.setStroke(color).setFill(color, 1);
  }
}
