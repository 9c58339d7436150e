package zoetrope.internal.tex.parse;

import static zoetrope.internal.tex.parse.Token.CLOSE;
import static zoetrope.internal.tex.parse.Token.OPEN;
import static zoetrope.internal.tex.parse.Tokenizer.replacement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zoetrope.internal.files.TextResource;
import zoetrope.internal.tex.parse.Token.Kind;

/**
 * Rewrites the numbers and units of the package siunitx as LaTeX without packages. Digits and
 * letters keep their places in the source.
 */
final class Quantities {
  /** The minimum number of digits that are divided into groups of three. */
  private static final int MIN_GROUPED_DIGITS = 5;

  private static final Map<String, List<Token>> PREFIXES = new TreeMap<>();
  private static final Map<String, List<Token>> UNITS = new TreeMap<>();

  static {
    for (String[] row : TextResource.table(Quantities.class, "units.tsv")) {
      (row[1].equals("prefix") ? PREFIXES : UNITS).put(row[0], replacement(row[2]));
    }
  }

  /** How a unit shows the factors after {@code \per}. */
  enum Per {
    /** As units with negative powers. */
    POWER,
    /** As units after a slash. */
    SYMBOL,
    /** As the denominator of a fraction. */
    FRACTION
  }

  private Quantities() {}

  /**
   * Whether a command is a unit or prefix of siunitx. Such commands are defined only in arguments
   * with units.
   */
  static boolean isUnit(String command) {
    return UNITS.containsKey(command) || PREFIXES.containsKey(command);
  }

  /** Returns a number, a thin space and the unit. Units of angles have no space before them. */
  static List<Token> quantity(List<Token> number, List<Token> unit, Per per) {
    List<Token> result = number(number);
    enclose(result);
    boolean isAngle =
        !unit.isEmpty()
            && (unit.get(0).isCommand("degree")
                || unit.get(0).isCommand("arcminute")
                || unit.get(0).isCommand("arcsecond"));
    if (!isAngle) {
      result.addAll(replacement("\\,"));
    }
    result.addAll(unit(unit, per));
    return result;
  }

  /**
   * Returns a number with grouped digits. A comma becomes a point, {@code +-} a plus-minus sign,
   * {@code x} a multiplication sign, and {@code e} a power of ten.
   */
  static List<Token> number(List<Token> tokens) {
    List<Token> result = new ArrayList<>();
    List<Token> digits = new ArrayList<>();
    boolean fraction = false;
    for (int i = 0; i < tokens.size(); i++) {
      Token t = tokens.get(i);
      if (isDigit(t)) {
        digits.add(t);
        continue;
      }
      addGrouped(digits, fraction, result);
      fraction = false;
      if (t.isCharacter(".") || t.isCharacter(",")) {
        fraction = i + 1 < tokens.size() && isDigit(tokens.get(i + 1));
        if (fraction) {
          boolean whole = !result.isEmpty() && isDigit(result.get(result.size() - 1));
          result.addAll(whole ? List.of() : replacement("0"));
          addAlone(new Token(Kind.CHARACTER, ".", t.span()), result);
        }
      } else if (t.is(Kind.CHARACTER) && t.text().matches("[eEdD]")) {
        addPower(tokens.subList(i + 1, tokens.size()), t, result);
        return result;
      } else if (t.isCharacter("+")
          && i + 1 < tokens.size()
          && tokens.get(i + 1).isCharacter("-")) {
        result.add(new Token(Kind.COMMAND, "pm", t.span().union(tokens.get(++i).span())));
      } else if (t.isCharacter("x")) {
        result.add(new Token(Kind.COMMAND, "times", t.span()));
      } else if (t.isCharacter("-") || t.isCharacter("+") && !result.isEmpty()) {
        addAlone(t, result);
      } else if (!t.is(Kind.SPACE) && !t.isCharacter("+")) {
        result.add(t);
      }
    }
    addGrouped(digits, fraction, result);
    return result;
  }

  private static boolean isDigit(Token t) {
    return t.is(Kind.CHARACTER) && t.text().matches("[0-9]");
  }

