package zoetrope.render;

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

  /** A scene is done, or failed. */
  default void finished(RenderResult result) {}
}
