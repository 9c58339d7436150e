package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.*;

import java.util.Map;
import zoetrope.color.Color;

/** The meanings of colours: a part has the same colour in every diagram. */
final class Roles {
  static final Color ENCODER = BLUE;
  static final Color DECODER = ORANGE;
  static final Color INPUT = GREEN;
  static final Color OUTPUT = RED;
  static final Color ATTENTION = YELLOW_D;
  static final Color NORM = PURPLE;
  static final Color FEED_FORWARD = TEAL;
  static final Color RESIDUAL = RED;
  static final Color FLOW = GREY_A;
  static final Color PRODUCT = GREEN;
  static final Color REMARK = YELLOW_D;
  static final Color QUERY = YELLOW_D;
  static final Color KEY = TEAL;
  static final Color VALUE = RED_B;

  /** The colours of queries, keys and values by their symbols in formulas. */
  static final Map<String, Color> OF_SYMBOLS = Map.of("Q", QUERY, "K", KEY, "V", VALUE);

  private Roles() {}
}
