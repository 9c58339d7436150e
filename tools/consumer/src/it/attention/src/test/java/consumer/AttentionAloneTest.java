package consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.EmbeddingTable;
import zoetrope.attention.PositionEncoding;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.WordTokens;

/** Tests a project that depends only on the attention library. */
class AttentionAloneTest {
  @Test
  void computesTheExampleOfTheLibrarysPage() {
    List<String> tokens = WordTokens.of("a fluffy blue creature");
    var random = new WeightGenerator(1337);
    var table = new EmbeddingTable(tokens, random.gaussian(4, 32, 1));
    var positions = new PositionEncoding(32);
    RealMatrix embeddings = table.embed(tokens).plus(positions.encode(4));

    AttentionHead head = random.factoredHead(32, 16);
    AttentionTrace trace = head.trace(embeddings, DotProductAttention.causal());

    assertEquals("[4, 4]", trace.dotProducts().shape());
    for (double[] row : trace.weights().toRows()) {
      assertEquals(1, Arrays.stream(row).sum(), 1e-12);
    }
    int strongest = trace.pattern(tokens).strongest(3);
    assertEquals(
        Arrays.stream(trace.weights().row(3)).max().orElseThrow(),
        trace.weights().get(3, strongest));
    RealMatrix updated = embeddings.plus(trace.output());
    assertTrue(updated.isCloseTo(embeddings.plus(trace.output()), 0));
  }

  @Test
  void maskTemperatureAndScalingCanBeChosen() {
    RealMatrix q = RealMatrix.ofRows(new double[] {1, 0}, new double[] {0, 1});
    RealMatrix weights =
        DotProductAttention.unmasked().temperature(0.5).unscaled().trace(q, q, q).weights();
    assertEquals(1 / (1 + Math.exp(-2)), weights.get(0, 0), 1e-12);
    assertEquals(0, DotProductAttention.causal().trace(q, q, q).weights().get(0, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zoetrope.mobject.Mobject",
        "org.bytedeco.ffmpeg.global.avcodec",
        "picocli.CommandLine",
      })
  void dependsNeitherOnTheRendererNorOnTheCommandLine(String type) {
    assertThrows(ClassNotFoundException.class, () -> Class.forName(type));
  }
}
