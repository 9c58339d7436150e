package zoetrope.internal.tex.parse;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.tex.parse.Quantities.Per;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;

/** Reads the options and arguments of a command of siunitx. */
final class QuantityReader {
  private final Token command;
  private final MacroInput input;
  private Per per = Per.POWER;
  private String product = "\\times";

  private String decimalMarker = ".";
  private String rounding = "none";
  private int precision = 2;
  private boolean separateUncertainty;

  /** Creates a reader that takes the arguments of {@code command} from {@code input}. */
  QuantityReader(Token command, MacroInput input) {
    this.command = command;
    this.input = input;
  }

  /** Reads the arguments, and returns LaTeX source that needs no packages. */
  List<Token> read(List<Token> options) {
    setOptions(options);
    return read().stream()
        .map(t -> t.isCharacter(".") ? new Token(Kind.CHARACTER, decimalMarker, t.span()) : t)
        .toList();
  }

  private List<Token> read() {
    return switch (command.text()) {
      case "num" -> withProduct(Quantities.number(number()));
      case "unit", "si" -> Quantities.unit(argument(), per);
      case "ang" -> Quantities.angle(argument());
      case "pu" -> physicalUnit(argument());
      case "numrange" -> Quantities.range(number(), number(), null, per);
      case "qtyrange", "SIrange" -> Quantities.range(number(), number(), argument(), per);
      case "numlist" -> Quantities.list(argument(), ";", null, per);
      case "qtylist", "SIlist" -> Quantities.list(argument(), ";", argument(), per);
      case "numproduct" -> Quantities.list(argument(), "x", null, per);
      case "qtyproduct" -> Quantities.list(argument(), "x", argument(), per);
      default -> withProduct(Quantities.quantity(number(), argument(), per));
    };
  }

  private List<Token> argument() {
    return input.argument(command, 1);
  }

  /** Reads a number. Rounds it and separates its uncertainty if the options require this. */
  private List<Token> number() {
    List<Token> number = argument();
    for (Token t : number) {
      if (t.is(Kind.CHARACTER) && t.text().matches("[A-Za-z&&[^eEdDx]]")) {
        throw input.error(t, "'" + t.text() + "' cannot be in a number", "For instance 1.5e-3.");
      }
    }
    return separated(rounded(number));
  }

  private List<Token> rounded(List<Token> number) {
    String text = Token.textOf(number).replace(',', '.').replace(" ", "");
    if (rounding.equals("none") || !text.matches("[-+]?[0-9]*\\.?[0-9]+([eE].*)?")) {
      return number;
    }
    String[] parts = text.split("[eE]", 2);
    BigDecimal value = new BigDecimal(parts[0]);
    BigDecimal rounded =
        rounding.equals("places")
            ? value.setScale(precision, RoundingMode.HALF_UP)
            : value.round(new MathContext(precision, RoundingMode.HALF_UP));
    return tokens(rounded.toPlainString() + (parts.length > 1 ? "e" + parts[1] : ""), number);
  }

  /** Returns {@code 1.23(4)} as 1.23 plus or minus 0.04, if the options require this. */
  private List<Token> separated(List<Token> number) {
    Matcher m =
        Pattern.compile("([-+]?[0-9]*[.,]?([0-9]*))\\(([0-9]{1,18})\\)(.*)")
            .matcher(Token.textOf(number));
    if (!separateUncertainty || !m.matches()) {
      return number;
    }
    BigDecimal uncertainty = BigDecimal.valueOf(Long.parseLong(m.group(3)), m.group(2).length());
    int digits = m.end(1);
    List<Token> result = new ArrayList<>(number.subList(0, digits));
    result.addAll(tokens("+-" + uncertainty.toPlainString(), number.subList(digits, m.end(3) + 1)));
    result.addAll(number.subList(m.end(3) + 1, number.size()));
    return result;
  }

  /** Returns tokens of {@code text} that all have the place of {@code number}. */
  private static List<Token> tokens(String text, List<Token> number) {
    Span span = number.get(0).span().union(number.get(number.size() - 1).span());
    return Tokenizer.tokenize(text, span);
  }

