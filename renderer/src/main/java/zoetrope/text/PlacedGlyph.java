package zoetrope.text;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Span;

/**
 * A glyph with ink at its place in a layout.
 *
 * @param outline its outline in em, y up, the origin where its pen began; equal glyphs of a face
 *     share one
 * @param x where the origin stands, in em
 * @param y where the origin stands, in em: the baseline, but for accents that are moved
 * @param scale the size factor of its place, 1 unless a {@link FontChange} says otherwise
 * @param span the characters it stands for: several for a ligature, and a letter and its accents
 *     are the span of each of their glyphs
 * @param line the index of its line
 * @param face the face it comes from
 */
public record PlacedGlyph(
    Path outline, double x, double y, double scale, Span span, int line, Face face) {
  /** The map from the outline to its place. */
  public Affine placement() {
    Affine shift = Affine.translation(Vec.of(x, y));
    return scale == 1 ? shift : Affine.scaling(scale).then(shift);
  }

  /** The outline at its place, in em. */
  public Path path() {
    return outline.transform(placement());
  }

  /** The box of its ink, in em. */
  public Bounds bounds() {
    return outline.bounds(placement());
  }
}
