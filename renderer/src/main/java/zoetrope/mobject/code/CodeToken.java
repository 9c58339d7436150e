package zoetrope.mobject.code;

import zoetrope.source.Span;

/**
 * A piece of program code.
 *
 * @param span its characters
 * @param kind what it is
 */
public record CodeToken(Span span, TokenKind kind) {}
