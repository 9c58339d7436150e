package zoetrope.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.VideoException;

/**
 * Looks at the places that will be written to, before any work is done, and replaces files whole.
 */
public final class OutputFiles {
  private OutputFiles() {}

  /**
   * Checks that files can be written. Creates nothing.
   *
   * @throws UsageException when one is a folder, is protected or lies where no folder can be made,
   *     or when two are the same
   */
  public static void checkFiles(List<Path> files) {
    Set<Path> seen = new HashSet<>();
    for (Path file : files) {
      if (!seen.add(file.toAbsolutePath().normalize())) {
        throw refused(
            file
                + " would be written twice: ask for it once, or give the scenes different outputs");
      }
      if (Files.isDirectory(file)) {
        throw refused(file + " is a folder: give the name of a file in it");
      }
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        throw refused(file + " is not a regular file: it cannot be replaced");
      }
      if (Files.exists(file) && !Files.isWritable(file)) {
        throw refused(file + " is write-protected: allow writing, or choose another name");
      }
      checkFolder(file.toAbsolutePath().normalize().getParent());
    }
  }

  /**
   * Checks that files can be written to folders. Creates nothing.
   *
   * @throws UsageException when one cannot be written to or made, or when two are the same
   */
  static void checkFolders(List<Path> folders) {
    Set<Path> seen = new HashSet<>();
    for (Path folder : folders) {
      checkFolder(folder);
      if (!seen.add(folder.toAbsolutePath().normalize())) {
        throw refused(
            folder + " would get the pictures of two sequences: give each its own folder");
      }
    }
  }

  /**
   * Checks that files can be written to a folder. Creates nothing.
   *
   * @throws UsageException when it is none that can be written to, and cannot be made one
   */
  public static void checkFolder(Path folder) {
    Path place = folder.toAbsolutePath().normalize();
    while (place != null && !Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
      place = place.getParent();
    }
    if (place == null || !Files.isDirectory(place)) {
      throw refused(folder + " cannot be a folder: " + place + " is not one");
    }
    if (!Files.isWritable(place)) {
      throw refused(
          "no permission to write to the folder "
              + place
              + ": allow writing, or choose another place");
    }
  }

  private static UsageException refused(String message) {
    return new UsageException(message, Failure.Subject.TARGET, "");
  }

  /**
   * Makes the folder of {@code file}.
   *
   * @throws OutputException when that fails
   */
  static void createParent(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (folder != null) {
      createFolder(folder);
    }
  }

  /**
   * Makes a folder, with those above it.
   *
   * @throws OutputException when that fails
   */
  static void createFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw OutputException.making(folder, e);
    }
  }

  /**
   * Writes a file so that its name never stands for half of it: beside it first, then renamed.
   *
   * @throws OutputException when that fails; what was there before stays
   */
  public static void write(Path file, byte[] content) {
    createParent(file);
    try {
      AtomicFile.write(file, content);
    } catch (VideoException e) {
      throw new OutputException(e.getMessage(), e);
    }
  }
}
