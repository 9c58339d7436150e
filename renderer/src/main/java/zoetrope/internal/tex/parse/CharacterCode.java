package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.tex.TexException;

/**
 * The number after {@code \char}: a decimal number, {@code "} and a hexadecimal number, {@code '}
 * and an octal number, or {@code `} and a character. The number is a Unicode code point. TeX
 * numbers the first 128 characters in the same way.
 */
final class CharacterCode {
  private static final String COMMANDS = "#$&_{}";

  private CharacterCode() {}

  /** Consumes the number and returns tokens that replace it and the command. */
  static List<Token> read(String source, Token command, Deque<Token> input) {
    while (!input.isEmpty() && input.peek().is(Kind.SPACE)) {
      input.poll();
    }
    if (!input.isEmpty() && input.peek().isCharacter("`")) {
      input.poll();
      if (input.isEmpty() || input.peek().is(Kind.END)) {
        throw error(source, command, "\\char` needs a character", "");
      }
      return of(input.poll().text().codePointAt(0), source, command);
    }
    int radix = radix(input);
    StringBuilder digits = new StringBuilder();
    while (!input.isEmpty() && isDigit(input.peek(), radix)) {
      digits.append(input.poll().text());
    }
    if (digits.length() == 0 || digits.length() > 8) {
      throw error(
          source,
          command,
          "\\char needs the number of a character",
          "For instance \\char65, \\char\"41 (hexadecimal) or \\char`A.");
    }
    if (!input.isEmpty() && input.peek().is(Kind.SPACE)) {
      input.poll();
    }
    return of(
        (int) Math.min(Long.parseLong(digits.toString(), radix), -1L >>> 33), source, command);
  }

  private static int radix(Deque<Token> input) {
    boolean hexadecimal = !input.isEmpty() && input.peek().isCharacter("\"");
    boolean octal = !input.isEmpty() && input.peek().isCharacter("'");
    if (hexadecimal || octal) {
      input.poll();
    }
    return hexadecimal ? 16 : octal ? 8 : 10;
  }

  private static boolean isDigit(Token token, int radix) {
    return token.is(Kind.CHARACTER)
        && token.text().length() == 1
        && "0123456789ABCDEF".substring(0, radix).contains(token.text());
  }

  private static List<Token> of(int codePoint, String source, Token command) {
    if (!Character.isDefined(codePoint)
        || Character.isISOControl(codePoint)
        || Character.isWhitespace(codePoint)
        || Character.getType(codePoint) == Character.SURROGATE) {
      throw error(source, command, "There is no character with the number " + codePoint, "");
    }
    String text = Character.toString(codePoint);
    List<Token> tokens = new ArrayList<>();
    if (COMMANDS.contains(text)) {
      tokens.add(new Token(Kind.COMMAND, text, command.span()));
    } else if (text.equals("\\") || text.equals("~") || text.equals("^")) {
      String name =
          text.equals("~") ? "textasciitilde" : text.equals("^") ? "wedge" : "textbackslash";
      tokens.add(new Token(Kind.COMMAND, name, command.span()));
    } else {
      tokens.add(new Token(Kind.CHARACTER, text, command.span()));
    }
    return tokens;
  }

  private static TexException error(String source, Token at, String problem, String fix) {
    return new TexException(source, at.span(), problem, fix);
  }
}
