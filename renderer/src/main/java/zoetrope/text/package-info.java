/**
 * Text layout: fonts and font fallback, shaping, lines, and outlines with source spans.
 *
 * <p>Lengths are in em, y is up, and every glyph has the span of the characters it represents. Must
 * not depend on mobjects, colours or pixels. AWT appears in no public signature.
 */
package zoetrope.text;
