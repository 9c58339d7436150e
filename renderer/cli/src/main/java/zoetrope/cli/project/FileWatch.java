package zoetrope.cli.project;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;

/**
 * A watch that detects changed files by their times and sizes. This works on every system and in
 * network folders. For the few files of a project, it is as fast as notifications by the system.
 * Thread-safe.
 */
public final class FileWatch {
  private static final int MAX_FILES = 20_000;
  private static final Set<String> SKIPPED_FOLDERS =
      Set.of("out", "target", "build", "node_modules");

  /** The extensions of outputs and of files that editors write next to a file. */
  private static final Set<String> SKIPPED_ENDINGS =
      Stream.concat(
              Stream.of(".swp", ".tmp", ".bak"),
              OutputFormat.films(Feature.PART).stream()
                  .filter(film -> !OutputFormat.isPicture(film.ending()))
                  .flatMap(film -> Stream.of(film.ending(), film.subtitleEnding())))
          .collect(Collectors.toSet());

  private final Set<Root> roots;
  private Map<Path, Stamp> known;

  /**
   * A watched folder or file, which may be created later. In a folder, outputs and the temporary
   * files of editors are ignored.
   *
   * @param depth the number of levels of folders, or 0 for a file
   */
  public record Root(Path path, int depth) {
    private static final int ALL_LEVELS = 30;

    public static Root file(Path file) {
      return new Root(file, 0);
    }

    /** Returns a root for a folder with everything below it. */
    public static Root tree(Path folder) {
      return new Root(folder, ALL_LEVELS);
    }
  }

  private record Stamp(long nanos, long size) {}

  /** Records the current state of the files. */
  public FileWatch(List<Root> roots) {
    this.roots = new LinkedHashSet<>(roots);
    this.known = look();
  }

  /** Returns all watched files that existed at the last look. Files may be added at any time. */
  public synchronized Set<Path> files() {
    return new HashSet<>(known.keySet());
  }

  /** Whether a watched file existed at the last look. */
  public synchronized boolean has(Path file) {
    return known.containsKey(file);
  }

  /**
   * Watches another file, which need not exist, from its current state on. Does nothing if it is
   * watched already.
   */
  public synchronized void add(Path file) {
    if (roots.add(Root.file(file)) && !known.containsKey(file)) {
      lookAt(Root.file(file), known);
    }
  }

  /** Accepts the current state of a file, so that {@link #changes} does not report it. */
  public synchronized void renew(Path file) {
    known.remove(file);
    roots.add(Root.file(file));
    lookAt(Root.file(file), known);
  }

  /** Whether a file is watched and has not changed since the last look. */
  public synchronized boolean isAsKnown(Path file) {
    Stamp stamp = known.get(file);
    try {
      return stamp != null
          && stamp.equals(stamp(Files.readAttributes(file, BasicFileAttributes.class)));
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Whether {@code place}, a watched file or folder, is or contains a file that is at least as new
   * as the file {@code than}.
   */
  public synchronized boolean isNewer(Path place, Path than) {
    try {
      long nanos = stamp(Files.readAttributes(than, BasicFileAttributes.class)).nanos();
      return known.entrySet().stream()
          .anyMatch(e -> e.getKey().startsWith(place) && e.getValue().nanos() >= nanos);
    } catch (IOException e) {
      return false;
    }
  }

  private static Stamp stamp(BasicFileAttributes attributes) {
    long nanos = attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
    return new Stamp(nanos, attributes.size());
  }

  /** Returns the files that were changed, added or removed since the last call. */
  public synchronized Set<Path> changes() {
    Map<Path, Stamp> now = look();
    Set<Path> changed = new HashSet<>();
    now.forEach(
        (file, stamp) -> {
          if (!stamp.equals(known.get(file))) {
            changed.add(file);
          }
        });
    known.keySet().stream().filter(file -> !now.containsKey(file)).forEach(changed::add);
    known = now;
    return changed;
  }

  private Map<Path, Stamp> look() {
    Map<Path, Stamp> found = new HashMap<>();
    roots.forEach(root -> lookAt(root, found));
    return found;
  }

  private static void lookAt(Root root, Map<Path, Stamp> found) {
    try {
      Files.walkFileTree(
          root.path(),
          EnumSet.noneOf(FileVisitOption.class),
          root.depth(),
          new Visitor(root.path(), found));
    } catch (IOException e) {
      return; // The file is gone for now, which is a change.
    }
  }

  /** Whether a folder inside a watched one is ignored: outputs, libraries and hidden folders. */
  public static boolean isSkippedFolder(Path folder) {
    String name = String.valueOf(folder.getFileName());
    return SKIPPED_FOLDERS.contains(name) || name.startsWith(".");
  }

  private static boolean isSkipped(String name) {
    return name.startsWith(".")
        || name.endsWith("~")
        || SKIPPED_ENDINGS.contains(
            name.substring(Math.max(0, name.lastIndexOf('.'))).toLowerCase(Locale.ROOT));
  }

  private static final class Visitor extends SimpleFileVisitor<Path> {
    private final Path top;
    private final Map<Path, Stamp> found;

    Visitor(Path top, Map<Path, Stamp> found) {
      this.top = top;
      this.found = found;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      boolean skip = !folder.equals(top) && isSkippedFolder(folder);
      return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (found.size() >= MAX_FILES) {
        return FileVisitResult.TERMINATE;
      }
      if (!file.equals(top) && isSkipped(file.getFileName().toString())) {
        return FileVisitResult.CONTINUE;
      }
      try {
        BasicFileAttributes real =
            attributes.isSymbolicLink()
                ? Files.readAttributes(file, BasicFileAttributes.class)
                : attributes;
        if (real.isRegularFile()) {
          found.put(file, stamp(real));
        }
      } catch (IOException e) {
        // This is a link whose target is missing. Some editors create such links as lock files.
        return FileVisitResult.CONTINUE;
      }
      return FileVisitResult.CONTINUE;
    }

    /** Continues even if a folder disappears while it is read. */
    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException e) {
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      return FileVisitResult.CONTINUE;
    }
  }
}
