package zoetrope.scenes.attention.cross;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.attention.AttentionMask;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WordTokens;
import zoetrope.scenes.components.ModelFile;
import zoetrope.scenes.components.WordLimits;

/** Two sentences in different languages, and the attention of one to the other. */
final class TwoSentences {
  private static final WordLimits WORD_LIMITS = new WordLimits(2, 8);

  private TwoSentences() {}

  /**
   * Returns the pattern of a table of scores.
   *
   * @param table rows separated by semicolons, one for each word of {@code asking}; each row has
   *     numbers separated by blanks, one for each word of {@code answering}
   * @param temperature the temperature of the softmax, above 0
   * @throws IllegalArgumentException if a sentence has too few or too many words, if the table has
   *     another shape or an entry that is not a number, or if the temperature is not above 0
   */
  static AttentionPattern of(String asking, String answering, String table, double temperature) {
    List<String> queries = words("the asking sentence", asking);
    List<String> keys = words("the answering sentence", answering);
    if (temperature <= 0) {
      throw new IllegalArgumentException("the temperature must be above 0, but is " + temperature);
    }
    String[] rows = table.strip().split("\\s*;\\s*");
    if (rows.length != queries.size()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the table has %d rows, but must have one for each of the %d words \"%s\": separate"
                  + " rows with semicolons",
              rows.length,
              queries.size(),
              asking));
    }
    List<double[]> scores = new ArrayList<>();
    for (int i = 0; i < rows.length; i++) {
      scores.add(row(rows[i], i, keys.size()));
    }
    RealMatrix matrix = RealMatrix.ofRows(scores.toArray(double[][]::new));
    return AttentionPattern.ofScores(queries, keys, matrix, AttentionMask.none(), temperature);
  }

  private static double[] row(String row, int index, int columns) {
    String[] numbers = row.strip().split("\\s+");
    if (numbers.length != columns) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "row %d of the table, \"%s\", has %d numbers, but must have one for each of the %d"
                  + " answering words",
              index + 1,
              row,
              numbers.length,
              columns));
    }
    double[] scores = new double[columns];
    for (int j = 0; j < columns; j++) {
      try {
        scores[j] = Double.parseDouble(numbers[j]);
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "row " + (index + 1) + " of the table: \"" + numbers[j] + "\" is not a number", e);
      }
    }
    return scores;
  }

  /**
   * Returns the pattern of a head of a model.
   *
   * @throws zoetrope.attention.file.AttentionFileException if the file has no such layer or head
   * @throws IllegalArgumentException if a sentence has too few or too many tokens
   */
  static AttentionPattern of(ModelFile model) {
    AttentionPattern pattern = model.pattern();
    WORD_LIMITS.requireTokens("the model's asking sentence", pattern.queryTokens());
    WORD_LIMITS.requireTokens("the model's answering sentence", pattern.keyTokens());
    return pattern;
  }

  private static List<String> words(String what, String sentence) {
    List<String> words = WordTokens.of(sentence.strip());
    WORD_LIMITS.require(what, words);
    return words;
  }
}
