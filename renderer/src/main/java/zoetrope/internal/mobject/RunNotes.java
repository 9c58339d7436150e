package zoetrope.internal.mobject;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.ThreadContext;

/** What the objects of a scene do while it runs on a thread, for its warnings. */
public final class RunNotes {
  /** The notes of the scene that runs on a thread. */
  public static final ThreadContext.Key<RunNotes> CURRENT = new ThreadContext.Key<>();

  private final Consumer<String> warnings;
  private boolean anyMade;

  /** Of each object that was transformed, whose look it has got; nothing is kept alive by this. */
  private final Map<Object, WeakReference<Object>> looks = new WeakHashMap<>();

  /** Of each object that lent its look, who got it last. */
  private final Map<Object, WeakReference<Object>> bearers = new WeakHashMap<>();

  /**
   * Notes of one run.
   *
   * @param warnings takes what the author is told, with the line that is just running
   */
  public RunNotes(Consumer<String> warnings) {
    this.warnings = warnings;
  }

  /** Notes that this thread makes a mobject. */
  public static void made() {
    RunNotes notes = CURRENT.get();
    if (notes != null) {
      notes.anyMade = true;
    }
  }

  /** Whether any mobject was made. */
  public boolean anyMade() {
    return anyMade;
  }

  /** Notes that an object gets the look of another, which is not on the stage itself. */
  public static void look(Object object, Object look) {
    RunNotes notes = CURRENT.get();
    if (notes != null) {
      notes.looks.put(object, new WeakReference<>(look));
      notes.bearers.put(look, new WeakReference<>(object));
    }
  }

  /**
   * Notes that an object is animated: in vain where it is not on the stage, and another there has
   * its look.
   *
   * @param isShown whether an object is on the stage
   * @param animation what the animation is called
   */
  public static void animates(
      Object object, Predicate<Object> isShown, Supplier<String> animation) {
    RunNotes notes = CURRENT.get();
    Object bearer = notes == null ? null : notes.bearer(object);
    if (bearer != null && isShown.test(bearer) && !isShown.test(object)) {
      notes.warnings.accept(
          animation.get()
              + " animates what is not on the stage: after transform(a, b) a is there and looks as"
              + " b does; go on with a, or say replacementTransform(a, b), which leaves b");
    }
  }

  /** Who has the look of an object at present; null when nobody has. */
  private Object bearer(Object object) {
    WeakReference<Object> bearer = bearers.get(object);
    Object other = bearer == null ? null : bearer.get();
    WeakReference<Object> look = other == null ? null : looks.get(other);
    return look != null && look.get() == object ? other : null;
  }
}
