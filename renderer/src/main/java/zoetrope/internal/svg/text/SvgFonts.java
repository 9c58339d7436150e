package zoetrope.internal.svg.text;

import java.util.List;
import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.TextResource;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.Value;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.text.FontFamily;
import zoetrope.text.MissingGlyphException;
import zoetrope.text.Slant;
import zoetrope.text.TextDirection;
import zoetrope.text.TextLayout;
import zoetrope.text.TextStyle;
import zoetrope.text.Weight;

/** Shapes text with the bundled font face that is nearest to a style. */
final class SvgFonts {
  /** The patterns of font names, and the bundled families that match or resemble these fonts. */
  private static final List<String[]> FAMILIES = TextResource.table(SvgFonts.class, "fonts.tsv");

  private SvgFonts() {}

  /**
   * A shaped run in user units, y down, starting at the origin.
   *
   * @param cell a box as wide as the run's advance and as high as its font's line
   */
  record Shaped(Path outline, double advance, Bounds cell) {
    static final Shaped NOTHING = new Shaped(Path.EMPTY, 0, Bounds.EMPTY);

    Shaped stretched(double factor) {
      Affine wider = Affine.plane(factor, 0, 0, 1, 0, 0);
      return new Shaped(outline.transform(wider), advance * factor, cell.transform(wider));
    }
  }

  static Shaped set(
      SvgDocument document, Element element, String text, SvgStyle style, TextDirection direction) {
    double size = style.fontSize();
    if (!(size > 0) || text.isEmpty()) {
      return Shaped.NOTHING;
    }
    TextStyle face =
        TextStyle.DEFAULT
            .family(family(document, element, style))
            .weight(weight(style))
            .slant(slant(style))
            .direction(direction);
    TextLayout layout = layout(document, element, text, face);
    if (layout == null) {
      return Shaped.NOTHING;
    }
    Path outline = layout.outline().transform(Affine.plane(size, 0, 0, -size, 0, 0));
    double advance = size * layout.width();
    Vec top = Vec.of(0, -size * face.face().ascent());
    Vec bottom = Vec.of(advance, size * face.face().descent());
    return new Shaped(outline, advance, new Bounds(top, bottom));
  }

  /**
   * Lays out a text without characters that no font contains. Returns null if none remain, or if
   * the rest cannot be laid out.
   */
  private static TextLayout layout(
      SvgDocument document, Element element, String text, TextStyle face) {
    String rest = text;
    while (!rest.isEmpty()) {
      try {
        return TextLayout.of(rest, face);
      } catch (MissingGlyphException e) {
        String missing = Character.toString(e.codePoint());
        document.note(element, lost(e));
        rest = rest.replace(missing, "");
      } catch (IllegalArgumentException e) {
        document.note(element, "a text was left out: " + e.getMessage());
        return null;
      }
    }
    return null;
  }

  /**
   * Describes missing characters. Usually a whole script is missing, so one note names the script.
   */
  private static String lost(MissingGlyphException e) {
    int missing = e.codePoint();
    String what =
        e.script()
            .map(name -> "characters of the script " + name + ", which no bundled font has, were")
            .orElseGet(
                () ->
                    Messages.of(
                        "the character %s (U+%04X), which no bundled font has, was",
                        Character.toString(missing), missing));
    return what + " left out: convert the text to paths in a drawing program";
  }

  /** Returns the fraction of the width before the anchor. */
  static double anchor(SvgStyle style) {
    return switch (style.word("text-anchor")) {
      case "middle" -> 0.5;
      case "end" -> 1;
      default -> 0;
    };
  }

  /** Returns the gap after each letter in user units, in addition to the font's spacing. */
  static double spacing(SvgStyle style) {
    return style.length("letter-spacing", 0);
  }

  /** Returns the gap after each blank in user units, in addition to the blank's width. */
  static double wordSpacing(SvgStyle style) {
    return style.length("word-spacing", 0);
  }

  private static FontFamily family(SvgDocument document, Element element, SvgStyle style) {
    for (Value value : style.value("font-family").list()) {
      String name = value.name();
      if (document.hasFont(name)) {
        document.note(
            element,
            "the drawing's embedded font "
                + name
                + " is not supported, so its text uses a bundled font: convert the text to paths in"
                + " a drawing program (dvisvgm has an option for it)");
      }
      FontFamily family = family(name);
      if (family != null) {
        return family;
      }
    }
    return FontFamily.CMU_SERIF;
  }

  /** Returns the bundled family that matches or resembles this name, or null. */
  private static FontFamily family(String name) {
    return FAMILIES.stream()
        .filter(row -> name.matches(row[0]))
        .map(row -> FontFamily.named(row[1]))
        .findFirst()
        .orElse(null);
  }

  private static Weight weight(SvgStyle style) {
    CssToken token = style.value("font-weight").single();
    boolean bold = token.isNumeric() ? token.number() >= 600 : token.lower().startsWith("bold");
    return bold ? Weight.BOLD : Weight.NORMAL;
  }

  private static Slant slant(SvgStyle style) {
    return style.value("font-style").toString().matches("(?i)(italic|oblique).*")
        ? Slant.ITALIC
        : Slant.NORMAL;
  }
}
