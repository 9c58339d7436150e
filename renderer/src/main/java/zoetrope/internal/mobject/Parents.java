package zoetrope.internal.mobject;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * What a mobject is a child of. They are not kept alive by it: groups that nobody refers to any
 * more, as an updater may make in each frame, are forgotten.
 *
 * @param <T> a parent
 */
public final class Parents<T> {
  private WeakReference<T>[] references = none(1);
  private int count;

  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of generic types
  private static <T> WeakReference<T>[] none(int length) {
    return new WeakReference[length];
  }

  /** Adds a parent; each has one reference, which all its children share. */
  public void add(WeakReference<T> parent) {
    if (count == references.length) {
      forgetCollected();
    }
    references[count++] = parent;
  }

  /** Makes room, by more of it where there are many parents still. */
  private void forgetCollected() {
    WeakReference<T>[] old = references;
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (old[i].get() != null) {
        old[kept++] = old[i];
      }
    }
    references = 2 * kept < old.length ? old : Arrays.copyOf(old, 2 * old.length);
    Arrays.fill(references, kept, references.length, null);
    count = kept;
  }

  /** Removes a parent, if it is one. */
  public void remove(WeakReference<T> parent) {
    for (int i = 0; i < count; i++) {
      if (references[i] == parent) {
        references[i] = references[--count];
        references[count] = null;
        return;
      }
    }
  }

  /** At least the number of parents. */
  public int count() {
    return count;
  }

  /** Calls {@code action} with each parent, in any order. */
  public void forEach(Consumer<? super T> action) {
    for (int i = 0; i < count; i++) {
      T parent = references[i].get();
      if (parent != null) {
        action.accept(parent);
      }
    }
  }
}
