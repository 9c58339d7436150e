package zoetrope.render.result;

/**
 * An observer of the progress of rendering. Any thread of the renderer may call it, so it must
 * return quickly. If {@link #advance} throws an exception, it becomes the failure of the video that
 * is being rendered. If another method throws an exception, the renderer throws it after the
 * current videos have ended.
 */
@FunctionalInterface
public interface Progress {
  /** Ignores all progress. */
  Progress NONE = frames -> {};

  /** Called when this many more frames are complete. */
  void advance(long frames);

  /**
   * Called when this many more frames are expected. The number is negative after a scene has
   * failed.
   */
  default void expect(long frames) {}

  /** Called when the dry run of a scene begins, which determines the number of its frames. */
  default void staging(String scene) {}

  /** Called when the dry run of a scene has ended or failed. */
  default void staged(String scene) {}

  /**
   * Called when the dry run of a scene has not advanced for this many seconds, because it computes
   * for a long time or hangs. The first call is after ten seconds; further calls are made each time
   * this duration has doubled.
   *
   * @param place {@code File.java:12} of the author's code, or the current method
   */
  default void stalled(String scene, String place, long seconds) {}

  /** Called when a scene is complete or failed. */
  default void finished(RenderResult result) {}
}
