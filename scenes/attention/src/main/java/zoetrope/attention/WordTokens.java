package zoetrope.attention;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes a phrase to pieces for attention: here a token is a word with the blanks before it. */
public final class WordTokens {
  private static final Pattern TOKEN = Pattern.compile("\\s*\\S+", Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern AROUND = Pattern.compile("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$");

  private WordTokens() {}

  /**
   * The words of {@code phrase}, each with the blanks before it and the signs after it: " a fluffy
   * creature" gives " a", " fluffy", " creature". Blanks at the end are left out.
   *
   * @throws IllegalArgumentException if there is no word
   */
  public static List<String> of(String phrase) {
    List<String> tokens = TOKEN.matcher(phrase).results().map(r -> r.group()).toList();
    if (tokens.isEmpty()) {
      throw new IllegalArgumentException("a phrase needs at least one word: \"" + phrase + "\"");
    }
    return tokens;
  }

  /** The word in {@code token}, without the blanks and signs around it: " Sharply," → "Sharply". */
  public static String word(String token) {
    Matcher around = AROUND.matcher(token);
    return around.replaceAll("");
  }
}
