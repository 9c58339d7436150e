package zoetrope.mobject.graph;

import java.util.List;
import zoetrope.geometry.Vec;

/**
 * A function that places the vertices of a network; see {@link Layouts}.
 *
 * @param <V> the type of the vertices
 */
@FunctionalInterface
public interface Layout<V> {

  /** Returns a place for each vertex, in order. Equal networks must have equal places. */
  List<Vec> place(Network<V> network);

  /**
   * Returns whether the places are scaled to the size of the graph and centred there, which is the
   * default. Otherwise they are scene coordinates.
   */
  default boolean isScaled() {
    return true;
  }
}
