package zoetrope.internal.render.cache;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.files.ContentKey;

/**
 * The file format of a cached segment: a magic number with the version, the key, the SHA-256 of key
 * and content, and the content. So a file is not used if it was truncated or changed, or belongs to
 * another key.
 */
public final class StoredEntry {
  /** "ZCE" and the version. */
  private static final int MAGIC = 0x5a434501;

  private static final int KEY = 64;
  private static final int SUM = 32;

  /** The size in bytes of everything before the content. */
  static final int HEADER = Integer.BYTES + KEY + SUM;

  private StoredEntry() {}

  public static byte[] of(String key, byte[] content) {
    byte[] name = bytes(key);
    return ByteBuffer.allocate(HEADER + content.length)
        .putInt(MAGIC)
        .put(name)
        .put(sum(name, content, 0))
        .put(content)
        .array();
  }

  /**
   * Returns the content that a file's bytes contain for this key.
   *
   * @throws DamagedEntryException if the file is incomplete or was changed, or has another key or
   *     version
   */
  public static byte[] content(String key, byte[] file) throws DamagedEntryException {
    byte[] name = bytes(key);
    if (file.length < HEADER || ByteBuffer.wrap(file).getInt() != MAGIC) {
      throw new DamagedEntryException("no entry of this version");
    }
    if (!Arrays.equals(file, Integer.BYTES, Integer.BYTES + KEY, name, 0, KEY)) {
      throw new DamagedEntryException("an entry of another key");
    }
    byte[] sum = Arrays.copyOfRange(file, Integer.BYTES + KEY, HEADER);
    if (!Arrays.equals(sum, sum(name, file, HEADER))) {
      throw new DamagedEntryException("an entry that was changed or cut off");
    }
    return Arrays.copyOfRange(file, HEADER, file.length);
  }

  private static byte[] bytes(String key) {
    Preconditions.require(key.length() == KEY, "a key has %s digits, not %s", KEY, key.length());
    return key.getBytes(StandardCharsets.US_ASCII);
  }

  /** Returns the checksum of the key and of the bytes of {@code file} from {@code from}. */
  private static byte[] sum(byte[] key, byte[] file, int from) {
    MessageDigest digest = ContentKey.sha256();
    digest.update(key);
    digest.update(file, from, file.length - from);
    return digest.digest();
  }
}
