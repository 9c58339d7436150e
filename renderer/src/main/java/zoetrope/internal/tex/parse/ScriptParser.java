package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;

/** Parses primes, superscripts and subscripts. */
record ScriptParser(TokenReader reader, ArgumentParser arguments) {
  /** Whether a token begins a script or is a prime. */
  static boolean isScript(Token t) {
    return t.is(Kind.SUPERSCRIPT)
        || t.is(Kind.SUBSCRIPT)
        || t.isCharacter("'")
        || t.isCharacter("′")
        || t.isCharacter("\"")
        || t.is(Kind.CHARACTER)
            && (UnicodeMath.superscript(t.text()).isPresent()
                || UnicodeMath.subscript(t.text()).isPresent());
  }

  Node parse(Context context) {
    List<Span> primes = new ArrayList<>();
    List<Node> above = null;
    List<Node> below = null;
    Token first = reader.peek();
    Token last = first;
    while (isScript(reader.peek())) {
      last = reader.next();
      boolean low = last.is(Kind.SUBSCRIPT) || UnicodeMath.subscript(last.text()).isPresent();
      if (low ? below != null : above != null) {
        String which = low ? "subscript" : "superscript";
        throw reader.error(
            last, "A second " + which + " on the same symbol", "Use braces to say which is meant.");
      }
      if (last.text().matches("['′\"]")) {
        primes.add(last.span());
        if (last.text().equals("\"")) {
          primes.add(last.span());
        }
      } else if (low) {
        below = arguments.script(last, context);
      } else {
        above = arguments.script(last, context);
      }
      if (isScript(reader.peek(1)) && reader.peek().is(Kind.SPACE)) {
        reader.skipSpaces();
      }
    }
    return new Node.Scripts(
        primes,
        Optional.ofNullable(above),
        Optional.ofNullable(below),
        first.span().union(last.span()));
  }
}
