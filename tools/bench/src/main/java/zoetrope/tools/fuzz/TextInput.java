package zoetrope.tools.fuzz;

import java.nio.charset.StandardCharsets;

/** Converts between texts and bytes. */
final class TextInput {
  private TextInput() {}

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_16BE);
  }

  /** Returns the text; lone surrogates are preserved. */
  static String text(byte[] input) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i + 1 < input.length; i += 2) {
      text.append((char) ((input[i] & 0xff) << 8 | input[i + 1] & 0xff));
    }
    return text.toString();
  }
}
