package zoetrope.attention.token;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A visible letter for each of the 256 bytes, the encoding of GPT-2. With these letters, a
 * vocabulary can spell any text. Visible Latin-1 characters stand for their bytes; letters from
 * U+0100 on stand for the others, such as Ġ for the space.
 */
final class ByteLetters {
  private static final char[] LETTERS = new char[256];
  private static final Map<Character, Byte> BYTES = new HashMap<>();

  static {
    char further = 0x100;
    for (int value = 0; value < 256; value++) {
      boolean seen = value > 32 && value < 127 || value > 160 && value != 173;
      LETTERS[value] = seen ? (char) value : further++;
      BYTES.put(LETTERS[value], (byte) value);
    }
  }

  private ByteLetters() {}

  /** Returns the letters of the bytes of {@code text} in UTF-8. */
  static List<String> of(String text) {
    List<String> letters = new ArrayList<>();
    for (byte value : text.getBytes(StandardCharsets.UTF_8)) {
      letters.add(String.valueOf(LETTERS[value & 0xFF]));
    }
    return letters;
  }

  /** Returns the text that letters stand for, or the letters if one stands for no byte. */
  static String text(String letters) {
    ByteBuffer bytes = ByteBuffer.allocate(letters.length());
    for (int i = 0; i < letters.length(); i++) {
      Byte value = BYTES.get(letters.charAt(i));
      if (value == null) {
        return letters;
      }
      bytes.put(value);
    }
    return text(bytes.flip());
  }

  /**
   * Decodes bytes as UTF-8. If a character is incomplete, each byte that is not printable ASCII is
   * written as {@code \xE2}.
   */
  static String text(ByteBuffer bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(bytes.duplicate()).toString();
    } catch (CharacterCodingException e) {
      StringBuilder text = new StringBuilder();
      while (bytes.hasRemaining()) {
        int value = bytes.get() & 0xFF;
        text.append(
            value >= 32 && value < 127
                ? String.valueOf((char) value)
                : String.format(Locale.ROOT, "\\x%02X", value));
      }
      return text.toString();
    }
  }
}
