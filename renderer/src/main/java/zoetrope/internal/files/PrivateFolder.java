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

/** Folders of one user, in which nobody else can put or change anything. */
public final class PrivateFolder {
  /** The environment's variable that names the cache folder. */
  public static final String CACHE_VARIABLE = "ZOETROPE_CACHE";

  private static final Path THIS_PROCESS = Path.of("/proc/self");

  /**
   * What Java has in place of bytes that it cannot read: it would make a folder of another name.
   */
  private static final char NO_CHARACTER = '\uFFFD';

  private static final int WRITABLE_BY_OTHERS = 0022;
  private static final int OPEN_TO_OTHERS = 0077;
  private static final int STICKY = 01000;

  private PrivateFolder() {}

  /** Where what can be made anew is kept for this user; the environment may name another folder. */
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

  /** This user's folder in the temporary one. */
  public static Path temporary() {
    String user = System.getProperty("user.name").replaceAll("[^\\w.-]", "_");
    return Path.of(System.getProperty("java.io.tmpdir"), "zoetrope-" + user);
  }

  /** A temporary one where the system knows none: Java has a question mark for that. */
  private static Path home() {
    Path home = Path.of(System.getProperty("user.home"));
    return home.isAbsolute() ? home : temporary();
  }

  /**
   * Makes a folder that this user alone may look into, unless it is there, and those above it.
   *
   * @throws IOException when it cannot be made
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
   * Who else could change which files are in a folder, in words; empty if nobody can, as far as the
   * system tells.
   *
   * @throws IOException when it cannot be written to
   */
  public static String danger(Path folder) throws IOException {
    Path real = folder.toRealPath();
    if (!isTold()) {
      return "";
    }
    int me = me(real);
    for (Path at = real; at != null; at = at.getParent()) {
      int owner = (Integer) Files.getAttribute(at, "unix:uid");
      boolean open = (mode(at) & WRITABLE_BY_OTHERS) != 0;
      boolean sticky = (mode(at) & STICKY) != 0 && !at.equals(real);
      if (owner != me && owner != 0 || open && !sticky) {
        return "another user can write to " + at + ": name a folder that is your own alone";
      }
    }
    return "";
  }

  /**
   * Why nothing is loaded from a folder, which is made unless it is there; empty if it is this
   * user's alone, who can write to it and nobody else look into it.
   */
  public static String refusal(Path folder) {
    if (folder.toString().indexOf(NO_CHARACTER) >= 0) {
      return "the name " + folder + " holds bytes that are no characters";
    }
    try {
      create(folder);
      if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
        return folder + " cannot be written to";
      }
      if (!isClosed(folder)) {
        return "others may look into " + folder;
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
   * Whether others may not even look into a folder, so that none of the files in it is theirs to
   * change, whatever the permissions of those are.
   *
   * @throws IOException when that cannot be found out
   */
  public static boolean isClosed(Path folder) throws IOException {
    return !isTold() || (mode(folder.toRealPath()) & OPEN_TO_OTHERS) == 0;
  }

  private static boolean isTold() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("unix");
  }

  private static int mode(Path file) throws IOException {
    return (Integer) Files.getAttribute(file, "unix:mode", LinkOption.NOFOLLOW_LINKS);
  }

  /** The number of this user, which owns its processes and what it makes. */
  private static int me(Path folder) throws IOException {
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
