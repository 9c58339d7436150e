package zoetrope.scenes.architecture;

import java.util.Map;
import zoetrope.color.Color;
import zoetrope.color.Palette;

/** What the colours of the film mean: the same part has the same colour in every diagram. */
final class Roles {
  static final Color ENCODER = Palette.BLUE;
  static final Color DECODER = Palette.ORANGE;
  static final Color INPUT = Palette.GREEN;
  static final Color OUTPUT = Palette.RED;
  static final Color ATTENTION = Palette.YELLOW_D;
  static final Color NORM = Palette.PURPLE;
  static final Color FEED_FORWARD = Palette.TEAL;
  static final Color RESIDUAL = Palette.RED;
  static final Color FLOW = Palette.GREY_A;
  static final Color PRODUCT = Palette.GREEN;
  static final Color REMARK = Palette.YELLOW_D;
  static final Color QUERY = Palette.YELLOW_D;
  static final Color KEY = Palette.TEAL;
  static final Color VALUE = Palette.RED_B;

  /** Queries, keys and values, as formulas spell them. */
  static final Map<String, Color> OF_SYMBOLS = Map.of("Q", QUERY, "K", KEY, "V", VALUE);

  private Roles() {}
}
