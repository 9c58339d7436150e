package zoetrope.render.lookup;

import java.util.List;
import zoetrope.render.request.SceneEntry;

/** A place that scenes come from: an index in a library, a source file, the class path. */
public interface SceneSource {
  /** The scenes that this source lists, in its own order; empty when it cannot list them. */
  List<SceneEntry> scenes();

  /**
   * The scenes that {@code argument} means, as a user wrote it; empty when this source does not
   * know it. More than one when the argument names a file with several scenes, or is ambiguous.
   */
  List<SceneEntry> find(String argument);

  /**
   * Does ahead what finding {@code arguments} takes, where that is faster for all of them than one
   * by one. What is wrong with one is told by {@link #find}.
   */
  default void prepare(List<String> arguments) {}
}
