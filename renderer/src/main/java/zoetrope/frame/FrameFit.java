package zoetrope.frame;

import java.util.Locale;

/** How a scene's frame fits into an output with another aspect ratio. */
public enum FrameFit {
  /**
   * The frame grows vertically or horizontally to the output's aspect ratio. Everything in it stays
   * visible, and there is more room. The default.
   */
  EXPAND,
  /** The frame keeps its aspect ratio, between two bars in the background's colour. */
  LETTERBOX,
  /**
   * The frame keeps its height and takes the output's aspect ratio, as in Manim. In a narrower
   * output, objects keep their size and the sides are cut off.
   */
  HEIGHT;

  /**
   * Reads a name, in any case.
   *
   * @throws IllegalArgumentException for any other text, with a list of the names
   */
  public static FrameFit parse(String text) {
    for (FrameFit fit : values()) {
      if (fit.toString().equals(text.toLowerCase(Locale.ROOT))) {
        return fit;
      }
    }
    throw new IllegalArgumentException(
        "'" + text + "' is not a frame fit: expected expand, letterbox or height");
  }

  /** Returns the name, such as {@code expand}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
