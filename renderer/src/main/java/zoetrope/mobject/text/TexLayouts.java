package zoetrope.mobject.text;

import java.util.Optional;
import zoetrope.internal.diagnostics.Graphemes;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;
import zoetrope.tex.FallbackGlyphs;
import zoetrope.tex.TexLayout;
import zoetrope.tex.TexSource;
import zoetrope.text.Face;
import zoetrope.text.MissingGlyphException;
import zoetrope.text.Slant;
import zoetrope.text.TextLayout;
import zoetrope.text.TextStyle;
import zoetrope.text.Weight;

/**
 * The typesetter of the formulas of all scenes, with one engine. Characters beyond Computer Modern
 * come from the fonts of {@link zoetrope.text}.
 */
final class TexLayouts {
  /**
   * Scene units per em and point of font size, as in manimgl's {@code Tex}: 10 TeX points are
   * 9.9626 PostScript points, each 0.001 units per point of font size.
   */
  static final double UNITS_PER_POINT = 0.0099626;

  private static final JLaTeXMathEngine ENGINE = new JLaTeXMathEngine(TexLayouts::fallback);

  private TexLayouts() {}

  /**
   * Returns the layout of {@code source}.
   *
   * @throws zoetrope.tex.TexException if the source is invalid
   */
  static TexLayout of(TexSource source) {
    return ENGINE.layout(source);
  }

  /**
   * Refuses characters that run from right to left, because formulas are typeset character by
   * character from left to right.
   */
  private static void requireLeftToRight(int codePoint) {
    if (Graphemes.isRightToLeft(codePoint)) {
      throw new IllegalArgumentException(
          Messages.of(
              "formulas run from left to right only, and U+%04X (%s) does not; set it with"
                  + " text() next to the formula",
              codePoint, Character.getName(codePoint)));
    }
  }

  private static Optional<FallbackGlyphs.Glyph> fallback(
      int codePoint, boolean bold, boolean italic) {
    requireLeftToRight(codePoint);
    TextStyle style =
        TextStyle.DEFAULT
            .weight(bold ? Weight.BOLD : Weight.NORMAL)
            .slant(italic ? Slant.ITALIC : Slant.NORMAL);
    try {
      TextLayout layout = TextLayout.of(Character.toString(codePoint), style);
      Face face = layout.glyphs().isEmpty() ? style.face() : layout.glyphs().get(0).face();
      return Optional.of(
          new FallbackGlyphs.Glyph(
              layout.outline(), layout.width(), face.ascent(), face.descent()));
    } catch (MissingGlyphException e) {
      return Optional.empty();
    }
  }
}