  /** Puts a number with a plus-minus sign in parentheses, because a factor or unit follows it. */
  private static void enclose(List<Token> number) {
    boolean enclosed = number.isEmpty() || number.get(0).isCharacter("(");
    if (!enclosed && number.stream().anyMatch(t -> t.isCommand("pm"))) {
      number.addAll(0, replacement("("));
      number.addAll(replacement(")"));
    }
  }

  private static void addPower(List<Token> exponent, Token e, List<Token> result) {
    enclose(result);
    if (result.stream().anyMatch(Quantities::isDigit)) {
      result.add(new Token(Kind.COMMAND, "times", e.span()));
    }
    result.addAll(Tokenizer.tokenize("10^{", e.span()));
    exponent.stream().filter(t -> !t.is(Kind.SPACE)).forEach(result::add);
    result.add(CLOSE);
  }

  /**
   * Adds digits with thin spaces between groups of three. The groups are counted from the decimal
   * point.
   */
  private static void addGrouped(List<Token> digits, boolean fraction, List<Token> result) {
    int count = digits.size();
    for (int i = 0; i < count; i++) {
      boolean starts = fraction ? i % 3 == 0 : (count - i) % 3 == 0;
      if (i > 0 && starts && count >= MIN_GROUPED_DIGITS) {
        result.addAll(replacement("\\,"));
      }
      result.add(digits.get(i));
    }
    digits.clear();
  }

  /** Adds a sign in braces, so that it has no space around it. */
  private static void addAlone(Token sign, List<Token> result) {
    result.addAll(List.of(OPEN, sign, CLOSE));
  }

  /** Returns an angle. Its degrees, minutes and seconds are separated by semicolons. */
  static List<Token> angle(List<Token> tokens) {
    String[] signs = {"^{\\circ}", "^{\\prime}", "^{\\prime\\prime}"};
    List<Token> result = new ArrayList<>();
    List<List<Token>> parts = divided(tokens, ";");
    for (int i = 0; i < Math.min(parts.size(), signs.length); i++) {
      if (!parts.get(i).isEmpty()) {
        result.addAll(replacement("#1" + signs[i], number(parts.get(i))));
      }
    }
    return result;
  }

  /**
   * Returns the numbers that {@code separator} divides. Each has the unit, unless {@code unit} is
   * null.
   */
  static List<Token> list(List<Token> tokens, String separator, List<Token> unit, Per per) {
    List<List<Token>> parts = divided(tokens, separator);
    List<List<Token>> items =
        parts.stream()
            .map(part -> unit == null ? number(part) : quantity(part, unit, per))
            .toList();
    if (separator.equals("x")) {
      return joined(items, "\\times ", "\\times ");
    }
    return joined(items, ",\\;", "\\text{ and }");
  }

  /** Returns a range of two numbers, with a unit unless {@code unit} is null. */
  static List<Token> range(List<Token> from, List<Token> to, List<Token> unit, Per per) {
    return joined(
        unit == null
            ? List.of(number(from), number(to))
            : List.of(quantity(from, unit, per), quantity(to, unit, per)),
        "",
        "\\text{ to }");
  }

