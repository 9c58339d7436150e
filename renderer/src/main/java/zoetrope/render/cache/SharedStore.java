package zoetrope.render.cache;

import java.io.IOException;
import java.util.Optional;

/**
 * Where machines that work together keep coded segments by their keys, as at a distributed file
 * system. For any number of threads and processes at once.
 */
public interface SharedStore {
  /**
   * What is kept under a key; empty when there is nothing.
   *
   * @param key 64 hexadecimal digits
   * @throws IOException when it cannot be read
   */
  Optional<byte[]> read(String key) throws IOException;

  /**
   * Keeps bytes under a key, whole or not at all; what was there may stay.
   *
   * @param key 64 hexadecimal digits
   * @throws IOException when they cannot be kept
   */
  void write(String key, byte[] content) throws IOException;
}
