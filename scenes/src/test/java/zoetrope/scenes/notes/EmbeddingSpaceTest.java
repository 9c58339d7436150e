package zoetrope.scenes.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.attention.RealMatrix;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.scenes.Film;

class EmbeddingSpaceTest {
  private final WordVectors vectors = WordVectors.of(64, 0.06, 3);

  @Test
  void lastsAboutFortyFiveSeconds() {
    assertEquals(45.25, Film.of(EmbeddingSpace::new).seconds(), 1e-9);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3", "8", "64"})
  void columnsAreBesideEachOther(String dimensions) {
    Film film = Film.of(EmbeddingSpace::new).with("dimensions", dimensions);
    List<DecimalMatrix> columns = film.after(2.75).all(DecimalMatrix.class);
    assertEquals(4, columns.size());
    for (int i = 1; i < columns.size(); i++) {
      double gap = columns.get(i).left().x() - columns.get(i - 1).right().x();
      assertTrue(gap > 0.1, "column " + i + " is " + gap + " to the right of column " + (i - 1));
    }
  }

  @Test
  void theStepFromWomanToManIsSimilarToTheStepFromQueenToKing() {
    RealMatrix people = vectors.of("man").minus(vectors.of("woman"));
    RealMatrix royals = vectors.of("king").minus(vectors.of("queen"));
    double cosine = WordVectors.cosine(people, royals);
    assertTrue(cosine > 0.7 && cosine < 0.95, "alike, but not equal: " + cosine);
    assertEquals("queen", vectors.nearest(vectors.analogy(), List.of("king", "man", "woman")));
  }

  @Test
  void relatedWordsAlignAndOthersDoNot() {
    assertTrue(WordVectors.cosine(vectors.of("apple"), vectors.of("cherry")) > 0.5);
    assertTrue(WordVectors.cosine(vectors.of("man"), vectors.of("woman")) > 0.5);
    assertTrue(WordVectors.cosine(vectors.of("king"), vectors.of("queen")) > 0.5);
    assertTrue(WordVectors.dot(vectors.of("king"), vectors.of("cherry")) < 0);
    assertTrue(WordVectors.dot(vectors.of("queen"), vectors.of("apple")) < 0);
  }

  @Test
  void withoutPeculiaritiesTheStepsAreEqualInEverySpace() {
    WordVectors pure = WordVectors.of(3, 0, 8);
    assertTrue(pure.analogy().isCloseTo(pure.of("queen"), 1e-12));
    assertEquals(0.7, pure.seen(pure.of("man"))[0], 1e-12);
  }

  @Test
  void rejectsSpacesThatCannotBeShown() {
    var few = assertThrows(IllegalArgumentException.class, () -> WordVectors.of(2, 0.1, 1));
    assertTrue(few.getMessage().startsWith("dimensions=2:"), few.getMessage());
    assertThrows(IllegalArgumentException.class, () -> WordVectors.of(64, -1, 1));
    assertThrows(IllegalArgumentException.class, () -> WordVectors.of(64, Double.NaN, 1));
    var wide = Map.of("dimensions", "3", "peculiarity", "1");
    assertEquals(45.25, Film.of(EmbeddingSpace::new).with(wide).seconds(), 1e-9);
  }
}
