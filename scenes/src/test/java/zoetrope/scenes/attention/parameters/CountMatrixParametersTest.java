package zoetrope.scenes.attention.parameters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.attention.ModelSize;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.Mobject;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.scenes.Film;
import zoetrope.scenes.components.WeightMatrix;

class CountMatrixParametersTest {
  @Test
  void beatsStartWhenTheStoryboardSays() {
    StageResult result = Film.run(new CountMatrixParameters(), Map.of());
    assertEquals(90.0, result.duration().seconds());
    List<Double> starts =
        result.plays().stream().map(PlayRecord::start).map(Time::seconds).toList();
    List<Double> longer = List.of(1.0, 4.0, 5.0, 7.0, 27.0, 50.0, 57.0, 59.0, 69.0, 78.0, 89.0);
    List<Double> expected = new ArrayList<>();
    for (double second = 0; second < 90; second++) {
      if (!longer.contains(second)) {
        expected.add(second);
      }
    }
    assertEquals(expected, starts);
  }

  @Test
  void totalsAreThoseOfTheModel() {
    var film = new CountMatrixParameters();
    Film.run(film, Map.of());
    ModelSize gpt = ModelSize.GPT3;
    assertEquals(1_572_864, gpt.perMatrix());
    assertEquals(gpt.perMatrix(), film.queryAndKey().queryProduct().result().value());
    assertEquals(gpt.perMatrix(), film.queryAndKey().keyProduct().result().value());
    assertEquals(gpt.perMatrix(), film.factorCounts().down().result().value());
    assertEquals(gpt.perMatrix(), film.factorCounts().up().result().value());
    assertEquals(gpt.perWholeValueMap(), film.value().product().result().value());
    assertEquals("150,994,944", film.value().product().result().text());
    assertEquals("128", film.queryAndKey().queryProduct().rows().text());
    assertEquals("12,288", film.queryAndKey().queryProduct().columns().text());
  }

  @Test
  void countsTheParametersOfAnotherModel() {
    var film = new CountMatrixParameters();
    StageResult result = Film.run(film, Map.of("embedding", "768", "keySize", "64"));
    assertEquals(90.0, result.duration().seconds());
    assertEquals("49,152", film.queryAndKey().keyProduct().result().text());
    assertEquals("589,824", film.value().product().result().text());
  }

  @Test
  void refusesAKeyThatIsLongerThanAnEmbedding() {
    var error =
        assertThrows(
            SceneException.class,
            () -> Film.run(new CountMatrixParameters(), Map.of("embedding", "100")));
    assertTrue(error.getMessage().contains("keys of 128"), error.getMessage());
  }

  @Test
  void theShownVectorIsTheProductOfTheShownNumbers() {
    var film = new CountMatrixParameters();
    Film.run(film, Map.of());
    var value = film.value();
    for (int i = 0; i < value.matrix().rowCount(); i++) {
      double sum = 0;
      for (int j = 0; j < value.matrix().columnCount(); j++) {
        sum += tenths(value.matrix().value(i, j)) * tenths(value.input().value(j, 0));
      }
      if (i != value.image().result().ellipsesRow()) {
        assertEquals(sum, value.image().result().value(i, 0), 1e-9);
      }
    }
  }

  private static double tenths(double value) {
    return Math.rint(value * 10) / 10;
  }

  @Test
  void theFactorsAreWhereTheStoryboardShowsThem() {
    var film = new CountMatrixParameters();
    Film.run(film, Map.of());
    at(2, -1.17, 4, 1.08, film.factors().down());
    // The width follows from the columns: value-up has one for each row of value-down.
    at(-1.11, -1.17, 2.02, 2.23, film.factors().up());
    at(-2.94, -1.17, 1.45, 2.23, film.value().rows().group());
    at(2, -0.12, 3.84, 0.82, film.value().columns().group());
    at(4.07, 0.93, 0.81, 1.48, film.factors().inputLabel());
    at(5.78, 0.92, 0.81, 1.48, film.factors().outputLabel());
  }

  private static void at(double x, double y, double width, double height, Mobject<?> mobject) {
    assertEquals(x, mobject.x(), 0.08);
    assertEquals(y, mobject.y(), 0.03);
    assertEquals(width, mobject.width(), 0.1);
    assertEquals(height, mobject.height(), 0.03);
  }

  @Test
  void theProductOfTheFactorsIsTheValueMatrix() {
    var film = new CountMatrixParameters();
    Film.run(film, Map.of());
    WeightMatrix up = film.factors().up();
    WeightMatrix down = film.factors().down();
    for (int i = 0; i < up.rowCount(); i++) {
      for (int j = 0; j < down.columnCount(); j++) {
        double sum = 0;
        for (int k = 0; k < down.rowCount(); k++) {
          sum += tenths(up.value(i, k)) * tenths(down.value(k, j));
        }
        assertEquals(sum, film.value().matrix().value(i, j), 1e-9);
      }
    }
  }

  @Test
  void objectsThatWereMovedAsideAreGoneAtTheEnd() {
    Bounds all = Film.box(Film.of(CountMatrixParameters::new).rate(10).frame(83.5).items());
    assertEquals(-3.73, all.min().x(), 0.03);
    assertEquals(6.19, all.max().x(), 0.06);
    assertEquals(1.66, all.max().y(), 0.06);
    assertEquals(-3.09, all.min().y(), 0.03);
  }
}
