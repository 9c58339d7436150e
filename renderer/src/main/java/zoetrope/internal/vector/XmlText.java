package zoetrope.internal.vector;

/** Text as it may stand in XML. */
final class XmlText {
  private XmlText() {}

  /** Escapes what XML reads otherwise, and leaves out what it cannot hold. */
  static String of(String text) {
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
