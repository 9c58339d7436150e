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
   * Whether {@code white-space} or {@code xml:space} preserves blanks in the text of an element.
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

  /** Replaces line breaks and tabs with blanks. */
  static String blanks(String text, boolean isPreserved) {
    String lines = isPreserved ? text : text.replace("\r\n", "\n");
    return lines.replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
  }

  /** Returns the letters without a blank at the end, unless it is preserved. */
  static List<SvgTextLayout.Letter> trimmed(List<SvgTextLayout.Letter> letters) {
    int n = letters.size();
    boolean ends = n > 0 && letters.get(n - 1).isBlank() && !letters.get(n - 1).isKept();
    return ends ? letters.subList(0, n - 1) : letters;
  }
}
