package zoetrope.studio.edit;

/**
 * A change of a text: replaces the characters from {@code start} to before {@code end}.
 *
 * @param replacement the new characters
 */
public record TextEdit(int start, int end, String replacement) {
  static TextEdit insertion(int at, String text) {
    return new TextEdit(at, at, text);
  }

  String applyTo(String text) {
    return text.substring(0, start) + replacement + text.substring(end);
  }
}
