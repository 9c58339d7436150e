package zoetrope.internal.render.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import zoetrope.internal.files.ContentKey;
import zoetrope.render.result.OutputException;

/** Hashes files. */
public final class Sha256 {
  private Sha256() {}

  /**
   * Returns the SHA-256 of a file in lower-case hexadecimal.
   *
   * @throws OutputException if the file cannot be read
   */
  public static String of(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = ContentKey.sha256();
      byte[] buffer = new byte[1 << 16];
      for (int n = in.read(buffer); n > 0; n = in.read(buffer)) {
        digest.update(buffer, 0, n);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException e) {
      throw new OutputException("cannot read " + file + " back: " + e.getMessage(), e);
    }
  }
}
