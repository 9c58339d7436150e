package zoetrope.cli.options;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import zoetrope.data.DataException;
import zoetrope.data.DataRow;
import zoetrope.data.Dataset;
import zoetrope.render.request.NamedSection;
import zoetrope.render.result.UsageException;

/** The options that render scenes once for each row of a table. */
public final class BatchOptions {
  private static final int MAX_LABEL_LENGTH = 80;
  private static final Pattern COLUMN = Pattern.compile("\\{([^{}]*)}");

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Render a video for each row of a CSV, TSV or JSON file; its columns are parameters")
  private Path file;

  @Option(
      names = "--batch-name",
      paramLabel = "PATTERN",
      description =
          "Suffix of the file names, with columns in braces: '{city}-{year}' (default: the row's"
              + " number)")
  private String pattern;

  /** Returns whether there is a table. */
  public boolean isGiven() {
    return file != null;
  }

  /**
   * Refuses an option that a table excludes, and a pattern without a table.
   *
   * @param other the option; empty for none
   */
  public void check(String other) {
    UsageException.require(
        file == null || other.isEmpty(), "--batch and %s do not go together: leave out one", other);
    UsageException.require(
        pattern == null || file != null, "--batch-name needs --batch FILE: add it");
  }

  /**
   * Returns the rows; one without a label if there is no table. An empty cell keeps the default of
   * its parameter.
   *
   * @param common the parameters of all rows
   * @throws UsageException if the table cannot be read, has no rows, or sets a parameter that is
   *     set for all rows, or if two rows have the same label
   */
  public List<BatchRow> rows(Map<String, String> common) {
    if (file == null) {
      return List.of(BatchRow.single(common));
    }
    try {
      return rows(Dataset.load(file), common);
    } catch (DataException e) {
      throw new UsageException("--batch: " + e.getMessage());
    }
  }

  private List<BatchRow> rows(Dataset data, Map<String, String> common) {
    UsageException.require(data.size() > 0, "--batch: %s has no rows", file);
    for (String column : data.columns()) {
      UsageException.require(
          !common.containsKey(column),
          "%s has a column '%s', and --set sets it, too: leave out one of them",
          file,
          column);
    }
    List<BatchRow> rows = new ArrayList<>();
    Map<String, String> places = new HashMap<>();
    for (DataRow row : data.rows()) {
      Map<String, String> parameters = new LinkedHashMap<>(common);
      for (String column : data.columns()) {
        if (!row.isGap(column)) {
          parameters.put(column, row.text(column));
        }
      }
      String place = file.getFileName() + ":" + row.line();
      String label = label(row, rows.size() + 1, String.valueOf(data.size()).length());
      String before = places.put(label.toLowerCase(Locale.ROOT), place);
      UsageException.require(
          before == null,
          "%s and %s would write the same file, with '%s' in its name: use more columns in"
              + " --batch-name",
          before,
          place,
          label);
      rows.add(new BatchRow(label, place, parameters));
    }
    return rows;
  }

  /** Returns the label of a row in characters that all file systems accept. */
  private String label(DataRow row, int number, int digits) {
    if (pattern == null) {
      String plain = String.valueOf(number);
      return "0".repeat(digits - plain.length()) + plain;
    }
    String filled =
        COLUMN.matcher(pattern).replaceAll(m -> Matcher.quoteReplacement(row.text(m.group(1))));
    String safe =
        new NamedSection(filled)
            .label()
            .codePoints()
            .limit(MAX_LABEL_LENGTH)
            .mapToObj(Character::toString)
            .collect(Collectors.joining());
    String trimmed = safe.replaceAll("^-+|-+$", "");
    UsageException.require(
        trimmed.chars().anyMatch(Character::isLetterOrDigit),
        "--batch-name makes no name for row %s: '%s'",
        number,
        filled);
    return trimmed;
  }
}
