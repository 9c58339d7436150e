package zoetrope.data;

import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import zoetrope.internal.diagnostics.FileSuggestions;
import zoetrope.internal.diagnostics.Resources;
import zoetrope.internal.files.SpelledPath;
import zoetrope.internal.files.TextResource;

/**
 * A table of data with named columns. It is immutable: sorting and filtering return another table.
 *
 * <pre>{@code
 * var data = dataset("temperatures.csv").where(row -> row.number("year") >= 1950);
 * add(lineChart(data, "year", "Oslo", "Rome"));
 * }</pre>
 *
 * <p>The first line of a CSV or TSV file names the columns. Commas, semicolons or tabs separate the
 * cells. A JSON file is an array of objects or an object of arrays. All files are in UTF-8. A unit
 * in parentheses or brackets is not part of a name: the column {@code Height (m)} can be called
 * {@code Height}, and its unit is {@code m}. Empty cells, {@code NA}, {@code N/A}, {@code NaN} and
 * {@code null} are gaps.
 */
public final class Dataset {
  private static final int MAX_MEGABYTES = 64;
  private static final List<String> ENDINGS = List.of(".csv", ".tsv", ".json");

  private final Columns columns;
  private final List<DataRow> rows;

  Dataset(Columns columns, List<DataRow> rows) {
    this.columns = columns;
    this.rows = List.copyOf(rows);
  }

  /**
   * Returns the table in a file. A name that ends with {@code .json} means JSON, any other name CSV
   * or TSV.
   *
   * @throws DataException if the file is missing, malformed, not in UTF-8, or larger than 64 MB
   */
  public static Dataset load(Path file) {
    Optional<Path> found = SpelledPath.firstFile(file, List.of(""));
    return found
        .flatMap(path -> TextResource.file(path, MAX_MEGABYTES, DataException::new))
        .map(text -> parse(file.getFileName().toString(), text))
        .orElseThrow(() -> new DataException(FileSuggestions.notFound(file, ENDINGS), null));
  }

  /**
   * Returns the table in a class path resource, relative to the package of {@code owner}, or in the
   * file of an absolute path.
   *
   * @throws DataException like {@link #load}
   */
  public static Dataset resource(Class<?> owner, String name) {
    Optional<String> text =
        name.isBlank()
            ? Optional.empty()
            : TextResource.read(owner, name, MAX_MEGABYTES, DataException::new);
    if (text.isPresent()) {
      return parse(name, text.get());
    }
    Path file =
        Resources.absolute(name)
            .orElseThrow(
                () ->
                    new DataException(Resources.missing(owner, name, ENDINGS, "data file"), null));
    return load(file);
  }

  /**
   * Returns the table in a text, which is JSON if {@code name} ends with {@code .json}.
   *
   * @param name the name of the text in messages
   * @throws DataException if the text is malformed
   */
  public static Dataset parse(String name, String text) {
    boolean isJson = name.toLowerCase(Locale.ROOT).endsWith(".json");
    return isJson ? JsonTable.read(name, text) : CsvTable.read(name, text);
  }

  // --- columns ---

  /** Returns the names of the columns, without units. */
  public List<String> columns() {
    return columns.names();
  }

  /** Returns the unit in the header of a column; empty if there is none. */
  public String unit(String column) {
    return columns.unit(column);
  }

  /**
   * Returns the numbers of a column; NaN for gaps.
   *
   * @throws DataException if there is no such column, or a cell is no number
   */
  public double[] numbers(String column) {
    columns.index(column);
    return values(row -> row.number(column));
  }

  /**
   * Returns the times of a column in seconds since 1970 began in UTC; NaN for gaps. Times without
   * an offset are in UTC.
   *
   * @throws DataException if there is no such column, or a cell is no date
   */
  public double[] times(String column) {
    return times(column, ZoneOffset.UTC);
  }

  /** Returns the times of a column as {@link #times(String)} does; without an offset, in a zone. */
  public double[] times(String column, ZoneId zone) {
    columns.index(column);
    return values(row -> row.time(column, zone));
  }

  private double[] values(ToDoubleFunction<DataRow> value) {
    return rows.stream().mapToDouble(value).toArray();
  }

  /** Returns the texts of a column; empty texts for gaps. */
  public List<String> texts(String column) {
    columns.index(column);
    return rows.stream().map(row -> row.text(column)).toList();
  }

  /** Returns whether all cells of a column are numbers or gaps. */
  public boolean isNumeric(String column) {
    return fits(column, row -> row.number(column));
  }

  /** Returns whether all cells of a column are dates or gaps, and not all are numbers. */
  public boolean isTime(String column) {
    return !isNumeric(column) && fits(column, row -> row.time(column));
  }

  private boolean fits(String column, ToDoubleFunction<DataRow> value) {
    columns.index(column);
    try {
      values(value);
      return true;
    } catch (DataException e) {
      return false;
    }
  }

  // --- rows ---

  /** Returns the rows. */
  public List<DataRow> rows() {
    return rows;
  }

  /** Returns the number of rows. */
  public int size() {
    return rows.size();
  }

  /** Returns a table of the rows that satisfy a condition. */
  public Dataset where(Predicate<DataRow> condition) {
    return new Dataset(columns, rows.stream().filter(condition).toList());
  }

  /** Returns a table of the first {@code n} rows, or of all rows if there are fewer. */
  public Dataset first(int n) {
    return new Dataset(columns, rows.stream().limit(n).toList());
  }

  /**
   * Returns a table sorted by a column of numbers, of dates or of texts, in ascending order. Rows
   * with equal cells keep their order, and gaps come last.
   */
  public Dataset sortedBy(String column) {
    return sorted(column, false);
  }

  /** Returns a table sorted as {@link #sortedBy} does, but in descending order. */
  public Dataset sortedDescendingBy(String column) {
    return sorted(column, true);
  }

  private Dataset sorted(String column, boolean isDescending) {
    Comparator<DataRow> order =
        isNumeric(column)
            ? by(row -> row.number(column), isDescending)
            : isTime(column)
                ? by(row -> row.time(column), isDescending)
                : by(row -> row.text(column), isDescending);
    Comparator<DataRow> gapsLast = Comparator.comparing(row -> row.isGap(column));
    List<DataRow> sorted = new ArrayList<>(rows);
    sorted.sort(gapsLast.thenComparing(order));
    return new Dataset(columns, sorted);
  }

  private static <T extends Comparable<T>> Comparator<DataRow> by(
      Function<DataRow, T> key, boolean isDescending) {
    Comparator<DataRow> order = Comparator.comparing(key);
    return isDescending ? order.reversed() : order;
  }

  /** Returns a table for each text of a column, in the order in which the texts first occur. */
  public Map<String, Dataset> groupedBy(String column) {
    Map<String, List<DataRow>> groups = new LinkedHashMap<>();
    for (DataRow row : rows) {
      groups.computeIfAbsent(row.text(column), text -> new ArrayList<>()).add(row);
    }
    Map<String, Dataset> tables = new LinkedHashMap<>();
    groups.forEach((text, group) -> tables.put(text, new Dataset(columns, group)));
    return tables;
  }
}
