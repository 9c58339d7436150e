package zoetrope.tex;

/**
 * Typesets LaTeX source and returns outlines with source spans. Engines are thread-safe, and the
 * same source always gives the same layout.
 */
public interface TexEngine {
  /**
   * Typesets {@code source}.
   *
   * @throws TexException if it is invalid, uses a command that the engine does not support, or
   *     contains a character that is missing from all fonts
   */
  TexLayout layout(TexSource source);

  /**
   * Does the initial work of the first formula now: loads classes and fonts. Any thread may call
   * it.
   */
  void warmUp();
}
