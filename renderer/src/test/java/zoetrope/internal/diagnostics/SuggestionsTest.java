package zoetrope.internal.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionsTest {
  private static final List<String> NAMES =
      List.of("AttentionPatterns", "TransformerArchitecture", "SingleHead", "MultiHead");

  @Test
  void findsTheNameForAMisspeltOne() {
    assertEquals(List.of("AttentionPatterns"), Suggestions.to("AtentionPattern", NAMES, 3));
    assertEquals(List.of("AttentionPatterns"), Suggestions.to("attentionpatterns", NAMES, 3));
    assertEquals(List.of("SingleHead"), Suggestions.to("SignleHead", NAMES, 3));
  }

  @Test
  void findsNamesThatContainAText() {
    assertEquals(List.of("MultiHead", "SingleHead"), Suggestions.to("Head", NAMES, 3));
    assertEquals(List.of("MultiHead"), Suggestions.to("Head", NAMES, 1));
  }

  @Test
  void findsNothingForDissimilarNames() {
    assertEquals(List.of(), Suggestions.to("Pythagoras", NAMES, 3));
    assertEquals(List.of(), Suggestions.to("", NAMES, 3));
    assertEquals(List.of(), Suggestions.to("Nope", List.of("BooleanOperations"), 3));
    assertEquals(List.of(), Suggestions.to("foobar", List.of("boxbar"), 3));
  }

  @Test
  void theDistanceCountsEditsAndTranspositions() {
    assertEquals(0, Suggestions.distance("abc", "abc"));
    assertEquals(1, Suggestions.distance("abc", "acb"));
    assertEquals(3, Suggestions.distance("", "abc"));
    assertEquals(3, Suggestions.distance("kitten", "sitting"));
  }

  @Test
  void leavesOutNamesMuchLessSimilarThanTheBest() {
    List<String> names = List.of("HelloCircle", "HollowCircles", "HelloCurl");
    assertEquals(List.of("HelloCircle"), Suggestions.to("HelloCircel", names, 3));
    assertEquals(
        List.of("Sphere", "Spheres"),
        Suggestions.to("sphere", List.of("Spheres", "Sphere", "Spare"), 3));
  }
}
