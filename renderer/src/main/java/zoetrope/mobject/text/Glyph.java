package zoetrope.mobject.text;

import java.util.Optional;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.VMobject;
import zoetrope.source.Span;

/**
 * One drawn piece of a text, a formula or a number: a letter, an accent, a fraction bar. Equal
 * letters share their outline; each has its own place and style.
 */
public final class Glyph extends VMobject<Glyph> {
  private final Span span;

  /** Null for the glyphs of numbers, which change what they show. */
  private final GlyphSource source;

  /** A glyph of {@code outline} that {@code place} takes to the scene, of no source that stays. */
  Glyph(Path outline, Affine place, Style style, Span span) {
    this(outline, place, style, span, null);
  }

  /** A glyph of {@code outline} that {@code place} takes to the scene, for a range of a source. */
  Glyph(Path outline, Affine place, Style style, Span span, GlyphSource source) {
    this.span = span;
    this.source = source;
    show(outline, place, style);
  }

  /**
   * The full stop of texts, in the style of texts: three of them are an ellipsis.
   *
   * @param place the map from the em square to the scene
   * @param index the character that it stands for
   */
  public static Glyph fullStop(Affine place, int index) {
    Path outline = NumberFont.TEXT.outline('.');
    return new Glyph(outline, place, GlyphGroup.defaultStyle(), new Span(index, index + 1));
  }

  /** Shows another outline. */
  void show(Path outline, Affine place, Style style) {
    setState(outline, place, Styles.fit(style, outline));
  }

  /** The characters of the source string that it stands for. */
  public Span span() {
    return span;
  }

  /** What it was set from; empty for the glyphs of numbers. */
  public Optional<GlyphSource> source() {
    return Optional.ofNullable(source);
  }
}
