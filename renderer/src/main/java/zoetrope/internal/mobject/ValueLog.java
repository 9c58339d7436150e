package zoetrope.internal.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * A list of the value trackers that an author has set, to find the cause of a change of objects
 * that follow them. Nothing is recorded unless a log is open.
 */
public final class ValueLog {
  private static final ThreadContext.Key<ValueLog> OPEN = new ThreadContext.Key<>();

  private final List<Object> changed = new ArrayList<>();
  private boolean resting;

  /** Opens the log for the scene that runs on this thread, until the scene ends. */
  public void open() {
    OPEN.set(this);
  }

  /** Records that {@code tracker} got another value. */
  public static void changed(Object tracker) {
    ValueLog open = OPEN.get();
    if (open != null && !open.resting && !open.changed.contains(tracker)) {
      open.changed.add(tracker);
    }
  }

  /** Returns the trackers that changed since the log was cleared, in order. */
  public List<Object> changed() {
    return List.copyOf(changed);
  }

  /** Stops recording. */
  public void rest() {
    resting = true;
  }

  /** Records again. */
  public void resume() {
    resting = false;
  }

  /** Forgets all changes. */
  public void clear() {
    changed.clear();
  }
}
