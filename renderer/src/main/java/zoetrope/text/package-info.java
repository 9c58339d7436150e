/**
 * Strings to outlines with source spans: the bundled fonts, shaping, lines and fallback.
 *
 * <p>Everything is measured in em (1 em = 1.0), y up, and every glyph knows the characters it
 * stands for. Knows nothing of mobjects, colours or pixels, and AWT appears in no public signature.
 */
package zoetrope.text;
