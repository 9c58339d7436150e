package zoetrope.internal.mobject;

import java.lang.ref.WeakReference;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.ThreadContext;

/** Notes about the objects of a running scene, for warnings. */
public final class RunNotes {
  /** The notes of the scene that runs on a thread. */
  public static final ThreadContext.Key<RunNotes> CURRENT = new ThreadContext.Key<>();

  private final Consumer<String> warnings;
  private final Set<String> warned = new HashSet<>();
  private boolean anyMade;

  /** For each transformed object, the object whose look it has; held by weak references. */
  private final Map<Object, WeakReference<Object>> looks = new WeakHashMap<>();

  /** For each object whose look was given to other objects, the last of these objects. */
  private final Map<Object, WeakReference<Object>> bearers = new WeakHashMap<>();

  /**
   * Creates the notes of one run.
   *
   * @param warnings receives warnings for the author, and adds the current source line
   */
  public RunNotes(Consumer<String> warnings) {
    this.warnings = warnings;
  }

  /** Records that this thread creates a mobject. */
  public static void made() {
    RunNotes notes = CURRENT.get();
    if (notes != null) {
      notes.anyMade = true;
    }
  }

  /** Warns the author of a scene that runs on this thread, once for each message. */
  public static void warnOnce(String message) {
    RunNotes notes = CURRENT.get();
    if (notes != null && notes.warned.add(message)) {
      notes.warnings.accept(message);
    }
  }

  /** Returns whether any mobject was created. */
  public boolean anyMade() {
    return anyMade;
  }

  /** Records that an object gets the look of another one, which is not on the stage. */
  public static void look(Object object, Object look) {
    RunNotes notes = CURRENT.get();
    if (notes != null) {
      notes.looks.put(object, new WeakReference<>(look));
      notes.bearers.put(look, new WeakReference<>(object));
    }
  }

  /**
   * Records that an object is animated. Warns if it is not on the stage, but another object with
   * its look is.
   *
   * @param isShown whether an object is on the stage
   * @param animation the name of the animation
   */
  public static void animates(
      Object object, Predicate<Object> isShown, Supplier<String> animation) {
    RunNotes notes = CURRENT.get();
    Object bearer = notes == null ? null : notes.bearer(object);
    if (bearer != null && isShown.test(bearer) && !isShown.test(object)) {
      notes.warnings.accept(
          animation.get()
              + " animates an object that is not on the stage: after transform(a, b), a is on the"
              + " stage and looks like b; continue with a, or use replacementTransform(a, b), which"
              + " puts b on the stage");
    }
  }

  /** Returns the object that has the look of {@code object} now, or null. */
  private Object bearer(Object object) {
    WeakReference<Object> bearer = bearers.get(object);
    Object other = bearer == null ? null : bearer.get();
    WeakReference<Object> look = other == null ? null : looks.get(other);
    return look != null && look.get() == object ? other : null;
  }
}
