package zoetrope.internal.diagnostics;

/** Throws an error again that was caught on another thread. */
public final class Rethrown {
  private Rethrown() {}

  /**
   * Throws {@code error} if it is an {@link Error}; otherwise returns the exception to throw for
   * it.
   */
  public static RuntimeException of(Throwable error) {
    if (error instanceof Error e) {
      throw e;
    }
    return error instanceof RuntimeException e
        ? e
        : new IllegalStateException(error.toString(), error);
  }
}
