package zoetrope.internal.mobject;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * The parents of a mobject, held by weak references. Groups that are no longer used, such as those
 * an updater creates in each frame, can therefore be collected.
 *
 * @param <T> the type of a parent
 */
public final class Parents<T> {
  private WeakReference<T>[] references = none(1);
  private int count;

  @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of generic types cannot be created
  private static <T> WeakReference<T>[] none(int length) {
    return new WeakReference[length];
  }

  /** Adds a parent. Each parent has one reference, which all its children share. */
  public void add(WeakReference<T> parent) {
    if (count == references.length) {
      forgetCollected();
    }
    references[count++] = parent;
  }

  /** Drops collected parents, and enlarges the array if it is still at least half full. */
  private void forgetCollected() {
    WeakReference<T>[] old = references;
    int remaining = 0;
    for (int i = 0; i < count; i++) {
      if (old[i].get() != null) {
        old[remaining++] = old[i];
      }
    }
    references = 2 * remaining < old.length ? old : Arrays.copyOf(old, 2 * old.length);
    Arrays.fill(references, remaining, references.length, null);
    count = remaining;
  }

  /** Removes a parent. Does nothing if the reference is not a parent. */
  public void remove(WeakReference<T> parent) {
    for (int i = 0; i < count; i++) {
      if (references[i] == parent) {
        references[i] = references[--count];
        references[count] = null;
        return;
      }
    }
  }

  /** Returns an upper bound of the number of parents. */
  public int count() {
    return count;
  }

  /** Calls {@code action} for each parent, in any order. */
  public void forEach(Consumer<? super T> action) {
    for (int i = 0; i < count; i++) {
      T parent = references[i].get();
      if (parent != null) {
        action.accept(parent);
      }
    }
  }
}
