package zoetrope.render.cache;

import java.nio.file.Path;
import zoetrope.internal.files.PrivateFolder;

/** The folder for files of this user that can be created or downloaded again. */
public final class UserCache {
  private UserCache() {}

  /**
   * Returns the folder, which may be missing. The environment variable {@code ZOETROPE_CACHE} can
   * name another one.
   */
  public static Path folder() {
    return PrivateFolder.cache();
  }
}
