package zoetrope.latex;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import java.util.Optional;

/** Where results are kept: a folder that nobody else can write to. */
final class CacheFolder {
  /** The environment's variable that names the folder. */
  static final String VARIABLE = "ZOETROPE_CACHE";

  private static final int WRITABLE_BY_OTHERS = 0022;
  private static final int STICKY = 01000;

  private CacheFolder() {}

  /**
   * The folder of this user, which is made if it is not there; nothing where there is none that is
   * safe, and then nothing is kept.
   *
   * @throws LatexException when the environment names a folder that is not safe
   */
  static Optional<Path> find() {
    String named = System.getenv(VARIABLE);
    boolean asked = named != null && !named.isBlank();
    try {
      Path folder = (asked ? Path.of(named) : usual()).resolve("latex");
      create(folder);
      String danger = danger(folder.toRealPath());
      if (danger.isEmpty()) {
        return Optional.of(folder);
      }
      if (asked) {
        throw LatexException.of(VARIABLE + " is " + named + ", but " + danger);
      }
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
      if (asked) {
        throw LatexException.because(
            VARIABLE + " is " + named + ", which is no folder that can be written to: " + e, e);
      }
    }
    return Optional.empty();
  }

  private static Path usual() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    Path home = Path.of(System.getProperty("user.home"));
    if (system.startsWith("windows")) {
      String local = System.getenv("LOCALAPPDATA");
      return (local == null ? home : Path.of(local)).resolve("Zoetrope").resolve("cache");
    }
    if (system.startsWith("mac")) {
      return home.resolve("Library/Caches/zoetrope");
    }
    String xdg = System.getenv("XDG_CACHE_HOME");
    boolean set = xdg != null && Path.of(xdg).isAbsolute();
    return (set ? Path.of(xdg) : home.resolve(".cache")).resolve("zoetrope");
  }

  private static void create(Path folder) throws IOException {
    boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] mine =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
            }
            : new FileAttribute<?>[0];
    Files.createDirectories(folder, mine);
  }

  /** Who else could change what is in a folder, in words; empty if nobody can. */
  private static String danger(Path folder) throws IOException {
    if (!FileSystems.getDefault().supportedFileAttributeViews().contains("unix")) {
      return "";
    }
    int me = me(folder);
    for (Path at = folder; at != null; at = at.getParent()) {
      int owner = (Integer) Files.getAttribute(at, "unix:uid");
      int mode = (Integer) Files.getAttribute(at, "unix:mode");
      boolean open = (mode & WRITABLE_BY_OTHERS) != 0;
      boolean sticky = (mode & STICKY) != 0 && !at.equals(folder);
      if (owner != me && owner != 0 || open && !sticky) {
        return "another user can write to " + at + ": name a folder that is your own alone";
      }
    }
    return "";
  }

  /** The number of this user, which owns what it makes. */
  private static int me(Path folder) throws IOException {
    Path trial = Files.createTempFile(folder, "owner", ".tmp");
    try {
      return (Integer) Files.getAttribute(trial, "unix:uid");
    } finally {
      Files.delete(trial);
    }
  }
}
