package zoetrope.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.internal.diagnostics.Messages;

/**
 * A reader of JSON text: an array of objects, which are the rows, or an object of arrays, which are
 * the columns.
 */
final class JsonTable {
  private static final String FORMS =
      "a table is an array of objects, [{\"x\": 1}], or an object of arrays, {\"x\": [1]}";

  private final String source;
  private final JsonParser parser;

  /** The cells of all columns. A column that began in a later row is filled up with gaps. */
  private final Map<String, List<String>> columns = new LinkedHashMap<>();

  private final List<Integer> lines = new ArrayList<>();

  private JsonTable(String source, JsonParser parser) {
    this.source = source;
    this.parser = parser;
  }

  static Dataset read(String source, String text) {
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      return new JsonTable(source, parser).read();
    } catch (JsonProcessingException e) {
      throw DataException.at(source, line(e), "this is not JSON: " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new DataException(source + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static int line(JsonProcessingException e) {
    return e.getLocation() == null ? 1 : e.getLocation().getLineNr();
  }

  private Dataset read() throws IOException {
    JsonToken first = parser.nextToken();
    if (first == JsonToken.START_ARRAY) {
      readRows();
    } else if (first == JsonToken.START_OBJECT) {
      readColumns();
    } else {
      throw error(FORMS);
    }
    if (parser.nextToken() != null) {
      throw error("the table has ended: delete the text after it");
    }
    if (columns.isEmpty()) {
      throw error("the table has no columns: " + FORMS);
    }
    Columns headers = new Columns(source, 1, List.copyOf(columns.keySet()));
    List<DataRow> rows = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      int row = i;
      List<String> cells =
          columns.values().stream().map(c -> row < c.size() ? c.get(row) : "").toList();
      rows.add(new DataRow(headers, lines.get(i), cells));
    }
    return new Dataset(headers, rows);
  }

  private void readRows() throws IOException {
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      if (parser.currentToken() != JsonToken.START_OBJECT) {
        throw error(FORMS);
      }
      int row = lines.size();
      lines.add(parser.currentTokenLocation().getLineNr());
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        List<String> cells =
            columns.computeIfAbsent(parser.currentName(), name -> new ArrayList<>());
        if (cells.size() > row) {
          throw error(Messages.of("the row has '%s' twice", parser.currentName()));
        }
        while (cells.size() < row) {
          cells.add("");
        }
        parser.nextToken();
        cells.add(cell());
      }
    }
  }

  private void readColumns() throws IOException {
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      if (parser.nextToken() != JsonToken.START_ARRAY) {
        throw error(FORMS);
      }
      List<String> cells = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        if (columns.isEmpty()) {
          lines.add(parser.currentTokenLocation().getLineNr());
        }
        cells.add(cell());
      }
      if (cells.size() != lines.size() || columns.putIfAbsent(name, cells) != null) {
        throw error(
            Messages.of(
                "the column '%s' has %s values, the first column has %s: write null for a gap, and"
                    + " each name once",
                name, cells.size(), lines.size()));
      }
    }
  }

  private String cell() throws IOException {
    JsonToken token = parser.currentToken();
    if (token == null || !token.isScalarValue()) {
      throw error("a cell must be a number, a text, true, false or null: flatten nested values");
    }
    return token == JsonToken.VALUE_NULL ? "" : parser.getText().strip();
  }

  private DataException error(String message) {
    int column = parser.currentTokenLocation().getColumnNr();
    return DataException.at(
        source,
        parser.currentTokenLocation().getLineNr(),
        "at character " + column + ": " + message);
  }
}
