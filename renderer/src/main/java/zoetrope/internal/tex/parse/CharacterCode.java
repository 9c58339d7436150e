package zoetrope.internal.tex.parse;

import java.util.List;
import zoetrope.internal.tex.parse.Token.Kind;

/**
 * The number after {@code \char}: a decimal number, {@code "} and a hexadecimal number, {@code '}
 * and an octal number, or {@code `} and a character. The number is a Unicode code point. TeX
 * numbers the first 128 characters in the same way.
 */
final class CharacterCode {
  private static final String COMMANDS = "#$&_{}";

  private CharacterCode() {}

  /** Consumes the number and returns tokens that replace it and the command. */
  static List<Token> read(Token command, MacroInput input) {
    input.skipSpaces();
    if (!input.isEmpty() && input.peek().isCharacter("`")) {
      input.poll();
      if (input.isEmpty() || input.peek().is(Kind.END)) {
        throw input.error(command, "\\char` needs a character", "");
      }
      return of(input.poll().text().codePointAt(0), command, input);
    }
    int radix = radix(input);
    StringBuilder digits = new StringBuilder();
    while (!input.isEmpty() && isDigit(input.peek(), radix)) {
      digits.append(input.poll().text());
    }
    if (digits.length() == 0 || digits.length() > 8) {
      throw input.error(
          command,
          "\\char needs the number of a character",
          "For instance \\char65, \\char\"41 (hexadecimal) or \\char`A.");
    }
    if (!input.isEmpty() && input.peek().is(Kind.SPACE)) {
      input.poll();
    }
    long number = Long.parseLong(digits.toString(), radix);
    return of((int) Math.min(number, Integer.MAX_VALUE), command, input);
  }

  private static int radix(MacroInput input) {
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

  private static List<Token> of(int codePoint, Token command, MacroInput input) {
    if (!Character.isDefined(codePoint)
        || Character.isISOControl(codePoint)
        || Character.isWhitespace(codePoint)
        || Character.getType(codePoint) == Character.SURROGATE) {
      throw input.error(command, "There is no character with the number " + codePoint, "");
    }
    String text = Character.toString(codePoint);
    String name =
        switch (text) {
          case "~" -> "textasciitilde";
          case "^" -> "wedge";
          case "\\" -> "textbackslash";
          default -> text;
        };
    boolean isCommand = !name.equals(text) || COMMANDS.contains(text);
    return List.of(new Token(isCommand ? Kind.COMMAND : Kind.CHARACTER, name, command.span()));
  }
}
