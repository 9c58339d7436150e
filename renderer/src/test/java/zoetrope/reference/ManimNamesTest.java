package zoetrope.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The list of Manim's names is complete, and the equivalents that it names exist. */
class ManimNamesTest {
  private static final ManimNames MANIM = ManimNames.load();
  private static final Reference REFERENCE = Reference.load();

  private static final List<String> KINDS =
      List.of("class", "method", "function", "constant", "argument");

  /** The minimum number of names. A row that stands for both dialects of Manim counts once. */
  private static final int MIN_NAMES = 2_400;

  @Test
  void everyNameHasAnEquivalentOrANote() {
    assertEquals(
        List.of(),
        MANIM.all().stream()
            .filter(row -> row.words().isEmpty() && row.note().isBlank())
            .map(ManimName::qualified)
            .toList());
    assertTrue(MANIM.all().size() >= MIN_NAMES, () -> MANIM.all().size() + " names");
  }

  @Test
  void everyEquivalentExists() {
    assertEquals(
        List.of(),
        MANIM.all().stream()
            .flatMap(row -> row.words().stream())
            .distinct()
            .filter(word -> !word.startsWith("--") && REFERENCE.resolve(word).isEmpty())
            .toList());
  }

  @Test
  void everyNameOccursOnce() {
    Set<String> seen = new HashSet<>();
    assertEquals(
        List.of(),
        MANIM.all().stream()
            .map(row -> row.kind() + " " + row.owner() + "." + row.name())
            .filter(name -> !seen.add(name))
            .toList());
  }

  @Test
  void rowsHaveValidColumns() {
    for (ManimName row : MANIM.all()) {
      assertTrue(List.of("ce", "gl", "ce gl").contains(row.dialects()), row::toString);
      assertTrue(KINDS.contains(row.kind()), row::toString);
      assertTrue(row.note().length() <= 100, row::toString);
    }
  }

  @Test
  void findsNamesInAnyCase() {
    assertEquals("Scene.pause", MANIM.find("wait").get(0).words().get(0));
    assertEquals(MANIM.find("MathTex"), MANIM.find("math_tex"));
    assertEquals("tex", MANIM.find("MathTex").get(0).words().get(0));
    assertTrue(
        MANIM.calledHere("circle").stream().anyMatch(row -> row.name().equals("Circle")),
        "finds the Manim name of a function");
    assertTrue(MANIM.near("Circel", 3).contains("Circle"));
  }
}
