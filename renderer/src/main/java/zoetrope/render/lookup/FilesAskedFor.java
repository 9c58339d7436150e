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
 * An observer of the files that scenes request: images, drawings, sounds, fonts and texts, next to
 * the scenes' sources or by path. A change of one of these files changes the video.
 */
public final class FilesAskedFor {
  private FilesAskedFor() {}

  /**
   * Runs an action, such as a rendering, and passes each requested file to {@code listener} just
   * before it is opened, whether it exists or not.
   *
   * @param listener is called on any thread, often more than once for a file
   */
  public static <T> T during(Consumer<Path> listener, Supplier<T> action) {
    return ReadFiles.during(listener, action);
  }

  /**
   * Declares that a scene reads a file with Java's own API, so that {@code --watch} observes it,
   * too. For a folder this includes the files in it.
   *
   * <pre>
   * {@code String data = Files.readString(FilesAskedFor.reading(Path.of("/data/losses.csv"))); }
   * </pre>
   *
   * @param place a file or folder, which may be missing
   * @return the same path
   */
  public static Path reading(Path place) {
    ReadFiles.note(place);
    if (Files.isDirectory(place)) {
      try (Stream<Path> files = Files.list(place)) {
        files.forEach(ReadFiles::note);
      } catch (IOException | UncheckedIOException e) {
        return place; // Reading it reports the error.
      }
    }
    return place;
  }
}
