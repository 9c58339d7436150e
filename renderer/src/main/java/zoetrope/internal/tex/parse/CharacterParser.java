package zoetrope.internal.tex.parse;

import java.util.Optional;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;
import zoetrope.tex.FallbackGlyphs;
import zoetrope.tex.TexException;

/** Parses characters to nodes: ligatures, characters in the fonts, and fallback glyphs. */
record CharacterParser(TokenReader reader, CommandTable table, FallbackGlyphs fallback) {
  Node read(Token first, Context context) {
    if (first.isCharacter("~")) {
      return new Node.Space(first.span());
    }
    if (context.joined()) {
      Optional<Node> ligature = ligature(first, context);
      if (ligature.isPresent()) {
        return ligature.get();
      }
    }
    int codePoint = first.text().codePointAt(0);
    boolean known =
        first.text().equals("%")
            || first.text().equals("\"")
            || UnicodeMath.has(codePoint)
            || table.hasCharacter(codePoint, context.math());
    if (known) {
      return new Node.Glyph(first.text(), context.math(), first.span());
    }
    FallbackGlyphs.Glyph glyph =
        fallback
            .glyph(codePoint, context.bold(), context.italic())
            .orElseThrow(() -> noGlyph(first, codePoint));
    return new Node.Fallback(glyph, first.span());
  }

  private TexException noGlyph(Token token, int codePoint) {
    return reader.error(
        token,
        Messages.of("No font has the character '%s' (U+%04X)", token.text(), codePoint),
        "Write it as a LaTeX command, or use another character.");
  }

  private Optional<Node> ligature(Token first, Context context) {
    for (String ligature : Ligatures.of(context.math())) {
      Span span = match(first, ligature);
      if (span != null) {
        for (int i = 1; i < ligature.length(); i++) {
          reader.next();
        }
        return Optional.of(new Node.Glyph(ligature, context.math(), span));
      }
    }
    return Optional.empty();
  }

  private Span match(Token first, String ligature) {
    Span span = first.span();
    for (int i = 0; i < ligature.length(); i++) {
      Token t = i == 0 ? first : reader.peek(i - 1);
      if (!t.is(Kind.CHARACTER) || !t.text().equals(ligature.substring(i, i + 1))) {
        return null;
      }
      span = span.union(t.span());
    }
    return span;
  }
}
