package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import zoetrope.attention.Softmax;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class ShowMaskingTest {
  private static Film film;

  @BeforeAll
  static void run() {
    film = Film.of(ShowMasking::new).rate(1);
  }

  @Test
  void playsStartWhenTheStoryboardSays() {
    assertEquals(8.75, film.seconds());
    assertEquals(List.of(0.0, 2.0, 4.0, 5.0, 7.75), film.starts());
  }

  @Test
  void weightsAreTheSoftmaxOfTheScoresThatAreNotMasked() {
    List<DecimalNumber> scores = film.after(2).all(DecimalNumber.class);
    List<DecimalNumber> weights =
        film.after(8.75).all(DecimalNumber.class).stream()
            .filter(n -> n.x() > 0)
            .sorted(
                Comparator.comparing((DecimalNumber n) -> -Math.round(4 * n.y()))
                    .thenComparing(n -> n.x()))
            .toList();
    assertEquals(36, scores.size());
    assertEquals(36, weights.size());
    for (int query = 0; query < 6; query++) {
      double[] visible = new double[query + 1];
      double[] shown = new double[6];
      for (int key = 0; key < 6; key++) {
        shown[key] = weights.get(6 * key + query).value();
        if (key <= query) {
          visible[key] = scores.get(6 * key + query).value();
        }
      }
      assertArrayEquals(Arrays.copyOf(Softmax.of(visible), 6), shown, 1e-9);
    }
  }

  @Test
  void scoresHaveTheRequestedSpread() {
    double squares = 0;
    for (int seed = 0; seed < 20; seed++) {
      var other = UntrainedAttention.trace(List.of("a", "b", "c", "d"), seed, 2, 1);
      for (double[] row : other.scores().toRows()) {
        for (double score : row) {
          squares += score * score / (20 * 16);
        }
      }
    }
    assertEquals(2, Math.sqrt(squares), 0.4);
  }

  @Test
  void fifteenScoresBecomeMinusInfinityAndAllMarksDisappear() {
    List<Tex> infinities = film.after(4).all(Tex.class);
    assertEquals(15, infinities.size());
    assertEquals(21, film.after(4).all(DecimalNumber.class).size());
    assertEquals(15, film.after(2).all(SurroundingRectangle.class).size());
    assertEquals(0, film.after(4).all(SurroundingRectangle.class).size());
    for (Tex infinity : infinities) {
      assertTrue(infinity.x() + 3.86 < -0.8 * (infinity.y() + 0.5), "below the diagonal");
    }
  }

  @Test
  void gridsAndTitlesAreWhereTheStoryboardShowsThem() {
    List<Square> cells = film.after(2).all(Square.class);
    assertEquals(72, cells.size());
    assertEquals(-6.61 + 5.5 / 12, cells.get(0).x(), 0.01);
    assertEquals(2 - 5.0 / 12, cells.get(0).y(), 0.01);
    assertEquals(5.5 / 6, cells.get(0).width(), 1e-9);
    Text title = film.after(2).all(Text.class).get(1);
    assertEquals(3.86, title.x(), 0.01);
    assertEquals(2.95, title.y(), 0.01);
  }

  @Test
  void thePatternIsAsLargeAsThePhrase() {
    var small = Film.of(ShowMasking::new).rate(1).with("phrase", "only three words");
    assertEquals(18, small.after(7.4).all(Square.class).size());
  }

  @Test
  void rejectsAPhraseThatDoesNotFit() {
    var error =
        assertThrows(
            SceneException.class,
            () ->
                Film.of(ShowMasking::new).rate(1).with("phrase", "one two three 4 5 6 7").result());
    assertTrue(error.getMessage().contains("room for 2 to 6"), error.getMessage());
  }
}
