package zoetrope.svg;

import java.util.Locale;
import org.apache.batik.css.engine.value.Value;
import org.w3c.dom.Element;
import org.w3c.dom.css.CSSPrimitiveValue;
import org.w3c.dom.css.CSSValue;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.text.FontFamily;
import zoetrope.text.Slant;
import zoetrope.text.TextDirection;
import zoetrope.text.TextLayout;
import zoetrope.text.TextStyle;
import zoetrope.text.Weight;

/** Shapes text in the bundled face that is nearest to a style. */
final class SvgFonts {
  private SvgFonts() {}

  /** The outline of a run in user units, y down, from the origin on, and its advance. */
  record Shaped(Path outline, double advance) {}

  /** Shapes a run of text. */
  static Shaped set(SvgDocument document, Element element, String text, SvgStyle style) {
    double size = style.fontSize();
    if (!(size > 0) || text.isEmpty()) {
      return new Shaped(Path.EMPTY, 0);
    }
    TextStyle face =
        TextStyle.DEFAULT
            .family(family(style))
            .weight(weight(style))
            .slant(slant(style))
            .direction(TextDirection.LEFT_TO_RIGHT);
    try {
      TextLayout layout = TextLayout.of(text, face);
      Path outline = layout.outline().transform(Affine.plane(size, 0, 0, -size, 0, 0));
      return new Shaped(outline, size * layout.width());
    } catch (IllegalArgumentException e) {
      throw new SvgException(document.place(element) + ": " + e.getMessage(), e);
    }
  }

  /** The share of a text's width before its anchor. */
  static double anchor(SvgStyle style) {
    return switch (style.word("text-anchor")) {
      case "middle" -> 0.5;
      case "end" -> 1;
      default -> 0;
    };
  }

  /** The gap after each letter beyond the font's own. */
  static double spacing(SvgStyle style) {
    return style.word("letter-spacing").isEmpty() ? style.length("letter-spacing", 0) : 0;
  }

  private static FontFamily family(SvgStyle style) {
    Value names = style.value("font-family");
    int n = names.getCssValueType() == CSSValue.CSS_VALUE_LIST ? names.getLength() : 0;
    for (int i = 0; i < n; i++) {
      Value name = names.item(i);
      boolean text =
          SvgStyle.isPrimitive(name, CSSPrimitiveValue.CSS_STRING)
              || SvgStyle.isPrimitive(name, CSSPrimitiveValue.CSS_IDENT);
      FontFamily family = text ? family(name.getStringValue().toLowerCase(Locale.ROOT)) : null;
      if (family != null) {
        return family;
      }
    }
    return FontFamily.CMU_SERIF;
  }

  /** The bundled family with, or similar to one with, this name; or null. */
  private static FontFamily family(String name) {
    if (name.matches(".*(mono|courier|consol|typewriter|menlo).*")) {
      return FontFamily.CMU_TYPEWRITER_TEXT;
    }
    if (name.matches(".*(noto sans sc|cjk|simhei|yahei|pingfang).*")) {
      return FontFamily.NOTO_SANS_SC;
    }
    if (name.matches(".*(sans|arial|helvetica|verdana|tahoma|roboto|segoe|calibri|ubuntu).*")) {
      return FontFamily.CMU_SANS_SERIF;
    }
    return name.matches(".*(serif|roman|times|georgia|garamond|palatino).*")
        ? FontFamily.CMU_SERIF
        : null;
  }

  private static Weight weight(SvgStyle style) {
    Value v = style.value("font-weight");
    boolean word = SvgStyle.isPrimitive(v, CSSPrimitiveValue.CSS_IDENT);
    boolean bold = word ? v.getStringValue().startsWith("bold") : v.getFloatValue() >= 600;
    return bold ? Weight.BOLD : Weight.NORMAL;
  }

  private static Slant slant(SvgStyle style) {
    return style.word("font-style").matches("italic|oblique") ? Slant.ITALIC : Slant.NORMAL;
  }
}
