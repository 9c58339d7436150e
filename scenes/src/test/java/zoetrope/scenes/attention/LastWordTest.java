package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import zoetrope.attention.story.StoryWeights;

class LastWordTest {
  private static final String TEXT = "two roads diverged in a wood and I took the one";

  @Test
  void withoutContextAWordIsItsEmbedding() {
    LastWord one = new LastWord(TEXT);
    assertEquals(11, one.words());
    double[] embedding = StoryWeights.of(TEXT).embeddings().row(10);
    for (int i = 0; i < 5; i++) {
      assertEquals(embedding[i], one.alone(5)[i]);
    }
  }

  @Test
  void everyEarlierWordAddsItsPart() {
    LastWord one = new LastWord(TEXT);
    double[][] changes = one.changes(4);
    assertEquals(7, changes.length);
    double[] updated = one.updated(changes, 3);
    for (int n = 0; n < 3; n++) {
      double sum = one.alone(3)[n];
      for (double[] change : changes) {
        sum += change[n];
      }
      assertEquals(sum, updated[n], 1e-12);
    }
    assertNotEquals(one.alone(3)[0], updated[0]);
  }

  @Test
  void givesTheSameResultEveryTime() {
    assertArrayEquals(new LastWord(TEXT).changes(0), new LastWord(TEXT).changes(0));
  }
}