  private static List<Token> joined(List<List<Token>> items, String between, String beforeLast) {
    List<Token> result = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      result.addAll(i == 0 ? List.of() : replacement(i == items.size() - 1 ? beforeLast : between));
      result.addAll(items.get(i));
    }
    return result;
  }

  private static List<List<Token>> divided(List<Token> tokens, String separator) {
    List<List<Token>> parts = new ArrayList<>(List.of(new ArrayList<>()));
    for (Token t : tokens) {
      if (t.isCharacter(separator)) {
        parts.add(new ArrayList<>());
      } else if (!t.is(Kind.SPACE)) {
        parts.get(parts.size() - 1).add(t);
      }
    }
    return parts;
  }

  /** A factor of a unit. */
  private static final class Factor {
    private final List<Token> symbol = new ArrayList<>();
    private List<Token> power = List.of();
    private boolean inverse;

    /** Adds a power, or a qualifier as a subscript. */
    private void add(String command, List<Token> argument) {
      if (command.equals("of")) {
        symbol.addAll(replacement("_{#1}", argument));
      } else {
        power = argument;
      }
    }

    /**
     * Adds the symbol of a prefix or unit. Returns whether the factor is then complete: true for a
     * unit, false for a prefix.
     */
    private boolean addSymbol(Token t, String name) {
      boolean prefix = PREFIXES.containsKey(name) && !UNITS.containsKey(name);
      List<Token> known = prefix ? PREFIXES.get(name) : UNITS.get(name);
      symbol.addAll(
          known == null ? List.of(t) : known.stream().map(part -> part.at(t.span())).toList());
      return !prefix;
    }

    private List<Token> tokens(boolean negative) {
      List<Token> result = new ArrayList<>(symbol);
      if (negative || !power.isEmpty()) {
        String script = negative ? "^{-#1}" : "^{#1}";
        result.addAll(replacement(script, power.isEmpty() ? replacement("1") : power));
      }
      return result;
    }
  }

  /** Returns a unit in upright letters, from commands such as {@code \metre} or from letters. */
  static List<Token> unit(List<Token> tokens, Per per) {
    boolean literal =
        tokens.stream()
            .noneMatch(t -> t.is(Kind.COMMAND) && (isUnit(t.text()) || t.isCommand("per")));
    List<Token> symbols = literal ? literal(tokens) : interpreted(factors(tokens), per);
    return replacement("\\mathrm{#1}", symbols);
  }

  private static List<Token> literal(List<Token> tokens) {
    List<Token> result = new ArrayList<>();
    for (Token t : tokens) {
      if (t.isCharacter(".") || t.isCharacter("~") || t.is(Kind.SPACE)) {
        result.addAll(replacement("\\,"));
      } else {
        result.add(t);
      }
    }
    return result;
  }

  private static List<Factor> factors(List<Token> tokens) {
    List<Factor> factors = new ArrayList<>();
    Factor next = new Factor();
    for (int i = 0; i < tokens.size(); i++) {
      Token t = tokens.get(i);
      String name =
          t.is(Kind.SUPERSCRIPT)
              ? "tothe"
              : t.isCharacter("/") ? "per" : t.is(Kind.COMMAND) ? t.text() : "";
      Factor last = factors.isEmpty() ? next : factors.get(factors.size() - 1);
      switch (name) {
        case "per" -> next.inverse = true;
        case "square" -> next.power = replacement("2");
        case "cubic" -> next.power = replacement("3");
        case "squared" -> last.power = replacement("2");
        case "cubed" -> last.power = replacement("3");
        case "tothe", "raiseto", "of" -> {
          List<Token> argument = group(tokens, i + 1);
          i += argument.size() + (argument.size() == 1 && !tokens.get(i + 1).is(Kind.OPEN) ? 0 : 2);
          (name.equals("raiseto") ? next : last).add(name, argument);
        }
        default -> {
          if (!t.is(Kind.SPACE) && !t.isCharacter(".") && next.addSymbol(t, name)) {
            factors.add(next);
            next = new Factor();
          }
        }
      }
    }
    return factors;
  }

  private static List<Token> group(List<Token> tokens, int from) {
    if (from >= tokens.size()) {
      return List.of();
    }
    if (!tokens.get(from).is(Kind.OPEN)) {
      return tokens.subList(from, from + 1);
    }
    int end = from + 1;
    while (end < tokens.size() && !tokens.get(end).is(Kind.CLOSE)) {
      end++;
    }
    return tokens.subList(from + 1, end);
  }

  private static List<Token> interpreted(List<Factor> factors, Per per) {
    if (per == Per.POWER) {
      return joined(factors.stream().map(f -> f.tokens(f.inverse)).toList(), "\\,", "\\,");
    }
    List<List<Token>> above =
        factors.stream().filter(f -> !f.inverse).map(f -> f.tokens(false)).toList();
    List<List<Token>> below =
        factors.stream().filter(f -> f.inverse).map(f -> f.tokens(false)).toList();
    List<Token> numerator = above.isEmpty() ? replacement("1") : joined(above, "\\,", "\\,");
    List<Token> denominator = joined(below, "\\,", "\\,");
    if (below.isEmpty()) {
      return numerator;
    }
    String slash = below.size() > 1 ? "#1/(#2)" : "#1/#2";
    return replacement(per == Per.FRACTION ? "\\frac{#1}{#2}" : slash, numerator, denominator);
  }
}
