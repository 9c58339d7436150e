package zoetrope.frame;

import java.util.Objects;

/**
 * The aspect ratio of an output, and how a scene's frame fits into it.
 *
 * @param aspect width divided by height, above 0
 */
public record PictureShape(double aspect, FrameFit fit) {
  /** 16:9. */
  public static final PictureShape WIDE = of(16, 9, FrameFit.EXPAND);

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException for an aspect that is not above 0, or not finite
   */
  public PictureShape {
    Objects.requireNonNull(fit, "fit");
    if (!(aspect > 0 && aspect < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "the aspect ratio of a frame is " + aspect + ", not above 0");
    }
  }

  /**
   * Returns the shape of an output with a size in pixels.
   *
   * @throws IllegalArgumentException for sides that are not above 0
   */
  public static PictureShape of(int width, int height, FrameFit fit) {
    return new PictureShape((double) width / height, fit);
  }

  public FrameLayout layout(FrameSize designed) {
    return FrameLayout.of(designed, aspect, fit);
  }
}
