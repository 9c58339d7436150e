package zoetrope.internal.svg.text;

import java.util.List;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.style.SvgStyle;

/**
 * White space in texts: line breaks and tabs become blanks, and blanks are collapsed unless
 * preserved.
 */
final class SvgWhitespace {
  private SvgWhitespace() {}

  /**
   * Whether blanks are kept in the text of an element: {@code white-space} says so, or {@code
   * xml:space}.
   */
  static boolean isPreserved(Element element, SvgStyle style) {
    if (style.word("white-space").matches("pre|pre-wrap|break-spaces")) {
      return true;
    }
    for (Node n = element; n instanceof Element e; n = n.getParentNode()) {
      String space = e.getAttributeNS(SvgElements.XML, "space");
      if (!space.isEmpty()) {
        return space.equals("preserve");
      }
    }
    return false;
  }

  /** The text with blanks for line breaks and tabs. */
  static String blanks(String text, boolean isPreserved) {
    String lines = isPreserved ? text : text.replace("\r\n", "\n");
    return lines.replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
  }

  /** The letters without a blank at the end. */
  static List<SvgTextLayout.Letter> trimmed(List<SvgTextLayout.Letter> letters) {
    int n = letters.size();
    boolean ends = n > 0 && letters.get(n - 1).isBlank() && !letters.get(n - 1).isKept();
    return ends ? letters.subList(0, n - 1) : letters;
  }
}
