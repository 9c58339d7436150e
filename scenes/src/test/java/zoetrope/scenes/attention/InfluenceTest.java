package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import zoetrope.attention.story.StoryWeights;
import zoetrope.mobject.text.Text;

class InfluenceTest {
  @Test
  void theCarAttendsMostlyToTheVerb() {
    var story = StoryWeights.of("when suddenly they crashed the car into a tree");
    double[] influence = Influence.ofAllHeads(story, 5);
    assertEquals(1, Arrays.stream(influence).reduce(0, Double::sum), 1e-12);
    assertArrayEquals(new double[3], Arrays.copyOfRange(influence, 6, 9));
    for (int i : new int[] {0, 1, 2, 4}) {
      assertTrue(influence[3] > influence[i]);
    }
  }

  @Test
  void theGreatestInfluenceBecomesOne() {
    assertArrayEquals(new double[] {0.25, 1, 0}, Influence.relative(2, 8, 0));
    assertArrayEquals(new double[2], Influence.relative(0, 0));
  }

  @Test
  void lettersHaveTheWeightOfTheirWord() {
    var words = new Text("of a").words();
    assertEquals(3, Influence.glyphs(words).size());
    assertArrayEquals(new double[] {0.5, 0.5, 0.1}, Influence.perGlyph(words, 0.5, 0.1));
  }
}
