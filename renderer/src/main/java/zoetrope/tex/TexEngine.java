package zoetrope.tex;

/**
 * Sets LaTeX source and returns outlines with source spans. Engines may be shared by threads, and
 * the same source always gives the same layout.
 */
public interface TexEngine {
  /**
   * Sets {@code source}.
   *
   * @throws TexException when it is not valid, uses what the engine does not know, or holds a
   *     character that no font has
   */
  TexLayout layout(TexSource source);

  /**
   * Does the work of the first formula now (loading of classes and fonts); may run on any thread.
   */
  void warmUp();

  /** An engine on JLaTeXMath with Computer Modern fonts, and no others. */
  static TexEngine jlatexmath() {
    return new JLaTeXMathEngine(FallbackGlyphs.NONE);
  }

  /**
   * An engine on JLaTeXMath that takes characters which Computer Modern lacks from {@code glyphs}.
   */
  static TexEngine jlatexmath(FallbackGlyphs glyphs) {
    return new JLaTeXMathEngine(glyphs);
  }
}
