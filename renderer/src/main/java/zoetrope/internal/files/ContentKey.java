package zoetrope.internal.files;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Creates cache keys from the inputs of a result, and digests. */
public final class ContentKey {
  private ContentKey() {}

  /** Returns the SHA-256 of several texts, including their lengths, in lower-case hexadecimal. */
  public static String of(List<String> texts) {
    MessageDigest digest = sha256();
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
      digest.update(bytes);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
