package zoetrope.internal.mobject;

/**
 * Is called before and after each function of an author that is to change one object alone, for
 * those who look whether it changes others. Each thread that wants one opens its own.
 */
public final class FunctionProbe implements AutoCloseable {
  private static final ThreadLocal<FunctionProbe> OPEN = new ThreadLocal<>();

  private final FunctionProbe outer = OPEN.get();
  private final Runnable before;
  private final Runnable after;

  /** Opens a probe for the present thread, until it is closed. */
  public FunctionProbe(Runnable before, Runnable after) {
    this.before = before;
    this.after = after;
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

  @Override
  public void close() {
    if (outer == null) {
      OPEN.remove();
    } else {
      OPEN.set(outer);
    }
  }
}
