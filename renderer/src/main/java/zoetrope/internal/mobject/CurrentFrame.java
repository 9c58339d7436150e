package zoetrope.internal.mobject;

import java.util.function.Supplier;
import zoetrope.frame.FrameLayout;
import zoetrope.frame.FrameSize;
import zoetrope.internal.diagnostics.ThreadValue;

/**
 * The frame of the scene that runs on a thread. A mobject does not know its scene, but what puts
 * itself to the edge of the frame, or fills it, has to know the frame. On a thread that runs no
 * scene it is 16:9.
 */
public final class CurrentFrame {
  private static final ThreadValue<FrameLayout> LAYOUT = new ThreadValue<>();

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

  /** Does something on this thread, with this layout; afterwards all is as before. */
  public static <T> T during(FrameLayout layout, Supplier<T> action) {
    return LAYOUT.during(layout, action);
  }
}
