package zoetrope.text;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.source.Span;

/**
 * A glyph with an outline at its position in a layout, or a piece of an underline or strikethrough.
 *
 * @param outline the outline in em, y up, relative to the glyph's origin; shared by equal glyphs
 * @param x the x coordinate of the origin, in em
 * @param y the y coordinate of the origin, in em: that of the baseline, unless the glyph is raised,
 *     lowered, or a shifted mark
 * @param scale the size factor by {@link FontChange}, 1 by default
 * @param span the characters it represents: several for a ligature; all glyphs of a grapheme have
 *     its span
 * @param line the index of its line
 * @param face the font face
 */
public record PlacedGlyph(
    Path outline, double x, double y, double scale, Span span, int line, Face face) {
  /** Returns this glyph moved to the right by {@code dx} em. */
  PlacedGlyph shifted(double dx) {
    return new PlacedGlyph(outline, x + dx, y, scale, span, line, face);
  }

  /** Returns the map from the outline to the layout. */
  public Affine placement() {
    Affine shift = Affine.translation(Vec.of(x, y));
    return scale == 1 ? shift : Affine.scaling(scale).then(shift);
  }

  /** Returns the outline in the layout, in em. */
  public Path path() {
    return outline.transform(placement());
  }

  /** Returns the bounds of its outline in the layout, in em. */
  public Bounds bounds() {
    return outline.bounds(placement());
  }
}
