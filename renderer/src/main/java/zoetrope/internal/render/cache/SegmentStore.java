package zoetrope.internal.render.cache;

import java.io.IOException;
import java.util.Optional;

/**
 * A store of encoded segments by key: a folder of this user, or one that several machines share.
 * Safe for any number of threads and processes.
 */
public interface SegmentStore {
  /**
   * Returns the content of a key.
   *
   * @param key 64 hexadecimal digits
   * @return exactly the bytes that were written under this key; empty if there are none
   * @throws DamagedEntryException if the content differs from the content that was written
   * @throws IOException if it cannot be read
   */
  Optional<byte[]> read(String key) throws IOException;

  /**
   * Returns whether a key has content, as far as can be known without reading it: it may be
   * damaged, or gone when it is read.
   *
   * @param key 64 hexadecimal digits
   * @throws IOException if that cannot be determined
   */
  default boolean has(String key) throws IOException {
    return read(key).isPresent();
  }

  /**
   * Stores bytes under a key, atomically. They may be removed at any time.
   *
   * @param key 64 hexadecimal digits
   * @throws IOException if they cannot be stored
   */
  void write(String key, byte[] content) throws IOException;
}
