package zoetrope.scene;

/** A range of frames of a scene, from {@code from} (inclusive) to {@code to} (exclusive). */
public record FrameRange(long from, long to) {
  public static final FrameRange ALL = new FrameRange(0, Long.MAX_VALUE);

  /** No frame. The scene runs to its end, but no frames are taken. */
  public static final FrameRange NONE = new FrameRange(Long.MAX_VALUE, Long.MAX_VALUE);

  /** The last frame of the scene. Its number is known only at the end. */
  public static final FrameRange END = new FrameRange(Long.MAX_VALUE - 1, Long.MAX_VALUE);

  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException for a negative start or an end before the start
   */
  public FrameRange {
    if (from < 0 || to < from) {
      throw new IllegalArgumentException(
          "the frame range from " + from + " to " + to + " is invalid");
    }
  }

  /** Returns the range that contains only frame {@code k}. */
  public static FrameRange only(long k) {
    return new FrameRange(k, k + 1);
  }
}
