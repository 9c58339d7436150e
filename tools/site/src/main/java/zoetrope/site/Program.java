package zoetrope.site;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import zoetrope.scene.Scene;

/** The time when the program was built. Newer images need not be drawn again. */
final class Program {
  private Program() {}

  /** Returns the time when the renderer or a class that uses it was built, in ms since 1970. */
  static long modified(Class<?> user) throws IOException {
    return Math.max(modified(place(Scene.class)), modified(place(user)));
  }

  /** Returns the jar of a class, or its class file. */
  private static Path place(Class<?> type) {
    String place = String.valueOf(type.getResource(type.getSimpleName() + ".class"));
    return Path.of(URI.create(place.replaceFirst("^jar:", "").replaceFirst("!.*", "")));
  }

  /** Returns the time when a file was modified, in ms since 1970; 0 if it does not exist. */
  static long modified(Path file) throws IOException {
    return Files.exists(file) ? Files.getLastModifiedTime(file).toMillis() : 0;
  }
}
