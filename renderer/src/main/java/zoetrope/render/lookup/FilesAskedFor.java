package zoetrope.render.lookup;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
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

  /**
   * Says that a scene reads a file by Java's own means, so that who looks for changes, as {@code
   * --watch} does, looks at it, too; of a folder, at the files that lie in it.
   *
   * <pre>{@code
   * String data = Files.readString(FilesAskedFor.reading(Path.of("/data/losses.csv")));
   * }</pre>
   *
   * @param place may be there or not
   * @return the same
   */
  public static Path reading(Path place) {
    ReadFiles.note(place);
    if (Files.isDirectory(place)) {
      try (Stream<Path> files = Files.list(place)) {
        files.forEach(ReadFiles::note);
      } catch (IOException | UncheckedIOException e) {
        return place; // Who reads it says so.
      }
    }
    return place;
  }
}
