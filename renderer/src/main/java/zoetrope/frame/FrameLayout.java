package zoetrope.frame;

/**
 * Where a scene's frame is in a picture, in scene units, all around one middle. In pictures of the
 * shape that a scene is made for, all four are the same.
 *
 * @param designed the frame that the scene is made for
 * @param camera what the camera frame holds before it moves
 * @param frame what the scene takes for its frame: its edges and corners
 * @param picture what is drawn
 */
public record FrameLayout(
    FrameSize designed, FrameSize camera, FrameSize frame, FrameSize picture) {
  /** A picture of 16:9 of a scene that is made for it. */
  public static final FrameLayout WIDE = same(FrameSize.WIDE);

  private static final double TOLERANCE = 0.01;

  /** A picture of the very shape that a scene is made for. */
  public static FrameLayout same(FrameSize designed) {
    return new FrameLayout(designed, designed, designed, designed);
  }

  /**
   * The layout in a picture of this shape. One that differs by no more than a hundredth from that
   * of the frame, as 854x480 pixels do from 16:9, has the frame's own.
   *
   * @param aspect the picture's width by its height, above 0
   */
  public static FrameLayout of(FrameSize designed, double aspect, FrameFit fit) {
    double ratio = aspect / designed.aspect();
    if (Math.abs(ratio - 1) <= TOLERANCE) {
      return same(designed);
    }
    FrameSize high = new FrameSize(aspect * designed.height(), designed.height());
    FrameSize around =
        ratio > 1 ? high : new FrameSize(designed.width(), designed.width() / aspect);
    return switch (fit) {
      case EXPAND -> new FrameLayout(designed, designed, around, around);
      case LETTERBOX -> new FrameLayout(designed, designed, designed, around);
      case HEIGHT -> new FrameLayout(designed, high, high, high);
    };
  }

  /** Whether the scene's frame is another than the one that it is made for. */
  public boolean changesFrame() {
    return !frame.equals(designed);
  }

  /** Whether something lies in the picture and not in the frame. */
  public boolean hasBars() {
    return !frame.contains(picture);
  }
}
