package zoetrope.mobject.graph;

import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;

/**
 * A vertex of a graph: what it is called, and the object that shows it, its only child.
 *
 * @param <V> the type of its name
 */
public final class Vertex<V> extends TypedGroup<Mobject<?>, Vertex<V>> {
  private final V name;

  Vertex(V name, Mobject<?> look) {
    this.name = name;
    add(look);
  }

  /** What it is called. */
  public V name() {
    return name;
  }

  /** What shows it. */
  public Mobject<?> look() {
    return first();
  }

  /** Shows it by another object, in the same place. */
  public Vertex<V> look(Mobject<?> newLook) {
    newLook.moveTo(this);
    replaceChild(0, newLook);
    return this;
  }
}
