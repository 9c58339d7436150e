package zoetrope.mobject.graph;

import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;

/**
 * A vertex of a graph: its name, and the object that shows it, which is its only child.
 *
 * @param <V> the type of the name
 */
public final class Vertex<V> extends TypedGroup<Mobject<?>, Vertex<V>> {
  private final V name;

  Vertex(V name, Mobject<?> look) {
    this.name = name;
    add(look);
  }

  /** Returns the name. */
  public V name() {
    return name;
  }

  /** Returns the object that shows the vertex. */
  public Mobject<?> look() {
    return first();
  }

  /** Replaces the object that shows the vertex, in the same place. */
  public Vertex<V> look(Mobject<?> newLook) {
    newLook.moveTo(this);
    replaceChild(0, newLook);
    return this;
  }
}
