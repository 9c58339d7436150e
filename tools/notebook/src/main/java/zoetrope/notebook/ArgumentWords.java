package zoetrope.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Divides a command line into words, as a shell does. */
final class ArgumentWords {
  private static final Pattern WORD = Pattern.compile("(?:[^\\s\"']|\"[^\"]*\"|'[^']*')+");

  private ArgumentWords() {}

  /** Returns the words of a line. Quotes keep blanks together, and are removed. */
  static List<String> of(String line) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      words.add(word.group().replaceAll("\"([^\"]*)\"|'([^']*)'", "$1$2"));
    }
    return words;
  }
}
