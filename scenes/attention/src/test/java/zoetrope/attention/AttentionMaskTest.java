package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class AttentionMaskTest {
  private final WeightGenerator random = new WeightGenerator(9);

  @Test
  void queriesThatContinueASequenceSeeEarlierKeys() {
    AttentionHead head = random.head(6, 4);
    RealMatrix x = random.gaussian(7, 6, 1);
    AttentionTrace whole = head.trace(x, DotProductAttention.causal());
    AttentionTrace last =
        head.crossAttention(
            x.sliceRows(5, 7), x, DotProductAttention.unmasked().mask(AttentionMask.causal(5)));
    assertTrue(whole.output().sliceRows(5, 7).isCloseTo(last.output(), 1e-14));
    assertMessage(
        "after 5 keys does not fit scores [3, 7]",
        () -> AttentionMask.causal(5).applyTo(RealMatrix.zeros(3, 7)));
    assertMessage(
        "the number of keys before the first query must be at least 0, but is -1",
        () -> AttentionMask.causal(-1));
  }

  @Test
  void paddingOnTheLeftChangesNothingForTheWords() {
    AttentionHead head = random.head(6, 4);
    RealMatrix words = random.gaussian(3, 6, 1);
    RealMatrix padded = RealMatrix.of(5, 6, (i, j) -> i < 2 ? 40 : words.get(i - 2, j));
    AttentionMask mask = AttentionMask.causal(List.of(false, false, true, true, true));
    AttentionTrace trace = head.trace(padded, DotProductAttention.unmasked().mask(mask));
    RealMatrix expected = head.trace(words, DotProductAttention.causal()).output();
    assertTrue(trace.output().sliceRows(2, 5).isCloseTo(expected, 1e-14));
    assertEquals(1, trace.weights().get(1, 1));
    assertMessage(
        "for 5 padded tokens does not fit scores [4, 4]",
        () -> mask.applyTo(RealMatrix.zeros(4, 4)));
  }

  @Test
  void maskedKeysNeverMatter() {
    RealMatrix q = random.gaussian(3, 4, 1);
    RealMatrix values = random.gaussian(3, 2, 1);
    RealMatrix broken = RealMatrix.of(3, 2, (i, j) -> i == 2 ? Double.NaN : values.get(i, j));
    DotProductAttention attention = DotProductAttention.causal();
    AttentionTrace trace = attention.trace(q, q, broken);
    RealMatrix expected = attention.trace(q, q, values).output().sliceRows(0, 2);
    assertTrue(trace.output().sliceRows(0, 2).isCloseTo(expected, 1e-15));
    assertTrue(Double.isNaN(trace.output().get(2, 0)));
    assertArrayEquals(new double[2], trace.weightedValues(1).row(2));
  }

  @Test
  void rejectsAMissingMaskAtOnce() {
    assertMessage(
        "AttentionMask.none()", () -> DotProductAttention.causal().mask((AttentionMask) null));
    assertThrows(NullPointerException.class, () -> AttentionMask.causal().and(null));
  }

  private static void assertMessage(String part, Runnable mistake) {
    var error = assertThrows(IllegalArgumentException.class, mistake::run);
    assertTrue(error.getMessage().contains(part), error.getMessage());
  }
}
