package zoetrope.frame;

import java.util.Objects;

/**
 * The shape of a picture, and how a scene's frame fits into it.
 *
 * @param aspect the width by the height, above 0
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
      throw new IllegalArgumentException("a picture's aspect is " + aspect + ", not above 0");
    }
  }

  /**
   * The shape of a picture of so many pixels.
   *
   * @throws IllegalArgumentException for sides that are not above 0
   */
  public static PictureShape of(int width, int height, FrameFit fit) {
    return new PictureShape((double) width / height, fit);
  }

  /** Where the frame that a scene is made for is in the picture. */
  public FrameLayout layout(FrameSize designed) {
    return FrameLayout.of(designed, aspect, fit);
  }
}
