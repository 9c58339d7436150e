package zoetrope.internal.mobject;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * A list of all mobjects that got updaters, on the stage or not, to find updaters that never run.
 * Nothing is recorded unless a log is open.
 */
public final class UpdaterLog {
  private static final ThreadContext.Key<UpdaterLog> OPEN = new ThreadContext.Key<>();

  private final Set<Object> recorded = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Object> owners = new ArrayList<>();

  /** Opens the log for the scene that runs on this thread, until the scene ends. */
  public void open() {
    OPEN.set(this);
  }

  /** Records that {@code owner} got an updater. */
  public static void added(Object owner) {
    UpdaterLog open = OPEN.get();
    if (open != null && open.recorded.add(owner)) {
      open.owners.add(owner);
    }
  }

  /** Returns the objects that got updaters so far, in order, each once. */
  public List<Object> owners() {
    return Collections.unmodifiableList(owners);
  }
}
