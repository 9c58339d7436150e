package zoetrope.internal.tex.parse;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.tex.TexException;

/**
 * Checks arguments that are passed on unchanged to the typesetter: lengths, factors, numbers and
 * table columns. Their sizes are limited.
 */
final class TexSizes {
  /** The typesetter's units, in em at its size of 10 pt. */
  private static final Map<String, Double> UNITS =
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
  private static final int MAX_ROMAN = 3999;
  private static final int MAX_DIVIDEND = 99_999_999;

  private final TokenReader reader;
  private double lengths;
  private int cells;

  TexSizes(TokenReader reader) {
    this.reader = reader;
  }

  /**
   * Requires that {@code text} is valid as argument {@code index} of a command or environment.
   *
   * @param at its place in the source
   */
  void check(String command, int index, String text, Token at) {
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
      case "multicolumn" -> {
        if (index == 0) {
          count(text, "columns", TexLimits.COLUMNS, at);
        } else {
          columns(text, at);
        }
      }
      case "alignat", "alignat*", "alignedat" -> count(text, "columns", TexLimits.COLUMNS / 2, at);
      case "longdiv" -> count(text, "long division", MAX_DIVIDEND, at);
      case "roman", "Roman" -> count(text, "Roman numerals", MAX_ROMAN, at);
      default -> {}
    }
  }

  /** Requires a length that keeps the sum of all lengths within its limit. */
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
              ? "A length of more than " + Math.round(TexLimits.LENGTH) + " em"
              : "Lengths of more than " + Math.round(TexLimits.LENGTHS) + " em in one formula",
          "Take smaller ones.");
    }
  }

  private void number(String text, Token at) {
    if (!NUMBER.matcher(text.trim()).matches()) {
      throw reader.error(at, "'" + text + "' is not a number", "For instance 1.5 or -90.");
    }
  }

  private void count(String text, String what, int max, Token at) {
    String digits = text.trim();
    if (!digits.matches("[0-9]{1,9}")
        || Integer.parseInt(digits) < 1
        || Integer.parseInt(digits) > max) {
      throw reader.error(
          at, "'" + text + "' is not a number of " + what + ": they go from 1 to " + max, "");
    }
  }

  /** Returns the columns of a table. */
  ColumnSpec columns(String text, Token at) {
    try {
      return ColumnSpec.of(text);
    } catch (ColumnSpec.Mistake e) {
      throw error(at, e);
    }
  }

  /** Requires that the rows of a table are not too long. */
  void rows(List<Node> body) {
    int columns = 1;
    for (Node node : body) {
      if (node instanceof Node.Separator s) {
        columns = s.row() ? 1 : columns + 1;
        if (columns > TexLimits.COLUMNS) {
          throw error(new Token(Kind.ALIGN, "&", s.span()), ColumnSpec.tooMany());
        }
      }
    }
  }

  /** Counts a cell or row of a table that ends at {@code at}, or a line between rows. */
  void cell(Token at) {
    if (++cells > TexLimits.CELLS) {
      throw reader.error(
          at,
          "Tables of more than " + TexLimits.CELLS + " cells in one formula",
          "Divide it into several formulas.");
    }
  }

  private TexException error(Token at, ColumnSpec.Mistake mistake) {
    return reader.error(at, mistake.getMessage(), mistake.fix());
  }
}
