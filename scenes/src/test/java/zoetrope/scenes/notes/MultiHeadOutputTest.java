package zoetrope.scenes.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.scene.SceneException;

class MultiHeadOutputTest {
  private static final int NUMBERS = 4 * SmallHeads.CHANNELS;
  private static final double END_OF_SUM = 23;

  private static Showing film(String... parameters) {
    return Showing.of(new MultiHeadOutput(), parameters);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 6})
  void lastsAsLongHoweverManyHeadsThereAre(int heads) {
    Showing film = film("heads", String.valueOf(heads));
    assertEquals(33, film.seconds());
    // What each head adds to the entry, and the sum, stand last.
    List<Showing.Shown> numbers = film.at(END_OF_SUM).numbers();
    List<Showing.Shown> terms = numbers.subList(numbers.size() - heads - 1, numbers.size());
    Showing.Shown total = terms.get(heads);
    assertEquals(total.value(), sum(terms.subList(0, heads)), 1e-12);
    assertTrue(terms.stream().allMatch(term -> term.decimals() == total.decimals()));
    double unit = StrictMath.pow(10, -total.decimals());
    double read = terms.subList(0, heads).stream().mapToDouble(t -> rounded(t, unit)).sum();
    assertEquals(rounded(total, unit), read, 1e-9, "what is read adds up");
  }

  private static double sum(List<Showing.Shown> terms) {
    return terms.stream().mapToDouble(Showing.Shown::value).sum();
  }

  private static double rounded(Showing.Shown term, double unit) {
    return Math.rint(term.value() / unit) * unit;
  }

  @Test
  void endsWithTheEmbeddingsAndAnOutputOfTheirShape() {
    Showing.Moment end = film().last();
    assertEquals(2 * NUMBERS, end.values(1).length);
    assertEquals(2, end.texts().stream().filter(text -> text.equals("4 × 6")).count());
    assertEquals(0, end.texts().stream().filter(text -> text.startsWith("Head")).count());
  }

  @Test
  void theSharesOfTheHeadsAreTheWholeOutput() {
    var small = SmallHeads.of("we met at noon", 2, 5);
    for (int word = 0; word < 4; word++) {
      for (int column = 0; column < SmallHeads.CHANNELS; column++) {
        double sum = small.share(0, word, column) + small.share(1, word, column);
        assertEquals(small.trace().output().get(word, column), sum, 1e-12);
      }
    }
  }

  @Test
  void saysWhatHeadsAndPhrasesItTakes() {
    var heads = assertThrows(SceneException.class, () -> film("heads", "4"));
    assertTrue(heads.getMessage().contains("[1, 2, 3, 6]"), heads.getMessage());
    var words = assertThrows(SceneException.class, () -> film("phrase", "a b c d e f"));
    assertTrue(words.getMessage().contains("2 to 5"), words.getMessage());
  }
}
