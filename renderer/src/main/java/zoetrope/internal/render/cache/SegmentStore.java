package zoetrope.internal.render.cache;

import java.io.IOException;
import java.util.Optional;

/**
 * A store of encoded segments by key. It may be a folder of this user, or a store that several
 * machines share. Safe for any number of threads and processes.
 */
public interface SegmentStore {
  /**
   * Returns the bytes that are stored under a key.
   *
   * @param key 64 hexadecimal digits
   * @return exactly the bytes that were written; empty if the store has no entry for this key
   * @throws DamagedEntryException if the content differs from the content that was written
   * @throws IOException if it cannot be read
   */
  Optional<byte[]> read(String key) throws IOException;

  /**
   * Returns whether the store has an entry for a key. The entry may be damaged, or another process
   * may remove it before it is read.
   *
   * @param key 64 hexadecimal digits
   * @throws IOException if the store cannot be accessed
   */
  default boolean has(String key) throws IOException {
    return read(key).isPresent();
  }

  /**
   * Stores bytes under a key, atomically. The store may remove the entry at any time.
   *
   * @param key 64 hexadecimal digits
   * @throws IOException if the bytes cannot be stored
   */
  void write(String key, byte[] content) throws IOException;
}
