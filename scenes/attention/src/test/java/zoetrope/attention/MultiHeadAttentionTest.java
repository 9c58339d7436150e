package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MultiHeadAttentionTest {
  private final WeightGenerator random = new WeightGenerator(6);
  private final RealMatrix x = random.gaussian(8, 12, 1);
  private final DotProductAttention causal = DotProductAttention.causal();

  @Test
  void oneHeadInMultiHeadAttentionEqualsASingleHead() {
    AttentionHead head = random.head(12, 5);
    var block = new MultiHeadAttention(List.of(head), new LinearMap(RealMatrix.identity(5)));
    assertTrue(block.trace(x, causal).output().isCloseTo(head.trace(x, causal).output(), 1e-15));
  }

  @Test
  void concatenatesOutputsBeforeTheOutputMap() {
    List<AttentionHead> heads = List.of(random.head(12, 4), random.head(12, 3));
    LinearMap output = random.linear(7, 12);
    MultiHeadTrace trace = new MultiHeadAttention(heads, output).trace(x, causal);
    assertEquals("[8, 7]", trace.concatenated().shape());
    assertEquals(heads.get(1).trace(x, causal).output(), trace.concatenated().sliceColumns(4, 7));
    assertEquals(output.apply(trace.concatenated()), trace.output());
  }

  @Test
  void joinedValueUpMatricesGiveTheSumOfTheHeads() {
    List<AttentionHead> heads =
        List.of(random.factoredHead(12, 4), random.factoredHead(12, 4), random.factoredHead(12, 4));
    RealMatrix sum = RealMatrix.zeros(8, 12);
    for (AttentionHead head : heads) {
      sum = sum.plus(head.trace(x, causal).output());
    }
    var block = MultiHeadAttention.joined(heads);
    assertEquals("[12, 12]", block.output().weights().shape());
    assertTrue(block.trace(x, causal).output().isCloseTo(sum, 1e-12));
  }

  @Test
  void valueUpAfterValueDownIsTheirProduct() {
    FactoredMap value = new FactoredMap(random.linear(12, 3), random.linear(3, 12));
    RealMatrix product = value.up().weights().times(value.down().weights());
    assertTrue(value.whole().weights().isCloseTo(product, 1e-15));
    assertTrue(value.apply(x).isCloseTo(value.whole().apply(x), 1e-12));
    assertEquals(3, value.rank());
    assertEquals(72, value.parameters());
  }

  @Test
  void rejectsHeadsThatDoNotFitTheOutputMap() {
    var error =
        assertThrows(
            IllegalArgumentException.class,
            () -> new MultiHeadAttention(List.of(random.head(12, 4)), random.linear(5, 12)));
    assertTrue(error.getMessage().contains("give 4 numbers"), error.getMessage());
    assertThrows(
        IllegalArgumentException.class,
        () -> MultiHeadAttention.joined(List.of(random.head(12, 4))));
  }
}
