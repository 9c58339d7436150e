package zoetrope.text;

import zoetrope.internal.diagnostics.Span;

/**
 * A part of a text and what is different in it. A glyph takes the style of its first character.
 *
 * @param span the characters
 * @param change what is different
 */
public record StyledSpan(Span span, FontChange change) {}
