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
 * Deletes the unfinished files of processes that were killed. A process is alive while it holds its
 * lock; for processes of the same machine this is reliable. In a folder that machines share, a lock
 * may be invisible to other machines. A process of another machine therefore counts as dead only if
 * its lock is free and its files were unchanged for a day, by the clock of the file system.
 */
final class Leftovers {
  private static final Duration MAX_IDLE = Duration.ofDays(1);

  private Leftovers() {}

  /**
   * Cleans up a folder; files that cannot be deleted stay.
   *
   * @param newFile a file that was created just now; its time is the current time of the file
   *     system
   */
  static void clear(Path folder, Path newFile) {
    Map<Owner, List<Path>> files = new LinkedHashMap<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, ".zoetrope-*")) {
      for (Path file : all) {
        Optional<Owner> owner = Owner.of(file.getFileName().toString());
        if (owner.isPresent() && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
          files.computeIfAbsent(owner.get(), key -> new ArrayList<>()).add(file);
        }
      }
      Instant now = Files.getLastModifiedTime(newFile, LinkOption.NOFOLLOW_LINKS).toInstant();
      files.forEach((owner, some) -> clear(folder.resolve(owner.lockName()), owner, some, now));
    } catch (IOException | DirectoryIteratorException e) {
      // A folder that cannot be listed is not cleaned up; nothing depends on it.
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
      deleteAll(files, lockFile); // An owner deletes its lock after all other files.
    } catch (IOException e) {
      // The file belongs to another user, or locks are not supported, so it may be in use.
      return;
    }
  }

  private static boolean areOld(List<Path> files, Instant now) throws IOException {
    for (Path file : files) {
      Instant written = Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS).toInstant();
      if (Duration.between(written, now).compareTo(MAX_IDLE) < 0) {
        return false;
      }
    }
    return true;
  }

  private static void deleteAll(List<Path> files, Path lockFile) {
    for (Path file : files) {
      if (!file.equals(lockFile)) {
        Folders.deleteIfPossible(file); // The next run tries again.
      }
    }
  }
}
