package zoetrope.attention;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A vector for each word of a vocabulary.
 *
 * @param words the vocabulary, without repetitions
 * @param vectors [words, C]
 */
public record EmbeddingTable(List<String> words, RealMatrix vectors) {
  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if a word is repeated, or the number of vectors differs from
   *     the number of words
   */
  public EmbeddingTable {
    words = List.copyOf(words);
    Checks.require(
        words.size() == vectors.rows(),
        "a vocabulary of %s words needs one vector for each word, but the table is %s",
        words.size(),
        vectors.shape());
    Checks.require(index(words).size() == words.size(), "the vocabulary repeats a word: %s", words);
  }

  /**
   * Looks up the vectors of {@code tokens}, [T, C].
   *
   * @throws IllegalArgumentException if a token is not in the vocabulary
   */
  public RealMatrix embed(List<String> tokens) {
    Map<String, Integer> index = index(words);
    int[] rows = new int[tokens.size()];
    for (int i = 0; i < rows.length; i++) {
      Integer row = index.get(tokens.get(i));
      if (row == null) {
        throw new IllegalArgumentException(
            "the vocabulary of " + words.size() + " words has no \"" + tokens.get(i) + "\"");
      }
      rows[i] = row;
    }
    return vectors.selectRows(rows);
  }

  private static Map<String, Integer> index(List<String> words) {
    Map<String, Integer> index = new HashMap<>();
    for (int i = 0; i < words.size(); i++) {
      index.put(words.get(i), i);
    }
    return index;
  }
}
