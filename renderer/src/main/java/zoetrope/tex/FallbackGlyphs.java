package zoetrope.tex;

import java.util.Optional;
import zoetrope.geometry.Path;

/** A source of outlines for characters that the formula fonts lack, such as Chinese ones. */
@FunctionalInterface
public interface FallbackGlyphs {
  /** A source without characters. */
  FallbackGlyphs NONE = (codePoint, bold, italic) -> Optional.empty();

  /**
   * Returns the glyph of {@code codePoint}, or empty if no font contains it. Implementations must
   * always return the same result for the same arguments.
   */
  Optional<Glyph> glyph(int codePoint, boolean bold, boolean italic);

  /**
   * A character's glyph.
   *
   * @param outline closed curves in em, y up, origin on the baseline
   * @param advance the width of the glyph, in em
   * @param ascent the height of its box above the baseline, in em
   * @param descent the depth of its box below the baseline, in em
   */
  record Glyph(Path outline, double advance, double ascent, double descent) {}
}
