package zoetrope.internal.mobject;

import zoetrope.internal.diagnostics.ThreadContext;

/**
 * Is called before and after each function of an author that is to change one object alone, for
 * those who look whether it changes others.
 *
 * @param before called before a function
 * @param after called after it has returned
 */
public record FunctionProbe(Runnable before, Runnable after) {
  private static final ThreadContext.Key<FunctionProbe> OPEN = new ThreadContext.Key<>();

  /** Opens the probe for the scene that runs on this thread, until that ends. */
  public void open() {
    OPEN.set(this);
  }

  /** Calls an author's function, and the probe of the thread if there is one. */
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
