package zoetrope.internal.tex.parse;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import zoetrope.internal.tex.parse.Quantities.Per;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.tex.TexException;

/** Reads the options and arguments of a command of siunitx. */
final class QuantityReader {
  private final Token command;
  private final Supplier<List<Token>> argument;
  private final Errors errors;
  private Per per = Per.POWER;

  /** Creates an error at a token. */
  interface Errors {
    TexException at(Token token, String problem, String fix);
  }

  /** Creates a reader that takes the arguments of {@code command} from {@code argument}. */
  QuantityReader(Token command, Supplier<List<Token>> argument, Errors errors) {
    this.command = command;
    this.argument = argument;
    this.errors = errors;
  }

  /** Reads the arguments and returns what they stand for, without packages. */
  List<Token> read(List<Token> options) {
    setOptions(options);
    return switch (command.text()) {
      case "num" -> Quantities.number(argument.get());
      case "unit", "si" -> Quantities.unit(argument.get(), per);
      case "ang" -> Quantities.angle(argument.get());
      case "pu" -> physicalUnit(argument.get());
      case "numrange" -> Quantities.range(argument.get(), argument.get(), null, per);
      case "qtyrange", "SIrange" ->
          Quantities.range(argument.get(), argument.get(), argument.get(), per);
      case "numlist" -> Quantities.list(argument.get(), ";", null, per);
      case "qtylist", "SIlist" -> Quantities.list(argument.get(), ";", argument.get(), per);
      case "numproduct" -> Quantities.list(argument.get(), "x", null, per);
      case "qtyproduct" -> Quantities.list(argument.get(), "x", argument.get(), per);
      default -> Quantities.quantity(argument.get(), argument.get(), per);
    };
  }

  private void setOptions(List<Token> options) {
    String text = options.stream().map(Token::toSource).collect(Collectors.joining());
    for (String option : text.split(",")) {
      switch (option.replace(" ", "")) {
        case "", "per-mode=power", "per-mode=reciprocal" -> {}
        case "per-mode=symbol", "per-mode=repeated-symbol" -> per = Per.SYMBOL;
        case "per-mode=fraction" -> per = Per.FRACTION;
        default ->
            throw errors.at(
                command,
                "The option '" + option.strip() + "' of \\" + command.text() + " is not supported",
                "Supported are per-mode=power, per-mode=symbol and per-mode=fraction.");
      }
    }
  }

  /** Returns what {@code \pu} of mhchem stands for: a number, and a unit in letters. */
  private List<Token> physicalUnit(List<Token> tokens) {
    int end = 0;
    while (end < tokens.size() && isOfNumber(tokens, end)) {
      end++;
    }
    List<Token> unit = tokens.subList(end, tokens.size());
    List<Token> letters = unit.stream().dropWhile(t -> t.is(Kind.SPACE)).toList();
    if (end == 0) {
      return Quantities.unit(letters, per);
    }
    return letters.isEmpty()
        ? Quantities.number(tokens)
        : Quantities.quantity(tokens.subList(0, end), letters, per);
  }

  /** Whether a token belongs to a number; an {@code e} does if a digit or sign follows. */
  private static boolean isOfNumber(List<Token> tokens, int i) {
    Token t = tokens.get(i);
    boolean isExponent =
        t.is(Kind.CHARACTER)
            && t.text().matches("[eE]")
            && i + 1 < tokens.size()
            && tokens.get(i + 1).text().matches("[-+0-9]");
    return isExponent || t.is(Kind.CHARACTER) && t.text().matches("[-+0-9.,]");
  }
}
