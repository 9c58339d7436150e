package zoetrope.data;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import zoetrope.internal.diagnostics.Messages;

/**
 * A row of a {@link Dataset}. A cell is a gap if it is empty, or if it is {@code NA}, {@code N/A},
 * {@code NaN} or {@code null}.
 */
public final class DataRow {
  private static final Set<String> GAPS = Set.of("", "NA", "N/A", "NaN", "nan", "null");

  private final Columns columns;
  private final int line;
  private final List<String> cells;

  DataRow(Columns columns, int line, List<String> cells) {
    this.columns = columns;
    this.line = line;
    this.cells = List.copyOf(cells);
  }

  /** Returns the line of the file where the row begins. */
  public int line() {
    return line;
  }

  /** Returns whether the cell of a column is empty or stands for a missing value. */
  public boolean isGap(String column) {
    return text(column).isEmpty();
  }

  /** Returns the text of a cell; an empty text for a gap. */
  public String text(String column) {
    String cell = cells.get(columns.index(column));
    return GAPS.contains(cell) ? "" : cell;
  }

  /**
   * Returns the number of a cell, or NaN for a gap.
   *
   * @throws DataException if the cell is no number; a decimal point is required
   */
  public double number(String column) {
    String cell = text(column);
    if (cell.isEmpty()) {
      return Double.NaN;
    }
    String plain = cell.replace('\u2212', '-');
    boolean isPlain = plain.matches("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");
    double number = isPlain ? Double.parseDouble(plain) : Double.NaN;
    if (!Double.isFinite(number)) {
      String hint =
          cell.matches("-?\\d+,\\d+")
              ? Messages.of(": write the decimal comma as a point, %s", cell.replace(',', '.'))
              : isPlain ? ": it is too large" : ": write digits with a point, such as 1234.5";
      throw error(column, Messages.of("'%s' is not a number%s", cell, hint));
    }
    return number;
  }

  /**
   * Returns the time of a cell in seconds since 1970 began in UTC, or NaN for a gap. Times without
   * an offset are in UTC.
   *
   * @throws DataException if the cell is no date; see {@link Dates#seconds(String)}
   */
  public double time(String column) {
    return time(column, ZoneOffset.UTC);
  }

  /** Returns the time of a cell as {@link #time(String)} does; without an offset, in this zone. */
  public double time(String column, ZoneId zone) {
    String cell = text(column);
    try {
      return cell.isEmpty() ? Double.NaN : Dates.seconds(cell, zone);
    } catch (DateTimeException e) {
      throw error(column, e.getMessage());
    }
  }

  private DataException error(String column, String message) {
    return DataException.at(columns.source(), line, "column '" + column + "': " + message);
  }
}
