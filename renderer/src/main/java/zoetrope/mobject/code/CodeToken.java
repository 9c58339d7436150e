package zoetrope.mobject.code;

import zoetrope.source.Span;

/**
 * A token of program code.
 *
 * @param span its characters
 * @param kind its kind
 */
public record CodeToken(Span span, TokenKind kind) {}
