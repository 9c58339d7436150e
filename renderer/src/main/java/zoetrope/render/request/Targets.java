package zoetrope.render.request;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.UnreadableName;
import zoetrope.internal.files.RealPath;
import zoetrope.internal.render.files.OutputNames;
import zoetrope.internal.render.files.PngSequence;
import zoetrope.internal.render.files.SubtitleFormat;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

/**
 * All files that a run writes, and the sources that it reads. Before any work it finds targets that
 * are not writable, and pairs of targets that are the same file. Two paths can be the same file
 * because of links, or because they differ only in case and the file system ignores case. Creates
 * no target.
 */
public final class Targets {
  private static final String OS = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);

  private static final Pattern LETTER = Pattern.compile(".*\\p{L}.*");

  private final Map<String, Entry> taken = new HashMap<>();
  private final Map<String, List<Folder>> folders = new HashMap<>();

  private record Entry(Path path, String what) {}

  /**
   * A folder for files whose names are not known yet.
   *
   * @param mayBe whether this name could be the name of one of those files
   */
  private record Folder(Path path, String what, Predicate<String> mayBe) {}

  /**
   * Adds a video, with possible subtitles next to it.
   *
   * @param subject an object that is equal for videos that may share their subtitles
   */
  void film(Path file, Object subject) {
    file(file, "the video " + file);
    Path subtitles = SubtitleFormat.beside(file);
    check(subtitles);
    String key = key(subtitles);
    Entry other = taken.putIfAbsent(key, new Entry(subtitles, "subtitles of " + subject));
    if (other != null && !other.what().equals("subtitles of " + subject)) {
      throw refused(
          Messages.of(
              "%s would be both %s and the subtitles of %s: choose another name for one of them",
              subtitles, other.what(), file));
    }
  }

  /** Adds a file, which must differ from all others. */
  void file(Path file) {
    file(file, file.toString());
  }

  private void file(Path file, String what) {
    check(file);
    claim(file, what);
  }

  /** Adds a source file. No target may overwrite it. */
  void source(Path file) {
    taken.put(key(file), new Entry(file, "the source " + file.getFileName()));
  }

  private void claim(Path file, String what) {
    String key = key(file);
    Entry other = taken.putIfAbsent(key, new Entry(file, what));
    if (other != null) {
      throw refused(
          file.equals(other.path()) && other.what().equals(what)
              ? file
                  + " would be written twice: ask for it once, or give the scenes different outputs"
              : Messages.of(
                  "%s and %s are the same file, which would be written twice or overwritten:"
                      + " choose another name for one of them",
                  file, other.what()));
    }
    String name = key.substring(key.lastIndexOf('/') + 1);
    for (Folder folder :
        folders.getOrDefault(key.substring(0, key.length() - name.length()), List.of())) {
      if (folder.mayBe().test(name)) {
        throw refused(
            Messages.of(
                "%s could also be the name of %s in %s: choose another name",
                file, folder.what(), folder.path()));
      }
    }
  }

  /** Adds a folder for an image sequence. Must be called before files are added. */
  void sequence(Path folder) {
    folder(new Folder(folder, "an image", PngSequence::isName), "the images of two sequences");
  }

  /** Adds a folder for the files of sections. Must be called before files are added. */
  void sections(Path folder) {
    folder(
        new Folder(folder, "a section's file", OutputNames::isOfSections),
        "the sections of two videos");
  }

  /** Adds a folder for the sound tracks of a video. Must be called before files are added. */
  void stems(Path folder) {
    folder(new Folder(folder, "a track", OutputNames::isTrack), "the tracks of two videos");
  }

  private void folder(Folder folder, String twice) {
    checkFolder(folder.path());
    List<Folder> same = folders.computeIfAbsent(key(folder.path()) + "/", key -> new ArrayList<>());
    if (same.stream().anyMatch(other -> other.what().equals(folder.what()))) {
      throw refused(folder.path() + " would get " + twice + ": give each its own folder");
    }
    same.add(folder);
  }

  private static void check(Path file) {
    checkName(file);
    Path real = real(file);
    if (Files.isDirectory(real)) {
      throw refused(file + " is a folder: give the name of a file in it");
    }
    if (Files.exists(real) && !Files.isRegularFile(real)) {
      throw refused(file + " is not a regular file: it cannot be replaced");
    }
    if (Files.exists(real) && !Files.isWritable(real)) {
      throw refused(file + " is write-protected: allow writing, or choose another name");
    }
    checkFolder(real.getParent(), file);
  }

  /**
   * Checks that files can be written to a folder.
   *
   * @throws UsageException if the folder is not writable, or does not exist and cannot be created
   */
  static void checkFolder(Path folder) {
    checkName(folder);
    checkFolder(real(folder), folder);
  }

  private static void checkFolder(Path real, Path asked) {
    Path place = real == null ? null : RealPath.existing(real);
    if (place == null || !Files.isDirectory(place)) {
      throw refused((real == null ? asked : real) + " cannot be a folder: " + place + " is a file");
    }
    if (!Files.isWritable(place) || isVirtual(place)) {
      throw refused(
          "cannot write to the folder " + place + ": allow writing, or choose another place");
    }
  }

  /**
   * Whether the folder is in a virtual file system such as /proc. There, root has the permission to
   * write, but writing fails.
   */
  private static boolean isVirtual(Path folder) {
    if (hasSpace(folder)) {
      return false;
    }
    try {
      Files.delete(Files.createTempFile(folder, ".zoetrope-", ".part"));
      return false;
    } catch (IOException e) {
      // If there are too many open files, nothing is known about the folder. Writing reports the
      // reason.
      return !String.valueOf(e.getMessage()).contains("open files");
    }
  }

  /**
   * Whether the folder's disk has a size, which virtual file systems lack. If the root folder was
   * changed (chroot), Java cannot always find the disk.
   */
  private static boolean hasSpace(Path folder) {
    try {
      return Files.getFileStore(folder).getTotalSpace() > 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static void checkName(Path path) {
    UnreadableName.complaint(path)
        .ifPresent(
            complaint -> {
              throw refused(complaint);
            });
  }

  private static Path real(Path path) {
    try {
      return RealPath.of(path);
    } catch (FileSystemLoopException e) {
      throw refused(path + " is a link that leads in a circle: choose another name");
    } catch (FileSystemException e) {
      String reason = e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
      throw refused(path + " cannot be written: " + reason + "; choose another name");
    } catch (IOException e) {
      throw refused(path + " cannot be written: " + e.getMessage() + "; choose another name");
    }
  }

  /** Returns a key that is equal for two paths of the same file. */
  private static String key(Path path) {
    Path real = real(path);
    String name = real.toString().replace(real.getFileSystem().getSeparator(), "/");
    return ignoresCase(RealPath.existing(real))
        ? Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT)
        : name;
  }

  private static boolean ignoresCase(Path place) {
    for (Path at = place; at != null && at.getFileName() != null; at = at.getParent()) {
      String name = at.getFileName().toString();
      if (LETTER.matcher(name).matches()) {
        String upper = name.toUpperCase(Locale.ROOT);
        return isSame(
            at, at.resolveSibling(upper.equals(name) ? name.toLowerCase(Locale.ROOT) : upper));
      }
    }
    return OS.startsWith("windows") || OS.startsWith("mac");
  }

  private static boolean isSame(Path a, Path b) {
    try {
      return Files.exists(b) && Files.isSameFile(a, b);
    } catch (IOException e) {
      return false;
    }
  }

  public static UsageException refused(String message) {
    return new UsageException(message, Failure.Subject.TARGET, "");
  }
}
