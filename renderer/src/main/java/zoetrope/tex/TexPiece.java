package zoetrope.tex;

import java.util.Optional;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.source.Span;

/**
 * One outline of a layout: a glyph, or a ruled shape such as a fraction bar.
 *
 * @param outline closed cubic curves in em, y up, before placement; glyphs of the same font and
 *     character share it
 * @param placement where the outline stands in the layout
 * @param span the range of the author's source that this piece came from: a character, or the
 *     command that drew it
 * @param kind glyph or rule
 * @param color the colour that the source gives the piece, if it does
 * @param symbol what the piece shows: a name that is equal for equal glyphs of one font
 */
public record TexPiece(
    Path outline, Affine placement, Span span, Kind kind, Optional<Color> color, String symbol) {
  /** What a piece is. */
  public enum Kind {
    /** A character of a font. */
    GLYPH,
    /** A ruled shape: a fraction bar, the line of a root, a frame, a strike. */
    RULE
  }

  /** The outline where it stands, in em. */
  public Path placed() {
    return outline.transform(placement);
  }

  /** The box of the placed outline, in em; handles count. */
  public Bounds bounds() {
    return outline.bounds(placement);
  }

  /** The first character of the span. */
  public int start() {
    return span.start();
  }

  /** The character after the span. */
  public int end() {
    return span.end();
  }
}
