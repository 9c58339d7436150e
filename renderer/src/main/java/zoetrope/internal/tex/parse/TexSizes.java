package zoetrope.internal.tex.parse;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks arguments that are not parsed, such as lengths, factors, numbers and delimiters, and
 * limits their size. It also limits the number of cells.
 */
final class TexSizes {
  /** The length of each unit of the typesetter in em, where 1 em is 10 pt. */
  static final Map<String, Double> UNITS =
      Map.ofEntries(
          Map.entry("", 0.1),
          Map.entry("em", 1.0),
          Map.entry("ex", 0.430555),
          Map.entry("mu", 1 / 18.0),
          Map.entry("pt", 0.1),
          Map.entry("bp", 0.100375),
          Map.entry("px", 0.1),
          Map.entry("pix", 0.1),
          Map.entry("pixel", 0.1),
          Map.entry("pc", 1.2),
          Map.entry("pica", 1.2),
          Map.entry("mm", 0.2845275),
          Map.entry("cm", 2.845275),
          Map.entry("in", 7.227),
          Map.entry("dd", 0.107),
          Map.entry("cc", 1.284),
          Map.entry("sp", 0.1 / 65536));

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?([0-9]{1,12}\\.?[0-9]{0,12}|\\.[0-9]{1,12})");
  private static final Pattern LENGTH = Pattern.compile("(" + NUMBER + ")\\s*([a-z]*)");
  private static final int MAX_FACTOR = 100;
  private static final int MAX_ROMAN = 3999;
  private static final int MAX_DIVIDEND = 99_999_999;

  private final TokenReader reader;
  private double lengths;
  private int cells;

  TexSizes(TokenReader reader) {
    this.reader = reader;
  }

  /** Requires that {@code raw} is valid as argument {@code index} of a command or environment. */
  void check(String command, int index, TokenReader.Raw raw) {
    String text = raw.text();
    Token at = raw.whole();
    switch (command) {
      case "hspace", "hspace*", "vspace", "kern", "rule", "raisebox" -> length(text, at);
      case "resizebox" -> {
        if (!text.trim().equals("!")) {
          length(text, at);
        }
      }
      case "scalebox" -> number(text, at);
      case "rotatebox" -> {
        if (index == 1) {
          number(text, at);
        }
      }
      case "genfrac" -> fraction(index, raw);
      case "multicolumn", "hdotsfor" ->
          count(text, "is not a number of columns", TexLimits.COLUMNS, at);
      case "subarray" -> require(text.trim().matches("[lc]"), text, "an alignment", "l or c", at);
      case "alignat", "alignat*", "alignedat" ->
          count(text, "is not a number of columns", TexLimits.COLUMNS / 2, at);
      case "longdiv" -> count(text, "cannot be in a long division", MAX_DIVIDEND, at);
      case "roman", "Roman" -> count(text, "has no Roman numeral", MAX_ROMAN, at);
      default -> {}
    }
  }

  /** Requires a length within the limits of a length and of the sum of all lengths. */
  void length(String text, Token at) {
    Matcher m = LENGTH.matcher(text.trim());
    if (!m.matches() || !UNITS.containsKey(m.group(3))) {
      throw reader.error(at, "'" + text + "' is not a length", "For instance 3pt or 0.5em.");
    }
    double em = Math.abs(Double.parseDouble(m.group(1)) * UNITS.get(m.group(3)));
    lengths += em;
    if (em > TexLimits.LENGTH || lengths > TexLimits.LENGTHS) {
      throw reader.error(
          at,
          em > TexLimits.LENGTH
              ? "A length is greater than " + Math.round(TexLimits.LENGTH) + " em"
              : "The lengths in the formula add up to more than "
                  + Math.round(TexLimits.LENGTHS)
                  + " em",
          "Take smaller lengths.");
    }
  }

  private void number(String text, Token at) {
    if (!NUMBER.matcher(text.trim()).matches()) {
      throw reader.error(at, "'" + text + "' is not a number", "For instance 1.5 or -90.");
    }
  }

  private void fraction(int index, TokenReader.Raw raw) {
    String text = raw.text().trim();
    Token at = raw.whole();
    if (text.isEmpty()) {
      return;
    }
    switch (index) {
      case 0, 1 ->
          require(
              raw.tokens().size() == 1 && Delimiters.isDelimiter(at),
              text,
              "a delimiter",
              "for instance ( or \\{, or nothing",
              at);
      case 2 -> length(text, at);
      default ->
          require(
              text.matches("[0-3]"),
              text,
              "a style",
              "0 for display, 1 for text, 2 for script, 3 for scriptscript style, or nothing",
              at);
    }
  }

  /** Returns a factor above 0 and at most 100. */
  double factor(String text, Token at) {
    number(text, at);
    double factor = Double.parseDouble(text.trim());
    String values = "a number above 0 and at most " + MAX_FACTOR;
    require(factor > 0 && factor <= MAX_FACTOR, text, "a factor", values, at);
    return factor;
  }

  private void require(boolean holds, String text, String what, String values, Token at) {
    if (!holds) {
      throw reader.error(at, "'" + text + "' is not " + what, "Write " + values + ".");
    }
  }

  private void count(String text, String problem, int max, Token at) {
    String digits = text.trim();
    if (!digits.matches("[0-9]{1,9}")
        || Integer.parseInt(digits) < 1
        || Integer.parseInt(digits) > max) {
      throw reader.error(
          at, "'" + text + "' " + problem + ": use a whole number from 1 to " + max, "");
    }
  }

  /** Counts a cell or row that ends at {@code at}, or a line between rows. */
  void cell(Token at) {
    if (++cells > TexLimits.CELLS) {
      throw reader.error(
          at,
          "The tables in the formula have more than " + TexLimits.CELLS + " cells",
          "Divide the formula into several.");
    }
  }
}
