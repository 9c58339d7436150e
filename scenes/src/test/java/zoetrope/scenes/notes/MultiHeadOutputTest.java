package zoetrope.scenes.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;
import zoetrope.scenes.Moment;

class MultiHeadOutputTest {
  private static final int NUMBERS = 4 * SmallHeads.CHANNELS;
  private static final double END_OF_SUM = 23;

  private static Film film(String name, String value) {
    return Film.of(MultiHeadOutput::new).rate(4).with(name, value);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 6})
  void lastsEquallyLongForAnyNumberOfHeads(int heads) {
    Film film = film("heads", String.valueOf(heads));
    assertEquals(38, film.seconds());
    // The contribution of each head to the entry, and the sum, are the last numbers.
    List<DecimalNumber> numbers = film.after(END_OF_SUM).all(DecimalNumber.class);
    List<DecimalNumber> shares = numbers.subList(numbers.size() - heads - 1, numbers.size() - 1);
    DecimalNumber total = numbers.get(numbers.size() - 1);
    double unit = StrictMath.pow(10, -total.decimals());
    double sum = 0;
    double read = 0;
    for (DecimalNumber share : shares) {
      assertEquals(total.decimals(), share.decimals());
      sum += share.value();
      read += Math.rint(share.value() / unit) * unit;
    }
    assertEquals(sum, total.value(), 1e-12);
    assertEquals(
        Math.rint(total.value() / unit) * unit,
        read,
        1e-9,
        "the shown contributions add up to the shown sum");
  }

  @Test
  void theOutputHasTheShapeOfTheEmbeddingsAndIsAddedToThem() {
    Film film = Film.of(MultiHeadOutput::new).rate(4);
    Moment compared = film.after(33);
    assertEquals(2 * NUMBERS, compared.values(1).length);
    assertEquals(2, compared.texts().stream().filter(text -> text.equals("4 × 6")).count());
    assertEquals(0, compared.texts().stream().filter(text -> text.startsWith("Head")).count());
    double[] end = film.last().values(1);
    assertEquals(3 * NUMBERS, end.length);
    for (int i = 0; i < NUMBERS; i++) {
      assertEquals(end[i] + end[NUMBERS + i], end[2 * NUMBERS + i], 1e-12);
    }
  }

  @Test
  void discsOfEachWordCoverTheSameAreaInEveryHead() {
    List<Dot> discs = Film.of(MultiHeadOutput::new).rate(4).after(8).all(Dot.class);
    assertEquals(3 * 16, discs.size());
    for (int row = 0; row < 12; row++) {
      double sum = 0;
      for (Dot disc : discs.subList(4 * row, 4 * row + 4)) {
        sum += Math.pow(disc.width(), 2);
      }
      assertEquals(Math.pow(0.9 * 1.7 / 4, 2), sum, 1e-9, "row " + row);
    }
  }

  @Test
  void theSharesOfTheHeadsAreTheWholeOutput() {
    var small = SmallHeads.of("we met at noon", 2, 5);
    for (int word = 0; word < 4; word++) {
      for (int column = 0; column < SmallHeads.CHANNELS; column++) {
        double sum = small.share(0, word, column) + small.share(1, word, column);
        assertEquals(small.trace().output().get(word, column), sum, 0.05 + 1e-12);
      }
    }
  }

  @Test
  void reportsTheLimitsOfHeadsAndPhrases() {
    var heads = assertThrows(SceneException.class, () -> film("heads", "4").result());
    assertTrue(heads.getMessage().contains("[1, 2, 3, 6]"), heads.getMessage());
    var words = assertThrows(SceneException.class, () -> film("phrase", "a b c d e f").result());
    assertTrue(words.getMessage().contains("2 to 5"), words.getMessage());
  }
}
