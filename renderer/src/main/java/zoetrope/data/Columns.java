package zoetrope.data;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Suggestions;

/** The headers of a table: the names of its columns, and their units. */
final class Columns {
  private static final Pattern WITH_UNIT =
      Pattern.compile("(.*\\S)\\s*(?:\\(([^()]+)\\)|\\[([^\\[\\]]+)\\])");

  private final String source;
  private final List<String> headers;
  private final List<String> names = new ArrayList<>();
  private final List<String> units = new ArrayList<>();

  /**
   * Splits headers into names and units.
   *
   * @param line the line of the headers, for messages
   * @throws DataException if a header is empty or occurs twice
   */
  Columns(String source, int line, List<String> headers) {
    this.source = source;
    this.headers = List.copyOf(headers);
    for (int i = 0; i < headers.size(); i++) {
      String header = headers.get(i);
      if (header.isEmpty()) {
        throw DataException.at(
            source, line, "column " + (i + 1) + " has no name: write one into the first line");
      }
      if (headers.indexOf(header) < i) {
        throw DataException.at(
            source, line, "two columns have the name '" + header + "': rename one of them");
      }
      Matcher m = WITH_UNIT.matcher(header);
      boolean hasUnit = m.matches();
      names.add(hasUnit ? m.group(1) : header);
      units.add(!hasUnit ? "" : m.group(2) != null ? m.group(2) : m.group(3));
    }
  }

  String source() {
    return source;
  }

  List<String> names() {
    return List.copyOf(names);
  }

  String unit(String column) {
    return units.get(index(column));
  }

  int size() {
    return headers.size();
  }

  /**
   * Returns the index of a column, by its header or by its name without the unit.
   *
   * @throws DataException if there is no such column, or there are several
   */
  int index(String column) {
    int exact = headers.indexOf(column);
    if (exact >= 0) {
      return exact;
    }
    int[] same =
        IntStream.range(0, names.size()).filter(i -> names.get(i).equals(column)).toArray();
    if (same.length == 1) {
      return same[0];
    }
    String problem =
        same.length > 1
            ? Messages.of("has several columns '%s': write the unit, too", column)
            : Messages.of(
                "has no column '%s'; %s",
                column,
                Suggestions.question(column, headers)
                    .orElse("its columns are " + String.join(", ", headers)));
    throw new DataException(source + " " + problem, null);
  }
}
