package zoetrope.render;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zoetrope.internal.files.ReadFiles;

/**
 * Finds out which files beside their sources, or named by their paths, scenes ask for: pictures,
 * drawings, sounds, fonts, texts. Who looks at these for changes knows when a film would be another
 * one.
 */
public final class FilesAskedFor {
  private FilesAskedFor() {}

  /**
   * Does something, such as a rendering, and tells {@code listener} of each file that is asked for,
   * just before it is looked for; also of those that are not there.
   *
   * @param listener is called on any thread, often more than once for a file
   */
  public static <T> T during(Consumer<Path> listener, Supplier<T> action) {
    return ReadFiles.during(listener, action);
  }
}
