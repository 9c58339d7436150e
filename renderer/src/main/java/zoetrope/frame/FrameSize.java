package zoetrope.frame;

/**
 * A width and a height in scene units, such as those of a scene's frame.
 *
 * @param width above 0
 * @param height above 0
 */
public record FrameSize(double width, double height) {
  /** The default frame of a scene: 16:9 and 8 units high, so 14.22 x 8. */
  public static final FrameSize WIDE = new FrameSize(128.0 / 9, Camera.FRAME_HEIGHT);

  /**
   * Checks the sides.
   *
   * @throws IllegalArgumentException for a side that is not above 0, or not finite
   */
  public FrameSize {
    if (!(width > 0 && width < Double.POSITIVE_INFINITY)
        || !(height > 0 && height < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "a frame of " + width + " x " + height + " units has no area: give it sides above 0");
    }
  }

  public double aspect() {
    return width / height;
  }

  /** Whether {@code other} fits into this size when both have the same centre. */
  public boolean contains(FrameSize other) {
    return other.width <= width && other.height <= height;
  }
}
