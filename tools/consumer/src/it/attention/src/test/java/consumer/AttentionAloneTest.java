package consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;

/** A project that depends on the attention library and on nothing else. */
class AttentionAloneTest {
  @Test
  void attentionIsComputed() {
    RealMatrix words = RealMatrix.ofRows(new double[] {1, 0}, new double[] {0, 1});
    RealMatrix weights = DotProductAttention.causal().trace(words, words, words).weights();
    assertEquals(1, weights.get(0, 0));
    assertEquals(0, weights.get(0, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zoetrope.mobject.Mobject",
        "org.bytedeco.ffmpeg.global.avcodec",
        "picocli.CommandLine",
      })
  void neitherRendererNorCommandLineComesAlong(String type) {
    assertThrows(ClassNotFoundException.class, () -> Class.forName(type));
  }
}
