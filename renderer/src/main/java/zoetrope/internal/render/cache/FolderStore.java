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
import zoetrope.internal.files.Lease;
import zoetrope.internal.files.PrivateFolder;

/**
 * A store in a folder that nobody else can write to. Entries are written aside and renamed, so that
 * there is never half a one under its name; those that were used longest ago are removed when all
 * together have too many bytes.
 */
public final class FolderStore implements SegmentStore {
  /** No entry is larger: what is, somebody else has put there. */
  private static final long LARGEST = 1L << 30;

  private final Path folder;
  private final EntryFolder entries;
  private final StoreBound bound;

  /**
   * What a store holds.
   *
   * @param entries how many there are
   * @param bytes of all of them
   */
  public record Holdings(int entries, long bytes) {}

  private FolderStore(Path folder, long most) {
    this.folder = folder;
    this.entries = new EntryFolder(folder);
    this.bound = new StoreBound(folder.resolve("bytes"), entries, most);
  }

  /**
   * The store in a folder, which is made unless it is there.
   *
   * @param most how many bytes its entries may have together
   * @throws IOException when it cannot be made, or others could write to it, with the reason
   */
  public static FolderStore open(Path folder, long most) throws IOException {
    String refusal = PrivateFolder.refusal(folder);
    if (!refusal.isEmpty()) {
      throw new IOException(refusal);
    }
    return new FolderStore(folder.toRealPath(), most);
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
      remove(file);
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
    if (!found.isRegularFile() || found.size() > LARGEST) {
      throw new DamagedEntryException("no entry, but something else");
    }
    try (var in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      return in.readNBytes((int) LARGEST);
    }
  }

  /** Says that an entry was used just now. */
  private static void touch(Path file) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    } catch (IOException e) {
      // It was removed meanwhile, or goes sooner than it might.
      return;
    }
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // It stays damaged, and is found to be so again.
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

  /** The folder. */
  public Path folder() {
    return folder;
  }

  /** How many bytes the entries may have together. */
  public long most() {
    return bound.most();
  }

  /**
   * What it holds by now.
   *
   * @throws IOException when the folder cannot be read
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
   * @throws IOException when one cannot be removed
   */
  public void clear() throws IOException {
    bound.clear();
  }
}
