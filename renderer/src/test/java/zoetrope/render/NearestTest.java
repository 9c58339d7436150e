package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
  private static final List<String> NAMES =
      List.of("AttentionPatterns", "TransformerArchitecture", "SingleHead", "MultiHead");

  @Test
  void aMisspeltNameFindsTheOneThatWasMeant() {
    assertEquals(List.of("AttentionPatterns"), Nearest.to("AtentionPattern", NAMES, 3));
    assertEquals(List.of("AttentionPatterns"), Nearest.to("attentionpatterns", NAMES, 3));
    assertEquals(List.of("SingleHead"), Nearest.to("SignleHead", NAMES, 3));
  }

  @Test
  void aPartOfANameFindsAllThatHaveIt() {
    assertEquals(List.of("MultiHead", "SingleHead"), Nearest.to("Head", NAMES, 3));
    assertEquals(List.of("MultiHead"), Nearest.to("Head", NAMES, 1));
  }

  @Test
  void whatIsFarFromAllFindsNone() {
    assertEquals(List.of(), Nearest.to("Pythagoras", NAMES, 3));
    assertEquals(List.of(), Nearest.to("", NAMES, 3));
  }

  @Test
  void theDistanceCountsSteps() {
    assertEquals(0, Nearest.distance("abc", "abc"));
    assertEquals(1, Nearest.distance("abc", "acb"));
    assertEquals(3, Nearest.distance("", "abc"));
    assertEquals(3, Nearest.distance("kitten", "sitting"));
  }
}
