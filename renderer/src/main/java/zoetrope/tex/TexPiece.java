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
 * @param placement the map from the outline to its place in the layout
 * @param span the range in the author's source that produced this piece: a character, or the
 *     command that drew it
 * @param kind glyph or rule
 * @param color the colour that the source gives the piece, if any
 * @param symbol a name that is equal for equal glyphs of one font
 */
public record TexPiece(
    Path outline, Affine placement, Span span, Kind kind, Optional<Color> color, String symbol) {
  /** The kind of a piece. */
  public enum Kind {
    /** A character of a font. */
    GLYPH,
    /** A ruled shape: a fraction bar, the line of a root, a frame, a strike. */
    RULE
  }

  /** Returns the outline at its place in the layout, in em. */
  public Path placed() {
    return outline.transform(placement);
  }

  /** Returns the box of the placed outline, in em. Curve handles count. */
  public Bounds bounds() {
    return outline.bounds(placement);
  }

  /** Returns the index of the first character of the span. */
  public int start() {
    return span.start();
  }

  /** Returns the index after the last character of the span. */
  public int end() {
    return span.end();
  }
}
