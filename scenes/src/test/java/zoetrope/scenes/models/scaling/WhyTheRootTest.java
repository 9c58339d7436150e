package zoetrope.scenes.models.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class WhyTheRootTest {
  @Test
  void scoresSpreadAsTheRootOfTheVectorLength() {
    RandomScores scores = RandomScores.ofOneQuery(4000, 64, 2);
    for (int d : new int[] {4, 16, 64}) {
      assertEquals(Math.sqrt(d), scores.spread(d), 0.35 * Math.sqrt(d));
    }
    RandomScores few = RandomScores.ofOneQuery(6, 256, 4);
    assertTrue(few.slope(256, false) < 0.01 && few.slope(256, true) > 0.1);
    assertEquals(few.score(3, 7), few.scores(7, false)[3]);
  }

  @Test
  void whyTheRootRejectsSizesOutsideOfItsRange() {
    assertEquals(3, Film.of(WhyTheRoot::new).rate(4).result().sections().size());
    Film.of(WhyTheRoot::new).rate(2).with("size", "16").result();
    SceneException refused =
        assertThrows(SceneException.class, Film.of(WhyTheRoot::new).with("size", "8")::result);
    assertTrue(refused.getMessage().contains("from 16 to 1024"), refused.getMessage());
  }
}
