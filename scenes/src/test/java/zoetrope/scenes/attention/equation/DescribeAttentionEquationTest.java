package zoetrope.scenes.attention.equation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.RoundedRectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class DescribeAttentionEquationTest {
  private static final double CLOSE = 0.08;

  private static Film film;

  @BeforeAll
  static void run() {
    film = Film.of(DescribeAttentionEquation::new).rate(1);
  }

  /** Returns the number of glyphs of the equation in a colour. */
  private static long glyphs(double seconds, Color color) {
    return film.after(seconds).all(Glyph.class).stream()
        .filter(glyph -> glyph.y() > 0.5 && glyph.color().equals(color))
        .count();
  }

  @Test
  void playsStartWhenTheStoryboardSays() {
    assertEquals(28, film.seconds());
    assertEquals(
        List.of(
            0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 11.0, 12.0, 15.0, 16.0, 17.0, 20.0,
            21.0, 22.0, 23.0, 24.0, 25.0, 26.0),
        film.starts());
  }

  @Test
  void onlyTheEquationOfThePageRemains() {
    assertEquals(0, film.after(2).all(RoundedRectangle.class).size());
    List<Tex> left = film.after(2).all(Tex.class);
    assertEquals(1, left.size());
    assertBox(left.get(0), -0.414, 1.177, 7.554, 1.069);
  }

  @Test
  void framesAreWhereTheStoryboardShowsThem() {
    List<SurroundingRectangle> frames = film.after(6).all(SurroundingRectangle.class);
    // The frame is tighter than in the storyboard, so that it does not cross brackets and commas.
    assertBox(frames.get(0), -2, 1.16, 0.382, 0.47);
    assertBox(frames.get(1), -3.71, -1.3, 5.89, 2.08);
    assertBox(frames.get(3), 3.59, -1.3, 6.12, 2.07);
    List<SurroundingRectangle> later = film.after(9).all(SurroundingRectangle.class);
    assertEquals(3, later.size());
    List<SurroundingRectangle> softmax = film.after(22).all(SurroundingRectangle.class);
    assertEquals(1, softmax.size(), "only the frame around the softmax remains");
    assertBox(softmax.get(0), 1.52, 1.18, 3, 1.15);
    assertEquals(3, film.after(25).all(SurroundingRectangle.class).size());
  }

  private static void assertBox(Mobject<?> mobject, double x, double y, double w, double h) {
    double[] box = {mobject.x(), mobject.y(), mobject.width(), mobject.height()};
    assertArrayEquals(new double[] {x, y, w, h}, box, CLOSE);
  }

  @Test
  void linesOfTheGridRunBetweenTheSymbols() {
    double[] xs =
        film.after(12).all(Line.class).stream()
            .filter(line -> line.width() < 0.01)
            .mapToDouble(Mobject::x)
            .toArray();
    assertArrayEquals(new double[] {-4.38, -3.41, -2.22, -1.03, 0.17, 1.36, 2.56, 3.75}, xs, CLOSE);
    assertEquals(16, film.after(12).all(Line.class).size());
    double low = film.after(11).camera().center().y() - 4;
    film.after(12)
        .all(Tex.class)
        .forEach(tex -> assertTrue(tex.y(DOWN) > low, "K_n is inside the frame"));
  }

  @Test
  void everyCellHasAProductExceptThoseOfDots() {
    List<Tex> dots =
        film.after(15).all(Tex.class).stream().filter(tex -> tex.source().equals(".")).toList();
    assertEquals(49, dots.size());
    assertEquals(36, dots.stream().filter(dot -> dot.width() > 0.01).count());
  }

  @Test
  void queriesAreYellowKeysTealAndValuesRed() {
    long all = film.after(2).all(Glyph.class).size();
    assertEquals(all, glyphs(2, WHITE));
    assertEquals(2, glyphs(25, YELLOW));
    assertEquals(2, glyphs(25, TEAL));
    assertEquals(2, glyphs(25, RED));
    assertEquals(all - 6, glyphs(25, WHITE));
  }

  @Test
  void arraysHaveTheRequestedNumberOfColumns() {
    var small = Film.of(DescribeAttentionEquation::new).rate(1).with("columns", "4");
    long dots =
        small.after(15).all(Tex.class).stream().filter(tex -> tex.source().equals(".")).count();
    assertEquals(16, dots);
    var error =
        assertThrows(
            SceneException.class,
            () -> Film.of(DescribeAttentionEquation::new).rate(1).with("columns", "8").result());
    assertTrue(error.getMessage().contains("4 to 7, but are 8"), error.getMessage());
  }
}
