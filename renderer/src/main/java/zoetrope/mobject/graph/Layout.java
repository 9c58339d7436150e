package zoetrope.mobject.graph;

import java.util.List;
import zoetrope.geometry.Vec;

/**
 * Says where the vertices of a network go; see {@link Layouts}.
 *
 * @param <V> the type of the vertices
 */
@FunctionalInterface
public interface Layout<V> {

  /** A place for each vertex, in their order; the same for the same network. */
  List<Vec> place(Network<V> network);

  /** Whether the places are moved and scaled to the graph's size, as they usually are. */
  default boolean isScaled() {
    return true;
  }
}
