package zoetrope.scenes.components;

import java.util.List;
import java.util.Locale;

/**
 * The smallest and largest number of a viewer's words, or a model's tokens, that a film can show.
 *
 * @param min the smallest number, at least 1
 * @param max the largest number
 */
public record WordLimits(int min, int max) {
  /**
   * Checks the number of words.
   *
   * @param what the input's name, such as "the phrase"
   * @throws IllegalArgumentException if there are fewer or more words than the film can show
   */
  public void require(String what, List<String> words) {
    require(what, "word", words);
  }

  /**
   * Checks the number of tokens.
   *
   * @param what the input's name, such as "the phrase"
   * @param tokens the model's tokens, with leading spaces if they have some
   * @throws IllegalArgumentException if there are fewer or more tokens than the film can show
   */
  public void requireTokens(String what, List<String> tokens) {
    require(what, "token", tokens);
  }

  private void require(String what, String one, List<String> words) {
    if (words.size() < min || words.size() > max) {
      boolean blanks = words.stream().anyMatch(word -> word.startsWith(" "));
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s has %d %s, but the film has room for %d to %d: \"%s\"",
              what,
              words.size(),
              words.size() == 1 ? one : one + "s",
              min,
              max,
              String.join(blanks ? "" : " ", words).strip()));
    }
  }
}
