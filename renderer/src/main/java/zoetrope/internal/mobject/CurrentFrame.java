package zoetrope.internal.mobject;

import zoetrope.frame.FrameLayout;
import zoetrope.frame.FrameSize;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * The frame of the scene that runs on a thread. A mobject does not know its scene, but what puts
 * itself to the edge of the frame, or fills it, has to know the frame. On a thread that runs no
 * scene it is 16:9.
 */
public final class CurrentFrame {
  /** The layout of the scene that runs on a thread. */
  public static final ThreadContext.Key<FrameLayout> LAYOUT = new ThreadContext.Key<>();

  private CurrentFrame() {}

  /** The layout of the scene that runs on this thread. */
  public static FrameLayout layout() {
    FrameLayout layout = LAYOUT.get();
    return layout == null ? FrameLayout.WIDE : layout;
  }

  /** What the scene that runs on this thread takes for its frame. */
  public static FrameSize size() {
    return layout().frame();
  }

  /** Half the frame's width in scene units. */
  public static double xRadius() {
    return size().width() / 2;
  }

  /** Half the frame's height in scene units. */
  public static double yRadius() {
    return size().height() / 2;
  }

  /**
   * Changes the layout of the scene that runs on this thread, until it ends.
   *
   * @throws IllegalStateException when none runs
   */
  public static void set(FrameLayout layout) {
    if (LAYOUT.get() == null) {
      throw new IllegalStateException("no scene runs on this thread");
    }
    LAYOUT.set(layout);
  }
}
