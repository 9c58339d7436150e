package zoetrope.tools.text;

import java.util.ArrayList;
import java.util.List;

/** A table as plain text, which is valid Markdown. The first column is left-aligned. */
public final class TextTable {
  private final List<List<String>> rows = new ArrayList<>();

  public TextTable(String... heads) {
    rows.add(List.of(heads));
  }

  /**
   * Adds a row.
   *
   * @throws IllegalArgumentException if it has another number of cells
   */
  public TextTable row(String... cells) {
    if (cells.length != rows.get(0).size()) {
      throw new IllegalArgumentException(
          "a row of " + cells.length + " cells in a table of " + rows.get(0).size() + " columns");
    }
    rows.add(List.of(cells));
    return this;
  }

  @Override
  public String toString() {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (int r = 0; r < rows.size(); r++) {
      append(text, rows.get(r), widths);
      if (r == 0) {
        for (int i = 0; i < columns; i++) {
          text.append(i == 0 ? "| " : " | ").append("-".repeat(Math.max(2, widths[i] - 1)));
          text.append(i == 0 ? "-" : ":");
        }
        text.append(" |\n");
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, List<String> row, int[] widths) {
    for (int i = 0; i < row.size(); i++) {
      String cell = row.get(i);
      String gap = " ".repeat(Math.max(0, Math.max(3, widths[i]) - cell.length()));
      text.append(i == 0 ? "| " : " | ").append(i == 0 ? cell + gap : gap + cell);
    }
    text.append(" |\n");
  }
}
