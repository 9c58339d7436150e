package zoetrope.render.result;

/**
 * Receives the progress of a rendering, from any of its threads, so it must return quickly. What
 * {@link #advance} throws stops its film and is why it failed; what the others throw is thrown by
 * the call, when the films under way have ended.
 */
@FunctionalInterface
public interface Progress {
  /** Ignores all progress. */
  Progress NONE = frames -> {};

  /** So many more frames are done. */
  void advance(long frames);

  /** So many more frames are to be rendered; fewer when negative, because a scene failed. */
  default void expect(long frames) {}

  /** The dry run of a scene begins, which shows how many frames it has. */
  default void staging(String scene) {}

  /** The dry run of a scene has ended, one way or the other. */
  default void staged(String scene) {}

  /**
   * A scene that is being staged has not come further for so many seconds: it computes for long, or
   * hangs. Told after ten seconds, and whenever it is twice as long.
   *
   * @param place {@code File.java:12} of the author's code, or the method that it is in
   */
  default void stalled(String scene, String place, long seconds) {}

  /** A scene is done, or failed. */
  default void finished(RenderResult result) {}
}
