package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * A counter of the mobjects that a thread creates, for programs that inspect the stage. Ordinary
 * renders do not use it, because finding the source line of a mobject takes as long as creating the
 * mobject.
 */
public final class Creations {
  private static final ThreadContext.Key<Creations> CURRENT = new ThreadContext.Key<>();

  private final Supplier<StackTraceElement> caller;
  private final Visibility visibility;
  private final Map<String, CreationSite> places = new LinkedHashMap<>();
  private int count;

  /** Whether the current mobjects are created within {@link #uncounted}. */
  private boolean isUncounted;

  /** For each mobject, the number of the mobject that it was copied from, or -1. */
  private int[] originals = new int[64];

  private Creations(Supplier<StackTraceElement> caller, Visibility visibility) {
    this.caller = caller;
    this.visibility = visibility;
  }

  /**
   * Returns a counter that also records the source line of each mobject.
   *
   * @param caller finds the author's line in the current stack; may return null
   */
  public static Creations withLines(Supplier<StackTraceElement> caller) {
    return new Creations(Objects.requireNonNull(caller), Visibility.ALL);
  }

  /**
   * Returns a counter that numbers the mobjects and records no source lines.
   *
   * @param visibility which of the mobjects are visible
   */
  public static Creations withVisibility(Visibility visibility) {
    return new Creations(() -> null, Objects.requireNonNull(visibility));
  }

  /** Runs {@code action} with this counter on the current thread. */
  public <T> T during(Supplier<T> action) {
    return CURRENT.during(this, action);
  }

  /**
   * Runs {@code action}. Later mobjects get the same numbers as if {@code action} had not run. The
   * mobjects that it creates have no source lines.
   */
  public static <T> T uncounted(Supplier<T> action) {
    Creations current = CURRENT.get();
    if (current == null) {
      return action.get();
    }
    int before = current.count;
    boolean wasUncounted = current.isUncounted;
    current.isUncounted = true;
    try {
      return action.get();
    } finally {
      current.isUncounted = wasUncounted;
      current.count = before;
    }
  }

  /** Returns the creation site of the mobject that is being created; null without a counter. */
  public static CreationSite next() {
    return next(null);
  }

  /**
   * Returns the creation site of the copy that is being created; null without a counter.
   *
   * @param original the creation site of the original; null if it is unknown
   */
  public static CreationSite next(CreationSite original) {
    Creations current = CURRENT.get();
    if (current == null) {
      return null;
    }
    current.noteOriginal(original);
    StackTraceElement place = current.isUncounted ? null : current.caller.get();
    CreationSite site =
        new CreationSite(
            current.count++,
            place == null || place.getFileName() == null ? "" : place.getFileName(),
            place == null ? 0 : Math.max(0, place.getLineNumber()));
    if (site.line() > 0 && (original == null || original.isOnLineOf(site))) {
      current.places.putIfAbsent(site.place(), site);
    }
    return site;
  }

  private void noteOriginal(CreationSite original) {
    if (count == originals.length) {
      originals = Arrays.copyOf(originals, 2 * count);
    }
    originals[count] = original == null ? -1 : original.number();
  }

  /**
   * Returns the numbers of the originals of a mobject: of the mobject that it was copied from, of
   * the original of that mobject, and so on. Empty without a counter.
   */
  public static List<Integer> originals(int number) {
    Creations current = CURRENT.get();
    List<Integer> found = new ArrayList<>();
    int next = number;
    while (current != null && next >= 0 && next < current.count) {
      next = current.originals[next];
      if (next >= 0) {
        found.add(next);
      }
    }
    return found;
  }

  /**
   * Returns the first creation on each line of author code, in order. Copies of objects of other
   * lines do not count, because functions such as {@code become} make temporary copies. Empty
   * without a counter that records lines.
   */
  public static List<CreationSite> places() {
    Creations current = CURRENT.get();
    return current == null ? List.of() : List.copyOf(current.places.values());
  }

  /** Returns which of the mobjects that this thread creates are visible. */
  public static Visibility visibility() {
    Creations current = CURRENT.get();
    return current == null ? Visibility.ALL : current.visibility;
  }
}
