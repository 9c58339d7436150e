package zoetrope.mobject;

import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.internal.diagnostics.Span;

/**
 * One drawn piece of a text, a formula or a number: a letter, an accent, a fraction bar. Equal
 * letters share their outline; each has its own place and style.
 */
public final class Glyph extends VMobject<Glyph> {
  private final Span span;

  /** A glyph of {@code outline} that {@code place} takes to the scene, for a range of a source. */
  Glyph(Path outline, Affine place, Style style, Span span) {
    this.span = span;
    setState(outline, place, Styles.fit(style, outline));
  }

  /** The characters of the source string that it stands for. */
  public Span span() {
    return span;
  }
}
