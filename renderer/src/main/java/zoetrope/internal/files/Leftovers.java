package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Deletes the unfinished files of processes that were killed. An owner lives as long as its lock is
 * held, which the system tells for sure on one machine. Where a folder is shared between machines,
 * locks are not told to all; there an owner is dead when besides nothing of its was written to for
 * a day, by the clock of the folder's own file system.
 */
final class Leftovers {
  private static final Duration LONG = Duration.ofDays(1);

  private Leftovers() {}

  /** The files of an owner, found by the name of its lock: each start has some. */
  private record Remains(Owner owner, List<Path> files) {
    Remains(Owner owner) {
      this(owner, new ArrayList<>());
    }
  }

  /** Clears a folder; what cannot be deleted stays. {@code own} is a file made just now. */
  static void clear(Path folder, Path own) {
    Map<String, Remains> files = new LinkedHashMap<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, ".zoetrope-*")) {
      for (Path file : all) {
        Optional<Owner> owner = Owner.of(file.getFileName().toString());
        if (owner.isPresent() && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
          files
              .computeIfAbsent(owner.get().lockName(), name -> new Remains(owner.get()))
              .files
              .add(file);
        }
      }
      Instant now = Files.getLastModifiedTime(own, LinkOption.NOFOLLOW_LINKS).toInstant();
      for (Map.Entry<String, Remains> of : files.entrySet()) {
        clear(folder.resolve(of.getKey()), of.getValue().owner, of.getValue().files, now);
      }
    } catch (IOException | DirectoryIteratorException e) {
      // A folder that cannot be looked into is not cleared; nothing depends on it.
      return;
    }
  }

  private static void clear(Path lockFile, Owner owner, List<Path> files, Instant now) {
    try {
      if (!owner.isOfThisMachine() && !areOld(files, now)) {
        return;
      }
      Optional<Lock> lock = Lock.take(lockFile);
      if (lock.isPresent()) {
        try (Lock taken = lock.get()) {
          deleteAll(files, taken.file());
        }
      }
    } catch (NoSuchFileException e) {
      deleteAll(files, lockFile); // An owner takes its lock away after all else.
    } catch (IOException e) {
      // It is another user's, or locks are not to be had: nobody knows whether it is in use.
      return;
    }
  }

  private static boolean areOld(List<Path> files, Instant now) throws IOException {
    for (Path file : files) {
      Instant written = Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS).toInstant();
      if (Duration.between(written, now).compareTo(LONG) < 0) {
        return false;
      }
    }
    return true;
  }

  private static void deleteAll(List<Path> files, Path lockFile) {
    for (Path file : files) {
      if (!file.equals(lockFile)) {
        delete(file);
      }
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // The next run may have more luck.
      return;
    }
  }
}
