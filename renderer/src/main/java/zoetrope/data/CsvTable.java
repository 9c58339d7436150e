package zoetrope.data;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.internal.diagnostics.Messages;

/** A reader of CSV and TSV text. */
final class CsvTable {
  private static final String SEPARATORS = ",;\t";

  private CsvTable() {}

  /**
   * Returns the table of a text. Commas, semicolons or tabs separate the cells; the most frequent
   * of them in the first line is the separator. Lines without text are skipped.
   */
  static Dataset read(String source, String text) {
    List<DataRow> rows = new ArrayList<>();
    Columns columns = null;
    try (CsvReader<CsvRecord> reader =
        CsvReader.builder()
            .fieldSeparator(separator(source, text))
            .allowExtraFields(true)
            .allowMissingFields(true)
            .trimWhitespacesAroundQuotes(true)
            .ofCsvRecord(text)) {
      for (CsvRecord record : reader) {
        int line = (int) record.getStartingLineNumber();
        List<String> cells = record.getFields().stream().map(String::strip).toList();
        if (columns == null) {
          columns = new Columns(source, line, cells);
        } else if (cells.size() != 1 || !cells.get(0).isEmpty() || columns.size() == 1) {
          rows.add(row(columns, line, cells));
        }
      }
    } catch (CsvParseException | IOException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw new DataException(source + ": " + e.getMessage() + ": " + cause.getMessage(), e);
    }
    if (columns == null) {
      throw new DataException(source + " is empty: its first line must name the columns", null);
    }
    return new Dataset(columns, rows);
  }

  private static DataRow row(Columns columns, int line, List<String> cells) {
    if (cells.size() != columns.size()) {
      String cause =
          cells.size() > columns.size()
              ? "put cells that contain the separator into double quotes"
              : "leave a cell empty for a gap, or close a quote";
      throw DataException.at(
          columns.source(),
          line,
          Messages.of(
              "the row has %s cells, but there are %s columns: %s",
              cells.size(), columns.size(), cause));
    }
    return new DataRow(columns, line, cells);
  }

  private static char separator(String source, String text) {
    if (source.toLowerCase(Locale.ROOT).endsWith(".tsv")) {
      return '\t';
    }
    String head = text.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
    String unquoted = head.replaceAll("\"[^\"]*\"", "");
    char best = ',';
    for (char c : SEPARATORS.toCharArray()) {
      best = count(unquoted, c) > count(unquoted, best) ? c : best;
    }
    return best;
  }

  private static long count(String text, char c) {
    return text.chars().filter(x -> x == c).count();
  }
}
