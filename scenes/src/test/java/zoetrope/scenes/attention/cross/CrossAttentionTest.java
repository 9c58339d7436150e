package zoetrope.scenes.attention.cross;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.attention.Softmax;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class CrossAttentionTest {
  private static final double[][] SCORES = {
    {3, 0, 0, 0, 0, 0},
    {0, 1, 1.3, 1, 0, 0},
    {0, 3, 0, 3, 0, 0},
    {0, 0, 3, 0, 0, 0},
    {0, 0, 0, 0, 0, 3},
    {0, 0, 0, 0, 0, 3},
    {0, 0, 0, 0, 3, 0}
  };

  private static Film film;

  @BeforeAll
  static void run() {
    film = Film.of(CrossAttention::new).rate(1);
  }

  @Test
  void playsStartWhenTheStoryboardSays() {
    assertEquals(27, film.seconds());
    assertEquals(
        List.of(
            0.0, 2.0, 3.0, 5.0, 6.0, 8.0, 10.0, 11.0, 12.0, 13.5, 15.0, 17.0, 18.0, 21.0, 22.0,
            26.0),
        film.starts());
  }

  /** Returns the discs of the grid, without those of the legend on the left. */
  private static List<Dot> discs(Film film) {
    List<Dot> all = film.after(26).all(Dot.class);
    assertEquals(3, all.stream().filter(disc -> disc.x() < -6).count(), "the legend");
    return all.stream().filter(disc -> disc.x() > -6).toList();
  }

  @Test
  void opacitiesAndDiscsAreTheSoftmaxOfTheScores() {
    List<Line> lines = film.after(8).all(Line.class);
    List<Dot> discs = discs(film);
    assertEquals(42, lines.size());
    assertEquals(42, discs.size());
    for (int query = 0; query < 7; query++) {
      double[] opacities = new double[6];
      double[] areas = new double[6];
      for (int key = 0; key < 6; key++) {
        opacities[key] = lines.get(6 * query + key).strokeColor().alpha();
        areas[key] = Math.pow(discs.get(7 * key + query).width() / 0.8, 2);
      }
      assertArrayEquals(Softmax.of(SCORES[query]), opacities, 1e-9);
      assertArrayEquals(Softmax.of(SCORES[query]), areas, 1e-9);
    }
  }

  @Test
  void linesDisappearBeforeWordsMove() {
    assertEquals(0, film.after(11).all(Line.class).size());
  }

  @Test
  void everythingIsWhereTheStoryboardShowsIt() {
    List<Rectangle> boxes = film.after(5).all(Rectangle.class);
    assertArrayEquals(
        new double[] {
          -2.32, -1.81, -1.05, -0.03, 0.87, 1.58, 2.25, -2.48, -1.85, -0.96, 0.05, 0.74, 1.89
        },
        boxes.stream().mapToDouble(Mobject::x).toArray(),
        0.02);
    assertEquals(1.32, boxes.get(0).y(), 0.01);
    List<Rectangle> moved = film.after(12).all(Rectangle.class);
    assertEquals(0.63, moved.get(0).height(), 0.01, "words keep their size");
    assertEquals(3.52, moved.get(0).y(), 0.04);
    assertEquals(-5.61, moved.get(12).x(), 0.04);
    List<Square> cells = film.after(17).all(Square.class);
    assertEquals(-2.5, cells.get(0).left().x(), 1e-9);
    assertEquals(-3.9, cells.get(41).bottom().y(), 1e-9);
    assertEquals(1.0, cells.get(0).width(), 1e-9);
    assertEquals(5.0 / 6, cells.get(0).height(), 1e-9);
  }

  @Test
  void everyCellHoldsTheProductOfItsQueryAndItsKey() {
    List<Square> cells = film.after(21).all(Square.class);
    List<Tex> dots = new ArrayList<>();
    for (Tex tex : film.after(21).all(Tex.class)) {
      if (tex.source().equals(".")) {
        dots.add(tex);
      }
    }
    assertEquals(42, dots.size());
    for (int query = 0; query < 7; query++) {
      for (int key = 0; key < 6; key++) {
        Vec dot = dots.get(6 * query + key).center();
        Vec cell = cells.get(7 * key + query).center();
        assertEquals(0, dot.minus(cell).length(), 0.12);
      }
    }
  }

  @Test
  void usesTheWordsAndWeightsOfAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("model.json");
    Files.writeString(
        file,
        "{\"attention\": [[0.9, 0.1, 0], [0.2, 0.3, 0.5]], \"tokens\": [\"Guten\", \" Morgen\"],"
            + " \"key_tokens\": [\"good\", \"morn\", \"ing\"]}");
    var other = Film.of(CrossAttention::new).rate(1).with("attention", file.toString());
    double[] areas =
        discs(other).stream().mapToDouble(disc -> Math.pow(disc.width() / 0.8, 2)).toArray();
    assertArrayEquals(new double[] {0.9, 0.2, 0.1, 0.3, 0, 0.5}, areas, 1e-6);
    assertEquals(5, other.after(5).all(Rectangle.class).size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 2; 3 4; 5 6 | 3 rows",
        "1 2; 3 | row 2",
        "1 2; 3 x | \"x\" is not a number",
      })
  void rejectsATableThatDoesNotFitWithItsPlace(String table, String place) {
    var error =
        assertThrows(
            SceneException.class,
            () ->
                film.with("asking", "two words")
                    .with("answering", "deux mots")
                    .with("scores", table)
                    .result());
    assertTrue(error.getMessage().contains(place), error.getMessage());
  }

  @Test
  void rejectsSentencesThatDoNotFit() {
    String many = "a b c d e f g h i";
    assertThrows(SceneException.class, () -> film.with("asking", many).result());
  }
}
