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
}
