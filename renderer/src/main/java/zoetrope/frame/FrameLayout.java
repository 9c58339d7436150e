package zoetrope.frame;

/**
 * The rectangles of a scene's frame in an output, in scene units, all with the same centre. If the
 * output has the aspect ratio that the scene is designed for, all four are equal.
 *
 * @param designed the frame that the scene is designed for
 * @param camera the camera frame before it moves
 * @param frame the scene's frame, with its edges and corners
 * @param picture the rectangle that is drawn
 */
public record FrameLayout(
    FrameSize designed, FrameSize camera, FrameSize frame, FrameSize picture) {
  /** The layout for a 16:9 output of a scene that is designed for it. */
  public static final FrameLayout WIDE = same(FrameSize.WIDE);

  private static final double TOLERANCE = 0.01;

  /** Returns the layout for an output with exactly the designed aspect ratio. */
  public static FrameLayout same(FrameSize designed) {
    return new FrameLayout(designed, designed, designed, designed);
  }

  /**
   * Returns the layout for an output with an aspect ratio. A ratio within 1 % of the designed one,
   * such as that of 854x480 pixels and 16:9, counts as equal.
   *
   * @param aspect width divided by height of the output, above 0
   */
  public static FrameLayout of(FrameSize designed, double aspect, FrameFit fit) {
    double ratio = aspect / designed.aspect();
    if (Math.abs(ratio - 1) <= TOLERANCE) {
      return same(designed);
    }
    FrameSize sameHeight = new FrameSize(aspect * designed.height(), designed.height());
    FrameSize expanded =
        ratio > 1 ? sameHeight : new FrameSize(designed.width(), designed.width() / aspect);
    return switch (fit) {
      case EXPAND -> new FrameLayout(designed, designed, expanded, expanded);
      case LETTERBOX -> new FrameLayout(designed, designed, designed, expanded);
      case HEIGHT -> new FrameLayout(designed, sameHeight, sameHeight, sameHeight);
    };
  }

  /** Whether the scene's frame differs from the designed frame. */
  public boolean changesFrame() {
    return !frame.equals(designed);
  }

  /** Whether the output shows an area outside the scene's frame. */
  public boolean hasBars() {
    return !frame.contains(picture);
  }
}
