package zoetrope.scenes.components;

import java.util.List;
import java.util.Locale;

/**
 * The least and the greatest number of words of the viewer's, or of a model's tokens, that a film
 * can show.
 *
 * @param fewest words that it needs, at least 1
 * @param most words that fit
 */
public record WordLimits(int fewest, int most) {
  /**
   * Lets pass what fits.
   *
   * @param what the viewer gave, as in "the phrase"
   * @throws IllegalArgumentException when there are fewer or more words than the film has room for
   */
  public void require(String what, List<String> words) {
    require(what, "word", words);
  }

  /**
   * Lets pass what fits.
   *
   * @param what the viewer gave, as in "the phrase"
   * @param tokens that a model made of it, with the blanks before them where they have some
   * @throws IllegalArgumentException when there are fewer or more tokens than the film has room for
   */
  public void requireTokens(String what, List<String> tokens) {
    require(what, "token", tokens);
  }

  private void require(String what, String one, List<String> words) {
    if (words.size() < fewest || words.size() > most) {
      boolean blanks = words.stream().anyMatch(word -> word.startsWith(" "));
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s has %d %s, but the film has room for %d to %d: \"%s\"",
              what,
              words.size(),
              words.size() == 1 ? one : one + "s",
              fewest,
              most,
              String.join(blanks ? "" : " ", words).strip()));
    }
  }
}
