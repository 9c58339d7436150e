package zoetrope.internal.tex.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.tex.TexException;

/** The tokens that are not expanded yet, with the arguments of macros among them. */
final class MacroInput extends ArrayDeque<Token> {
  private static final long serialVersionUID = 1L;
  private final String source;

  MacroInput(String source) {
    this.source = source;
  }

  boolean skipStar() {
    skipSpaces();
    if (!isEmpty() && peek().isCharacter("*")) {
      poll();
      return true;
    }
    return false;
  }

  /** Consumes brackets and returns their content, or returns empty if no brackets come next. */
  Optional<List<Token>> optional() {
    skipSpaces();
    if (isEmpty() || !peek().isCharacter("[")) {
      return Optional.empty();
    }
    return Optional.of(until("]", poll()));
  }

  private List<Token> until(String close, Token open) {
    List<Token> tokens = new ArrayList<>();
    for (int depth = 0; ; ) {
      if (isEmpty()) {
        boolean isBrace = open.is(Kind.OPEN);
        throw error(
            open,
            "This " + (isBrace ? "brace" : "bracket") + " is never closed",
            "Add a " + close + (isBrace ? " where the group ends." : " where it ends."));
      }
      Token t = poll();
      if (depth == 0 && t.text().equals(close) && !t.is(Kind.COMMAND)) {
        return tokens;
      }
      depth += t.depthChange();
      tokens.add(t);
    }
  }

  /**
   * Consumes the next group or token. Returns it without the braces of the group.
   *
   * @param needed the number of arguments of {@code command}, for the message if they are missing
   */
  List<Token> argument(Token command, int needed) {
    skipSpaces();
    if (isEmpty() || peek().is(Kind.CLOSE)) {
      throw error(
          command,
          "\\" + command.text() + " needs " + Parser.arguments(needed) + ", but too few follow",
          "");
    }
    Token first = poll();
    return first.is(Kind.OPEN) ? until("}", first) : new ArrayList<>(List.of(first));
  }

  void skipSpaces() {
    while (!isEmpty() && peek().is(Kind.SPACE)) {
      poll();
    }
  }

  /** Returns the name of the command that {@code definition} defines. */
  String commandName(Token definition) {
    List<Token> tokens = argument(definition, 2);
    tokens = tokens.stream().filter(t -> !t.is(Kind.SPACE)).toList();
    if (tokens.size() != 1 || !tokens.get(0).is(Kind.COMMAND)) {
      throw error(
          definition,
          "\\" + definition.text() + " must be followed by the name of a command",
          "For instance \\" + definition.text() + "{\\name}{...}.");
    }
    return tokens.get(0).text();
  }

  /**
   * Puts tokens before the remaining input. Tokens that end at 0 come from a replacement and get
   * the span of {@code call}.
   */
  void push(List<Token> tokens, Token call) {
    for (int i = tokens.size() - 1; i >= 0; i--) {
      Token t = tokens.get(i);
      push(t.end() == 0 ? t.at(call.span()) : t);
    }
  }

  /**
   * Reads how many arguments a macro has, a number in brackets; returns 0 if there are no brackets.
   */
  int number(Token definition) {
    String digits = optional().map(Token::textOf).orElse("0").trim();
    if (!digits.matches("[0-9]")) {
      throw error(definition, "'" + digits + "' is not a number of arguments from 0 to 9", "");
    }
    return digits.charAt(0) - '0';
  }

  /**
   * Consumes a length without braces, such as {@code =1.4pt}, and returns it without the equals
   * sign.
   */
  List<Token> length() {
    List<Token> tokens = new ArrayList<>();
    skipSpaces();
    while (!isEmpty() && peek().isCharacter("=") && tokens.isEmpty()) {
      poll();
    }
    while (!isEmpty() && peek().is(Kind.CHARACTER) && !Token.textOf(tokens).matches(".*[a-z]{2}")) {
      tokens.add(poll());
    }
    return tokens;
  }

  TexException error(Token at, String problem, String fix) {
    return new TexException(source, at.span(), problem, fix);
  }
}
