package zoetrope.text;

import zoetrope.source.Span;

/**
 * A part of a text and its change of style. A glyph has the style of its first character.
 *
 * @param span the characters
 * @param change the change of style
 */
public record StyledSpan(Span span, FontChange change) {}
