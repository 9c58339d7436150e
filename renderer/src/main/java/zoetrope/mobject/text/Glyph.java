package zoetrope.mobject.text;

import java.util.Optional;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.VMobject;
import zoetrope.source.Span;

/**
 * One drawn piece of a text, a formula or a number: a letter, an accent, a fraction bar. Equal
 * letters share their outline, but each has its own place and style.
 */
public final class Glyph extends VMobject<Glyph> {
  private final Span span;

  /** The source; null for the glyphs of numbers, because numbers can change. */
  private final GlyphSource source;

  /** Creates a glyph without a source. {@code place} maps {@code outline} to the scene. */
  Glyph(Path outline, Affine place, Style style, Span span) {
    this(outline, place, style, span, null);
  }

  /** Creates a glyph for a range of a source. {@code place} maps {@code outline} to the scene. */
  Glyph(Path outline, Affine place, Style style, Span span, GlyphSource source) {
    this.span = span;
    this.source = source;
    show(outline, place, style);
  }

  /**
   * Returns a full stop in the default style, for an ellipsis of three.
   *
   * @param place the map from the em square to the scene
   * @param index the index of the character that the glyph represents
   */
  public static Glyph fullStop(Affine place, int index) {
    Path outline = NumberFont.TEXT.outline('.');
    return new Glyph(outline, place, GlyphGroup.defaultStyle(), new Span(index, index + 1));
  }

  void show(Path outline, Affine place, Style style) {
    setState(outline, place, Styles.fit(style, outline));
  }

  /** Returns where a ray from the centre leaves the box of the letter. */
  @Override
  public Vec boundaryPoint(Vec direction) {
    return bounds().exit(direction);
  }

  /** Returns the characters of the source string that it represents. */
  public Span span() {
    return span;
  }

  /** Returns its source; empty for the glyphs of numbers. */
  public Optional<GlyphSource> source() {
    return Optional.ofNullable(source);
  }
}
