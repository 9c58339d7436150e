package zoetrope.internal.video.mux;

/**
 * A titled section of a video that players list and jump to.
 *
 * @param title the title, in one line
 * @param from the chapter's first frame, counted from 0
 * @param to the frame after the chapter's last frame
 */
public record Chapter(String title, long from, long to) {
  /**
   * Checks the numbers of the frames.
   *
   * @throws IllegalArgumentException for a chapter without frames
   */
  public Chapter {
    if (from < 0 || to <= from) {
      throw new IllegalArgumentException(
          "the chapter '" + title + "' has no frames: from " + from + " to " + to);
    }
  }
}
