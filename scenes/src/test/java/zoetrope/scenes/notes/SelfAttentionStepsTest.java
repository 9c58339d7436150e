package zoetrope.scenes.notes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.attention.RealMatrix;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;
import zoetrope.scenes.Moment;

class SelfAttentionStepsTest {
  private static final int WORDS = 6;
  private static final int CHANNELS = SelfAttentionSteps.CHANNELS;
  private static final double END_OF_SOFTMAX = 42;
  private static final double END_OF_SUM = 53.5;

  private static final Film FILM = Film.of(SelfAttentionSteps::new).rate(4);

  private static Film film(String name, String value) {
    return Film.of(SelfAttentionSteps::new).rate(4).with(name, value);
  }

  @Test
  void lastsAMinuteAndNamesSevenSteps() {
    assertEquals(66, FILM.seconds());
    long titles =
        FILM.moments().stream()
            .flatMap(moment -> moment.texts().stream())
            .filter(
                text ->
                    text.startsWith("Weight matrices")
                        || text.startsWith("Queries, keys")
                        || text.startsWith("Scores:")
                        || text.startsWith("Mask:")
                        || text.startsWith("Softmax:")
                        || text.startsWith("Weights times")
                        || text.startsWith("Output:"))
            .distinct()
            .count();
    assertEquals(7, titles);
  }

  @Test
  void weightsOfEachWordSumToOneAndNoneGoesToALaterWord() {
    double[] shown = FILM.after(END_OF_SOFTMAX).values(2);
    assertEquals(WORDS * WORDS, shown.length);
    for (int i = 0; i < WORDS; i++) {
      double sum = 0;
      for (int j = 0; j < WORDS; j++) {
        double weight = shown[i * WORDS + j];
        assertTrue(weight >= 0 && (j <= i || weight == 0), weight + " of " + i + " for " + j);
        sum += weight;
      }
      assertEquals(1, sum, 1e-12);
    }
  }

  @Test
  void theOutputIsTheSumOfTheWeightedValuesThatAreShown() {
    double[] shown = FILM.after(END_OF_SUM).values(2);
    // The weights of the last word, the weighted values, and their sum.
    int terms = WORDS * CHANNELS;
    assertEquals(WORDS + terms + CHANNELS, shown.length);
    double[] values = FILM.after(END_OF_SUM).values(1);
    for (int c = 0; c < CHANNELS; c++) {
      double sum = 0;
      for (int j = 0; j < WORDS; j++) {
        double term = shown[WORDS + j * CHANNELS + c];
        assertEquals(shown[j] * values[j * CHANNELS + c], term, 0.005 + 1e-12);
        sum += term;
      }
      assertEquals(sum, shown[WORDS + terms + c], 1e-12);
    }
  }

  @Test
  void endsWithTheSumOfInputAndOutput() {
    Moment end = FILM.last();
    int numbers = WORDS * CHANNELS;
    double[] input = end.values(1);
    double[] others = end.values(2);
    assertEquals(numbers, input.length);
    assertEquals(2 * numbers, others.length);
    for (int i = 0; i < numbers; i++) {
      assertEquals(input[i] + others[i], others[numbers + i], 1e-9);
    }
    assertEquals(66, film("phrase", "we met").seconds());
    assertEquals(66, film("phrase", "one two three four five six seven eight").seconds());
  }

  @Test
  void shortensLongWordsInsteadOfAllWords() {
    String phrase = "the extraordinarily small cat sat on the rug";
    var film = film("phrase", phrase);
    assertTrue(film.after(END_OF_SOFTMAX).texts().containsAll(List.of("extraordi…", "extrao…")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"one", "one two three four five six seven eight nine"})
  void reportsTheLimitOfWords(String phrase) {
    var refused = assertThrows(SceneException.class, () -> film("phrase", phrase).result());
    assertTrue(refused.getMessage().contains("2 to 8"), refused.getMessage());
  }

  @Test
  void vectorsIgnoreCapitalsButDependOnPositions() {
    var attention = SmallAttention.of("The cat and the dog", 8, CHANNELS, 1);
    RealMatrix embeddings = attention.embeddings();
    assertArrayEquals(embeddings.row(0), embeddings.row(3));
    RealMatrix input = attention.input();
    assertTrue(input.sliceRows(0, 1).minus(input.sliceRows(3, 4)).maxAbs() > 0.1);
  }
}
