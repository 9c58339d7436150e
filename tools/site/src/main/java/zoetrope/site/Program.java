package zoetrope.site;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import zoetrope.scene.Scene;

/** When the program was made, so that pictures which are newer need not be drawn again. */
final class Program {
  private Program() {}

  /** When the renderer, or a class that uses it, was made: milliseconds since 1970. */
  static long modified(Class<?> user) throws IOException {
    return Math.max(modified(place(Scene.class)), modified(place(user)));
  }

  /** The jar of a class, or the file of it where it is in a folder. */
  private static Path place(Class<?> type) {
    String place = String.valueOf(type.getResource(type.getSimpleName() + ".class"));
    return Path.of(URI.create(place.replaceFirst("^jar:", "").replaceFirst("!.*", "")));
  }

  /** When a file was written last; 0 where there is none. */
  static long modified(Path file) throws IOException {
    return Files.exists(file) ? Files.getLastModifiedTime(file).toMillis() : 0;
  }
}
