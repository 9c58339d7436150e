package zoetrope.internal.mobject;

import java.util.function.Supplier;

/** Whether the scene that runs on a thread has made a mobject. */
public final class MobjectsMade {
  private static final ThreadLocal<MobjectsMade> CURRENT = new ThreadLocal<>();

  private boolean any;

  /** Does something on this thread, whose mobjects are noted here. */
  public <T> T during(Supplier<T> action) {
    MobjectsMade before = CURRENT.get();
    CURRENT.set(this);
    try {
      return action.get();
    } finally {
      if (before == null) {
        CURRENT.remove();
      } else {
        CURRENT.set(before);
      }
    }
  }

  /** Notes that this thread makes a mobject. */
  public static void note() {
    MobjectsMade current = CURRENT.get();
    if (current != null) {
      current.any = true;
    }
  }

  /** Whether any was made. */
  public boolean any() {
    return any;
  }
}
