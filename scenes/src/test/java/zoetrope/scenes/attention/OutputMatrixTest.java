package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.attention.RealMatrix;
import zoetrope.mobject.Group;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageResult;
import zoetrope.scenes.Film;
import zoetrope.scenes.components.MatrixExcerpt;
import zoetrope.scenes.components.WeightMatrix;

class OutputMatrixTest {
  @Test
  void beatsStartWhenTheStoryboardSays() {
    StageResult result = Film.run(new OutputMatrix(), Map.of());
    assertEquals(16.0, result.duration().seconds());
    assertEquals(
        List.of(0.0, 2.0, 4.0, 6.0, 7.0, 8.0, 10.0, 11.0, 12.0, 13.0, 15.0),
        result.plays().stream().map(PlayRecord::start).map(t -> t.seconds()).toList());
  }

  @Test
  void theWideMatrixConsistsOfTheValueUpMatricesSideBySide() {
    var film = new OutputMatrix();
    Film.run(film, Map.of());
    RealMatrix output = film.output();
    assertEquals("[7, 12]", output.shape());
    Group<WeightMatrix> parts = film.stapled();
    for (int n = 0; n < 3; n++) {
      RealMatrix block = output.sliceColumns(4 * n, 4 * (n + 1));
      assertArrayEquals(block.toRows(), film.heads().get(n).up().values());
      assertArrayEquals(block.toRows(), parts.get(n).values());
    }
    assertEquals(WeightMatrix.RANGE, output.maxAbs(), 1e-12);
  }

  @Test
  void theWideMatrixIsWhereTheStoryboardShowsIt() {
    var film = new OutputMatrix();
    Film.run(film, Map.of());
    Group<WeightMatrix> parts = film.stapled();
    assertEquals(-3.25, parts.y(), 0.02);
    assertEquals(2, parts.height(), 1e-9);
    assertEquals(-1.17, parts.x(), 0.1);
    assertEquals(6.19, parts.width(), 0.2);
    for (int n = 0; n < 3; n++) {
      assertEquals(1, film.heads().get(n).pair.y(), 1e-9);
      assertEquals(parts.get(n).x(), film.heads().get(n).upLabel.x(), 1e-9);
    }
  }

  @Test
  void anotherSeedShowsOtherNumbers() {
    var film = new OutputMatrix();
    var other = new OutputMatrix();
    Film.run(film, Map.of());
    Film.run(other, Map.of("weights", "7"));
    assertNotEquals(film.output(), other.output());
  }

  @Test
  void anExcerptEndsWithTheLastRowAndColumn() {
    RealMatrix matrix = RealMatrix.of(9, 8, (i, j) -> 10 * i + j);
    assertEquals(
        RealMatrix.ofRows(
            new double[] {0, 1, 7}, new double[] {10, 11, 17}, new double[] {80, 81, 87}),
        MatrixExcerpt.of(matrix, 3, 3));
    assertEquals(matrix, MatrixExcerpt.of(matrix, 9, 8));
  }
}
