package zoetrope.frame;

import java.util.Locale;

/** What becomes of a scene's frame in a picture of another shape. */
public enum FrameFit {
  /**
   * The frame grows to the picture's shape, upwards and downwards or to both sides: all that was in
   * it is seen, and there is more room. The default.
   */
  EXPAND,
  /** The frame stays as it is, in the middle, between two bars in the background's colour. */
  LETTERBOX,
  /**
   * The frame keeps its height and takes the picture's shape, as Manim has it: in a picture that is
   * narrower than the frame, all is as large as ever and the sides are not seen.
   */
  HEIGHT;

  /**
   * Reads a name, in any case.
   *
   * @throws IllegalArgumentException that lists the names, for any other text
   */
  public static FrameFit parse(String text) {
    for (FrameFit fit : values()) {
      if (fit.toString().equals(text.toLowerCase(Locale.ROOT))) {
        return fit;
      }
    }
    throw new IllegalArgumentException(
        "'" + text + "' is no way to fit a frame: expected expand, letterbox or height");
  }

  /** The name, such as {@code expand}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
