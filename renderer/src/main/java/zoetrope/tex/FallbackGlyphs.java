package zoetrope.tex;

import java.util.Optional;
import zoetrope.geometry.Path;

/** Gives the outlines of characters that the formula fonts lack, such as Chinese. */
@FunctionalInterface
public interface FallbackGlyphs {
  /** Has no character at all. */
  FallbackGlyphs NONE = (codePoint, bold, italic) -> Optional.empty();

  /**
   * The glyph of {@code codePoint}, or empty when no face has it. Must always give the same answer.
   */
  Optional<Glyph> glyph(int codePoint, boolean bold, boolean italic);

  /**
   * A character's shape.
   *
   * @param outline closed curves in em, y up, origin on the baseline
   * @param advance the width it takes, in em
   * @param ascent how far its box reaches above the baseline, in em
   * @param descent how far its box reaches below the baseline, in em
   */
  record Glyph(Path outline, double advance, double ascent, double descent) {}
}
