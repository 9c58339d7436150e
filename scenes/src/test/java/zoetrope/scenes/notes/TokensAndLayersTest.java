package zoetrope.scenes.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class TokensAndLayersTest {
  private static Film film() {
    return Film.of(TokensAndLayers::new).rate(4);
  }

  @Test
  void lastsThreeQuartersOfAMinuteInFourSections() {
    assertEquals(47.5, film().seconds(), 1e-9);
    assertEquals(
        List.of("Tokens", "Embedding matrix", "Layers", "Examples"),
        film().result().sections().stream().map(section -> section.name()).toList());
  }

  @Test
  void showsTheSizeOfARealEmbeddingMatrix() {
    long real = 50_257L * 12_288L;
    assertEquals(617_558_016L, real);
    List<String> formulas =
        film().after(24.2).all(Tex.class).stream()
            .map(tex -> tex.source().replace("{,}", ","))
            .toList();
    assertTrue(formulas.stream().anyMatch(f -> f.contains("= 617,558,016")), formulas.toString());
  }

  @Test
  void mergesFrequentNeighborsIntoPiecesOfTheWord() {
    var pairs = new BytePairs(List.of("low", "low", "lower", "newest", "newest", "widest"), 6);
    assertEquals(6, pairs.merges());
    for (int count = 0; count <= 6; count++) {
      assertEquals("lowest", String.join("", pairs.pieces("lowest", count)));
    }
    assertEquals(List.of("l", "o", "w"), pairs.pieces("low", 0));
    assertEquals(List.of("low"), pairs.pieces("low", 6));
    assertTrue(pairs.pieces("lowest", 6).size() < 6);
  }

  @Test
  void doesNotMergePairsThatOccurOnce() {
    assertEquals(0, new BytePairs(List.of("abc"), 5).merges());
  }

  @Test
  void reportsTheKnownWords() {
    var unknown =
        assertThrows(SceneException.class, () -> film().with("sentence", "the zebra sat").result());
    assertTrue(unknown.getMessage().contains("\"zebra\""), unknown.getMessage());
    var few = assertThrows(SceneException.class, () -> film().with("phrase", "one").result());
    assertTrue(few.getMessage().contains("2 to 8"), few.getMessage());
    assertTrue(film().with("sentence", "the dog barked").seconds() > 40);
  }
}
