package zoetrope.mobject.text;

/**
 * What glyphs were set from: they share it, and so do their copies.
 *
 * @param text the whole string
 * @param isFormula whether it is LaTeX, and not text as it is read
 * @param glyphs how many it was set in
 */
public record GlyphSource(String text, boolean isFormula, int glyphs) {}
