package zoetrope.internal.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * The stage of the scene that runs on the current thread. Mobjects have no reference to their
 * scene, but a layout must know whether its members can be seen already. Without a scene, nothing
 * is on the stage.
 */
public final class CurrentStage {
  /** The stage of the scene that runs on a thread. */
  public static final ThreadContext.Key<CurrentStage> STAGE = new ThreadContext.Key<>();

  private final Predicate<Object> isShown;
  private final List<Runnable> checks = new ArrayList<>();

  /**
   * Creates the stage of one run.
   *
   * @param isShown whether a mobject is on the stage
   */
  public CurrentStage(Predicate<Object> isShown) {
    this.isShown = isShown;
  }

  /** Returns whether a mobject is on the stage of the scene that runs on this thread. */
  public static boolean shows(Object mobject) {
    CurrentStage stage = STAGE.get();
    return stage != null && stage.isShown.test(mobject);
  }

  /** Runs {@code check} once, before the next play or pause of the scene on this thread. */
  public static void beforeNextPlay(Runnable check) {
    CurrentStage stage = STAGE.get();
    if (stage != null) {
      stage.checks.add(check);
    }
  }

  /** Runs the checks that wait for a play or pause. */
  public static void check() {
    CurrentStage stage = STAGE.get();
    if (stage != null && !stage.checks.isEmpty()) {
      List<Runnable> due = List.copyOf(stage.checks);
      stage.checks.clear();
      due.forEach(Runnable::run);
    }
  }
}
