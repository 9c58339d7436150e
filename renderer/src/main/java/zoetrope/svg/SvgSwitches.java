package zoetrope.svg;

import java.util.Arrays;
import java.util.Optional;
import org.w3c.dom.Element;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.text.SvgHtmlTexts;

/** The choice among the children of {@code switch} elements, for the language English. */
final class SvgSwitches {
  private SvgSwitches() {}

  /** Returns the first child that can be drawn. */
  static Optional<Element> chosen(Element element) {
    return SvgElements.children(element).stream()
        .filter(child -> (SvgElements.isDrawn(child) || SvgHtmlTexts.isText(child)) && holds(child))
        .findFirst();
  }

  /** Whether the conditions of an element hold. Conditions on required features always hold. */
  static boolean holds(Element element) {
    boolean extended = element.hasAttributeNS(null, "requiredExtensions");
    return !extended && (!element.hasAttributeNS(null, "systemLanguage") || isEnglish(element));
  }

  private static boolean isEnglish(Element element) {
    return Arrays.stream(SvgElements.attribute(element, "systemLanguage").split("[,\\s]+"))
        .anyMatch(language -> language.matches("(?i)en(-.*)?"));
  }
}
