package zoetrope.scenes.notes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.scenes.Film;

class PositionalEncodingTest {
  private final WordOrder order = WordOrder.of("the cat sat on the mat", 16, 4);

  @Test
  void lastsAboutFortySeconds() {
    assertEquals(41.25, Film.of(PositionalEncoding::new).seconds(), 1e-9);
  }

  @Test
  void drawnWavesPassThroughTheEncodedNumbers() {
    var positions = order.positions();
    for (int p = 0; p < order.length(); p++) {
      for (int c = 0; c < order.channels(); c++) {
        assertEquals(positions.get(p, c), order.wave(p, c), 1e-12);
      }
    }
  }

  @Test
  void theSameWordDiffersByItsPositionOnly() {
    assertEquals(List.of(0, 4), order.twice());
    assertArrayEquals(order.embeddings().row(0), order.embeddings().row(4));
    var sums = order.embeddings().plus(order.positions());
    assertNotEquals(sums.sliceRows(0, 1), sums.sliceRows(4, 5));
  }

  @Test
  void attentionMissesTheOrderOnlyWithoutPositions() {
    assertEquals("sat", order.words().get(order.watched()));
    assertArrayEquals(new int[] {0, 5, 2, 3, 4, 1}, order.changed());
    assertTrue(order.change(false) < 1e-12, "a heap of words is the same in any order");
    assertTrue(order.change(true) > 0.3, "with positions the order matters");
  }

  @ParameterizedTest
  @CsvSource({"a b c a, 8", "one two three four five six seven extraordinarily, 24"})
  void showsOtherSentences(String sentence, String channels) {
    var parameters = Map.of("sentence", sentence, "channels", channels);
    assertTrue(Film.of(PositionalEncoding::new).with(parameters).seconds() > 35);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"too few words", "a b a b a", "one two three four five six seven eight 9"})
  void rejectsSentencesWithoutThreeDifferentWords(String sentence) {
    var error = assertThrows(IllegalArgumentException.class, () -> WordOrder.of(sentence, 16, 1));
    assertTrue(error.getMessage().contains("sentence"), error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 9, 26})
  void channelsComeInPairs(int channels) {
    assertThrows(
        IllegalArgumentException.class, () -> WordOrder.of("the cat sat here", channels, 1));
  }
}
