package zoetrope.internal.tex.atom;

import java.awt.Graphics2D;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import org.scilab.forge.jlatexmath.TeXFont;
import zoetrope.internal.tex.outline.OutlineRecorder;
import zoetrope.tex.FallbackGlyphs;

/** A glyph from outside JLaTeXMath's fonts. */
final class FallbackAtom extends Atom {
  private final FallbackGlyphs.Glyph glyph;
  private final int number;

  /** Creates an atom of a fallback glyph. The fallback glyphs of a formula are numbered from 0. */
  FallbackAtom(FallbackGlyphs.Glyph glyph, int number) {
    this.glyph = glyph;
    this.number = number;
  }

  @Override
  public Box createBox(TeXEnvironment environment) {
    return new GlyphBox(glyph, number, DecoratedAtom.em(environment));
  }

  private static final class GlyphBox extends Box {
    private final FallbackGlyphs.Glyph glyph;
    private final int number;
    private final float em;

    GlyphBox(FallbackGlyphs.Glyph glyph, int number, float em) {
      this.glyph = glyph;
      this.number = number;
      this.em = em;
      setWidth((float) glyph.advance() * em);
      setHeight((float) glyph.ascent() * em);
      setDepth((float) glyph.descent() * em);
    }

    @Override
    public void draw(Graphics2D graphics, float x, float y) {
      ((OutlineRecorder) graphics).fallback(glyph.outline(), "fallback:" + number, x, y, em);
    }

    @Override
    public int getLastFontId() {
      return TeXFont.NO_FONT;
    }
  }
}
