package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.Frame;
import zoetrope.geometry.Vec;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class MapToQueryKeySpaceTest {
  /** The unit of the plane of queries and keys. */
  private static final double UNIT = 3.5 / 6;

  private static Film film(String name) {
    return Film.of(name.equals("QueryMap") ? QueryMap::new : KeyMap::new);
  }

  @ParameterizedTest
  @CsvSource({"QueryMap", "KeyMap"})
  void lastsAsLongAsTheStoryboardSays(String name) {
    Film film = film(name);
    assertEquals(16.0, film.seconds());
    assertEquals(List.of(0.0, 1.0, 3.0, 5.0, 10.0, 11.0), film.starts());
  }

  @ParameterizedTest
  @CsvSource({"QueryMap, -2, -1", "KeyMap, -1.75, -1"})
  void theMatrixMapsTheWordWhereTheStoryboardShowsIt(String name, double x, double y) {
    assertEquals(0, image(name, null).distance(at(x, y)), 1e-3);
  }

  @ParameterizedTest
  @CsvSource({"QueryMap", "KeyMap"})
  void theDrawnMapIsLinear(String name) {
    Vec a = image(name, "1, 2, 0.5");
    Vec b = image(name, "2, -1, 1.5");
    assertTrue(a.length() > 0.1 && b.length() > 0.1);
    assertEquals(0, image(name, "3, 1, 2").distance(a.plus(b)), 1e-9);
    assertEquals(0, image(name, "-1, -2, -0.5").distance(a.negate()), 1e-9);
  }

  @Test
  void theCameraTurnsByADegreeASecond() {
    double degrees = 180 / Math.PI;
    var start = film("QueryMap").frame(0).camera().orientation();
    var end = film("QueryMap").frame(9).camera().orientation();
    double turn = 2 * Math.acos(start.conjugate().times(end).w()) * degrees;
    assertEquals(9, turn, 0.05);
  }

  @Test
  void theMeaningDisappearsInTheEnd() {
    long before = film("QueryMap").frame(9).items().size();
    long after = film("QueryMap").frame(13).items().size();
    // Each letter has a halo, which is a separate item.
    assertEquals(2 * "Anyadjectivesbeforeposition4?".length(), before - after);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1, 2 | three numbers", "a, b, c | three numbers", "5, 0, 0 | axes"})
  void namesTheErrorInAVector(String vector, String message) {
    var error = assertThrows(SceneException.class, () -> image("QueryMap", vector));
    assertTrue(error.getMessage().contains(message), error.getMessage());
  }

  @Test
  void countsPositionsFromOne() {
    Map<String, String> zero = Map.of("position", "0");
    var error = assertThrows(SceneException.class, () -> film("QueryMap").with(zero).frame(1));
    assertTrue(error.getMessage().contains("counted from 1"), error.getMessage());
  }

  @Test
  void reportsAnImageOutsideThePlane() {
    var error = assertThrows(SceneException.class, () -> image("QueryMap", "-4, 3, 4"));
    assertTrue(error.getMessage().contains("beyond the plane"), error.getMessage());
  }

  /** Returns the coordinates of the mapped vector's tip. */
  private static Vec image(String name, String vector) {
    Map<String, String> parameters = vector == null ? Map.of() : Map.of("vector", vector);
    Frame frame = film(name).with(parameters).frame(10);
    return Film.arrow(frame, name.equals("QueryMap") ? YELLOW : TEAL).times(1 / UNIT);
  }
}
