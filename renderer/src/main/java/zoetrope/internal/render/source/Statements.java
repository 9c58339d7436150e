package zoetrope.internal.render.source;

import java.util.List;

/** Finds the ends of Java statements in source text, without compiling it. */
public final class Statements {
  private final List<String> lines;
  private int row;
  private int column;

  private Statements(List<String> lines, int row) {
    this.lines = lines;
    this.row = row;
  }

  /**
   * Returns the number of the last line of the statement that begins in line {@code first}. It ends
   * at the first semicolon outside of parentheses, literals and comments. Lines are counted from 1.
   */
  public static int lastLine(List<String> lines, int first) {
    return first > lines.size() ? first : new Statements(lines, first - 1).lastLine();
  }

  private int lastLine() {
    int depth = 0;
    while (row < lines.size()) {
      if (!skip()) {
        char c = column < line().length() ? line().charAt(column) : '\n';
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (c == ';' && depth <= 0) {
          break;
        }
        advance(1);
      }
    }
    return Math.min(row, lines.size() - 1) + 1;
  }

  /**
   * Skips the comment or literal that begins at the current position; returns false if none begins
   * there.
   */
  private boolean skip() {
    if (at("//")) {
      nextLine();
    } else if (at("/*")) {
      past(2, "*/", false);
    } else if (at("\"\"\"")) {
      past(3, "\"\"\"", true);
    } else if (at("\"")) {
      past(1, "\"", true);
    } else if (at("'")) {
      past(1, "'", true);
    } else {
      return false;
    }
    return true;
  }

  private void past(int opening, String closing, boolean escapes) {
    advance(opening);
    while (row < lines.size() && !at(closing)) {
      advance(escapes && at("\\") ? 2 : 1);
    }
    if (row < lines.size()) {
      advance(closing.length());
    }
  }

  private boolean at(String text) {
    return line().startsWith(text, column);
  }

  private String line() {
    return lines.get(row);
  }

  private void advance(int by) {
    column += by;
    if (column > line().length()) {
      nextLine();
    }
  }

  private void nextLine() {
    row++;
    column = 0;
  }
}
