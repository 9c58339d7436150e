package zoetrope.scenes.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import zoetrope.attention.RealMatrix;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.scenes.Film;

class PrefixAveragesTest {
  private final Averages averages = Averages.of(1337);

  @Test
  void lastsAboutAMinute() {
    assertEquals(59.55, Film.of(PrefixAverages::new).seconds(), 1e-9);
  }

  @Test
  void threeMethodsGiveTheSameAverages() {
    RealMatrix x = averages.sequence();
    RealMatrix triangle = Averages.normalized(Averages.triangle(Averages.TOKENS));
    assertTrue(Averages.byLoops(x).isCloseTo(triangle.times(x), 1e-12));
    assertTrue(Averages.bySoftmax(Averages.TOKENS).isCloseTo(triangle, 1e-15));
  }

  @Test
  void theHeadHasUnevenWeightsButNoneForLaterWords() {
    RealMatrix weights = averages.head().weights();
    for (int t = 0; t < Averages.TOKENS; t++) {
      double[] row = weights.row(t);
      assertEquals(1, Arrays.stream(row).sum(), 1e-12);
      for (int s = t + 1; s < Averages.TOKENS; s++) {
        assertEquals(0, row[s]);
      }
    }
    assertTrue(!weights.isCloseTo(Averages.bySoftmax(Averages.TOKENS), 0.1));
  }

  @Test
  void onlyTheFourFormulasRemain() {
    Frame frame = Film.of(PrefixAverages::new).rate(60).frame(59.5);
    assertTrue(frame.items().size() < 80, frame.items().size() + " items");
    for (Item item : frame.items()) {
      assertTrue(Math.abs(item.bounds().center().x()) < 4, "a leftover at " + item.bounds());
    }
  }
}
