package zoetrope.attention.file;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A strict JSON reader. It rejects duplicate names, and nesting is bounded. */
public final class JsonReader {
  private static final int MAX_NESTING = 16;
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(MAX_NESTING).build())
          .build();

  private final JsonParser parser;

  private JsonReader(JsonParser parser) {
    this.parser = parser;
  }

  /**
   * Parses all of {@code text} as one value. Objects become maps from strings, arrays become lists,
   * and all numbers become {@link Double}. {@code place} names the source in messages.
   *
   * @throws AttentionFileException if the text is not valid JSON; the message has line and column
   */
  public static Object read(String text, String place) {
    try (JsonParser parser = FACTORY.createParser(text)) {
      return read(parser, place);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Object read(JsonParser parser, String place) throws IOException {
    try {
      JsonReader reader = new JsonReader(parser);
      parser.nextToken();
      Object value = reader.value();
      if (parser.nextToken() != null) {
        throw reader.wrong("expected the end of the text");
      }
      return value;
    } catch (JsonProcessingException e) {
      JsonLocation at = parser.currentLocation();
      throw new AttentionFileException(
          place + ", line " + at.getLineNr() + ", column " + at.getColumnNr(),
          "this JSON is broken: " + e.getOriginalMessage().replaceFirst(": enable .*", ""),
          e);
    }
  }

  /** Reads the value that begins at the parser's token. */
  private Object value() throws IOException {
    JsonToken token = parser.currentToken();
    if (token == null) {
      throw wrong("expected a value, found the end");
    }
    return switch (token) {
      case START_OBJECT -> object();
      case START_ARRAY -> array();
      case VALUE_STRING -> parser.getText();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      default -> number();
    };
  }

  private Map<String, Object> object() throws IOException {
    Map<String, Object> object = new LinkedHashMap<>();
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      parser.nextToken();
      object.put(name, value());
    }
    return object;
  }

  private List<Object> array() throws IOException {
    List<Object> array = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(value());
    }
    return array;
  }

  private Double number() throws IOException {
    double value = parser.getDoubleValue();
    if (Double.isInfinite(value)) {
      throw wrong("this number is too large");
    }
    return value;
  }

  private JsonProcessingException wrong(String what) {
    return new JsonParseException(parser, what);
  }
}
