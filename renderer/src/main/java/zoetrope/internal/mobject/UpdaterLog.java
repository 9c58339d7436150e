package zoetrope.internal.mobject;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * A list of the mobjects that got updaters, on the stage or not, for those who look for updaters
 * that never run. Each thread that wants one opens its own; where none is open nothing is kept.
 */
public final class UpdaterLog implements AutoCloseable {
  private static final ThreadLocal<UpdaterLog> OPEN = new ThreadLocal<>();

  private final UpdaterLog before = OPEN.get();
  private final Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Object> owners = new ArrayList<>();

  /** Opens a log for the present thread, until it is closed. */
  public UpdaterLog() {
    OPEN.set(this);
  }

  /** To be called when {@code owner} gets an updater. */
  public static void added(Object owner) {
    UpdaterLog open = OPEN.get();
    if (open != null && open.known.add(owner)) {
      open.owners.add(owner);
    }
  }

  /** What got updaters so far, in order, each once. */
  public List<Object> owners() {
    return Collections.unmodifiableList(owners);
  }

  @Override
  public void close() {
    if (before == null) {
      OPEN.remove();
    } else {
      OPEN.set(before);
    }
  }
}
