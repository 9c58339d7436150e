package zoetrope.mobject.code;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.internal.files.TextResource;

/**
 * The comments, strings and keywords of a language that RSyntaxTextArea lacks, from the table
 * {@code languages.tsv}. Its columns are name, line comments, block comment, strings, keywords.
 */
final class WordTable {
  static final String STYLE = "table";

  /** The forms of strings that the table names. */
  private static final Map<String, String> STRINGS =
      Map.of(
          "triple", "\"\"\"(?s:.*?)(?:\"\"\"|\\z)",
          "double", "\"(?:\\\\.|[^\"\\\\\\n])*+\"?",
          "single", "'(?:\\\\.|[^'\\\\\\n])*+'?",
          "back", "`[^`\\n]*`?",
          "char", "'(?:\\\\[^'\\n]{1,8}|\\\\'|[^'\\\\\\n])'",
          // A quote after a value means a transposition, as in MATLAB, and does not begin a string.
          "quote", "(?<![\\w)\\]}'.])'[^'\\n]*'?");

  private static final Map<String, WordTable> ALL =
      TextResource.table(WordTable.class, "languages.tsv").stream()
          .collect(Collectors.toMap(row -> row[0], WordTable::new));

  private final Pattern tokens;
  private final Set<String> keywords;

  private WordTable(String[] row) {
    List<String> block = parts(row[2]);
    Stream<String> blocks =
        block.isEmpty()
            ? Stream.of()
            : Stream.of(
                Pattern.quote(block.get(0))
                    + "(?s:.*?)(?:"
                    + Pattern.quote(block.get(1))
                    + "|\\z)");
    Stream<String> lines = parts(row[1]).stream().map(mark -> Pattern.quote(mark) + "[^\\n]*");
    String comments = Stream.concat(blocks, lines).collect(Collectors.joining("|"));
    String strings = parts(row[3]).stream().map(STRINGS::get).collect(Collectors.joining("|"));
    tokens =
        Pattern.compile(
            group("comment", comments)
                + group("string", strings)
                + group("number", "0[xX][0-9a-fA-F_]+|\\d[\\d_]*(?:\\.\\d+)?(?:[eE][-+]?\\d+)?")
                + "(?<word>[\\p{L}_$][\\p{L}\\p{N}_$]*'*+)|[-+*/%=<>!&|^~?:]+|\\S");
    keywords = Set.copyOf(parts(row[4]));
  }

  /** Returns the table of a language whose style is {@link #STYLE}. */
  static WordTable of(Language language) {
    return ALL.get(language.name().toLowerCase(Locale.ROOT));
  }

  private static List<String> parts(String column) {
    return Arrays.stream(column.split(" ")).filter(part -> !part.isEmpty()).toList();
  }

  private static String group(String name, String pattern) {
    return "(?<" + name + ">" + (pattern.isEmpty() ? "(?!)" : pattern) + ")|";
  }

  /** Returns a matcher that finds the tokens of a source one after the other. */
  Matcher matcher(String source) {
    return tokens.matcher(source);
  }

  /**
   * Returns the kind of the token that the matcher found. For a word, {@code ofWord} returns the
   * kind; its argument says whether the word is a keyword.
   */
  TokenKind kind(Matcher found, Function<Boolean, TokenKind> ofWord) {
    if (found.group("comment") != null) {
      return TokenKind.COMMENT;
    }
    if (found.group("string") != null) {
      return TokenKind.STRING;
    }
    if (found.group("number") != null) {
      return TokenKind.NUMBER;
    }
    return ofWord.apply(keywords.contains(found.group()));
  }
}
