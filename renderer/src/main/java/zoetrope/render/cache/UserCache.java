package zoetrope.render.cache;

import java.nio.file.Path;
import zoetrope.internal.files.PrivateFolder;

/** Where what can be made or fetched again is kept for this user. */
public final class UserCache {
  private UserCache() {}

  /**
   * The folder; the environment's {@code ZOETROPE_CACHE} may name another one. It need not be
   * there.
   */
  public static Path folder() {
    return PrivateFolder.cache();
  }
}
