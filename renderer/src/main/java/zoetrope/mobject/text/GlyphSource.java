package zoetrope.mobject.text;

/**
 * The string that glyphs show. Copies of the glyphs share it.
 *
 * @param text the whole string
 * @param isFormula whether it is LaTeX rather than plain text
 * @param glyphs the number of its glyphs
 */
public record GlyphSource(String text, boolean isFormula, int glyphs) {}
