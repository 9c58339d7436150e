package zoetrope.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearNamesTest {
  private static final List<String> NAMES =
      List.of("AttentionPatterns", "TransformerArchitecture", "SingleHead", "MultiHead");

  @Test
  void aMisspeltNameFindsTheOneThatWasMeant() {
    assertEquals(List.of("AttentionPatterns"), NearNames.to("AtentionPattern", NAMES, 3));
    assertEquals(List.of("AttentionPatterns"), NearNames.to("attentionpatterns", NAMES, 3));
    assertEquals(List.of("SingleHead"), NearNames.to("SignleHead", NAMES, 3));
  }

  @Test
  void aPartOfANameFindsAllThatHaveIt() {
    assertEquals(List.of("MultiHead", "SingleHead"), NearNames.to("Head", NAMES, 3));
    assertEquals(List.of("MultiHead"), NearNames.to("Head", NAMES, 1));
  }

  @Test
  void whatIsFarFromAllFindsNone() {
    assertEquals(List.of(), NearNames.to("Pythagoras", NAMES, 3));
    assertEquals(List.of(), NearNames.to("", NAMES, 3));
  }

  @Test
  void theDistanceCountsSteps() {
    assertEquals(0, NearNames.distance("abc", "abc"));
    assertEquals(1, NearNames.distance("abc", "acb"));
    assertEquals(3, NearNames.distance("", "abc"));
    assertEquals(3, NearNames.distance("kitten", "sitting"));
  }
}
