package zoetrope.svg;

import java.util.List;
import java.util.function.Function;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * White space in texts: line breaks and tabs become blanks, and blanks are collapsed unless
 * preserved.
 */
final class SvgWhitespace {
  private SvgWhitespace() {}

  /** Whether {@code xml:space} keeps blanks in the text of an element. */
  static boolean isPreserved(Element element) {
    for (Node n = element; n instanceof Element e; n = n.getParentNode()) {
      String space = e.getAttributeNS(SvgElements.XML, "space");
      if (!space.isEmpty()) {
        return space.equals("preserve");
      }
    }
    return false;
  }

  /** The text with blanks for line breaks and tabs. */
  static String blanks(String text, Element element) {
    String lines = isPreserved(element) ? text : text.replace("\r\n", "\n");
    return lines.replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
  }

  /** The letters without a blank at the end. */
  static <T> List<T> trimmed(List<T> letters, Function<T, String> text) {
    int n = letters.size();
    return n > 0 && text.apply(letters.get(n - 1)).equals(" ")
        ? letters.subList(0, n - 1)
        : letters;
  }
}
