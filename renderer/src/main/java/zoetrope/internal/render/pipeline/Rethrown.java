package zoetrope.internal.render.pipeline;

/** Throws on one thread what another has thrown. */
public final class Rethrown {
  private Rethrown() {}

  /**
   * Throws {@code error} if it is an {@link Error}, and returns what is to be thrown for it else.
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
