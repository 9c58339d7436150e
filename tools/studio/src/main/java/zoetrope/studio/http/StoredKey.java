package zoetrope.studio.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import zoetrope.internal.files.PrivateFolder;

/**
 * The key of the studio at a port that the user chose. It stays the same after a restart, so that
 * an open tab or a bookmark stays valid. Only this user can read it.
 */
public final class StoredKey {
  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{32}");

  private StoredKey() {}

  /** Returns the folder of the keys. */
  public static Path folder() {
    return PrivateFolder.cache().resolve("studio");
  }

  /**
   * Returns the stored key of a port, or a new one, which is stored. If other users have access to
   * the folder, or nothing can be written to it, returns a new key that is not stored.
   */
  public static String of(Path folder, int port) {
    if (!PrivateFolder.refusal(folder).isEmpty()) {
      return AccessControl.newKey();
    }
    Path file = folder.resolve("key-" + port);
    return read(file).orElseGet(() -> write(file, AccessControl.newKey()));
  }

  private static Optional<String> read(Path file) {
    try {
      return Optional.of(Files.readString(file)).filter(text -> KEY.matcher(text).matches());
    } catch (IOException e) {
      return Optional.empty(); // No studio has run at this port.
    }
  }

  private static String write(Path file, String key) {
    try {
      Files.writeString(file, key);
    } catch (IOException e) {
      // The next studio has another key.
    }
    return key;
  }
}
