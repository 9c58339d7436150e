package zoetrope.mobject.text;

/**
 * The source of glyphs. Copies of the glyphs share it.
 *
 * @param text the whole string
 * @param isFormula whether it is LaTeX rather than plain text
 * @param glyphs the number of its glyphs
 */
public record GlyphSource(String text, boolean isFormula, int glyphs) {}
