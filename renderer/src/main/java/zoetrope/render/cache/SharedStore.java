package zoetrope.render.cache;

import java.io.IOException;
import java.util.Optional;

/**
 * A store of encoded segments for machines that work together, for example in a distributed file
 * system. Safe for any number of threads and processes.
 */
public interface SharedStore {
  /**
   * Returns the bytes that are stored under a key; empty if there are none.
   *
   * @param key 64 hexadecimal digits
   * @throws IOException if it cannot be read
   */
  Optional<byte[]> read(String key) throws IOException;

  /**
   * Stores bytes under a key, atomically. If there are bytes under this key already, they may stay.
   *
   * @param key 64 hexadecimal digits
   * @throws IOException if they cannot be stored
   */
  void write(String key, byte[] content) throws IOException;
}
