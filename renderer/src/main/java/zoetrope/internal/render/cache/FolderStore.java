package zoetrope.internal.render.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Optional;
import zoetrope.internal.files.Folders;
import zoetrope.internal.files.Lease;
import zoetrope.internal.files.PrivateFolder;

/**
 * A store in a folder that only this user can write to. Entries are written under a temporary name
 * and renamed, so that no entry is ever incomplete. The least recently used entries are removed
 * when all entries together exceed a limit.
 */
public final class FolderStore implements SegmentStore {
  /** The largest size of an entry. A larger file was not written by this program. */
  private static final long MAX_ENTRY_BYTES = 1L << 30;

  private final Path folder;
  private final EntryFolder entries;
  private final StoreBound bound;

  /**
   * The content of a store.
   *
   * @param bytes the total size of the entries
   */
  public record Holdings(int entries, long bytes) {}

  private FolderStore(Path folder, long maxBytes) {
    this.folder = folder;
    this.entries = new EntryFolder(folder);
    this.bound = new StoreBound(folder.resolve("bytes"), entries, maxBytes);
  }

  /**
   * Opens the store in a folder, which is created if missing.
   *
   * @param maxBytes the maximum total size of the entries, in bytes
   * @throws IOException if the folder cannot be created, or other users could write to it; the
   *     message says why
   */
  public static FolderStore open(Path folder, long maxBytes) throws IOException {
    String refusal = PrivateFolder.refusal(folder);
    if (!refusal.isEmpty()) {
      throw new IOException(refusal);
    }
    return new FolderStore(folder.toRealPath(), maxBytes);
  }

  @Override
  public Optional<byte[]> read(String key) throws IOException {
    Path file = entries.file(key);
    try {
      byte[] content = StoredEntry.content(key, bytes(file));
      touch(file);
      return Optional.of(content);
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (DamagedEntryException e) {
      Folders.deleteIfPossible(file); // If this fails, the next read finds the damage.
      throw e;
    }
  }

  @Override
  public boolean has(String key) {
    return Files.isRegularFile(entries.file(key), LinkOption.NOFOLLOW_LINKS);
  }

  private static byte[] bytes(Path file) throws IOException {
    BasicFileAttributes found =
        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    if (!found.isRegularFile() || found.size() > MAX_ENTRY_BYTES) {
      throw new DamagedEntryException("it is not a regular file, or it is too large");
    }
    try (var in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      return in.readNBytes((int) MAX_ENTRY_BYTES);
    }
  }

  private static void touch(Path file) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    } catch (IOException e) {
      // The entry was removed, or its time cannot be changed. With the old time, the entry may be
      // removed too early.
      return;
    }
  }

  @Override
  public void write(String key, byte[] content) throws IOException {
    byte[] bytes = StoredEntry.of(key, content);
    Path file = entries.file(key);
    try (Lease lease = Lease.on(folder)) {
      Path part = lease.newPart();
      try {
        Files.write(part, bytes);
        PrivateFolder.create(file.getParent());
        bound.admit(bytes.length, () -> Files.move(part, file, StandardCopyOption.ATOMIC_MOVE));
      } finally {
        Files.deleteIfExists(part);
      }
    }
  }

  public Path folder() {
    return folder;
  }

  /** Returns the maximum total size of the entries, in bytes. */
  public long maxBytes() {
    return bound.maxBytes();
  }

  /**
   * Returns how many entries the store contains now, and their size.
   *
   * @throws IOException if the folder cannot be read
   */
  public Holdings holdings() throws IOException {
    int[] count = new int[1];
    long[] sum = new long[1];
    entries.forEach(
        (file, used, bytes) -> {
          count[0]++;
          sum[0] += bytes;
        });
    return new Holdings(count[0], sum[0]);
  }

  /**
   * Removes all entries.
   *
   * @throws IOException if an entry cannot be removed
   */
  public void clear() throws IOException {
    bound.clear();
  }
}
