package zoetrope.internal.render.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The table of frequent mistakes, {@code hints.tsv}. A row contains the text to search in, a
 * pattern, the kinds of compiler errors, and the hint. The first row that matches an error gives
 * the hint. Immutable.
 */
record HintTable(List<Row> rows) {
  private static final String RESOURCE = "hints.tsv";
  private static final int COLUMNS = 4;

  /** The text that is searched for a pattern. */
  enum Where {
    /** The line of the error, without comments and with string literals emptied. */
    LINE,
    /** The text from the error's position on. */
    AT,
    /** A whole name that is not found, without a qualifier. */
    NAME,
    /** The whole name of a method or field that an object does not have. */
    MEMBER,
    /** The whole name before {@code =} in an argument list. */
    ARGUMENT,
    MESSAGE
  }

  private record Row(Where where, Pattern pattern, List<String> kinds, String hint) {
    Optional<String> hint(Where place, String kind, String text) {
      if (place != where || kinds.stream().noneMatch(kind::contains)) {
        return Optional.empty();
      }
      Matcher matcher = pattern.matcher(text);
      boolean found =
          switch (where) {
            case LINE, MESSAGE -> matcher.find();
            case AT -> matcher.lookingAt();
            default -> matcher.matches();
          };
      return found ? Optional.of(filled(matcher)) : Optional.empty();
    }

    /** Returns the hint with {@code $1} and so on replaced by the pattern's groups. */
    private String filled(Matcher matcher) {
      String text = hint;
      for (int i = matcher.groupCount(); i > 0; i--) {
        String group = matcher.group(i);
        text = text.replace("$" + i, group == null ? "" : group);
      }
      return text;
    }
  }

  static HintTable load() {
    try (InputStream in = HintTable.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException(RESOURCE + " is missing: build the renderer again");
      }
      return new HintTable(
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.isBlank() && !line.startsWith("# "))
              .map(HintTable::row)
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE + " cannot be read", e);
    }
  }

  private static Row row(String line) {
    String[] columns = line.split("\t", -1);
    if (columns.length != COLUMNS) {
      throw new IllegalStateException(RESOURCE + " has a row without four columns: " + line);
    }
    return new Row(
        Where.valueOf(columns[0].toUpperCase(Locale.ROOT)),
        Pattern.compile(columns[1]),
        List.of(columns[2].split("\\|", -1)),
        columns[3]);
  }

  /**
   * Returns the hint of the first row that matches.
   *
   * @param kind the compiler's code of the error, such as {@code compiler.err.cant.resolve}
   */
  Optional<String> find(Where where, String kind, String text) {
    return rows.stream().flatMap(row -> row.hint(where, kind, text).stream()).findFirst();
  }

  List<String> hints() {
    return rows.stream().map(Row::hint).toList();
  }

  /**
   * Returns a line of code without comments and with string literals emptied. A {@code //} that is
   * probably a division of integers, as in Python, is not treated as a comment. Such a {@code //}
   * is followed by a number, or by a name at the end of the statement.
   */
  static String bare(String line) {
    return line.replaceAll("\"(?:[^\"\\\\]|\\\\.)*\"", "\"\"")
        .replaceAll("//(?!\\s*\\d|\\s*\\w+\\)*;\\s*$).*", "");
  }
}
