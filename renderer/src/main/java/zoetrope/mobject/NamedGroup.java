package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * Mobjects that are found by a key: what Manim calls {@code VDict}.
 *
 * <pre>{@code
 * var parts = new NamedGroup<String, Mobject<?>>().put("box", box).put("label", label);
 * play(indicate(parts.named("label")));
 * }</pre>
 *
 * @param <K> the type of the keys
 * @param <E> what all children have in common
 */
public final class NamedGroup<K, E extends Mobject<?>> extends TypedGroup<E, NamedGroup<K, E>> {
  private List<K> keys = List.of();
  private List<E> values = List.of();

  /** A group without children. */
  public NamedGroup() {}

  /** The keys, in the order in which they were first put. */
  public List<K> keys() {
    return keys;
  }

  /** Adds an object under a key, in the place of the one that had the key before, if any. */
  public NamedGroup<K, E> put(K key, E mobject) {
    int at = keys.indexOf(key);
    List<K> newKeys = new ArrayList<>(keys);
    List<E> newValues = new ArrayList<>(values);
    if (at < 0) {
      add(mobject);
      newKeys.add(key);
      newValues.add(mobject);
    } else {
      replaceChild(children().indexOf(values.get(at)), mobject);
      newValues.set(at, mobject);
    }
    keys = List.copyOf(newKeys);
    values = List.copyOf(newValues);
    return this;
  }

  /** Whether there is an object under this key. */
  public boolean has(K key) {
    return keys.contains(key);
  }

  /**
   * The object under a key.
   *
   * @throws NoSuchElementException if there is none; the message names the keys there are
   */
  public E named(K key) {
    int at = keys.indexOf(key);
    if (at < 0) {
      throw new NoSuchElementException(
          "there is nothing under the key " + key + "; the keys are " + keys);
    }
    return values.get(at);
  }

  /** Removes the object under a key and returns it, to be faded out. */
  public E take(K key) {
    E gone = named(key);
    int at = keys.indexOf(key);
    List<K> newKeys = new ArrayList<>(keys);
    List<E> newValues = new ArrayList<>(values);
    newKeys.remove(at);
    newValues.remove(at);
    keys = List.copyOf(newKeys);
    values = List.copyOf(newValues);
    remove(gone);
    return gone;
  }
}
