package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;

/** Folders of one user that other users cannot change. */
public final class PrivateFolder {
  /** The environment variable that names the cache folder. */
  public static final String CACHE_VARIABLE = "ZOETROPE_CACHE";

  private static final Path THIS_PROCESS = Path.of("/proc/self");

  /**
   * The character that replaces bytes that Java cannot decode. A path with this character would
   * name a different folder.
   */
  private static final char REPLACEMENT = '\uFFFD';

  private static final int WRITABLE_BY_OTHERS = 0022;
  private static final int OPEN_TO_OTHERS = 0077;
  private static final int STICKY = 01000;

  private PrivateFolder() {}

  /**
   * Returns this user's folder for results that can be recreated; an environment variable overrides
   * it.
   */
  public static Path cache() {
    String named = System.getenv(CACHE_VARIABLE);
    if (named != null && !named.isBlank()) {
      return Path.of(named);
    }
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    Path home = home();
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

  /** Returns this user's folder in the temporary folder. */
  public static Path temporary() {
    String user = System.getProperty("user.name").replaceAll("[^\\w.-]", "_");
    return Path.of(System.getProperty("java.io.tmpdir"), "zoetrope-" + user);
  }

  /**
   * Returns this user's home folder. {@code HOME} takes precedence, because Java reads only the
   * user database. If the user has no home folder, Java returns a question mark, and a temporary
   * folder is used.
   */
  private static Path home() {
    String variable = System.getenv("HOME");
    if (variable != null && Path.of(variable).isAbsolute()) {
      return Path.of(variable);
    }
    Path home = Path.of(System.getProperty("user.home"));
    return home.isAbsolute() ? home : temporary();
  }

  /**
   * Creates a folder, and missing parents, that only this user can access, unless it exists.
   *
   * @throws IOException when it cannot be created
   */
  public static void create(Path folder) throws IOException {
    boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] mine =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
            }
            : new FileAttribute<?>[0];
    Files.createDirectories(folder, mine);
  }

  /**
   * Returns a message about other users who could add, replace or delete files in a folder; empty
   * if the system reports no such user.
   *
   * @throws IOException when the folder cannot be written to
   */
  public static String danger(Path folder) throws IOException {
    Path real = folder.toRealPath();
    if (!hasUnixAttributes()) {
      return "";
    }
    int userId = userId(real);
    for (Path at = real; at != null; at = at.getParent()) {
      int owner = (Integer) Files.getAttribute(at, "unix:uid");
      boolean open = (mode(at) & WRITABLE_BY_OTHERS) != 0;
      boolean sticky = (mode(at) & STICKY) != 0 && !at.equals(real);
      if (owner != userId && owner != 0 || open && !sticky) {
        return "another user can write to " + at + ": choose a folder that only you can write to";
      }
    }
    return "";
  }

  /**
   * Returns why a folder is not trusted for loading files, and creates it if it does not exist.
   * Empty if only this user has access and can write to it.
   */
  public static String refusal(Path folder) {
    if (folder.toString().indexOf(REPLACEMENT) >= 0) {
      return "the name " + folder + " holds bytes that are not characters";
    }
    try {
      create(folder);
      if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
        return folder + " cannot be written to";
      }
      if (!isClosed(folder)) {
        return "other users have access to " + folder;
      }
      return danger(folder);
    } catch (FileAlreadyExistsException e) {
      return folder + " is not a folder";
    } catch (IOException e) {
      return folder + " cannot be used: " + BoundedFile.reason(e);
    } catch (InvalidPathException e) {
      return folder + " cannot be used: " + e.getReason();
    }
  }

  /**
   * Whether the permissions of a folder deny access to other users, so that they cannot change its
   * files. Always true on systems without Unix permissions.
   *
   * @throws IOException when the permissions cannot be read
   */
  public static boolean isClosed(Path folder) throws IOException {
    return !hasUnixAttributes() || (mode(folder.toRealPath()) & OPEN_TO_OTHERS) == 0;
  }

  private static boolean hasUnixAttributes() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("unix");
  }

  private static int mode(Path file) throws IOException {
    return (Integer) Files.getAttribute(file, "unix:mode", LinkOption.NOFOLLOW_LINKS);
  }

  /** Returns the user id that owns this process and the files that it creates. */
  private static int userId(Path folder) throws IOException {
    if (Files.exists(THIS_PROCESS)) {
      return (Integer) Files.getAttribute(THIS_PROCESS, "unix:uid");
    }
    Path trial = Files.createTempFile(folder, "owner", ".tmp");
    try {
      return (Integer) Files.getAttribute(trial, "unix:uid");
    } finally {
      Files.delete(trial);
    }
  }
}
