package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * A group whose mobjects are found by a key, like Manim's {@code VDict}.
 *
 * <pre>{@code
 * var parts = new NamedGroup<String, Mobject<?>>().put("box", box).put("label", label);
 * play(indicate(parts.named("label")));
 * }</pre>
 *
 * @param <K> the type of the keys
 * @param <E> the common type of all children
 */
public final class NamedGroup<K, E extends Mobject<?>> extends TypedGroup<E, NamedGroup<K, E>> {
  private List<K> keys = List.of();
  private List<E> values = List.of();

  /** Creates an empty group. */
  public NamedGroup() {}

  /** Returns the keys in the order of their first {@link #put}. */
  public List<K> keys() {
    return keys;
  }

  /** Adds a mobject under a key. A mobject that was stored under this key before is replaced. */
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

  /** Returns whether there is a mobject under this key. */
  public boolean has(K key) {
    return keys.contains(key);
  }

  /**
   * Returns the mobject under a key.
   *
   * @throws NoSuchElementException if there is none; the message lists the keys
   */
  public E named(K key) {
    int at = keys.indexOf(key);
    if (at < 0) {
      throw new NoSuchElementException(
          "there is nothing under the key " + key + "; the keys are " + keys);
    }
    return values.get(at);
  }

  /**
   * Removes the mobject under a key and returns it, for instance to fade it out.
   *
   * @throws NoSuchElementException if there is none
   */
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
