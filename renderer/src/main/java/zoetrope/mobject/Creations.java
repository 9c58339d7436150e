package zoetrope.mobject;

import java.util.Objects;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.ThreadContext;
import zoetrope.mobject.display.CreationSite;
import zoetrope.mobject.display.Visibility;

/**
 * Numbers the mobjects that a thread makes, for programs that show what stands on a stage. Films do
 * without: who made a mobject takes as long to find out as to make it.
 */
public final class Creations {
  private static final ThreadContext.Key<Creations> CURRENT = new ThreadContext.Key<>();

  private final Supplier<StackTraceElement> caller;
  private final Visibility visibility;
  private int count;

  private Creations(Supplier<StackTraceElement> caller, Visibility visibility) {
    this.caller = caller;
    this.visibility = visibility;
  }

  /**
   * Mobjects that know their line.
   *
   * @param caller finds the author's line in the current stack; null where there is none
   */
  public static Creations withLines(Supplier<StackTraceElement> caller) {
    return new Creations(Objects.requireNonNull(caller), Visibility.ALL);
  }

  /** Mobjects that know their number only, of which {@code visibility} says who is seen. */
  public static Creations seen(Visibility visibility) {
    return new Creations(() -> null, Objects.requireNonNull(visibility));
  }

  /** Does something on this thread; afterwards all is as before. */
  public <T> T during(Supplier<T> action) {
    return CURRENT.during(this, action);
  }

  /** Where the mobject is made that this thread is just making; null where nobody asks. */
  static CreationSite next() {
    Creations current = CURRENT.get();
    if (current == null) {
      return null;
    }
    StackTraceElement place = current.caller.get();
    return new CreationSite(
        current.count++,
        place == null || place.getFileName() == null ? "" : place.getFileName(),
        place == null ? 0 : Math.max(0, place.getLineNumber()));
  }

  /** What is seen of the mobjects that this thread makes. */
  public static Visibility visibility() {
    Creations current = CURRENT.get();
    return current == null ? Visibility.ALL : current.visibility;
  }
}
