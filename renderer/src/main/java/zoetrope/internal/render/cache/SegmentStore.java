package zoetrope.internal.render.cache;

import java.io.IOException;
import java.util.Optional;

/**
 * Where coded segments are kept by their keys, to be found by later films: a folder of this user's,
 * or what several machines share. For any number of threads and processes at once.
 */
public interface SegmentStore {
  /**
   * What is kept under a key.
   *
   * @param key 64 hexadecimal digits
   * @return exactly the bytes that were written under this key; empty when there are none
   * @throws DamagedEntryException when what is there is not what was written
   * @throws IOException when it cannot be read
   */
  Optional<byte[]> read(String key) throws IOException;

  /**
   * Whether something is kept under a key, as far as can be seen without reading it: it may be
   * damaged, or gone when it is read.
   *
   * @param key 64 hexadecimal digits
   * @throws IOException when that cannot be seen
   */
  default boolean has(String key) throws IOException {
    return read(key).isPresent();
  }

  /**
   * Keeps bytes under a key, whole or not at all. What is kept may be gone at any time.
   *
   * @param key 64 hexadecimal digits
   * @throws IOException when they cannot be kept
   */
  void write(String key, byte[] content) throws IOException;
}
