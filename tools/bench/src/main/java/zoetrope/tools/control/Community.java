package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.RateFunction;
import zoetrope.color.Color;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Square;
import zoetrope.scene.PlayOptions;

/** Looks that the scenes name again and again; all else is the theme's. */
final class Community {
  /** The sigmoid that it calls smooth. */
  static final RateFunction SMOOTH = COMMUNITY_SMOOTH;

  /** A play that is eased as it eases one. */
  static final PlayOptions SMOOTHLY = PlayOptions.NONE.rate(SMOOTH);

  private Community() {}

  /** The object in outline of a colour. */
  static <M extends Mobject<M>> M outlined(M mobject, Color color) {
    return mobject.setStroke(color);
  }

  /** The object filled, with a stroke in the same colour. */
  static <M extends Mobject<M>> M filled(M mobject, Color color) {
    return outlined(mobject, color).setFill(color, 1);
  }

  /** A square as it is drawn where nothing is named. */
  static Square plainSquare() {
    return square();
  }
}