  private List<Token> withProduct(List<Token> tokens) {
    String sign = product.substring(1);
    return tokens.stream()
        .map(t -> t.isCommand("times") ? new Token(Kind.COMMAND, sign, t.span()) : t)
        .toList();
  }

  private void setOptions(List<Token> options) {
    for (String option : Token.textOf(options).split(",(?![^{]*\\})")) {
      switch (option.replace(" ", "")) {
        case "", "per-mode=power", "per-mode=reciprocal" -> {}
        case "per-mode=symbol", "per-mode=repeated-symbol" -> per = Per.SYMBOL;
        case "per-mode=fraction" -> per = Per.FRACTION;
        case "separate-uncertainty", "separate-uncertainty=true" -> separateUncertainty = true;
        case "output-decimal-marker={,}", "locale=DE", "locale=FR" -> decimalMarker = ",";
        case "exponent-product=\\cdot", "exponent-product=\\times" ->
            product = option.strip().substring("exponent-product=".length());
        case "round-mode=none", "round-mode=places", "round-mode=figures" ->
            rounding = option.strip().substring("round-mode=".length());
        default -> setPrecision(option.replace(" ", ""));
      }
    }
  }

  private void setPrecision(String option) {
    if (!option.matches("round-precision=[0-9]{1,2}")) {
      throw input.error(
          command,
          "The option '" + option.strip() + "' of \\" + command.text() + " is not supported",
          "Supported are per-mode, round-mode, round-precision, separate-uncertainty,"
              + " exponent-product and output-decimal-marker.");
    }
    precision = Integer.parseInt(option.substring("round-precision=".length()));
  }

  /**
   * Returns the number and the unit in the argument of {@code \pu}, a command of mhchem. The unit
   * is written in letters.
   */
  private List<Token> physicalUnit(List<Token> written) {
    List<Token> tokens = withExponent(written);
    int end = 0;
    while (end < tokens.size() && isOfNumber(tokens, end)) {
      end++;
    }
    List<Token> unit = tokens.subList(end, tokens.size());
    List<Token> letters = withPowers(unit.stream().dropWhile(t -> t.is(Kind.SPACE)).toList());
    if (end == 0) {
      return Quantities.unit(letters, per);
    }
    return letters.isEmpty()
        ? Quantities.number(tokens)
        : Quantities.quantity(tokens.subList(0, end), letters, per);
  }

  /** Returns {@code 1.2*10^3} and {@code 1.2x10^3} as {@code 1.2e3}. */
  private static List<Token> withExponent(List<Token> tokens) {
    Matcher m =
        Pattern.compile("([0-9.,]+) ?[*x] ?10\\^\\{?(-?[0-9]+)}?").matcher(Token.textOf(tokens));
    if (!m.lookingAt()) {
      return tokens;
    }
    List<Token> result = new ArrayList<>(tokens.subList(0, m.end(1)));
    result.addAll(tokens("e", tokens.subList(m.end(1), m.start(2))));
    result.addAll(tokens.subList(m.start(2), m.end(2)));
    result.addAll(tokens.subList(m.end(), tokens.size()));
    return result;
  }

  /** Returns a unit with powers instead of numbers after letters, and dots instead of stars. */
  private static List<Token> withPowers(List<Token> unit) {
    List<Token> result = new ArrayList<>();
    for (int i = 0; i < unit.size(); i++) {
      Token t = unit.get(i);
      boolean starts = i > 0 && unit.get(i - 1).text().matches("[A-Za-z]");
      int end = i + (t.isCharacter("-") ? 1 : 0);
      while (starts && end < unit.size() && unit.get(end).text().matches("[0-9]")) {
        end++;
      }
      if (starts && end > i && unit.get(end - 1).text().matches("[0-9]")) {
        result.addAll(Tokenizer.tokenize("^{", t.span()));
        result.addAll(unit.subList(i, end));
        result.add(Token.CLOSE.at(t.span()));
        i = end - 1;
      } else {
        result.add(t.isCharacter("*") ? new Token(Kind.COMMAND, "cdot", t.span()) : t);
      }
    }
    return result;
  }

  /**
   * Whether token {@code i} belongs to a number. An {@code e} belongs to the number if a digit or a
   * sign follows.
   */
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
