package zoetrope.internal.mobject;

import zoetrope.internal.diagnostics.ThreadContext;

/**
 * Two callbacks around the author's functions that should change only one object. They detect
 * changes of other objects.
 *
 * @param before called before a function
 * @param after called after a function returned
 */
public record FunctionProbe(Runnable before, Runnable after) {
  private static final ThreadContext.Key<FunctionProbe> OPEN = new ThreadContext.Key<>();

  /** Opens the probe for the scene that runs on this thread, until the scene ends. */
  public void open() {
    OPEN.set(this);
  }

  /** Calls an author's function, with the probe of the thread, if any. */
  public static void call(Runnable function) {
    FunctionProbe open = OPEN.get();
    if (open == null) {
      function.run();
      return;
    }
    open.before.run();
    function.run();
    open.after.run();
  }
}
