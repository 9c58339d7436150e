package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class ScalingAPatternTest {
  private static Film film;

  @BeforeAll
  static void run() {
    film = Film.of(ScalingAPattern::new).rate(1);
  }

  @Test
  void playsStartWhenTheStoryboardSays() {
    assertEquals(24, film.seconds());
    assertEquals(List.of(0.0, 20.0, 21.0), film.starts());
  }

  @Test
  void shownWeightsOfEachQuerySumToOne() {
    double[] sums = new double[50];
    for (Dot disc : film.after(20).all(Dot.class)) {
      int column = (int) Math.floor((disc.x() + 5) / 0.89);
      sums[column] += Math.pow(disc.width() / 0.6, 2);
    }
    for (double sum : sums) {
      assertEquals(1, sum, 1e-9);
    }
  }

  @Test
  void noWordAttendsToALaterOne() {
    List<Dot> discs = film.after(20).all(Dot.class);
    assertEquals(50 * 51 / 2, discs.size());
    for (Dot disc : discs) {
      int column = (int) Math.floor((disc.x() + 5) / 0.89);
      int row = (int) Math.floor((2.5 - disc.y()) / 0.70);
      assertTrue(row <= column);
    }
  }

  @Test
  void equalTextsHaveEqualPatternsAndOtherSeedsDifferentOnes() {
    var one = UntrainedAttention.trace(List.of(" a", " b", " a"), 1, 1, 1).weights();
    assertEquals(one, UntrainedAttention.trace(List.of(" a", " b", " a"), 1, 1, 1).weights());
    assertTrue(!one.equals(UntrainedAttention.trace(List.of(" a", " b", " a"), 2, 1, 1).weights()));
  }

  @Test
  void gridSymbolsAndCameraAreWhereTheStoryboardShowsThem() {
    List<Square> cells = film.after(20).all(Square.class);
    assertEquals(2500, cells.size());
    assertEquals(-5, cells.get(0).left().x(), 1e-9);
    assertEquals(2.5, cells.get(0).top().y(), 1e-9);
    assertEquals(39.5, cells.get(2499).right().x(), 1e-9);
    List<Tex> symbols = film.after(20).all(Tex.class);
    assertEquals(100, symbols.size());
    assertEquals(2.83, symbols.get(0).y(), 0.02);
    assertEquals(-5.2, symbols.get(50).right().x(), 1e-9);
    assertEquals(14.72, film.after(20).camera().center().x(), 1e-9);
    assertEquals(-14.71, film.after(20).camera().center().y(), 1e-9);
    assertEquals(38.06, film.after(20).camera().height(), 1e-9);
  }

  @Test
  void rejectsASizeLargerThanTheText() {
    var error =
        assertThrows(
            SceneException.class,
            () -> Film.of(ScalingAPattern::new).rate(1).with("text", "too short a text").result());
    assertTrue(error.getMessage().contains("number of words of the text, 4"), error.getMessage());
  }
}
