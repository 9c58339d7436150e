package zoetrope.mobject;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zoetrope.tex.FallbackGlyphs;
import zoetrope.tex.TexEngine;
import zoetrope.tex.TexLayout;
import zoetrope.tex.TexSource;
import zoetrope.text.Face;
import zoetrope.text.MissingGlyphException;
import zoetrope.text.Slant;
import zoetrope.text.TextLayout;
import zoetrope.text.TextStyle;
import zoetrope.text.Weight;

/**
 * Sets formulas for all scenes with one engine, whose characters beyond Computer Modern come from
 * the fonts of {@link zoetrope.text}. Keeps what was set last: a layout depends on its source only.
 */
final class TexLayouts {
  /**
   * Scene units per em and point of font size, as manimgl's {@code Tex} has it: 10 TeX points are
   * 9.9626 PostScript points, each 0.001 units a point of size.
   */
  static final double UNITS_PER_POINT = 0.0099626;

  private static final int KEPT = 512;
  private static final TexEngine ENGINE = TexEngine.jlatexmath(TexLayouts::fallback);
  private static final Map<TexSource, TexLayout> LAYOUTS =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<TexSource, TexLayout> eldest) {
          return size() > KEPT;
        }
      };

  private TexLayouts() {}

  /** The layout of {@code source}. Throws what the engine throws. */
  static TexLayout of(TexSource source) {
    synchronized (LAYOUTS) {
      TexLayout known = LAYOUTS.get(source);
      if (known != null) {
        return known;
      }
    }
    TexLayout layout = ENGINE.layout(source);
    synchronized (LAYOUTS) {
      LAYOUTS.put(source, layout);
    }
    return layout;
  }

  private static Optional<FallbackGlyphs.Glyph> fallback(
      int codePoint, boolean bold, boolean italic) {
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
