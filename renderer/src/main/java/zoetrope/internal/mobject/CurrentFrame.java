package zoetrope.internal.mobject;

import zoetrope.frame.FrameLayout;
import zoetrope.frame.FrameSize;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * The frame of the scene that runs on the current thread. Mobjects have no reference to their
 * scene, but some operations depend on the frame, such as a move to its edge. Without a scene the
 * frame is 16:9.
 */
public final class CurrentFrame {
  /** The layout of the scene that runs on a thread. */
  public static final ThreadContext.Key<FrameLayout> LAYOUT = new ThreadContext.Key<>();

  private CurrentFrame() {}

  /** Returns the layout of the scene that runs on this thread. */
  public static FrameLayout layout() {
    FrameLayout layout = LAYOUT.get();
    return layout == null ? FrameLayout.WIDE : layout;
  }

  /** Returns the size of the frame of the scene that runs on this thread. */
  public static FrameSize size() {
    return layout().frame();
  }

  /** Returns half the width of the frame in scene units. */
  public static double xRadius() {
    return size().width() / 2;
  }

  /** Returns half the height of the frame in scene units. */
  public static double yRadius() {
    return size().height() / 2;
  }

  /**
   * Changes the layout of the scene that runs on this thread, until the scene ends.
   *
   * @throws IllegalStateException if no scene runs on this thread
   */
  public static void set(FrameLayout layout) {
    if (LAYOUT.get() == null) {
      throw new IllegalStateException("no scene runs on this thread");
    }
    LAYOUT.set(layout);
  }
}
