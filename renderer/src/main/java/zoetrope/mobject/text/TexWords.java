package zoetrope.mobject.text;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A search for plain words in a formula, where LaTeX drops the blanks between them. */
final class TexWords {
  /** Commands whose arguments are text, names or lengths. */
  private static final Set<String> COMMANDS_WITH_TEXT =
      Set.of(
          ("text textrm textbf textit textsf texttt textsc textnormal textup textmd mbox "
                  + "hbox fbox makebox framebox parbox intertext operatorname mathrm mathbf mathit "
                  + "mathsf mathtt mathop ce begin end tag label hspace vspace url")
              .split(" "));

  /**
   * A plain word: at least two letters, in lower case after the first. A product such as {@code AB}
   * and a single variable do not match.
   */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z][a-z]+");

  private final String source;
  private int at;

  /** The start of the current row of words. */
  private int begin;

  /** The number of plain words in the current row. */
  private int words;

  /** The length of the longest plain word in the current row. */
  private int longest;

  private TexWords(String source) {
    this.source = source;
  }

  /**
   * Returns the first row of at least two plain words, with the blanks between them. One of the
   * words has at least three letters.
   */
  static Optional<String> inARow(String source) {
    return source.indexOf(' ') < 0 ? Optional.empty() : new TexWords(source).find();
  }

  private Optional<String> find() {
    while (at < source.length()) {
      char c = source.charAt(at);
      if (isLetter(c)) {
        word();
      } else if (c == ' ') {
        at++;
      } else if (words > 1 && longest > 2) {
        break;
      } else if (c == '\\') {
        command();
      } else {
        at++;
        words = 0;
      }
    }
    return words > 1 && longest > 2
        ? Optional.of(source.substring(begin, at).strip())
        : Optional.empty();
  }

  private void word() {
    int start = at;
    skipLetters();
    if (words == 0) {
      begin = start;
      longest = 0;
    }
    if (PLAIN.matcher(source.substring(start, at)).matches()) {
      words++;
      longest = Math.max(longest, at - start);
    }
  }

  private void command() {
    words = 0;
    int name = ++at;
    skipLetters();
    if (at == name) {
      at++;
    } else if (COMMANDS_WITH_TEXT.contains(source.substring(name, at))) {
      skipArgument();
    }
  }

  private void skipLetters() {
    while (at < source.length() && isLetter(source.charAt(at))) {
      at++;
    }
  }

  private void skipArgument() {
    while (at < source.length() && " *".indexOf(source.charAt(at)) >= 0) {
      at++;
    }
    int depth = 0;
    while (at < source.length()) {
      char c = source.charAt(at);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth < 0 || depth == 0 && c != '}') {
        return;
      }
      at += c == '\\' ? 2 : 1;
      if (depth == 0) {
        return;
      }
    }
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }
}
