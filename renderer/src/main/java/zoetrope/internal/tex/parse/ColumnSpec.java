package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import zoetrope.internal.tex.parse.Node.Edge;

/** Parses the columns of a table, from an argument such as {@code l*{3}{rc}}. */
final class ColumnSpec {
  private static final int MAX_DIGITS = 4;

  /** The maximum depth of nested repetitions. */
  private static final int MAX_DEPTH = 20;

  private static final int MAX_REPETITIONS = 10_000;

  /**
   * A column.
   *
   * @param before LaTeX source at the beginning of each cell, from {@code >{...}}
   * @param after LaTeX source at the end of each cell, from {@code <{...}}
   * @param format the alignment and the edges of the column
   */
  record Column(String before, String after, Node.Column format) {}

  private ColumnSpec() {}

  static final class Mistake extends Exception {
    private static final long serialVersionUID = 1L;
    private final String fix;
    private final int place;

    private Mistake(String problem, String fix, int place) {
      super(problem);
      this.fix = fix;
      this.place = place;
    }

    String fix() {
      return fix;
    }

    /** Returns the index of the wrong character in the argument. */
    int place() {
      return place;
    }
  }

  /**
   * Returns the columns of an argument from left to right.
   *
   * @param parser parses the source between columns, from {@code @{...}} and {@code !{...}}
   * @throws Mistake if the argument is wrong or has more than {@link TexLimits#COLUMNS} columns
   */
  static List<Column> parse(String text, Function<String, List<Node>> parser) throws Mistake {
    Reader reader = new Reader(text, parser);
    reader.read(text.length(), 0);
    if (!reader.before.isEmpty()) {
      throw new Mistake(
          "No column follows >{...}", "Write a letter after it: >{\\bf}c.", text.length() - 1);
    }
    reader.endColumn();
    return reader.columns;
  }

  private static Mistake tooMany(int place) {
    return new Mistake(
        "A table has more than " + TexLimits.COLUMNS + " columns",
        "Divide the table into several.",
        place);
  }

  private static final class Reader {
    private final List<Column> columns = new ArrayList<>();
    private final String text;
    private final Function<String, List<Node>> parser;

    /** The content and rules after the current column, or before the first one. */
    private final List<Edge> edges = new ArrayList<>();

    private List<Edge> left = List.of();

    /** The source before the cells of the next column. */
    private String before = "";

    /** The source before and after the cells of the current column. */
    private String prefix = "";

    private String after = "";

    /** The alignment of the current column; 0 before the first one. */
    private char letter;

    /** The width of the current column in em; 0 if it is as wide as its widest cell. */
    private double width;

    private int pos;
    private int repetitions;

    Reader(String text, Function<String, List<Node>> parser) {
      this.text = text;
      this.parser = parser;
    }

    private void read(int end, int depth) throws Mistake {
      while (pos < end) {
        char c = text.charAt(pos++);
        switch (c) {
          case ' ', '{', '}' -> {}
          case 'l', 'c', 'r' -> column(c, 0);
          case 'p', 'm', 'b' -> column(c, width(c));
          case '|' -> edges.add(Edge.RULE);
          case ':' -> edges.add(Edge.DASHES);
          case '@', '!' -> edges.add(edge(c));
          case '>' -> before += group(c);
          case '<' -> after(group(c));
          case '*' -> repeat(depth);
          default -> throw unknown(c, pos - 1);
        }
      }
    }

    /** Ends the current column and begins one with the alignment {@code next}. */
    private void column(char next, double nextWidth) throws Mistake {
      List<Edge> first = new ArrayList<>(letter == 0 ? edges : List.of());
      if (edges.isEmpty() || !edges.get(edges.size() - 1).replacesGap()) {
        first.add(Edge.GAP);
      }
      endColumn();
      left = first;
      letter = next;
      width = nextWidth;
      after = "";
      if (columns.size() >= TexLimits.COLUMNS) {
        throw tooMany(pos - 1);
      }
    }

    private void endColumn() {
      if (letter != 0) {
        List<Edge> right = new ArrayList<>(edges);
        if (edges.isEmpty() || !edges.get(0).replacesGap()) {
          right.add(0, Edge.GAP);
        }
        columns.add(new Column(prefix, after, new Node.Column(letter, width, left, right)));
      }
      prefix = before;
      before = "";
      edges.clear();
    }

    private double width(char letter) throws Mistake {
      int place = pos;
      String length = group(letter);
      double em = RowMetrics.widthInEm(length);
      if (em == 0) {
        throw new Mistake(
            "'" + length + "' is not a width", "For instance " + letter + "{4cm}.", place);
      }
      return em;
    }

    private Edge edge(char letter) throws Mistake {
      List<Node> content = parser.apply(group(letter));
      return new Edge(letter == '@' ? Edge.Kind.REPLACEMENT : Edge.Kind.CONTENT, content);
    }

    private void after(String suffix) throws Mistake {
      if (letter == 0) {
        throw new Mistake(
            "No column precedes <{...}", "Write a letter before it: c<{\\bf}.", pos - 1);
      }
      after = suffix + after;
    }

    private void repeat(int depth) throws Mistake {
      int place = pos - 1;
      String times = group('*').trim();
      if (!times.matches("[0-9]+")) {
        throw new Mistake(
            "'" + times + "' is not a number of columns", "For instance *{3}{c}.", place + 1);
      }
      if (times.length() > MAX_DIGITS || depth >= MAX_DEPTH) {
        throw tooMany(place);
      }
      int length = group('*').length();
      int end = pos;
      int start = text.startsWith("}", end - 1) ? end - 1 - length : end - length;
      for (int i = Integer.parseInt(times); i > 0; i--) {
        if (++repetitions > MAX_REPETITIONS) {
          throw tooMany(place);
        }
        pos = start;
        read(start + length, depth + 1);
      }
      pos = end;
    }

    /** Reads a group in braces, or a single character, and returns it without the braces. */
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
      throw new Mistake(
          "Nothing in braces follows '" + letter + "'",
          "",
          Math.max(0, text.lastIndexOf(letter, pos)));
    }

    private static Mistake unknown(char letter, int place) {
      return "XwWSs".indexOf(letter) >= 0
          ? new Mistake(
              "Columns of the type " + letter + " are not supported",
              "Use l, c or r, or p{4cm} for text in several lines.",
              place)
          : new Mistake(
              "Unknown column type '" + letter + "'",
              "Known are l, c, r, p{4cm}, |, :, @{...}, !{...}, >{...}, <{...} and *{3}{...}.",
              place);
    }
  }
}
