package zoetrope.internal.tex.parse;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.source.Span;
import zoetrope.tex.TexException;

/**
 * Detects commands whose backslash and first letter Java has read as an escape. For example, {@code
 * "\theta"} is a tab and {@code heta}, and would be set without an error.
 */
final class EscapedLetters {
  private static final Map<Character, String> LETTERS =
      Map.of('\t', "t", '\f', "f", '\b', "b", '\r', "r", '\n', "n", ' ', "s");

  /**
   * The command names, without their first letter, that are reported after a tab, a line break or a
   * blank. Other letters after these characters are not reported, because authors also use the
   * characters intentionally.
   */
  private static final Map<Character, Pattern> NAME_ENDS =
      Map.of(
          '\t',
              nameEnd(
                  "heta|imes|au|an|anh|ext|extbf|ext[a-z]{2}|ilde|riangle[a-z]*|o|op|frac|binom"),
          '\r', nameEnd("ho|ight|angle|ightarrow|m|ceil|floor"),
          '\n', nameEnd("abla|eq|eg|otin|earrow|exists"),
          ' ', Pattern.compile("(?:qrt(?=\\s*[{\\[\\d])|um(?=\\s*[_^])|igma(?![A-Za-z]))"));

  private EscapedLetters() {}

  private static Pattern nameEnd(String names) {
    return Pattern.compile("(?:" + names + ")(?![A-Za-z])");
  }

  /**
   * Checks the character at {@code at}.
   *
   * @throws TexException if the author probably meant a backslash and a letter
   */
  static void check(String source, int at) {
    char c = source.charAt(at);
    String letter = LETTERS.get(c);
    boolean indents = c == '\t' && at > 0 && Character.isWhitespace(source.charAt(at - 1));
    if (letter == null || indents && source.charAt(at - 1) != ' ') {
      return;
    }
    Pattern ending = NAME_ENDS.getOrDefault(c, Pattern.compile("[A-Za-z]*"));
    Matcher matcher = ending.matcher(source).region(at + 1, source.length());
    if (matcher.lookingAt()) {
      String name = letter + matcher.group();
      throw new TexException(
          source,
          new Span(at, matcher.end()),
          "Java reads \\" + letter + " as one character, not as the beginning of \\" + name,
          "Double the backslash in a Java string: \"\\\\" + name + "\".");
    }
  }
}
