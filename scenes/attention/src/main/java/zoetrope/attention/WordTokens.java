package zoetrope.attention;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A tokenizer of phrases: a token is a word with the white space before it. */
public final class WordTokens {
  private static final Pattern TOKEN = Pattern.compile("\\s*\\S+", Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern AROUND = Pattern.compile("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$");

  private WordTokens() {}

  /**
   * Returns the tokens of {@code phrase}, each a word with its punctuation and the white space
   * before it: " a fluffy creature" gives " a", " fluffy", " creature". White space at the end is
   * dropped.
   *
   * @throws IllegalArgumentException if the phrase has no word, or if it has a control character,
   *     because no font has a glyph for it
   */
  public static List<String> of(String phrase) {
    phrase
        .codePoints()
        .filter(c -> Character.isISOControl(c) && !Character.isWhitespace(c))
        .findFirst()
        .ifPresent(
            c -> {
              throw new IllegalArgumentException(
                  String.format(
                      Locale.ROOT, "the phrase has the control character U+%04X: remove it", c));
            });
    List<String> tokens = TOKEN.matcher(phrase).results().map(r -> r.group()).toList();
    Checks.require(!tokens.isEmpty(), "a phrase needs at least one word: \"%s\"", phrase);
    return tokens;
  }

  /**
   * Returns the word in {@code token}, without white space and punctuation: " Sharply," gives
   * "Sharply".
   */
  public static String word(String token) {
    Matcher around = AROUND.matcher(token);
    return around.replaceAll("");
  }
}
