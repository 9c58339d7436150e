package zoetrope.internal.vector;

/** Escapes text for XML and HTML. */
public final class XmlText {
  private XmlText() {}

  /**
   * Escapes {@code &}, {@code <}, {@code >} and double quotes, and removes characters that XML does
   * not allow. Apostrophes stay, so attributes must be in double quotes.
   */
  public static String of(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .filter(XmlText::isAllowed)
        .forEach(
            c -> {
              switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                default -> out.appendCodePoint(c);
              }
            });
    return out.toString();
  }

  private static boolean isAllowed(int c) {
    boolean control = c < 0x20 && c != '\t' && c != '\n' && c != '\r';
    boolean surrogate = c >= 0xD800 && c <= 0xDFFF;
    return !control && !surrogate && c != 0xFFFE && c != 0xFFFF;
  }
}
