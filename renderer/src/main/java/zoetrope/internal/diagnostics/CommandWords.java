package zoetrope.internal.diagnostics;

import java.util.ArrayList;
import java.util.List;

/** Splits command lines that users write as one text. */
public final class CommandWords {
  private CommandWords() {}

  /**
   * Returns the words of a command. Quotes join text with blanks, as in a shell.
   *
   * @throws IllegalArgumentException if a quote is not closed
   */
  public static List<String> of(String command) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    char quote = 0;
    boolean begun = false;
    for (char c : command.toCharArray()) {
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        begun = true;
      } else if (Character.isWhitespace(c) && quote == 0) {
        if (begun) {
          words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    Preconditions.require(quote == 0, "'%s' has an unmatched quote", command.strip());
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }
}
