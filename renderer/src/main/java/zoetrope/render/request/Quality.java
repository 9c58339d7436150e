package zoetrope.render.request;

import java.util.Locale;
import zoetrope.frame.FrameRate;

/** A named frame size and frame rate. */
public enum Quality {
  LOW("low", 854, 480, 15),
  MEDIUM("medium", 1280, 720, 30),
  /** The default. */
  HIGH("high", 1920, 1080, 60),
  QHD("2k", 2560, 1440, 60),
  UHD("4k", 3840, 2160, 60);

  private final String label;
  private final int width;
  private final int height;
  private final FrameRate rate;

  Quality(String label, int width, int height, int framesPerSecond) {
    this.label = label;
    this.width = width;
    this.height = height;
    this.rate = FrameRate.of(framesPerSecond);
  }

  /**
   * Parses a label, in any case.
   *
   * @throws IllegalArgumentException for any other text; the message lists the labels
   */
  public static Quality parse(String text) {
    for (Quality quality : values()) {
      if (quality.label.equals(text.toLowerCase(Locale.ROOT))) {
        return quality;
      }
    }
    throw new IllegalArgumentException(
        "'" + text + "' is not a quality: expected low, medium, high, 2k or 4k");
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public FrameRate rate() {
    return rate;
  }

  /** Returns the label, such as {@code 2k}. */
  @Override
  public String toString() {
    return label;
  }
}
