package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.List;

/**
 * The columns of a table, from an argument such as {@code l*{3}{rc}}. JLaTeXMath reads the letters
 * {@code l}, {@code c} and {@code r}, rules and {@code @{...}}. Everything else is translated or
 * refused.
 *
 * @param columns the columns from left to right
 * @param source the columns for JLaTeXMath
 */
public record ColumnSpec(List<Column> columns, String source) {
  private static final int MAX_DIGITS = 4;

  /** The maximum depth of nested repetitions. */
  private static final int MAX_DEPTH = 20;

  /** Half of the space between columns, in em: LaTeX's {@code \arraycolsep} of 5 pt. */
  private static final String SEPARATION = "\\hspace{0.5em}";

  /**
   * A column.
   *
   * @param before LaTeX source at the beginning of each cell, from {@code >{...}}
   * @param after LaTeX source at the end of each cell, from {@code <{...}}
   */
  public record Column(String before, String after) {}

  /** A mistake in the argument. */
  static final class Mistake extends Exception {
    private static final long serialVersionUID = 1L;
    private final String fix;

    private Mistake(String problem, String fix) {
      super(problem);
      this.fix = fix;
    }

    String fix() {
      return fix;
    }
  }

  /**
   * Parses an argument.
   *
   * @throws Mistake if a letter is unknown, a brace is missing, or there are more than {@link
   *     TexLimits#COLUMNS} columns
   */
  static ColumnSpec of(String text) throws Mistake {
    Reader reader = new Reader();
    reader.read(text, 0);
    if (!reader.before.isEmpty()) {
      throw new Mistake("No column follows >{...}", "Write a letter after it: >{\\bf}c.");
    }
    return new ColumnSpec(reader.columns, reader.source.toString());
  }

  static Mistake tooMany() {
    return new Mistake(
        "A table of more than " + TexLimits.COLUMNS + " columns", "Divide it into several tables.");
  }

  private static final class Reader {
    private final List<Column> columns = new ArrayList<>();
    private final StringBuilder source = new StringBuilder();
    private String before = "";
    private String text;
    private int pos;

    private void read(String part, int depth) throws Mistake {
      String outerText = text;
      int outerPos = pos;
      text = part;
      pos = 0;
      while (pos < text.length()) {
        char c = text.charAt(pos++);
        switch (c) {
          case ' ', '{', '}' -> {}
          case 'l', 'c', 'r' -> column(c);
          case '|' -> source.append('|');
          case '@' -> source.append("@{").append(group(c)).append('}');
          case '!' -> source.append("@{" + SEPARATION).append(group(c)).append(SEPARATION + "}");
          case '>' -> before += group(c);
          case '<' -> after(group(c));
          case '*' -> repeat(depth);
          default -> throw unknown(c);
        }
      }
      text = outerText;
      pos = outerPos;
    }

    private void column(char letter) throws Mistake {
      columns.add(new Column(before, ""));
      source.append(letter);
      before = "";
      if (columns.size() > TexLimits.COLUMNS) {
        throw tooMany();
      }
    }

    private void after(String suffix) throws Mistake {
      if (columns.isEmpty()) {
        throw new Mistake("No column precedes <{...}", "Write a letter before it: c<{\\bf}.");
      }
      Column last = columns.remove(columns.size() - 1);
      columns.add(new Column(last.before(), suffix + last.after()));
    }

    private void repeat(int depth) throws Mistake {
      String times = group('*');
      String part = group('*');
      if (!times.trim().matches("[0-9]+")) {
        throw new Mistake("'" + times + "' is not a number of columns", "For instance *{3}{c}.");
      }
      if (times.trim().length() > MAX_DIGITS || depth >= MAX_DEPTH) {
        throw tooMany();
      }
      for (int i = Integer.parseInt(times.trim()); i > 0; i--) {
        read(part, depth + 1);
      }
    }

    /** Returns the content of the braces, or the character, that comes next. */
    private String group(char letter) throws Mistake {
      while (pos < text.length() && text.charAt(pos) == ' ') {
        pos++;
      }
      if (pos < text.length() && text.charAt(pos) != '{') {
        return text.substring(pos, ++pos);
      }
      int start = pos + 1;
      for (int open = 0; pos < text.length(); pos++) {
        boolean escaped = pos > 0 && text.charAt(pos - 1) == '\\';
        char c = text.charAt(pos);
        open += escaped ? 0 : c == '{' ? 1 : c == '}' ? -1 : 0;
        if (open == 0) {
          return text.substring(start, pos++);
        }
      }
      throw new Mistake("Nothing in braces follows '" + letter + "'", "");
    }

    private static Mistake unknown(char letter) {
      return "pmbXwW".indexOf(letter) >= 0
          ? new Mistake(
              "Columns of the type " + letter + " are not supported",
              "Use l, c or r, and break long text into rows.")
          : new Mistake(
              "Unknown column type '" + letter + "'",
              "Known are l, c, r, |, @{...}, !{...}, >{...}, <{...} and *{3}{...}.");
    }
  }
}
