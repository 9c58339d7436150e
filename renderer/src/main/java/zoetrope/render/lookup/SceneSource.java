package zoetrope.render.lookup;

import java.util.List;
import zoetrope.render.request.SceneEntry;

/** A source of scenes: an index in a library, a source file, or the class path. */
public interface SceneSource {
  /** Returns the scenes that this source lists, in its order; empty if it cannot list them. */
  List<SceneEntry> scenes();

  /**
   * Returns the scenes that a user's {@code argument} names; empty if this source does not know it.
   * There are several if the argument names a file with several scenes, or is ambiguous.
   */
  List<SceneEntry> find(String argument);

  /**
   * Prepares for calls of {@link #find} with {@code arguments}. A source may prepare all arguments
   * together if that is faster than one by one. This method throws only for files that do not
   * exist; other errors are thrown by {@link #find}.
   */
  default void prepare(List<String> arguments) {}
}
