package zoetrope.attention.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.RealMatrix;

class HeadRoleTest {
  @TempDir private Path folder;

  private final AttentionPattern pattern =
      pattern(
          List.of("The", " cat", " the", ","),
          new double[][] {{1, 0, 0, 0}, {.9, .1, 0, 0}, {.3, .6, .1, 0}, {.2, .1, .3, .4}});

  @Test
  void theScoreIsTheMeanWeightOfTheKeyOfTheRole() {
    assertEquals((.9 + .6 + .3) / 3, HeadRole.PREVIOUS.score(pattern).orElseThrow(), 1e-15);
    assertEquals((.3 + .2) / 2, HeadRole.FIRST.score(pattern).orElseThrow(), 1e-15);
    assertEquals((.1 + .1 + .4) / 3, HeadRole.ITSELF.score(pattern).orElseThrow(), 1e-15);
    assertEquals(0, HeadRole.NEXT.score(pattern).orElseThrow());
    // Attention is causal, so the first "The" does not see the later one.
    assertEquals(.3, HeadRole.SAME.score(pattern).orElseThrow(), 1e-15);
  }

  @Test
  void hasNoScoreIfNoTokenHasTheKeyOfTheRole() {
    AttentionPattern one = pattern(List.of("a"), new double[][] {{1}});
    for (HeadRole role : HeadRole.values()) {
      assertTrue(role.score(one).isEmpty(), role.words());
    }
    AttentionPattern commas = pattern(List.of(",", ","), new double[][] {{.5, .5}, {.5, .5}});
    assertTrue(HeadRole.SAME.score(commas).isEmpty());
  }

  @Test
  void theStrongestHeadsComeFirst() throws IOException {
    LanguageModel model = LanguageModel.open(HubFolder.bert().write(folder, ElementType.F32));
    List<HeadRole.Scored> heads =
        HeadRole.PREVIOUS.strongest(model.run("the cat sat").attention(), 3);
    assertEquals(3, heads.size());
    assertTrue(heads.get(0).score() >= heads.get(1).score());
    assertTrue(heads.get(1).score() >= heads.get(2).score());
  }

  private static AttentionPattern pattern(List<String> tokens, double[][] weights) {
    RealMatrix matrix = RealMatrix.ofRows(weights);
    return new AttentionPattern(tokens, tokens, matrix, matrix);
  }
}
